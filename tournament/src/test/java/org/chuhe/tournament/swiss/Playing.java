package org.chuhe.tournament.swiss;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.swiss.colour.Colours;
import org.chuhe.tournament.swiss.colour.SwissPlayer;

/** Plays random events round by round: results, forfeits, withdrawals, late entries, so that states are real ones. */
final class Playing {
    private static final class Career {
        int score;
        final Set<Integer> opponents = new HashSet<>();
        final StringBuilder colours = new StringBuilder();
        int downs;
        int ups;
        int byes;
    }

    private final SplittableRandom random;
    private final int totalRounds;
    private final Map<Integer, Career> here = new HashMap<>();
    private int next = 1;
    private int round = 1;
    /** How often, in a thousand, a player forfeits, withdraws, and a newcomer enters, in each round. */
    private final int trouble;

    Playing(SplittableRandom random, int players, int totalRounds, int trouble) {
        this.random = random;
        this.totalRounds = totalRounds;
        this.trouble = trouble;
        for (int i = 0; i < players; i++) {
            here.put(next++, new Career());
        }
    }

    SwissState state() {
        List<SwissPlayer> players = new ArrayList<>();
        here.forEach((no, r) -> players.add(
                new SwissPlayer(no, r.score, r.opponents, Colours.of(r.colours.toString()), r.downs, r.ups, r.byes)));
        return SwissState.of(round, Regulations.swiss(totalRounds), players);
    }

    int round() {
        return round;
    }

    /** Plays the round, lets people come and go, and counts on. */
    void play(SwissRound paired) {
        Map<Integer, Integer> sharing = new HashMap<>();
        here.values().forEach(r -> sharing.merge(r.score, 1, Integer::sum));
        Map<Career, Integer> gains = new HashMap<>();
        for (SwissRound.Table t : paired.tables()) {
            Career red = here.get(t.red());
            Career black = here.get(t.black());
            countFloats(red, black, sharing);
            red.opponents.add(t.black());
            black.opponents.add(t.red());
            int result = random.nextInt(3);
            if (random.nextInt(1000) < trouble) {
                result = random.nextBoolean() ? 2 : 0;
            } else {
                red.colours.append('R');
                black.colours.append('B');
            }
            gains.put(red, result);
            gains.put(black, 2 - result);
        }
        paired.bye().ifPresent(no -> {
            gains.put(here.get(no), 2);
            here.get(no).byes++;
        });
        gains.forEach((record, points) -> record.score += points);
        comeAndGo();
        round++;
    }

    private static void countFloats(Career a, Career b, Map<Integer, Integer> sharing) {
        if (a.score != b.score) {
            Career high = a.score > b.score ? a : b;
            Career low = high == a ? b : a;
            high.downs += sharing.get(high.score) > 1 ? 1 : 0;
            low.ups += sharing.get(low.score) > 1 ? 1 : 0;
        }
    }

    private void comeAndGo() {
        if (here.size() > 4) {
            here.keySet().removeIf(no -> here.size() > 4 && random.nextInt(1000) < trouble / 2);
        }
        if (random.nextInt(1000) < trouble) {
            here.put(next++, new Career());
        }
    }
}
