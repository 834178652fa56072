package org.chuhe.tournament.knockout;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.regulations.Places;

/** 单淘汰制 with or without 附加赛 (2011 rules, 10.4, 附录三). */
public final class SingleElimination {
    private final Places played;
    private final List<Slot> slots = new ArrayList<>();
    private final List<PlaceRange> places = new ArrayList<>();

    private SingleElimination(Places played) {
        this.played = played;
    }

    /** The bracket for so many entrants, at least two. */
    public static Bracket of(int entrants, Places played) {
        return of(entrants, played, false);
    }

    /** The same; {@code preliminary}: with a 预选赛 instead of byes (10.4). */
    public static Bracket of(int entrants, Places played, boolean preliminary) {
        SingleElimination made = new SingleElimination(played);
        if (!preliminary) {
            made.block(1, Seeding.sources(entrants));
            return new Bracket(entrants, Seeding.sizeFor(entrants), made.slots, made.places);
        }
        made.block(1, Seeding.afterPreliminary(entrants, made.slots));
        made.places.addAll(Seeding.outInPreliminary(entrants));
        return new Bracket(entrants, Integer.highestOneBit(entrants), made.slots, made.places);
    }

    /**
     * Those who play for the places {@code from} and below: the winners of their first round play on for the upper half
     * of these places, the losers for the lower half.
     */
    private void block(int from, List<Source> sources) {
        int to = from + sources.size() - 1;
        if (sources.size() == 1 || !playedOut(from, to)) {
            places.add(new PlaceRange(from, to, sources));
            return;
        }
        List<Source> winners = new ArrayList<>();
        List<Source> losers = new ArrayList<>();
        for (int i = 0; i < sources.size(); i += 2) {
            String id = "P%d-%d.%d".formatted(from, to, i / 2 + 1);
            slots.add(Slot.of(id, sources.get(i), sources.get(i + 1)));
            winners.add(new Source.WinnerOf(id));
            losers.add(new Source.LoserOf(id));
        }
        block(from, winners);
        block(from + winners.size(), losers);
    }

    private boolean playedOut(int from, int to) {
        return switch (played) {
            case ALL -> true;
            case THIRD -> from == 1 || (from == 3 && to == 4);
            case CHAMPION -> from == 1;
        };
    }
}
