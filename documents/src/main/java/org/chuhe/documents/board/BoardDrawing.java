package org.chuhe.documents.board;

import java.util.Set;
import java.util.TreeSet;
import org.chuhe.core.Piece;
import org.chuhe.core.Side;
import org.chuhe.core.Square;

/** Draws one picture, from the plane up to the arrows. */
final class BoardDrawing {
    private static final String HAN_DIGITS = "一二三四五六七八九";
    private static final double FILE_LABEL = 29;
    private static final double RANK_LABEL = 25;
    /** The middle of digits, and of Chinese characters, over the base line. */
    private static final double DIGIT_MIDDLE = 366.5;

    private static final double HAN_MIDDLE = 380;

    private final BoardPicture picture;
    private final BoardLook look;
    private final Theme theme;
    private final boolean small;
    private final Svg svg = new Svg();
    private final MarkDrawing marks;

    /** With {@code small} the inner rings of the pieces are left out: below 260 pixels they only blur. */
    BoardDrawing(BoardPicture picture, BoardLook look, boolean small) {
        this.picture = picture;
        this.look = look;
        this.theme = look.theme();
        this.small = small;
        marks = new MarkDrawing(svg, theme);
    }

    String draw() {
        Labels frame = look.labels();
        svg.open(
                "svg xmlns=? xmlns:xlink=? viewBox=? width=? height=? role=img aria-label=?",
                "http://www.w3.org/2000/svg",
                "http://www.w3.org/1999/xlink",
                frame.left + " " + frame.top + " " + frame.width + " " + frame.height,
                frame.width,
                frame.height,
                picture.position());
        pieceForms();
        if (frame != Labels.NONE) {
            svg.element(
                    "rect x=? y=? width=? height=? fill=?",
                    frame.left,
                    frame.top,
                    frame.width,
                    frame.height,
                    theme.background);
        }
        svg.element("rect x=-56 y=-56 width=912 height=1012 rx=10 fill=?", theme.plane);
        Grid.draw(svg, theme);
        labels();
        // Brackets around an empty point lie under the pieces, everything else over them.
        picture.lastMove().ifPresent(move -> marks.lastMoveFrom(x(move.from()), y(move.from())));
        pieces();
        picture.lastMove().ifPresent(move -> marks.lastMoveTo(x(move.to()), y(move.to())));
        picture.checkedKing().ifPresent(king -> marks.mark(PointMark.Shape.CHECK, x(king), y(king)));
        picture.marks().forEach(mark -> marks.mark(mark.shape(), x(mark.square()), y(mark.square())));
        picture.arrows().forEach(this::arrow);
        return svg.close("svg").toString();
    }

    private int x(Square square) {
        return 100 * (look.below() == Side.RED ? square.file() : Square.FILES - 1 - square.file());
    }

    private int y(Square square) {
        return 100 * (look.below() == Side.RED ? Square.RANKS - 1 - square.rank() : square.rank());
    }

    private void arrow(Arrow arrow) {
        boolean toCheckedKing = picture.isMarkedAsCheck(arrow.to());
        marks.arrow(arrow.meaning(), x(arrow.from()), y(arrow.from()), x(arrow.to()), y(arrow.to()), toCheckedKing);
    }

    /** Each kind of piece that is on the board, drawn once. */
    private void pieceForms() {
        Set<Piece> present = new TreeSet<>(picture.position().pieces().values());
        double stroke = look.pieces().brush();
        svg.open("defs");
        for (Piece piece : present) {
            Theme.Disc disc = theme.disc(piece.side(), look.lightFaces());
            String outline = look.pieces().glyph(piece).centred(look.pieces().em);
            svg.open("g id=?", id(piece));
            svg.element("circle r=45 fill=? stroke=? stroke-width=3.5", disc.face(), disc.edge());
            if (!small) {
                svg.element(
                        "circle r=39.5 fill=none stroke=? stroke-width=2 stroke-opacity=?",
                        disc.ink(),
                        disc.ringOpacity());
            }
            svg.element("path fill=? stroke=? stroke-width=? d=?", disc.ink(), disc.ink(), stroke, outline);
            svg.close("g");
        }
        svg.close("defs");
    }

    /** Names every form after all that decides its looks: several pictures can then share a page. */
    private String id(Piece piece) {
        return theme.code() + "-" + look.pieces().code() + (look.lightFaces() ? "-light" : "") + (small ? "-s" : "")
                + "-" + piece.side().code() + "-" + piece.kind().code();
    }

    private void pieces() {
        svg.open("g class=pieces");
        picture.position().pieces().forEach(this::piece);
        svg.close("g");
    }

    private void piece(Square square, Piece piece) {
        svg.element("use xlink:href=? x=? y=?", "#" + id(piece), x(square), y(square));
    }

    private void labels() {
        if (look.labels() == Labels.NONE) {
            return;
        }
        svg.open("g class=files fill=?", theme.label);
        for (int file = 0; file < Square.FILES; file++) {
            // Black's first, so that a picture stays the same, byte for byte.
            fileLabel(Square.of(file, Square.RANKS - 1), Side.BLACK);
            fileLabel(Square.of(file, 0), Side.RED);
        }
        svg.close("g");
        if (look.labels() == Labels.FILES_AND_RANKS) {
            svg.open("g class=ranks fill=?", theme.label);
            for (int rank = 0; rank < Square.RANKS; rank++) {
                label((char) ('0' + rank), RANK_LABEL, DIGIT_MIDDLE, -78, y(Square.of(0, rank)));
            }
            svg.close("g");
        }
    }

    /** Labels stand 80 outside the board. */
    private static int outside(int y) {
        return y == 0 ? -80 : y + 80;
    }

    private void fileLabel(Square edge, Side side) {
        int number = edge.fileNumber(side);
        if (side == look.characters()) {
            label(HAN_DIGITS.charAt(number - 1), FILE_LABEL, HAN_MIDDLE, x(edge), outside(y(edge)));
        } else {
            label((char) ('0' + number), FILE_LABEL, DIGIT_MIDDLE, x(edge), outside(y(edge)));
        }
    }

    private void label(char character, double em, double middle, int x, int y) {
        String outline = GlyphFont.HEI.of(character).onLine(em, middle);
        svg.element("path transform=? d=?", "translate(" + x + " " + y + ")", outline);
    }
}
