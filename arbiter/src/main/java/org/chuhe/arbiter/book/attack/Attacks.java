package org.chuhe.arbiter.book.attack;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.arbiter.nature.Chased.Root;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;

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
        for (int captor = 0; captor < Square.COUNT; captor++) {
            if (PieceCode.isOf(position.pieceAt(captor), attacker)) {
                for (int target = 0; target < Square.COUNT; target++) {
                    int victim = position.pieceAt(target);
                    if (PieceCode.isOf(victim, attacker ^ 1)
                            && PieceCode.kind(victim) != PieceCode.KING
                            && position.attacks(captor, target)) {
                        add(attacks, captor, target);
                    }
                }
            }
        }
        return attacks;
    }

    private void add(List<Attack> attacks, int captor, int target) {
        Board board = imagined(captor, target);
        int capture = captor | target << 7;
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
        for (int square = 0; square < Square.COUNT; square++) {
            if (square != except
                    && PieceCode.isOf(pieces[square], checked ^ 1)
                    && PieceCode.kind(pieces[square]) != PieceCode.KING
                    && position.attacks(square, king)) {
                pieces[square] = (byte) PieceCode.of(checked ^ 1, PieceCode.INERT);
            }
        }
    }

    private boolean isMutual(int captor, int target) {
        if (PieceCode.kind(position.pieceAt(captor)) != PieceCode.kind(position.pieceAt(target))) {
            return false;
        }
        byte[] pieces = position.pieces();
        disarm(pieces, attacker ^ 1, captor);
        Board board = new Board(pieces, attacker ^ 1, 0);
        return board.isLegal(target | captor << 7);
    }

    /** Who, on move, reaches a point where something has just been taken, and whether he may retake. */
    public static Root rootOf(Board board, int point) {
        Root root = Root.NONE;
        for (int from = 0; from < Square.COUNT; from++) {
            if (PieceCode.isOf(board.pieceAt(from), board.side()) && board.attacks(from, point)) {
                if (board.isLegal(from | point << 7)) {
                    return Root.REAL;
                }
                root = Root.FALSE;
            }
        }
        return root;
    }
}
