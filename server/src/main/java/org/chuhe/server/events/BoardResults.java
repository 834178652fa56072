package org.chuhe.server.events;

import org.chuhe.tournament.model.Result;

/** How games that are played on this server report to the tournament they belong to. */
public interface BoardResults {
    /**
     * Records the result of a game.
     *
     * @param event the tournament's identifier
     * @param game its number in the match, 1 where a match is one game
     * @throws org.chuhe.server.web.Failure if the tournament is closed or unknown
     * @throws RefusedException if there is no such game, or its result no longer counts
     */
    void finished(String event, int round, int table, int game, Result result);
}
