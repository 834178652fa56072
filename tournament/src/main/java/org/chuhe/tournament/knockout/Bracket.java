package org.chuhe.tournament.knockout;

import java.util.List;
import java.util.Optional;

/**
 * 淘汰赛对局秩序表: the matches of a knock-out and the places they lead to.
 *
 * @param entrants how many take part
 * @param size the power of two they are filled up to with byes, or cut down to by a 预选赛
 * @param slots every match, a match never before one it depends on
 * @param places from the first to the last
 */
public record Bracket(int entrants, int size, List<Slot> slots, List<PlaceRange> places) {
    public Bracket {
        slots = List.copyOf(slots);
        places = List.copyOf(places);
    }

    public int byes() {
        return Math.max(0, size - entrants);
    }

    /** Whether two can ever meet there. */
    public boolean isPlayed(Slot slot) {
        return !nobody(slot.first()) && !nobody(slot.second());
    }

    /** Whether no entrant can ever stand there: a bye, or what a bye leads to. */
    public boolean nobody(Source source) {
        if (source instanceof Source.WinnerOf w) {
            return slot(w.match())
                    .map(slot -> nobody(slot.first()) && nobody(slot.second()))
                    .orElse(false);
        }
        if (source instanceof Source.LoserOf l) {
            return slot(l.match()).map(slot -> !isPlayed(slot)).orElse(false);
        }
        return source instanceof Source.Bye;
    }

    /** Where somebody comes from who goes on without a match: from what leads there. */
    public Source origin(Source source) {
        if (source instanceof Source.WinnerOf w) {
            Optional<Slot> passed = slot(w.match()).filter(slot -> !isPlayed(slot));
            return passed.map(slot -> origin(nobody(slot.first()) ? slot.second() : slot.first()))
                    .orElse(source);
        }
        return source;
    }

    public Optional<Slot> slot(String id) {
        return slots.stream().filter(s -> s.id().equals(id)).findFirst();
    }
}
