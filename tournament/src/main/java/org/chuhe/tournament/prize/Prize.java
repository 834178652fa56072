package org.chuhe.tournament.prize;

import java.util.Arrays;
import java.util.Optional;

/**
 * A prize for one place.
 *
 * @param ranking in which table the place counts
 * @param category of a category: its name; else empty
 * @param board of a board (台): its number; else 0
 * @param place the place it is for
 * @param cents its amount in hundredths; 0 = no money
 */
public record Prize(Ranking ranking, String category, int board, int place, long cents) {
    /** Which table. */
    public enum Ranking {
        /** That of the event, or of a category. */
        STANDINGS("standings"),
        /** The best of all teams on one board. */
        BOARD("board"),
        /** The best unit of an individual event (11.5). */
        UNITS("units");

        private final String code;

        Ranking(String code) {
            this.code = code;
        }

        /** The name in event files. */
        public String code() {
            return code;
        }

        /** The table with this code. */
        public static Optional<Ranking> ofCode(String code) {
            return Arrays.stream(values()).filter(v -> v.code.equals(code)).findFirst();
        }
    }

    /** Whether another prize is for a place in the same table. */
    public boolean besides(Prize other) {
        return ranking == other.ranking && category.equals(other.category) && board == other.board;
    }
}
