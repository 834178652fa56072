package org.chuhe.core;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.chuhe.core.board.Board;

/** Positions for property tests: from random play, from random placement, and overcrowded ones as in compositions. */
public final class RandomPositions {
    private RandomPositions() {}

    /** One of the three kinds below. */
    public static Position any(SplittableRandom random) {
        return switch (random.nextInt(3)) {
            case 0 -> played(random, random.nextInt(120));
            case 1 -> placed(random, false);
            default -> placed(random, true);
        };
    }

    /** A position after random legal play from the start. */
    public static Position played(SplittableRandom random, int plies) {
        Position position = Position.START;
        for (int i = 0; i < plies; i++) {
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty()) {
                return position;
            }
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
        return position;
    }

    /**
     * Pieces on random points where their kind can stand, the side not to move not in check.
     *
     * @param overcrowded more pieces of a kind than a set has, and pawns anywhere
     */
    public static Position placed(SplittableRandom random, boolean overcrowded) {
        while (true) {
            Map<Square, Piece> pieces = new TreeMap<>();
            for (Piece piece : Piece.values()) {
                int most = most(piece.kind(), overcrowded);
                int count = piece.kind() == Kind.KING ? 1 : random.nextInt(most + 1);
                for (int i = 0; i < count; i++) {
                    place(random, pieces, piece, overcrowded);
                }
            }
            Side side = random.nextBoolean() ? Side.RED : Side.BLACK;
            Position position = Position.of(pieces, side, random.nextInt(100), 1 + random.nextInt(99));
            Board board = position.toBoard();
            if (position.king(Side.RED).isPresent()
                    && position.king(Side.BLACK).isPresent()
                    && !board.isKingAttacked(side.opponent().ordinal())) {
                return position;
            }
        }
    }

    private static int most(Kind kind, boolean overcrowded) {
        return switch (kind) {
            case KING -> 1;
            case PAWN -> overcrowded ? 12 : 5;
            case ADVISOR, ELEPHANT -> 2;
            case HORSE, ROOK, CANNON -> overcrowded ? 5 : 2;
        };
    }

    private static void place(SplittableRandom random, Map<Square, Piece> pieces, Piece piece, boolean overcrowded) {
        for (int attempt = 0; attempt < 200; attempt++) {
            Square square = Square.of(random.nextInt(Square.COUNT));
            if (!pieces.containsKey(square) && canStand(piece, square, overcrowded)) {
                pieces.put(square, piece);
                return;
            }
        }
    }

    private static boolean canStand(Piece piece, Square square, boolean overcrowded) {
        Side side = piece.side();
        int rank = side == Side.RED ? square.rank() : 9 - square.rank();
        int file = square.file();
        return switch (piece.kind()) {
            case KING -> square.inPalaceOf(side);
            case ADVISOR -> square.inPalaceOf(side) && (file + rank) % 2 == 1;
            case ELEPHANT -> rank == 2 ? file % 4 == 0 : (rank == 0 || rank == 4) && (file == 2 || file == 6);
            case PAWN -> overcrowded ? file < 4 : rank > 4 || rank > 2 && file % 2 == 0;
            case HORSE, ROOK, CANNON -> !overcrowded || file < 5;
        };
    }
}
