package org.chuhe.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.DeadMaterial;
import org.chuhe.core.board.PieceCode;

/**
 * A position: the pieces, the side to move and the counters. It never changes; {@link #play} gives the next one.
 *
 * <p>A position knows nothing of how it came about: repetitions and their judgement are the arbiter's business. Two
 * positions are equal if the same pieces stand on the same points and the same side is to move; the counters do not
 * matter.
 */
public final class Position {
    /** The position before the first move (2011 rules, 1.3). */
    public static final Position START = start();

    /** Never played on: searches take a {@link Board#copy()}. */
    private final Board board;

    private final int moveNumber;

    private Position(Board board, int moveNumber) {
        this.board = board;
        this.moveNumber = moveNumber;
    }

    /**
     * A position from its parts.
     *
     * @param pieces the occupied points
     * @param sideToMove who is to move
     * @param quietPlies plies since the last capture
     * @param moveNumber the number of the round (回合), from 1
     */
    public static Position of(Map<Square, Piece> pieces, Side sideToMove, int quietPlies, int moveNumber) {
        byte[] codes = new byte[Square.COUNT];
        pieces.forEach((square, piece) -> codes[square.index()] = (byte) piece.code());
        return new Position(new Board(codes, sideToMove.ordinal(), quietPlies), moveNumber);
    }

    /** The position that a board shows now. */
    public static Position of(Board board, int moveNumber) {
        return new Position(board.copy(), moveNumber);
    }

    private static Position start() {
        Kind[] backRank = {
            Kind.ROOK,
            Kind.HORSE,
            Kind.ELEPHANT,
            Kind.ADVISOR,
            Kind.KING,
            Kind.ADVISOR,
            Kind.ELEPHANT,
            Kind.HORSE,
            Kind.ROOK
        };
        Map<Square, Piece> pieces = new LinkedHashMap<>();
        for (int file = 0; file < Square.FILES; file++) {
            pieces.put(Square.of(file, 0), Piece.of(Side.RED, backRank[file]));
            if (file % 2 == 0) {
                pieces.put(Square.of(file, 3), Piece.RED_PAWN);
            }
        }
        pieces.put(Square.of(1, 2), Piece.RED_CANNON);
        pieces.put(Square.of(7, 2), Piece.RED_CANNON);
        Map<Square, Piece> both = new LinkedHashMap<>(pieces);
        pieces.forEach((square, piece) -> both.put(square.acrossTheRiver(), Piece.of(Side.BLACK, piece.kind())));
        return of(both, Side.RED, 0, 1);
    }

    public Side sideToMove() {
        return board.side() == PieceCode.RED ? Side.RED : Side.BLACK;
    }

    public Optional<Piece> pieceAt(Square square) {
        int code = board.pieceAt(square.index());
        return code == PieceCode.EMPTY ? Optional.empty() : Optional.of(Piece.of(code));
    }

    /** The occupied points, in order. */
    public Map<Square, Piece> pieces() {
        Map<Square, Piece> pieces = new LinkedHashMap<>();
        for (Square square : Square.all()) {
            pieceAt(square).ifPresent(piece -> pieces.put(square, piece));
        }
        return pieces;
    }

    /** Where a side's king stands; empty in a fragment without one. */
    public Optional<Square> king(Side side) {
        int king = board.king(side.ordinal());
        return king < 0 ? Optional.empty() : Optional.of(Square.of(king));
    }

    /** Plies since the last capture (for the natural move limit, 2011 rules, 4.2.4). */
    public int quietPlies() {
        return board.quietPlies();
    }

    /** The number of the round 回合 (2.1), from 1. */
    public int moveNumber() {
        return moveNumber;
    }

    /** The legal moves, in a fixed order. */
    public List<Move> legalMoves() {
        int[] codes = new int[Board.MAX_MOVES];
        int end = board.copy().legalMoves(codes, 0);
        List<Move> moves = new ArrayList<>(end);
        for (int i = 0; i < end; i++) {
            moves.add(Move.of(codes[i]));
        }
        return List.copyOf(moves);
    }

    public boolean isLegal(Move move) {
        return board.copy().isLegal(move.code());
    }

    /** Whether the piece could go there if its own king's safety did not matter (2011 rules, 2.2 without 3.4). */
    public boolean isPseudoLegal(Move move) {
        return board.isPseudoLegal(move.code());
    }

    /**
     * The position after a move.
     *
     * @throws IllegalMoveException if the rules do not allow it
     */
    public Position play(Move move) {
        Board next = board.copy();
        if (!next.isLegal(move.code())) {
            throw new IllegalMoveException(this, move);
        }
        next.make(move.code());
        return new Position(next.copy(), moveNumber + board.side());
    }

    /** Whether the side to move is in check 将 (3.1). */
    public boolean isCheck() {
        return board.inCheck();
    }

    /** The pieces that give check to the side to move; two or more of them are a double check. */
    public List<Square> checkers() {
        return king(sideToMove())
                .map(king -> attackers(sideToMove().opponent(), king))
                .orElseGet(List::of);
    }

