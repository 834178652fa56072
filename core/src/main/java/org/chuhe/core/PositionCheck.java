package org.chuhe.core;

import java.util.ArrayList;
import java.util.List;
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
        piece.misplacedOn(square).ifPresent(problem -> add(problem, Names.of(piece), square));
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

    private void add(PositionProblem problem, Object... arguments) {
        flaws.add(new PositionFlaw(problem, Names.MESSAGES.message("problem." + problem.code(), arguments)));
    }
}
