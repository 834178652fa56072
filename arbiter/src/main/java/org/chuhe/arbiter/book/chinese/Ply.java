package org.chuhe.arbiter.book.chinese;

import java.util.List;
import org.chuhe.arbiter.threat.Contact;
import org.chuhe.arbiter.threat.Material;
import org.chuhe.arbiter.threat.Scenario;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;

/**
 * One ply as an arbiter looks at it: the position before and after it, each with the mover imagined on move, and the
 * offers to exchange that stand there. Captures along offers that may be accepted are no threats (26.9, 26.10; 2020:
 * 26.10, 26.11): both scenarios forbid them.
 *
 * @param position the position before the ply, as it stood on the board
 * @param from where the moved piece came from
 * @param to where it stands now
 * @param before the position before the ply; the pieces that gave check are taken for mere blockers: while in check
 *     other captures were illegal, but they stood on the board and are no news afterwards (参考图 8, 22)
 * @param kingless the position before the ply with the mover's king out of danger: what could be taken of the pieces
 *     that gave check
 * @param after the position after the ply
 * @param contacts the offers to exchange after the ply
 * @param threats who answers what can be won and what mates
 * @param choices how the questions are answered that the text leaves open
 */
record Ply(
        Board position,
        int from,
        int to,
        Scenario before,
        Scenario kingless,
        Scenario after,
        List<Contact> contacts,
        Threats threats,
        Choices choices) {

    int mover() {
        return after.attacker();
    }

    /** The moved piece. */
    int moved() {
        return after.board().pieceAt(to);
    }

    boolean isKingMove() {
        return PieceCode.kind(moved()) == PieceCode.KING;
    }

    boolean isKingOrPawnMove() {
        return isKingMove() || PieceCode.kind(moved()) == PieceCode.PAWN;
    }

    /** Where a piece of the mover's that now stands on a point stood before. */
    int origin(int square) {
        return square == to ? from : square;
    }

    /** The position before the ply in which a target is asked about: what gave check is no mere blocker then. */
    Scenario before(int target) {
        return gaveCheck(target) ? kingless : before;
    }

    boolean gaveCheck(int square) {
        return PieceCode.kind(before.board().pieceAt(square)) == PieceCode.INERT;
    }

    /** Whether two pieces that touch each other now did not touch before, on the real board. */
    boolean isNew(Contact contact) {
        int inviter = origin(contact.inviter());
        return !position.attacks(inviter, contact.invited()) || !position.attacks(contact.invited(), inviter);
    }

    /** Whether the opponent threatened mate before the ply, and does so no longer. */
    boolean parriesMate() {
        Scenario threatened = before.turned();
        return !threatened.board().inCheck()
                && !threats.mate(threatened).isEmpty()
                && threats.mate(after.turned()).isEmpty();
    }

    /** How many pieces of a side can attack across the river 进攻子: rooks, horses, cannons and pawns. */
    int attackers(int side) {
        Board board = after.board();
        return Material.strong(board, side)
                .or(board.squares(side, PieceCode.PAWN))
                .size();
    }
}
