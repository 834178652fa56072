package org.chuhe.core.notation;

import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.jspecify.annotations.Nullable;

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

    private static final Suggestions.Writer WRITER =
            (board, move, out) -> write(board, move, ChineseStyle.SIMPLIFIED, out);

    private AbbreviatedRecord() {}

    /**
     * Reads a move.
     *
     * @throws NotationException if the text is no abbreviated record or does not mean exactly one legal move
     */
    public static Move read(Position position, String text) {
        Board board = position.toBoard();
        int code = readCode(board, text, 0, text.length());
        if (code >= 0) {
            return Move.of(code);
        }
        Trace trace = new Trace();
        if (read(board, text, 0, text.length(), trace) == Found.UNREADABLE) {
            throw unreadable(position, text);
        }
        throw MoveErrors.of(code, position, text, trace, WRITER);
    }

    /**
     * Reads the move in {@code text[start, end)} without allocating anything.
     *
     * @return the move's code, or the negative code of a {@link NotationProblem}
     */
    public static int readCode(Board board, CharSequence text, int start, int end) {
        return read(board, text, start, end, null);
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
        Ending ending = head(board, move, style, out);
        out.append(ending.number());
        switch (ending.direction()) {
            case FileNotation.FORWARD -> out.append(UNDERLINE);
            case FileNotation.BACKWARD -> out.append(OVERLINE);
            default -> {}
        }
    }

    private record Ending(int direction, char number) {}

    private static Ending head(Board board, int move, ChineseStyle style, StringBuilder out) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        int code = ChineseNotation.writeHead(board, from, to, style, out);
        int side = PieceCode.side(code);
        int number = FileNotation.number(side, PieceCode.kind(code), from, to);
        return new Ending(FileNotation.direction(side, from, to), style.number(side, number));
    }

    private static int read(Board board, CharSequence text, int start, int end, @Nullable Trace trace) {
        int glyphs = 0;
        int count = 0;
        int tag = FileNotation.SIDEWAYS;
        int mark = FileNotation.SIDEWAYS;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            int glyph = Glyphs.of(c);
            if (c == '<') {
                int close = tagEnd(text, i, end);
                if (close < 0) {
                    return Found.UNREADABLE;
                }
                tag = tagMark(text, i, close);
                i = close;
            } else if ((c == UNDERLINE || c == OVERLINE) && count > 0) {
                mark = markOf(c);
            } else if (glyph != Glyphs.BLANK) {
                boolean usable = glyph != Glyphs.NONE && Glyphs.group(glyph) != Glyphs.DIRECTION;
                if (!usable || count == LONGEST || mark != FileNotation.SIDEWAYS) {
                    return Found.UNREADABLE;
                }
                glyphs = glyphs << 8 | glyph;
                count++;
                mark = tag;
            }
        }
        if (count < 3 || Glyphs.group(glyphs & 0x7f) != Glyphs.NUMBER) {
            return Found.UNREADABLE;
        }
        return decide(board, glyphs >>> 8, Glyphs.value(glyphs & 0x7f), mark, trace);
    }

    private static int decide(Board board, int head, int number, int mark, @Nullable Trace trace) {
        int marked = ChineseNotation.readHead(board, head, mark, number, trace);
        if (marked >= 0 || marked == Found.UNREADABLE || mark != FileNotation.SIDEWAYS) {
            return marked;
        }
        int forward = ChineseNotation.readHead(board, head, FileNotation.FORWARD, number, trace);
        int backward = ChineseNotation.readHead(board, head, FileNotation.BACKWARD, number, trace);
        return Found.either(marked, Found.either(forward, backward));
    }

    private static int markOf(char c) {
        return c == UNDERLINE ? FileNotation.FORWARD : FileNotation.BACKWARD;
    }

    private static int tagEnd(CharSequence text, int start, int end) {
        for (int i = start; i < end; i++) {
            if (text.charAt(i) == '>') {
                return i;
            }
        }
        return -1;
    }

    /** The line that an HTML tag begins; closing and unknown tags end it. */
    private static int tagMark(CharSequence text, int open, int close) {
        if (close == open + 2 && (text.charAt(open + 1) | 0x20) == 'u') {
            return FileNotation.FORWARD;
        }
        if (contains(text, open, close, "underline")) {
            return FileNotation.FORWARD;
        }
        return contains(text, open, close, "overline") ? FileNotation.BACKWARD : FileNotation.SIDEWAYS;
    }

    private static boolean contains(CharSequence text, int start, int end, String word) {
        for (int i = start; i + word.length() <= end; i++) {
            int matched = 0;
            while (matched < word.length() && text.charAt(i + matched) == word.charAt(matched)) {
                matched++;
            }
            if (matched == word.length()) {
                return true;
            }
        }
        return false;
    }

    /** Says where a text stops being an abbreviated record. */
    private static NotationException unreadable(Position position, String text) {
        List<String> near = Suggestions.near(position, text, WRITER);
        int count = 0;
        boolean marked = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int group = Glyphs.group(Glyphs.of(c));
            if (c == '<' && tagEnd(text, i, text.length()) >= 0) {
                i = tagEnd(text, i, text.length());
            } else if ((c == UNDERLINE || c == OVERLINE) && count > 0) {
                marked = true;
            } else if (group != Glyphs.BLANK) {
                if (group == Glyphs.NONE || group == Glyphs.DIRECTION || count == LONGEST || marked) {
                    return NotationTexts.unreadable("abbreviated", text, i, expected(count, marked), near);
                }
                count++;
            }
        }
        return count < 3
                ? NotationTexts.unreadable("abbreviated", text, text.length(), expected(count, marked), near)
                : NotationTexts.unreadable("abbreviated", text, 0, "piece.and.file", near);
    }

    private static String expected(int count, boolean marked) {
        if (marked) {
            return "last.marked";
        }
        return switch (count) {
            case 0 -> "piece";
            case 1 -> "file";
            case 2, 3 -> "number";
            default -> "end";
        };
    }
}
