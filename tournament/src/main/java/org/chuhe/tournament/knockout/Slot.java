package org.chuhe.tournament.knockout;

/**
 * One match of a bracket before it is known who plays it.
 *
 * @param id "P1-8.1": first match among those who play for the places 1 to 8; "WB2.1", "LB3.1", "GF1", "GF2"
 * @param onlyIfSecondWon the id of the match whose second side must have won for this one to be played (the reset of a
 *     grand final); empty = always played
 */
public record Slot(String id, Source first, Source second, String onlyIfSecondWon) {
    static Slot of(String id, Source first, Source second) {
        return new Slot(id, first, second, "");
    }

    public boolean conditional() {
        return !onlyIfSecondWon.isEmpty();
    }
}
