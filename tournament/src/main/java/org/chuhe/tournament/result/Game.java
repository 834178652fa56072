package org.chuhe.tournament.result;

import org.chuhe.text.EndReason;
import org.chuhe.text.Result;

/**
 * One game of a match.
 *
 * @param number 1, 2 … in the match: the board in team events (台), else the game
 * @param red the entrant whose side plays Red
 * @param black the entrant whose side plays Black
 * @param redMember in team events who sits there: his place in the team's list, from 1; else 0
 * @param blackMember the same for Black
 * @param reason why it ended so, as far as the arbiter has said
 */
public record Game(
        int number,
        GameKind kind,
        int red,
        int black,
        int redMember,
        int blackMember,
        Result result,
        EndReason reason) {
    /** A game of which nobody has said why it ended so. */
    public Game(int number, GameKind kind, int red, int black, int redMember, int blackMember, Result result) {
        this(number, kind, red, black, redMember, blackMember, result, EndReason.UNKNOWN);
    }

    /** A game of an individual event. */
    public static Game of(int number, int red, int black, Result result) {
        return new Game(number, GameKind.REGULAR, red, black, 0, 0, result);
    }

    /** The same with another result; a reason stays with the result it was given for. */
    public Game with(Result other) {
        return with(other, other == result ? reason : EndReason.UNKNOWN);
    }

    public Game with(Result other, EndReason why) {
        return new Game(number, kind, red, black, redMember, blackMember, other, why);
    }

    /** Whether this entrant was not there, or not in time (20.1, 20.2). */
    public boolean forfeitedBy(int no) {
        return (red == no && result.forfeited() && !result.redWon())
                || (black == no && result.forfeited() && !result.blackWon());
    }

    /** With colours exchanged, before it is played. */
    public Game turned() {
        return new Game(
                number,
                kind,
                /* red= */ black,
                /* black= */ red,
                /* redMember= */ blackMember,
                /* blackMember= */ redMember,
                result,
                reason);
    }

    /** Whether this entrant sits at the board. */
    public boolean involves(int no) {
        return red == no || black == no;
    }
}
