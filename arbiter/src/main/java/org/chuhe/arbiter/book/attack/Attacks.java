package org.chuhe.arbiter.book.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.chuhe.arbiter.nature.Chased.Root;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;

/**
 * Finds what one side could take if it were on move. Protection is judged after the capture has been made: a root that
 * is pinned, blocked, or held by the facing kings then is a fake one 假根 and none at all.
 */
public final class Attacks {
    private final Board position;
    private final int attacker;

    private Attacks(Board position, int attacker) {
        this.position = position;
        this.attacker = attacker;
    }

    /** Every legal capture of a side, the enemy king aside, whoever is to move. */
    public static List<Attack> of(Board position, int attacker) {
        return new Attacks(position, attacker).find();
    }

    private List<Attack> find() {
        List<Attack> attacks = new ArrayList<>();
        SquareSet captors = position.squares(attacker);
        SquareSet targets = position.squares(attacker ^ 1).minus(position.squares(attacker ^ 1, PieceCode.KING));
        for (int captor = captors.first(); captor >= 0; captor = captors.next(captor)) {
            for (int target = targets.first(); target >= 0; target = targets.next(target)) {
                if (position.attacks(captor, target)) {
                    add(attacks, captor, target);
                }
            }
        }
        return attacks;
    }

    private void add(List<Attack> attacks, int captor, int target) {
        Board board = imagined(captor, target);
        int capture = MoveCode.of(captor, target);
        if (!board.isLegal(capture)) {
            return;
        }
        boolean mutual = isMutual(captor, target);
        board.make(capture);
        attacks.add(new Attack(captor, target, rootOf(board, target), mutual));
    }

    /**
     * The board on which a capture is imagined. Checks that stand on the real board would falsify it: a side in check
     * could take nothing else, a side that has just been checked could retake nothing. So the pieces that give check
     * only stand in the way, except the two that the capture is about.
     */
    private Board imagined(int captor, int target) {
        byte[] pieces = position.pieces();
        disarm(pieces, attacker, target);
        disarm(pieces, attacker ^ 1, captor);
        return new Board(pieces, attacker, 0);
    }

    private void disarm(byte[] pieces, int checked, int except) {
        int king = position.king(checked);
        if (king < 0 || !position.isKingAttacked(checked)) {
            return;
        }
        position
                .attackers(checked ^ 1, king)
                .minus(position.squares(checked ^ 1, PieceCode.KING))
                .without(except)
                .stream()
                .forEach(square -> pieces[square] = (byte) PieceCode.of(checked ^ 1, PieceCode.INERT));
    }

    private boolean isMutual(int captor, int target) {
        if (PieceCode.kind(position.pieceAt(captor)) != PieceCode.kind(position.pieceAt(target))) {
            return false;
        }
        byte[] pieces = position.pieces();
        disarm(pieces, attacker ^ 1, captor);
        Board board = new Board(pieces, attacker ^ 1, 0);
        return board.isLegal(MoveCode.of(target, captor));
    }

    /** The root on a point where something has just been taken: a piece of the side on move that may retake. */
    public static Root rootOf(Board board, int point) {
        return rootOf(board, point, board::isLegal);
    }

    /** As {@link #rootOf(Board, int)}, where an edition says which of the retaking moves make a real root. */
    public static Root rootOf(Board board, int point, IntPredicate retakes) {
        SquareSet guards = board.attackers(board.side(), point);
        if (guards.isEmpty()) {
            return Root.NONE;
        }
        return guards.any(guard -> retakes.test(MoveCode.of(guard, point))) ? Root.REAL : Root.FALSE;
    }
}