    /** The pieces of a side that attack a point by the rules of their kind, pins aside, whatever stands there. */
    public List<Square> attackers(Side side, Square point) {
        return Square.listOf(board.attackers(side.ordinal(), point.index()));
    }

    public boolean isDoubleCheck() {
        return checkers().size() >= 2;
    }

    /**
     * The pieces of the side to move that are pinned 牵: they have a move by the rules of their kind that would leave
     * the king to be taken. Empty while in check.
     */
    public List<Square> pinned() {
        if (isCheck()) {
            return List.of();
        }
        Board trial = board.copy();
        List<Square> pinned = new ArrayList<>();
        for (Square from : Square.all()) {
            int code = board.pieceAt(from.index());
            if (PieceCode.isOf(code, board.side())
                    && PieceCode.kind(code) != PieceCode.KING
                    && Square.all().stream()
                            .map(to -> new Move(from, to).code())
                            .anyMatch(move -> trial.isPseudoLegal(move) && !trial.isLegal(move))) {
                pinned.add(from);
            }
        }
        return List.copyOf(pinned);
    }

    /** Whether the two kings face each other on an open file (2.2). */
    public boolean kingsFace() {
        Optional<Square> red = king(Side.RED);
        Optional<Square> black = king(Side.BLACK);
        if (red.isEmpty() || black.isEmpty() || red.get().file() != black.get().file()) {
            return false;
        }
        int file = red.get().file();
        int lower = Math.min(red.get().rank(), black.get().rank());
        int upper = Math.max(red.get().rank(), black.get().rank());
        for (int rank = lower + 1; rank < upper; rank++) {
            if (!board.isEmpty(Square.of(file, rank).index())) {
                return false;
            }
        }
        return true;
    }

    /** Mate 将死 (3.2): in check, and no move parries it. */
    public boolean isCheckmate() {
        return isCheck() && !hasLegalMove();
    }

    /** Stalemate 困毙 (3.3): no move at all. The side to move loses (4.1.2). */
    public boolean isStalemate() {
        return !isCheck() && !hasLegalMove();
    }

    private boolean hasLegalMove() {
        return board.copy().hasLegalMove();
    }

    /** Whether it is proved that nobody can win any more 双方均无取胜可能 (4.2.2). Where it is not, somebody may or may not. */
    public boolean isDead() {
        return DeadMaterial.isOn(board);
    }

    /** What is wrong with the position if it is to be one of a game; empty if nothing is. */
    public List<PositionFlaw> flaws() {
        return PositionCheck.flaws(this);
    }

    /** The Zobrist hash of the pieces and the side to move. */
    public long hash() {
        return board.hash();
    }

    /** A board to play on, for search. */
    public Board toBoard() {
        return board.copy();
    }

    /** The same position with the other side to move. */
    public Position withSideToMove(Side side) {
        return new Position(new Board(board.pieces(), side.ordinal(), quietPlies()), moveNumber);
    }

    /** The position seen in a mirror: the left and right wings change places. */
    public Position mirrored() {
        Map<Square, Piece> mirrored = new LinkedHashMap<>();
        pieces().forEach((square, piece) -> mirrored.put(square.mirrored(), piece));
        return of(mirrored, sideToMove(), quietPlies(), moveNumber);
    }

    /** The position with the colours changed over: every piece changes side and crosses the board. */
    public Position colourSwapped() {
        Map<Square, Piece> swapped = new LinkedHashMap<>();
        pieces().forEach((square, piece) ->
                swapped.put(square.acrossTheRiver(), Piece.of(piece.side().opponent(), piece.kind())));
        return of(swapped, sideToMove().opponent(), quietPlies(), moveNumber);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position that && board.hash() == that.board.hash() && samePieces(that);
    }

    private boolean samePieces(Position that) {
        for (int square = 0; square < Square.COUNT; square++) {
            if (board.pieceAt(square) != that.board.pieceAt(square)) {
                return false;
            }
        }
        return board.side() == that.board.side();
    }

    @Override
    public int hashCode() {
        return Long.hashCode(board.hash());
    }

    /** The FEN, as engines write it; {@link org.chuhe.core.notation.Fen} reads it. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(96);
        for (int rank = Square.RANKS - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < Square.FILES; file++) {
                Optional<Piece> piece = pieceAt(Square.of(file, rank));
                if (piece.isEmpty()) {
                    empty++;
                } else {
                    appendEmpty(text, empty).append(piece.get().fenLetter());
                    empty = 0;
                }
            }
            appendEmpty(text, empty).append(rank > 0 ? "/" : "");
        }
        return text.append(sideToMove() == Side.RED ? " w - - " : " b - - ")
                .append(quietPlies())
                .append(' ')
                .append(moveNumber)
                .toString();
    }

    private static StringBuilder appendEmpty(StringBuilder text, int empty) {
        return empty > 0 ? text.append(empty) : text;
    }
}
