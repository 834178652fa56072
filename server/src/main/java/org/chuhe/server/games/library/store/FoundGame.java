package org.chuhe.server.games.library.store;

import org.chuhe.records.opening.Ecco;
import org.chuhe.text.Result;

/**
 * A game in a list.
 *
 * @param day when it was played, as {@link PlayedDay} counts
 * @param ecco the code, or empty
 * @param copies how often it was brought
 */
public record FoundGame(
        int id,
        int day,
        String red,
        String black,
        String event,
        String round,
        Result result,
        String ecco,
        int plies,
        int copies) {
    FoundGame(
            int id,
            int day,
            String red,
            String black,
            String event,
            String round,
            int result,
            int ecco,
            int plies,
            int copies) {
        this(id, day, red, black, event, round, ShelvedGame.result(result), Ecco.code(ecco), plies, copies);
    }

    public String date() {
        return PlayedDay.text(day);
    }

    /** Where the list goes on after this game. */
    public String place() {
        return day + "-" + id;
    }
}
