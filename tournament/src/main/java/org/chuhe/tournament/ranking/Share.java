package org.chuhe.tournament.ranking;

/**
 * What one round gave an entrant.
 *
 * @param opponent whom he met; 0 = a bye
 * @param played whether at least one game was decided over the board
 * @param matchPoints 场分
 * @param gamePoints the points of his games
 * @param wins games won
 * @param playedWins of these, those won over the board
 * @param draws games drawn
 * @param blackGames games played with Black
 * @param blackWins of these, those won
 */
record Share(
        int round,
        int opponent,
        boolean played,
        int matchPoints,
        int gamePoints,
        int wins,
        int playedWins,
        int draws,
        int blackGames,
        int blackWins) {
    boolean bye() {
        return opponent == 0;
    }
}
