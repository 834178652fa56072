package org.chuhe.tournament.knockout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * 双败淘汰制: who has lost twice is out (2011 rules, 10.4, 附录三). The losers of the winners' rounds drop into the losers'
 * bracket in an order that keeps early opponents apart as long as possible.
 */
public final class DoubleElimination {
    private final List<Slot> slots = new ArrayList<>();
    private final List<PlaceRange> lowerPlaces = new ArrayList<>();
    private final int size;
    private int nextPlace;

    private DoubleElimination(int size) {
        this.size = size;
        nextPlace = size;
    }

    /** The bracket for so many entrants, at least two; {@code reset}: whether a second grand final may be played. */
    public static Bracket of(int entrants, boolean reset) {
        return of(entrants, reset, false);
    }

    /** The same; {@code preliminary}: with a 预选赛 instead of byes (10.4), whose losers are out. */
    public static Bracket of(int entrants, boolean reset, boolean preliminary) {
        int size = preliminary ? Integer.highestOneBit(entrants) : Seeding.sizeFor(entrants);
        DoubleElimination made = new DoubleElimination(size);
        List<Source> sources = preliminary ? Seeding.afterPreliminary(entrants, made.slots) : Seeding.sources(entrants);
        List<PlaceRange> places = new ArrayList<>(made.build(sources, reset));
        Collections.reverse(made.lowerPlaces);
        places.addAll(made.lowerPlaces);
        if (preliminary) {
            places.addAll(Seeding.outInPreliminary(entrants));
        }
        return new Bracket(entrants, made.size, made.slots, places);
    }

    private List<PlaceRange> build(List<Source> seeds, boolean reset) {
        List<List<String>> winners = new ArrayList<>();
        List<Source> sources = seeds;
        for (int round = 1; sources.size() > 1; round++) {
            winners.add(round("WB" + round, sources));
            sources = won(winners.get(round - 1));
        }
        Source champion = sources.get(0);
        Source challenger = losersBracket(winners);
        slots.add(Slot.of("GF1", champion, challenger));
        Source winner = new Source.WinnerOf("GF1");
        Source loser = new Source.LoserOf("GF1");
        if (reset) {
            slots.add(new Slot("GF2", loser, winner, "GF1"));
            winner = new Source.WinnerOf("GF2");
            loser = new Source.LoserOf("GF2");
        }
        return List.of(new PlaceRange(1, 1, List.of(winner)), new PlaceRange(2, 2, List.of(loser)));
    }

    /** The winner of the losers' bracket: the challenger of the grand final. */
    private Source losersBracket(List<List<String>> winners) {
        List<Source> alive = lost(winners.get(0));
        int lines = winners.size() - 1;
        int round = 0;
        for (int w = 1; w <= lines; w++) {
            List<String> among = losersRound(++round, alive);
            List<Source> dropping = lost(dropOrder(winners.get(w), lines, w));
            List<Source> sources = new ArrayList<>();
            for (int i = 0; i < among.size(); i++) {
                sources.add(dropping.get(i));
                sources.add(new Source.WinnerOf(among.get(i)));
            }
            alive = won(losersRound(++round, sources));
        }
        return alive.get(0);
    }

    private List<String> losersRound(int round, List<Source> sources) {
        List<String> ids = round("LB" + round, sources);
        nextPlace -= ids.size();
        lowerPlaces.add(new PlaceRange(nextPlace + 1, nextPlace + ids.size(), lost(ids)));
        return ids;
    }

    private List<String> round(String name, List<Source> sources) {
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < sources.size(); i += 2) {
            String id = name + "." + (i / 2 + 1);
            slots.add(Slot.of(id, sources.get(i), sources.get(i + 1)));
            ids.add(id);
        }
        return ids;
    }

    /**
     * The order in which the losers of a winners' round drop. The last two rounds keep theirs; before these, going back,
     * the whole is turned round, each half is turned round, the halves change places, and so on: then two who have met
     * stay in different parts of the losers' bracket as long as it has parts.
     */
    private static List<String> dropOrder(List<String> ids, int lines, int line) {
        int natural = Math.max(1, Math.min(2, lines - 1));
        int back = lines - line - natural;
        List<String> order = new ArrayList<>(ids);
        if (back < 0) {
            return order;
        }
        int half = order.size() / 2;
        switch (back % 3) {
            case 0 -> Collections.reverse(order);
            case 1 -> {
                Collections.reverse(order.subList(0, half));
                Collections.reverse(order.subList(half, order.size()));
            }
            default -> Collections.rotate(order, half);
        }
        return order;
    }

    private static List<Source> won(List<String> ids) {
        return ids.stream().<Source>map(Source.WinnerOf::new).toList();
    }

    private static List<Source> lost(List<String> ids) {
        return ids.stream().<Source>map(Source.LoserOf::new).toList();
    }
}
