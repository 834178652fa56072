package org.chuhe.server.game.model;

/**
 * The board of a tournament that a game is played for.
 *
 * @param event the tournament's id
 * @param round the round, from 1
 * @param table 台次, from 1
 * @param game which game of the match, from 1
 */
public record BoardReference(String event, int round, int table, int game) {
    /** What the id of a board's game is made from: were it ever another, games being played would not be found again. */
    public String mark() {
        return "BoardReference[event=" + event + ", round=" + round + ", table=" + table + ", game=" + game + "]";
    }
}
