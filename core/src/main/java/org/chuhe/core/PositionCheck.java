package org.chuhe.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chuhe.core.board.Board;

/** Looks for what cannot be in a game: pieces that the sets (2011 rules, 1.2) or their moves (2.2) do not allow. */
final class PositionCheck {
    private final Position position;
    private final List<PositionFlaw> flaws = new ArrayList<>();

    private PositionCheck(Position position) {
        this.position = position;
    }

    static List<PositionFlaw> flaws(Position position) {
        PositionCheck check = new PositionCheck(position);
        Map<Square, Piece> pieces = position.pieces();
        check.count(pieces);
        pieces.forEach(check::place);
        check.doubledPawns(pieces);
        check.kings();
        return List.copyOf(check.flaws);
    }

    private void count(Map<Square, Piece> pieces) {
        int[] counts = new int[Piece.values().length];
        pieces.values().forEach(piece -> counts[piece.ordinal()]++);
        for (Piece piece : Piece.values()) {
            int count = counts[piece.ordinal()];
            Side side = piece.side();
            if (piece.kind() == Kind.KING && count != 1) {
                add(count == 0 ? PositionProblem.NO_KING : PositionProblem.SEVERAL_KINGS, Names.of(side), count);
            } else if (count > most(piece.kind())) {
                add(PositionProblem.TOO_MANY, Names.of(side), count, Names.of(piece.kind(), side), most(piece.kind()));
            }
        }
    }

    private static int most(Kind kind) {
        return switch (kind) {
            case KING -> 1;
            case PAWN -> 5;
            case ADVISOR, ELEPHANT, HORSE, ROOK, CANNON -> 2;
        };
    }

    private void place(Square square, Piece piece) {
        Side side = piece.side();
        int rank = side == Side.RED ? square.rank() : Square.RANKS - 1 - square.rank();
        switch (piece.kind()) {
            case KING -> flaw(!square.inPalaceOf(side), PositionProblem.KING_OUTSIDE_PALACE, piece, square);
            case ADVISOR -> {
                boolean inside = square.inPalaceOf(side);
                flaw(!inside, PositionProblem.ADVISOR_OUTSIDE_PALACE, piece, square);
                flaw(inside && (square.file() + rank) % 2 == 0, PositionProblem.ADVISOR_OFF_ITS_POINTS, piece, square);
            }
            case ELEPHANT -> {
                boolean home = square.isHomeOf(side);
                flaw(!home, PositionProblem.ELEPHANT_ACROSS_RIVER, piece, square);
                flaw(
                        home && !isElephantPoint(square.file(), rank),
                        PositionProblem.ELEPHANT_OFF_ITS_POINTS,
                        piece,
                        square);
            }
            case PAWN -> {
                flaw(rank < 3, PositionProblem.PAWN_BEHIND_ITS_START, piece, square);
                boolean offFile = (rank == 3 || rank == 4) && square.file() % 2 != 0;
                flaw(offFile, PositionProblem.PAWN_OFF_ITS_FILE, piece, square);
            }
            case HORSE, ROOK, CANNON -> {}
        }
    }

    private static boolean isElephantPoint(int file, int rank) {
        return switch (rank) {
            case 0, 4 -> file == 2 || file == 6;
            case 2 -> file == 0 || file == 4 || file == 8;
            default -> false;
        };
    }

    private void doubledPawns(Map<Square, Piece> pieces) {
        for (Side side : Side.values()) {
            Piece pawn = Piece.of(side, Kind.PAWN);
            for (int file = 0; file < Square.FILES; file++) {
                Square start = Square.of(file, side == Side.RED ? 3 : 6);
                Square next = Square.of(file, side == Side.RED ? 4 : 5);
                if (pieces.get(start) == pawn && pieces.get(next) == pawn) {
                    add(PositionProblem.PAWNS_DOUBLED_AT_HOME, Names.of(side), start, next);
                }
            }
        }
    }

    private void kings() {
        Side waiting = position.sideToMove().opponent();
        if (position.kingsFace()) {
            add(PositionProblem.KINGS_FACE);
            return;
        }
        Board board = position.toBoard();
        if (board.isKingAttacked(waiting.ordinal())) {
            add(PositionProblem.OPPONENT_IN_CHECK, Names.of(waiting));
        }
    }

    private void flaw(boolean present, PositionProblem problem, Piece piece, Square square) {
        if (present) {
            add(problem, Names.of(piece), square);
        }
    }

    private void add(PositionProblem problem, Object... arguments) {
        String key = "problem." + problem.name().toLowerCase(Locale.ROOT).replace('_', '.');
        flaws.add(new PositionFlaw(problem, Names.MESSAGES.message(key, arguments)));
    }
}
