package org.chuhe.tournament.knockout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A bracket with the entrants drawn into it and the results so far: who plays whom next, and who has which place.
 * Byes are resolved at once: who meets nobody goes on, and nobody goes on as nobody. Two who both stayed away have both
 * lost (2011 rules, 20.2): nobody goes on, and they share the last place that their match could have led to.
 */
public final class PlayedBracket {
    private static final int UNKNOWN = -1;
    /** Who goes on where neither side came. */
    static final int NOBODY = 0;

    private final Bracket bracket;
    private final List<Integer> seeds;
    private final Map<String, Integer> decided;
    private final Map<String, Integer> winners = new HashMap<>();
    private final Map<String, Integer> losers = new HashMap<>();
    private final List<BracketMatch> ready = new ArrayList<>();
    private final Map<String, BracketMatch> deserted = new LinkedHashMap<>();

    private PlayedBracket(Bracket bracket, List<Integer> seeds, Map<String, Integer> decided) {
        this.bracket = bracket;
        this.seeds = List.copyOf(seeds);
        this.decided = Map.copyOf(decided);
        bracket.slots().forEach(this::resolve);
    }

    /**
     * The state of a bracket.
     *
     * @param seeds the numbers of the entrants, first seed first
     * @param decided the winner of each match decided so far; 0 = neither side came
     */
    public static PlayedBracket of(Bracket bracket, List<Integer> seeds, Map<String, Integer> decided) {
        if (seeds.size() != bracket.entrants()) {
            throw new IllegalArgumentException(seeds.size() + " entrants for a bracket of " + bracket.entrants());
        }
        return new PlayedBracket(bracket, seeds, decided);
    }

    private void resolve(Slot slot) {
        int first = occupant(slot.first());
        int second = occupant(slot.second());
        if (slot.conditional() && first != UNKNOWN && second != UNKNOWN && !secondWon(slot.onlyIfSecondWon())) {
            // The reset is not needed: the loser of the grand final is first here, its winner second.
            settle(slot.id(), second, first);
        } else if (first == NOBODY || second == NOBODY) {
            int other = first == NOBODY ? second : first;
            settle(slot.id(), other, NOBODY);
        } else if (first == UNKNOWN || second == UNKNOWN) {
            settle(slot.id(), UNKNOWN, UNKNOWN);
        } else {
            play(new BracketMatch(slot.id(), first, second), decided.getOrDefault(slot.id(), UNKNOWN));
        }
    }

    private void play(BracketMatch match, int winner) {
        if (winner == UNKNOWN) {
            settle(match.id(), UNKNOWN, UNKNOWN);
            ready.add(match);
        } else if (winner == NOBODY) {
            settle(match.id(), NOBODY, NOBODY);
            deserted.put(match.id(), match);
        } else {
            settle(match.id(), winner, winner == match.first() ? match.second() : match.first());
        }
    }

    private boolean secondWon(String id) {
        Slot earlier = bracket.slot(id).orElseThrow();
        int winner = winners.getOrDefault(id, UNKNOWN);
        return winner != NOBODY && winner == occupant(earlier.second());
    }

    private void settle(String id, int winner, int loser) {
        winners.put(id, winner);
        losers.put(id, loser);
    }

    private int occupant(Source source) {
        if (source instanceof Source.Seed seed) {
            return seeds.get(seed.number() - 1);
        }
        if (source instanceof Source.WinnerOf winner) {
            return winners.getOrDefault(winner.match(), UNKNOWN);
        }
        if (source instanceof Source.LoserOf loser) {
            return losers.getOrDefault(loser.match(), UNKNOWN);
        }
        return NOBODY;
    }

    /** The matches that can be played now, in the order of the bracket. */
    public List<BracketMatch> ready() {
        return List.copyOf(ready);
    }

    /** Whether no match is left. */
    public boolean finished() {
        return ready.isEmpty();
    }

    /** Who is known to stand there: an entrant's number; empty if it is open or nobody. */
    public OptionalInt entrantAt(Source source) {
        int no = occupant(source);
        return no > 0 ? OptionalInt.of(no) : OptionalInt.empty();
    }

    /** Whether nobody will ever stand there: a bye, or because neither side came to an earlier match. */
    public boolean vacant(Source source) {
        return occupant(source) == NOBODY;
    }

    /** The places known so far, best first; those of one inner list share a place. */
    public List<List<Integer>> places() {
        List<List<Integer>> places = new ArrayList<>();
        for (PlaceRange range : bracket.places()) {
            List<Integer> here = new ArrayList<>();
            range.sources().forEach(s -> entrantAt(s).ifPresent(here::add));
            if (!here.isEmpty()) {
                places.add(here);
            }
        }
        return places;
    }

    /**
     * Everybody in order as it stands now: those who still have to play come where the best place is that they can
     * reach, together with whoever can reach the same. An empty list is a place that nobody has won.
     */
    public List<List<Integer>> standing() {
        Map<Integer, List<Integer>> byBest = new TreeMap<>();
        List<Integer> open = new ArrayList<>(seeds);
        for (List<Integer> here : places()) {
            open.removeAll(here);
        }
        for (BracketMatch match : deserted.values()) {
            List<Integer> both = List.of(match.first(), match.second());
            open.removeAll(both);
            byBest.computeIfAbsent(lastPlace(match.id()), b -> new ArrayList<>())
                    .addAll(both);
        }
        Map<Integer, Integer> nextBlock = new HashMap<>();
        for (Slot slot : bracket.slots()) {
            if (winners.getOrDefault(slot.id(), UNKNOWN) == UNKNOWN) {
                Stream.of(slot.first(), slot.second())
                        .map(this::occupant)
                        .forEach(no -> nextBlock.put(no, firstPlace(slot.id())));
            }
        }
        for (int no : open) {
            byBest.computeIfAbsent(nextBlock.getOrDefault(no, 1), b -> new ArrayList<>())
                    .add(no);
        }
        for (PlaceRange range : bracket.places()) {
            for (Source source : range.sources()) {
                entrantAt(source)
                        .ifPresent(no -> byBest.computeIfAbsent(range.from(), b -> new ArrayList<>())
                                .add(no));
            }
        }
        List<List<Integer>> order = new ArrayList<>(byBest.values());
        if (finished() && bracket.places().get(0).sources().stream().allMatch(this::vacant)) {
            order.add(0, List.of());
        }
        return List.copyOf(order);
    }

    /** The place of whoever loses this match and all that follow. */
    private int lastPlace(String id) {
        Source loser = new Source.LoserOf(id);
        for (PlaceRange range : bracket.places()) {
            if (range.sources().contains(loser)) {
                return range.from();
            }
        }
        return bracket.slots().stream()
                .filter(s -> s.first().equals(loser) || s.second().equals(loser))
                .mapToInt(s -> lastPlace(s.id()))
                .findFirst()
                .orElse(seeds.size());
    }

    /** "P5-8.1" is played for the places from 5 on; other brackets lead to the first place. */
    private static int firstPlace(String id) {
        return id.startsWith("P") ? Integer.parseInt(id.substring(1, id.indexOf('-'))) : 1;
    }
}
