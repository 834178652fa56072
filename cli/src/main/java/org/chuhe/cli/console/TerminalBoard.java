package org.chuhe.cli.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.documents.board.PieceSet;
import org.chuhe.text.Language;

/**
 * The board as lines of text. With Chinese characters every sign is two columns wide on every terminal: line-drawing
 * characters, whose width depends on the terminal, are not used.
 */
public final class TerminalBoard {
    private static final String RED_ON = "\u001b[31;1m";
    private static final String RED_OFF = "\u001b[0m";

    private final Position position;
    private final Optional<Move> lastMove;
    private final Signs signs;
    private final boolean flip;
    private final boolean colour;

    public TerminalBoard(Position position, Optional<Move> lastMove, boolean ascii, boolean flip, boolean colour) {
        this(position, lastMove, ascii ? Signs.ASCII : Signs.CHINESE, flip, colour);
    }

    private TerminalBoard(Position position, Optional<Move> lastMove, Signs signs, boolean flip, boolean colour) {
        this.position = position;
        this.lastMove = lastMove;
        this.signs = signs;
        this.flip = flip;
        this.colour = colour;
    }

    /** A board whose edges bear what the words beside it use: files counted by each side, or the letters of points. */
    public static TerminalBoard beside(Position position, Locale locale, boolean colour) {
        Signs signs = Language.of(locale).isChinese() ? Signs.CHINESE : Signs.POINTS;
        return new TerminalBoard(position, Optional.empty(), signs, false, colour);
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(labels(flip ? signs.redLabels : signs.blackLabels));
        for (int row = 0; row < Square.RANKS; row++) {
            lines.add(rank(row));
            if (row < Square.RANKS - 1) {
                lines.add(signs.margin + between(row));
            }
        }
        lines.add(labels(flip ? signs.blackLabels : signs.redLabels));
        return List.copyOf(lines);
    }

    private String labels(String names) {
        String row = flip ? new StringBuilder(names).reverse().toString() : names;
        return signs.margin + String.join(signs.space, row.split(""));
    }

    private Square square(int column, int row) {
        return flip ? Square.of(Square.FILES - 1 - column, row) : Square.of(column, Square.RANKS - 1 - row);
    }

    private String rank(int row) {
        int rank = square(0, row).rank();
        StringBuilder line = new StringBuilder(signs.ranks.isEmpty() ? "" : signs.ranks.substring(rank, rank + 1));
        for (int column = 0; column < Square.FILES; column++) {
            line.append(gap(column, row));
            line.append(position.pieceAt(square(column, row)).map(this::piece).orElse(signs.point));
        }
        return line.append(gap(Square.FILES, row)).toString().stripTrailing();
    }

    /** What stands before a column: the line, or a bracket around a point of the last move. */
    private String gap(int column, int row) {
        boolean first = column == 0;
        boolean last = column == Square.FILES;
        if (lastMove.isPresent()) {
            Optional<Square> before = first ? Optional.empty() : Optional.of(square(column - 1, row));
            Optional<Square> after = last ? Optional.empty() : Optional.of(square(column, row));
            Optional<Square> from = Optional.of(lastMove.get().from());
            Optional<Square> to = Optional.of(lastMove.get().to());
            if (after.equals(to) || before.equals(to)) {
                return after.equals(to) ? signs.reached.substring(0, 1) : signs.reached.substring(1);
            }
            if (after.equals(from) || before.equals(from)) {
                return after.equals(from) ? signs.left.substring(0, 1) : signs.left.substring(1);
            }
        }
        return first || last ? signs.space : signs.across;
    }

    private String piece(Piece piece) {
        char sign = signs == Signs.ASCII ? piece.fenLetter() : PieceSet.CHINESE.character(piece);
        return colour && piece.side() == Side.RED ? RED_ON + sign + RED_OFF : String.valueOf(sign);
    }

    /** The lines between two ranks: the files, the palaces' diagonals, the river. */
    private String between(int row) {
        if (row == 4) {
            return signs.river;
        }
        boolean falling = row == 0 || row == 7;
        boolean palace = falling || row == 1 || row == 8;
        StringBuilder line = new StringBuilder(signs.down);
        for (int column = 1; column < Square.FILES; column++) {
            String gap = signs.space;
            if (palace && (column == 4 || column == 5)) {
                gap = falling == (column == 4) ? signs.falling : signs.rising;
            }
            line.append(gap).append(signs.down);
        }
        return line.toString();
    }

    private enum Signs {
        CHINESE("＋", "－", "｜", "＼", "／", "　", "　", "", "１２３４５６７８９", "九八七六五四三二一", "［］", "（）", "｜　　　楚　河　　　漢　界　　　｜"),
        POINTS(
                "＋",
                "－",
                "｜",
                "＼",
                "／",
                "　",
                "　　",
                "０１２３４５６７８９",
                "ａｂｃｄｅｆｇｈｉ",
                "ａｂｃｄｅｆｇｈｉ",
                "［］",
                "（）",
                "｜　　　楚　河　　　漢　界　　　｜"),
        ASCII(
                "+",
                "-",
                "|",
                "\\",
                "/",
                " ",
                "  ",
                "0123456789",
                "abcdefghi",
                "abcdefghi",
                "[]",
                "()",
                "|               |");

        private final String point;
        private final String across;
        private final String down;
        private final String falling;
        private final String rising;
        private final String space;
        private final String margin;
        private final String ranks;
        private final String blackLabels;
        private final String redLabels;
        private final String reached;
        private final String left;
        private final String river;

        Signs(
                String point,
                String across,
                String down,
                String falling,
                String rising,
                String space,
                String margin,
                String ranks,
                String blackLabels,
                String redLabels,
                String reached,
                String left,
                String river) {
            this.point = point;
            this.across = across;
            this.down = down;
            this.falling = falling;
            this.rising = rising;
            this.space = space;
            this.margin = margin;
            this.ranks = ranks;
            this.blackLabels = blackLabels;
            this.redLabels = redLabels;
            this.reached = reached;
            this.left = left;
            this.river = river;
        }
    }
}
