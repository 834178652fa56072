package org.chuhe.arbiter.book.wxf;

import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.attack.Attack;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.Points;

/** The World editions: what counts as an attack in each. */
public final class WorldEditions {
    /** 世界象棋规则 2018, World Xiangqi Federation (the Asian rules, fourth revision). */
    public static final RuleBook WXF_2018 = new WorldRules("wxf2018", WorldEditions::countsIn2018);

    private WorldEditions() {}

    /**
     * An attack counts if the target cannot be retaken, or is a rook and the captor a horse or cannon (10, 15, 16).
     * King and pawn may attack (23, 24), but what they help others to attack counts (25). Like against like is an offer
     * where the other could take as well (19). A pawn that has not crossed is no target (20).
     */
    private static boolean countsIn2018(Board board, Attack attack) {
        int captor = PieceCode.kind(board.pieceAt(attack.captor()));
        if (captor == PieceCode.KING || captor == PieceCode.PAWN || attack.mutual() || !isTarget(board, attack)) {
            return false;
        }
        return !attack.retakable() || isRookTakenByLess(board, attack);
    }

    private static boolean isTarget(Board board, Attack attack) {
        int target = board.pieceAt(attack.target());
        return PieceCode.kind(target) != PieceCode.PAWN
                || Points.isAcrossRiver(PieceCode.side(target), attack.target());
    }

    private static boolean isRookTakenByLess(Board board, Attack attack) {
        int captor = PieceCode.kind(board.pieceAt(attack.captor()));
        return PieceCode.kind(board.pieceAt(attack.target())) == PieceCode.ROOK
                && (captor == PieceCode.HORSE || captor == PieceCode.CANNON);
    }
}
