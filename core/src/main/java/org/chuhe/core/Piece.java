package org.chuhe.core;

import java.util.Optional;
import org.chuhe.core.board.PieceCode;

/** A piece: a kind and the side it belongs to. */
public enum Piece {
    RED_KING(Side.RED, Kind.KING),
    RED_ADVISOR(Side.RED, Kind.ADVISOR),
    RED_ELEPHANT(Side.RED, Kind.ELEPHANT),
    RED_HORSE(Side.RED, Kind.HORSE),
    RED_ROOK(Side.RED, Kind.ROOK),
    RED_CANNON(Side.RED, Kind.CANNON),
    RED_PAWN(Side.RED, Kind.PAWN),
    BLACK_KING(Side.BLACK, Kind.KING),
    BLACK_ADVISOR(Side.BLACK, Kind.ADVISOR),
    BLACK_ELEPHANT(Side.BLACK, Kind.ELEPHANT),
    BLACK_HORSE(Side.BLACK, Kind.HORSE),
    BLACK_ROOK(Side.BLACK, Kind.ROOK),
    BLACK_CANNON(Side.BLACK, Kind.CANNON),
    BLACK_PAWN(Side.BLACK, Kind.PAWN);

    private static final Piece[] ALL = values();
    private static final int KINDS = ALL.length / 2;

    private final Side side;
    private final Kind kind;

    Piece(Side side, Kind kind) {
        this.side = side;
        this.kind = kind;
    }

    public static Piece of(Side side, Kind kind) {
        return ALL[side.ordinal() * KINDS + kind.ordinal()];
    }

    /** The piece with this {@link #code()}; not for an empty point or an inert piece. */
    public static Piece of(int code) {
        return ALL[PieceCode.side(code) * KINDS + PieceCode.kind(code) - 1];
    }

    /** The piece for a letter of FEN: upper case is Red; H is N and E is B. */
    public static Optional<Piece> ofLetter(char letter) {
        Side side = Character.isUpperCase(letter) ? Side.RED : Side.BLACK;
        return Kind.ofLetter(letter).map(kind -> of(side, kind));
    }

    public Side side() {
        return side;
    }

    public Kind kind() {
        return kind;
    }

    /** The piece as the small number that {@link org.chuhe.core.board.Board} uses. */
    public int code() {
        return PieceCode.of(side.ordinal(), kind.ordinal() + 1);
    }

    /** The letter that FEN uses: upper case for Red, lower case for Black. */
    public char fenLetter() {
        return side == Side.RED ? kind.fenLetter() : Character.toLowerCase(kind.fenLetter());
    }

    /**
     * Why the piece can never stand on a point (2.2): kings and advisors keep to the palace, elephants to their seven
     * points, pawns go neither back nor, on their own half, aside. Empty if it can.
     */
    public Optional<PositionProblem> misplacedOn(Square square) {
        return Optional.ofNullable(PiecePlaces.problem(this, square));
    }
}
