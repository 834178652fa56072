package org.chuhe.arbiter.threat;

import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.Points;
import org.chuhe.core.board.SquareSet;

/**
 * What pieces are worth to an arbiter (2011 rules, 1.2 and 26.6; 2020 rules, 26.6 and 26.7): a rook is two horses or
 * cannons, horse and cannon are equal (strong pieces 强子), advisor and elephant are equal (weak pieces 弱子). A pawn
 * across the river equals any piece but a rook: given for one it is no gain, won for nothing it is. A pawn on its own
 * side of the river is worth nothing.
 *
 * <p>A balance counts what one side has won and lost; it is packed into an int so that a search can carry it along.
 */
public final class Material {
    private static final int BIAS = 64;
    private static final int STRONG = 1 << 16;
    private static final int WEAK = 1 << 8;
    private static final int PAWN = 1;

    /** The balance before anything is taken. */
    static final int EVEN = BIAS * (STRONG + WEAK + PAWN);

    private Material() {}

    /** What a piece adds to the balance of the side that takes it; 0 for an uncrossed pawn or an inert piece. */
    static int unit(int piece, int square) {
        return switch (PieceCode.kind(piece)) {
            case PieceCode.ROOK -> 2 * STRONG;
            case PieceCode.HORSE, PieceCode.CANNON -> STRONG;
            case PieceCode.ADVISOR, PieceCode.ELEPHANT -> WEAK;
            case PieceCode.PAWN -> Points.isAcrossRiver(PieceCode.side(piece), square) ? PAWN : 0;
            default -> 0;
        };
    }

    /** What the piece on a point is worth if it is won for nothing. */
    public static int valueOf(Board board, int square) {
        return value(EVEN + unit(board.pieceAt(square), square));
    }

    /** What a line that begins on a board, which stays as it is, is worth to a side: what it takes less what it loses. */
    public static int valueOf(Board start, List<Move> line, int side) {
        Board board = start.copy();
        int balance = EVEN;
        for (Move move : line) {
            int to = move.to().index();
            int unit = unit(board.pieceAt(to), to);
            balance += board.side() == side ? unit : -unit;
            board.make(move.code());
        }
        return value(balance);
    }

    /** Whether it is a rook, horse or cannon 强子. */
    public static boolean isStrong(int piece) {
        return switch (PieceCode.kind(piece)) {
            case PieceCode.ROOK, PieceCode.HORSE, PieceCode.CANNON -> true;
            default -> false;
        };
    }

    /** A side's rooks, horses and cannons. */
    public static SquareSet strong(Board board, int side) {
        return board.squares(side, PieceCode.ROOK)
                .or(board.squares(side, PieceCode.HORSE))
                .or(board.squares(side, PieceCode.CANNON));
    }

    /** Whether it is an advisor or elephant 弱子. */
    public static boolean isWeak(int piece) {
        int kind = PieceCode.kind(piece);
        return kind == PieceCode.ADVISOR || kind == PieceCode.ELEPHANT;
    }

    /** The value of a balance: positive is a gain 得子, 0 an even exchange, negative a loss. */
    static int value(int balance) {
        int strong = (balance >> 16) - BIAS;
        int weak = (balance >> 8 & 255) - BIAS;
        int pawns = (balance & 255) - BIAS;
        return pawns >= 0 ? value(strong, weak, pawns) : -value(-strong, -weak, -pawns);
    }

    /**
     * What a balance of pawns against advisors and elephants is worth, the open question on them answered the other way: as
     * many pawns as are won or lost. 0 for any other balance, which is worth its {@link #value} either way.
     */
    static int pawnsForWeakPieces(int balance) {
        int strong = (balance >> 16) - BIAS;
        int weak = (balance >> 8 & 255) - BIAS;
        int pawns = (balance & 255) - BIAS;
        return strong == 0 && weak * pawns < 0 && Math.abs(pawns) >= Math.abs(weak) ? pawns : 0;
    }

    /** The value of a balance on some terms, which are told where they matter. */
    static int value(int balance, Terms terms) {
        int pawns = pawnsForWeakPieces(balance);
        if (pawns == 0) {
            return value(balance);
        }
        terms.restsOn(Terms.PAWN_EQUALS_WEAK_PIECE);
        return (terms.turned() & Terms.PAWN_EQUALS_WEAK_PIECE) == 0 ? value(balance) : pawns;
    }

    private static int value(int strong, int weak, int pawnsWon) {
        int plain = 10 * strong + weak;
        if (pawnsWon == 0) {
            return plain;
        }
        if (strong >= 0 && weak >= 0 || strong <= -2) {
            return plain + pawnsWon;
        }
        // A pawn equals any piece but a rook: won pawns level a lost horse, cannon, advisor or elephant.
        return strong > 0 ? plain : 0;
    }
}
