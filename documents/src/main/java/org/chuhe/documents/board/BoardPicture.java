package org.chuhe.documents.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Square;

/**
 * A picture of a position. It never changes; each method that adds something gives a new picture. The same picture
 * always gives the same SVG, byte for byte.
 *
 * <pre>{@code
 * String svg = BoardPicture.of(Position.START).svg();
 * byte[] png = BoardPicture.of(after).lastMove(move).look(BoardLook.DEFAULT.with(Theme.DARK)).png(800);
 * }</pre>
 *
 * <p>A king in check is marked by itself.
 */
public final class BoardPicture {
    /** Below this width labels and inner rings are left out: they would only blur. */
    private static final int SMALL = 260;

    private final Position position;
    private final BoardLook look;
    private final Optional<Move> lastMove;
    private final List<PointMark> marks;
    private final List<Arrow> arrows;

    private BoardPicture(
            Position position, BoardLook look, Optional<Move> lastMove, List<PointMark> marks, List<Arrow> arrows) {
        this.position = position;
        this.look = look;
        this.lastMove = lastMove;
        this.marks = marks;
        this.arrows = arrows;
    }

    /** The position alone, with the default look. */
    public static BoardPicture of(Position position) {
        return new BoardPicture(position, BoardLook.DEFAULT, Optional.empty(), List.of(), List.of());
    }

    /** The same picture with another look. */
    public BoardPicture look(BoardLook newLook) {
        return new BoardPicture(position, newLook, lastMove, marks, arrows);
    }

    /** Brackets where the last move began and ended. */
    public BoardPicture lastMove(Move move) {
        return new BoardPicture(position, look, Optional.of(move), marks, arrows);
    }

    /** One more mark. */
    public BoardPicture mark(Square square, PointMark.Shape shape) {
        return new BoardPicture(position, look, lastMove, with(marks, new PointMark(square, shape)), arrows);
    }

    /** One more arrow. */
    public BoardPicture arrow(Square from, Square to, Arrow.Meaning meaning) {
        return new BoardPicture(position, look, lastMove, marks, with(arrows, new Arrow(from, to, meaning)));
    }

    public Position position() {
        return position;
    }

    public BoardLook look() {
        return look;
    }

    public Optional<Move> lastMove() {
        return lastMove;
    }

    public List<PointMark> marks() {
        return marks;
    }

    public List<Arrow> arrows() {
        return arrows;
    }

    /** The picture as SVG. */
    public String svg() {
        return new BoardDrawing(this, look, false).draw();
    }

    /**
     * The picture as PNG.
     *
     * @param width in pixels, from 32 to 10,000; below 260 the labels are left out
     */
    public byte[] png(int width) {
        boolean small = width < SMALL;
        BoardLook shown = small ? look.with(Labels.NONE) : look;
        return Png.of(new BoardDrawing(this, shown, small).draw(), width);
    }

    /** The king of the side to move, if it is in check. */
    Optional<Square> checkedKing() {
        return position.isCheck() ? position.king(position.sideToMove()) : Optional.empty();
    }

    boolean isMarkedAsCheck(Square square) {
        return checkedKing().filter(square::equals).isPresent()
                || marks.contains(new PointMark(square, PointMark.Shape.CHECK));
    }

    private static <T> List<T> with(List<T> list, T added) {
        List<T> longer = new ArrayList<>(list);
        longer.add(added);
        return List.copyOf(longer);
    }
}
