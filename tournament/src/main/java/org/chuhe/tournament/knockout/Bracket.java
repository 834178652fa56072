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

    public Optional<Slot> slot(String id) {
        return slots.stream().filter(s -> s.id().equals(id)).findFirst();
    }
}
