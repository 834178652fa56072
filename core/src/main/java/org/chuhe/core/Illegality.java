package org.chuhe.core;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.board.Board;
import org.chuhe.text.Coded;
import org.chuhe.text.Message;

/** Why a move is not allowed: the article of the rules (2011, 2.2 and 3.4) that it breaks. */
public enum Illegality implements Coded {
    /** There is nothing to move. */
    EMPTY_POINT("empty-point"),
    /** It is the other side's piece, or the other side's turn. */
    OPPONENTS_PIECE("opponents-piece"),
    /** The piece would stay where it is. */
    STAYS_IN_PLACE("stays-in-place"),
    /** The target holds a piece of the same side. */
    OWN_PIECE_IN_THE_WAY("own-piece-in-the-way"),
    /** The kind does not move like that at all. */
    NOT_HOW_IT_MOVES("not-how-it-moves"),
    /** King or advisor outside the palace 九宫. */
    LEAVES_THE_PALACE("leaves-the-palace"),
    /** Elephant across the river. */
    CROSSES_THE_RIVER("crosses-the-river"),
    /** Pawn backwards. */
    PAWN_GOES_BACK("pawn-goes-back"),
    /** Pawn sideways before it has crossed the river. */
    PAWN_SIDEWAYS_AT_HOME("pawn-sideways-at-home"),
    /** 蹩马腿. */
    LEG_BLOCKED("leg-blocked"),
    /** 塞象眼. */
    EYE_BLOCKED("eye-blocked"),
    /** Rook or cannon jumps without capturing. */
    WAY_BLOCKED("way-blocked"),
    /** Cannon captures without exactly one screen 炮架. */
    NOT_ONE_SCREEN("not-one-screen"),
    /** The kings would face each other on an open file. */
    KINGS_FACE("kings-face"),
    /** The king is in check and the move does not parry it. */
    STAYS_IN_CHECK("stays-in-check"),
    /** The move exposes its own king or takes it into check. */
    EXPOSES_KING("exposes-king");

    private final String code;

    Illegality(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    /** Why the move is illegal in that position; empty if it is legal. */
    public static Optional<Illegality> of(Position position, Move move) {
        if (position.isLegal(move)) {
            return Optional.empty();
        }
        return Optional.of(position.isPseudoLegal(move) ? unsafe(position, move) : unreachable(position, move));
    }

    /** The reason in words, with the piece, the points and what stands in the way. */
    public Message message(Position position, Move move) {
        Object piece = position.pieceAt(move.from()).<Object>map(Names::of).orElse(Names.MESSAGES.message("nothing"));
        return Names.MESSAGES.message(
                "illegal." + code,
                piece,
                move.from(),
                move.to(),
                position.pieceAt(move.to()).<Object>map(Names::of).orElse(Names.MESSAGES.message("nothing")),
                obstacle(position, move),
                Names.of(position.sideToMove()));
    }

    private static Illegality unsafe(Position position, Move move) {
        Position after = after(position, move);
        if (after.kingsFace()) {
            return KINGS_FACE;
        }
        return position.isCheck() ? STAYS_IN_CHECK : EXPOSES_KING;
    }

    private static Illegality unreachable(Position position, Move move) {
        Optional<Piece> piece = position.pieceAt(move.from());
        if (piece.isEmpty()) {
            return EMPTY_POINT;
        }
        Side side = piece.get().side();
        if (side != position.sideToMove()) {
            return OPPONENTS_PIECE;
        }
        if (move.from().equals(move.to())) {
            return STAYS_IN_PLACE;
        }
        Illegality manner = manner(position, move, piece.get());
        return manner != NOT_HOW_IT_MOVES
                        && position.pieceAt(move.to())
                                .map(Piece::side)
                                .filter(side::equals)
                                .isPresent()
                ? OWN_PIECE_IN_THE_WAY
                : manner;
    }

    private static Illegality manner(Position position, Move move, Piece piece) {
        int files = Math.abs(move.to().file() - move.from().file());
        int ranks = Math.abs(move.to().rank() - move.from().rank());
        return switch (piece.kind()) {
            case KING -> files + ranks == 1 ? LEAVES_THE_PALACE : NOT_HOW_IT_MOVES;
            case ADVISOR -> files == 1 && ranks == 1 ? LEAVES_THE_PALACE : NOT_HOW_IT_MOVES;
            case ELEPHANT -> elephant(move, files, ranks);
            case HORSE -> files * ranks == 2 ? LEG_BLOCKED : NOT_HOW_IT_MOVES;
            case ROOK -> files == 0 || ranks == 0 ? WAY_BLOCKED : NOT_HOW_IT_MOVES;
            case CANNON -> cannon(position, move, files, ranks);
            case PAWN -> pawn(piece.side(), move, files, ranks);
        };
    }

    private static Illegality elephant(Move move, int files, int ranks) {
        if (files != 2 || ranks != 2) {
            return NOT_HOW_IT_MOVES;
        }
        boolean crosses = move.from().isHomeOf(Side.RED) != move.to().isHomeOf(Side.RED);
        return crosses ? CROSSES_THE_RIVER : EYE_BLOCKED;
    }

    private static Illegality cannon(Position position, Move move, int files, int ranks) {
        if (files != 0 && ranks != 0) {
            return NOT_HOW_IT_MOVES;
        }
        return position.pieceAt(move.to()).isPresent() ? NOT_ONE_SCREEN : WAY_BLOCKED;
    }

    private static Illegality pawn(Side side, Move move, int files, int ranks) {
        if (files + ranks != 1) {
            return NOT_HOW_IT_MOVES;
        }
        if (files == 1) {
            return move.from().isHomeOf(side) ? PAWN_SIDEWAYS_AT_HOME : NOT_HOW_IT_MOVES;
        }
        boolean up = move.to().rank() > move.from().rank();
        return up == (side == Side.RED) ? NOT_HOW_IT_MOVES : PAWN_GOES_BACK;
    }

    /** What hinders the move: the piece on the leg or eye, or the pieces that would take the king. */
    private Object obstacle(Position position, Move move) {
        return switch (this) {
            case LEG_BLOCKED -> leg(move);
            case EYE_BLOCKED ->
                Square.of(
                        (move.from().file() + move.to().file()) / 2,
                        (move.from().rank() + move.to().rank()) / 2);
            case STAYS_IN_CHECK, EXPOSES_KING -> attackers(position, move);
            default -> "";
        };
    }

    private static Square leg(Move move) {
        int files = move.to().file() - move.from().file();
        int ranks = move.to().rank() - move.from().rank();
        return Square.of(move.from().file() + files / 2, move.from().rank() + ranks / 2);
    }

    private static Message attackers(Position position, Move move) {
        Position after = after(position, move).withSideToMove(position.sideToMove());
        List<Square> checkers = after.checkers();
        if (checkers.isEmpty()) {
            return Names.MESSAGES.message("other.king");
        }
        Square first = checkers.get(0);
        return Names.MESSAGES.message("piece.at", Names.of(after.pieceAt(first).orElseThrow()), first);
    }

    private static Position after(Position position, Move move) {
        Board board = position.toBoard();
        board.make(move.code());
        return Position.of(board, position.moveNumber());
    }
}
