package org.chuhe.core.notation;

import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;

/**
 * The abbreviated record 简写记录 (2011 rules, 7.5): Chinese notation without 进, 退 and 平. A line under the last
 * number means 进, a line over it 退, no line 平. So 马8进7 is 马8 and an underlined 7, 前马退四 is
 * 前马 and an overlined 四, 车9平8 is 车98.
 *
 * <p>In plain text the lines are the combining characters U+0332 and U+0305 after the number, or the HTML
 * {@code <u>7</u>} and {@code <span style="text-decoration:overline">7</span>}. Records that lost their lines are read
 * too: without a line 平 is meant if that is legal, otherwise the one of 进 and 退 that is.
 */
public final class AbbreviatedRecord {
    private static final char UNDERLINE = '\u0332';
    private static final char OVERLINE = '\u0305';
    private static final int LONGEST = 4;

    private AbbreviatedRecord() {}

    /** The notation in a style. */
    public static MoveNotation in(String id, ChineseStyle style) {
        return new BoardNotation(id, (board, move, out) -> write(board, move, style, out));
    }

    /**
     * Reads a move.
     *
     * @throws NotationException if the text is no abbreviated record or does not mean exactly one legal move
     */
    public static Move read(Position position, String text) {
        MoveNotation notation = in(Notations.CHINESE_SHORT, ChineseStyle.SIMPLIFIED);
        return MoveErrors.move(reading(position.toBoard(), text), position, text, "abbreviated", notation);
    }

    /** What a text means on a board. */
    public static Reading reading(Board board, String text) {
        int glyphs = 0;
        int count = 0;
        int tag = FileNotation.SIDEWAYS;
        int mark = FileNotation.SIDEWAYS;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int close = c == '<' ? text.indexOf('>', i) : -1;
            int glyph = Glyphs.of(c);
            int group = Glyphs.group(glyph);
            if (close >= 0) {
                tag = tagMark(text.substring(i + 1, close));
                i = close;
            } else if ((c == UNDERLINE || c == OVERLINE) && count > 0) {
                mark = c == UNDERLINE ? FileNotation.FORWARD : FileNotation.BACKWARD;
            } else if (group != Glyphs.BLANK) {
                if (group == Glyphs.NONE
                        || group == Glyphs.DIRECTION
                        || count == LONGEST
                        || mark != FileNotation.SIDEWAYS) {
                    return Reading.unreadable(i, expected(count, mark));
                }
                glyphs = glyphs << 8 | glyph;
                count++;
                mark = tag;
            }
        }
        if (count < 3) {
            return Reading.unreadable(text.length(), expected(count, mark));
        }
        if (Glyphs.group(glyphs & 0x7f) != Glyphs.NUMBER) {
            return Reading.unreadable(0, "piece.and.file");
        }
        return decide(board, glyphs >>> 8, Glyphs.value(glyphs & 0x7f), mark);
    }

    private static String expected(int count, int mark) {
        if (mark != FileNotation.SIDEWAYS) {
            return "last.marked";
        }
        return switch (count) {
            case 0 -> "piece";
            case 1 -> "file";
            case 2, 3 -> "number";
            default -> "end";
        };
    }

    private static Reading decide(Board board, int head, int number, int mark) {
        Reading marked = ChineseNotation.readHead(board, head, mark, number);
        if (marked.isMove() || marked.is(NotationProblem.UNREADABLE) || mark != FileNotation.SIDEWAYS) {
            return marked;
        }
        return marked.or(ChineseNotation.readHead(board, head, FileNotation.FORWARD, number))
                .or(ChineseNotation.readHead(board, head, FileNotation.BACKWARD, number));
    }

    /** The line that an HTML tag begins; closing and unknown tags end it. */
    private static int tagMark(String tag) {
        if (tag.equalsIgnoreCase("u") || tag.contains("underline")) {
            return FileNotation.FORWARD;
        }
        return tag.contains("overline") ? FileNotation.BACKWARD : FileNotation.SIDEWAYS;
    }

    /** Writes a move with the combining lines U+0332 and U+0305. */
    public static String write(Position position, Move move) {
        return write(position, move, ChineseStyle.SIMPLIFIED);
    }

    /** Writes a move with combining lines in a given style. */
    public static String write(Position position, Move move, ChineseStyle style) {
        StringBuilder out = new StringBuilder();
        write(position.toBoard(), move.code(), style, out);
        return out.toString();
    }

    /** Writes a move with combining lines at the end of {@code out}. */
    public static void write(Board board, int move, ChineseStyle style, StringBuilder out) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        int code = ChineseNotation.writeHead(board, from, to, style, out);
        int side = PieceCode.side(code);
        out.append(style.number(side, FileNotation.number(side, PieceCode.kind(code), from, to)));
        switch (FileNotation.direction(side, from, to)) {
            case FileNotation.FORWARD -> out.append(UNDERLINE);
            case FileNotation.BACKWARD -> out.append(OVERLINE);
            default -> {}
        }
    }
}
