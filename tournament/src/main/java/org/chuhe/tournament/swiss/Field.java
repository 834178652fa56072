package org.chuhe.tournament.swiss;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.swiss.colour.ColourDecision;
import org.chuhe.tournament.swiss.colour.SwissPlayer;
import org.jspecify.annotations.Nullable;

/**
 * The players to pair, in order of priority: from here on a player is his place in that order. Players of one score
 * (积分段) follow one another.
 */
final class Field {
    final SwissState state;
    final SwissPlayer[] players;
    /** For each player his level, 0 the highest score. */
    final int[] level;
    /** For each level its first player; one entry more than levels. */
    final int[] start;
    /** Whether the player's score is shared, so that a float counts (附录二 一.9). */
    final boolean[] counted;
    /** For each player those with whom he would break a rule, and which ones, as bits of {@link Relaxation}. */
    private final List<Map<Integer, Integer>> broken;

    private final @Nullable BitSet[] overLimit;
    private final boolean limitsForbid;

    private Field(SwissState state, SwissPlayer[] players, boolean oneLevel) {
        this.state = state;
        this.players = players;
        level = new int[players.length];
        counted = new boolean[players.length];
        List<Integer> starts = new ArrayList<>();
        for (int i = 0; i < players.length; i++) {
            if (i == 0 || (!oneLevel && players[i].score() != players[i - 1].score())) {
                starts.add(i);
            }
            level[i] = starts.size() - 1;
        }
        starts.add(players.length);
        start = starts.stream().mapToInt(Integer::intValue).toArray();
        Map<Integer, Integer> sharing = new HashMap<>();
        state.players().forEach(p -> sharing.merge(p.score(), 1, Integer::sum));
        for (int i = 0; i < players.length; i++) {
            counted[i] = sharing.getOrDefault(players[i].score(), 0) > 1;
        }
        limitsForbid = state.reads(Reading.HARD_LIMITS)
                && state.round() < state.rules().rounds();
        broken = brokenRules();
        overLimit = new BitSet[players.length];
    }

    /** Everybody whom the arbiter has not paired by hand. */
    static Field of(SwissState state) {
        return new Field(state, free(state).sorted(Priority.of(state.round())).toArray(SwissPlayer[]::new), false);
    }

    /** The field of round 1: one level, by number. */
    static Field firstRound(SwissState state) {
        SwissPlayer[] byNumber =
                free(state).sorted(Comparator.comparingInt(SwissPlayer::no)).toArray(SwissPlayer[]::new);
        return new Field(state, byNumber, true);
    }

    private static Stream<SwissPlayer> free(SwissState state) {
        Set<Integer> taken = new HashSet<>();
        for (FixedPair pair : state.fixed()) {
            taken.add(pair.red());
            taken.add(pair.black());
        }
        state.fixedBye().ifPresent(taken::add);
        return state.players().stream().filter(p -> !taken.contains(p.no()));
    }

    private List<Map<Integer, Integer>> brokenRules() {
        Map<Integer, Integer> place = new HashMap<>();
        List<Map<Integer, Integer>> rules = new ArrayList<>();
        for (int i = 0; i < players.length; i++) {
            place.put(players[i].no(), i);
            rules.add(new HashMap<>());
        }
        for (int i = 0; i < players.length; i++) {
            for (int no : players[i].opponents()) {
                mark(rules, i, place.get(no), Relaxation.REMATCH);
            }
        }
        for (ForbiddenPair pair : state.forbidden()) {
            Integer a = place.get(pair.a());
            if (a != null) {
                mark(rules, a, place.get(pair.b()), Relaxation.of(pair.strength()));
            }
        }
        return rules;
    }

    private static void mark(List<Map<Integer, Integer>> rules, int a, @Nullable Integer b, Relaxation rule) {
        if (b != null) {
            rules.get(a).merge(b, bit(rule), (x, y) -> x | y);
            rules.get(b).merge(a, bit(rule), (x, y) -> x | y);
        }
    }

    static int bit(Relaxation rule) {
        return 1 << rule.ordinal();
    }

    int size() {
        return players.length;
    }

    int levels() {
        return start.length - 1;
    }

    /** How many players have the score of this level or a higher one. */
    int upTo(int lastLevel) {
        return start[lastLevel + 1];
    }

    int[] natives(int aLevel) {
        return players(aLevel, aLevel);
    }

    /** All players from one level to another. */
    int[] players(int top, int bottom) {
        int[] result = new int[start[bottom + 1] - start[top]];
        Arrays.setAll(result, i -> start[top] + i);
        return result;
    }

    /** Those with whom the player has met or is kept apart, with the rules a pair would break. */
    Map<Integer, Integer> brokenWith(int player) {
        return broken.get(player);
    }

    /** Whether 多三 and 连三 are forbidden in this round (一.11(3) read strictly; never in the last round, 二.4(10)). */
    boolean limitsForbid() {
        return limitsForbid;
    }

    /** The rules a pair would break, as bits of {@link Relaxation}. */
    int brokenBy(int a, int b) {
        int rules = broken.get(a).getOrDefault(b, 0);
        return limitsForbid() && overLimit(a).get(b) ? rules | bit(Relaxation.COLOUR_LIMIT) : rules;
    }

    /** With whom the player, or the other, would have 多三 or 连三. */
    private BitSet overLimit(int player) {
        BitSet known = overLimit[player];
        if (known == null) {
            known = new BitSet(size());
            for (int other = 0; other < size(); other++) {
                known.set(other, other != player && new PairCost(this, player, other).limits > 0);
            }
            overLimit[player] = known;
        }
        return known;
    }

    ColourDecision colours(int a, int b) {
        return ColourDecision.of(
                players[a], players[b], state.round(), state.rules().rounds());
    }

    private int floats(int player) {
        return players[player].downs() + players[player].ups();
    }

    /** Earlier floats held against one more float down; or up. */
    int earlierFloats(int player, boolean down) {
        if (state.reads(Reading.FLOATS_BY_DIRECTION)) {
            return down ? players[player].downs() : players[player].ups();
        }
        return floats(player);
    }

    /** Whether one more float down would be the third (一.9). */
    boolean thirdDown(int player) {
        return (state.reads(Reading.FLOATS_IN_TOTAL) ? floats(player) : players[player].downs()) >= 2;
    }

    /** Whether one more float up would be the third (一.9). */
    boolean thirdUp(int player) {
        return (state.reads(Reading.FLOATS_IN_TOTAL) ? floats(player) : players[player].ups()) >= 2;
    }
}
