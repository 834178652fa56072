package org.chuhe.tournament.result;

/**
 * One game of a match.
 *
 * @param number 1, 2 … in the match: the board in team events (台), else the game
 * @param red the entrant whose side plays Red
 * @param black the entrant whose side plays Black
 * @param redMember in team events who sits there: his place in the team's list, from 1; else 0
 * @param blackMember the same for Black
 */
public record Game(int number, GameKind kind, int red, int black, int redMember, int blackMember, Result result) {
    /** A game of an individual event. */
    public static Game of(int number, int red, int black, Result result) {
        return new Game(number, GameKind.REGULAR, red, black, 0, 0, result);
    }

    public Game with(Result other) {
        return new Game(number, kind, red, black, redMember, blackMember, other);
    }

    /** Whether this entrant sits at the board. */
    public boolean involves(int no) {
        return red == no || black == no;
    }
}
