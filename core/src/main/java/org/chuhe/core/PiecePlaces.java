package org.chuhe.core;

import org.jspecify.annotations.Nullable;

/** The points on which pieces of a kind can stand at all (2011 rules, 2.2). */
final class PiecePlaces {
    private PiecePlaces() {}

    /** Why a piece cannot stand on a point; null if it can. */
    static @Nullable PositionProblem problem(Piece piece, Square square) {
        Side side = piece.side();
        int rank = side == Side.RED ? square.rank() : Square.RANKS - 1 - square.rank();
        return switch (piece.kind()) {
            case KING -> square.inPalaceOf(side) ? null : PositionProblem.KING_OUTSIDE_PALACE;
            case ADVISOR -> advisor(square, side, rank);
            case ELEPHANT -> elephant(square, side, rank);
            case PAWN -> pawn(square, rank);
            case HORSE, ROOK, CANNON -> null;
        };
    }

    private static @Nullable PositionProblem advisor(Square square, Side side, int rank) {
        if (!square.inPalaceOf(side)) {
            return PositionProblem.ADVISOR_OUTSIDE_PALACE;
        }
        return (square.file() + rank) % 2 == 0 ? PositionProblem.ADVISOR_OFF_ITS_POINTS : null;
    }

    private static @Nullable PositionProblem elephant(Square square, Side side, int rank) {
        if (!square.isHomeOf(side)) {
            return PositionProblem.ELEPHANT_ACROSS_RIVER;
        }
        return isElephantPoint(square.file(), rank) ? null : PositionProblem.ELEPHANT_OFF_ITS_POINTS;
    }

    private static boolean isElephantPoint(int file, int rank) {
        return switch (rank) {
            case 0, 4 -> file == 2 || file == 6;
            case 2 -> file == 0 || file == 4 || file == 8;
            default -> false;
        };
    }

    private static @Nullable PositionProblem pawn(Square square, int rank) {
        if (rank < 3) {
            return PositionProblem.PAWN_BEHIND_ITS_START;
        }
        return rank < 5 && square.file() % 2 != 0 ? PositionProblem.PAWN_OFF_ITS_FILE : null;
    }
}
