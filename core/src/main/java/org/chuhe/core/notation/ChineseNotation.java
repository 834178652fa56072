package org.chuhe.core.notation;

import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.jspecify.annotations.Nullable;

/**
 * Chinese notation (2011 rules, 7.5, full record): 炮二平五, 马8进7, 前炮退二, 前兵四平五.
 *
 * <p>Read leniently, as real records are written: simplified or traditional characters and their variants, either
 * side's digits for either side, 车前平三 for 前车平三, numbered pawns (二兵平五), the pawn's name left out (前四平五),
 * and 前/后 left out when only one piece can make the move. The character of a piece does not tell its colour; the
 * side to move does. Among the pieces that a text can mean those count that may legally move so; exactly one must
 * remain.
 */
public final class ChineseNotation {
    static final Suggestions.Writer WRITER = (board, move, out) -> write(board, move, ChineseStyle.SIMPLIFIED, out);

    private static final int LONGEST = 5;

    private ChineseNotation() {}

    /**
     * Reads a move.
     *
     * @throws NotationException if the text is no Chinese notation or does not mean exactly one legal move
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
     * @return the move's code, or the negative code of a {@link NotationProblem}; {@link #read} then says what is wrong
     */
    public static int readCode(Board board, CharSequence text, int start, int end) {
        return read(board, text, start, end, null);
    }

    /** Writes a move in simplified characters; the piece need not be on the move. */
    public static String write(Position position, Move move) {
        return write(position, move, ChineseStyle.SIMPLIFIED);
    }

    /** Writes a move in a given style. */
    public static String write(Position position, Move move, ChineseStyle style) {
        StringBuilder out = new StringBuilder(LONGEST);
        write(position.toBoard(), move.code(), style, out);
        return out.toString();
    }

    /**
     * Writes a move without allocating anything but what {@code out} needs.
     *
     * @throws IllegalArgumentException if no piece stands there, or the notation has no words for such a move
     */
    public static void write(Board board, int move, ChineseStyle style, StringBuilder out) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        int code = writeHead(board, from, to, style, out);
        int side = PieceCode.side(code);
        out.append(style.direction(FileNotation.direction(side, from, to)))
                .append(style.number(side, FileNotation.number(side, PieceCode.kind(code), from, to)));
    }

    /** Writes what comes before the direction, and returns the piece. */
    static int writeHead(Board board, int from, int to, ChineseStyle style, StringBuilder out) {
        int code = MoveErrors.pieceToWrite(board, from, to);
        int side = PieceCode.side(code);
        if (!FileNotation.needsPlace(board, code, from, to)) {
            out.append(style.piece(code)).append(style.number(side, FileNotation.fileNumber(side, from)));
            return code;
        }
        out.append(style.place(FileNotation.index(board, code, from), FileNotation.size(board, code, from)))
                .append(style.piece(code));
        if (FileNotation.tandemFiles(board, code) > 1) {
            out.append(style.number(side, FileNotation.fileNumber(side, from)));
        }
        return code;
    }

    private static int read(Board board, CharSequence text, int start, int end, @Nullable Trace trace) {
        long glyphs = 0;
        int count = 0;
        for (int i = start; i < end; i++) {
            int glyph = Glyphs.of(text.charAt(i));
            if (glyph == Glyphs.BLANK) {
                continue;
            }
            if (glyph == Glyphs.NONE || count == LONGEST) {
                return Found.UNREADABLE;
            }
            glyphs = glyphs << 8 | glyph;
            count++;
        }
        int number = (int) glyphs & 0x7f;
        int direction = (int) (glyphs >>> 8) & 0x7f;
        if (count < 4 || Glyphs.group(number) != Glyphs.NUMBER || Glyphs.group(direction) != Glyphs.DIRECTION) {
            return Found.UNREADABLE;
        }
        return readHead(board, (int) (glyphs >>> 16), Glyphs.direction(direction), Glyphs.value(number), trace);
    }

    /**
     * Finds the piece named by two or three glyphs (the last one in the lowest byte) and tests the move.
     *
     * @return the move's code or the negative code of a problem
     */
    static int readHead(Board board, int head, int direction, int number, @Nullable Trace trace) {
        int first = head >>> 16 & 0x7f;
        int second = head >>> 8 & 0x7f;
        int third = head & 0x7f;
        if (first == 0) {
            return readTwo(board, second, third, direction, number, trace);
        }
        if (Glyphs.group(third) != Glyphs.NUMBER) {
            return Found.UNREADABLE;
        }
        boolean pieceFirst = Glyphs.group(first) == Glyphs.PIECE;
        int piece = pieceFirst ? first : second;
        int which = which(pieceFirst ? second : first);
        if (Glyphs.group(piece) != Glyphs.PIECE || which < 0) {
            return Found.UNREADABLE;
        }
        return FileNotation.find(board, Glyphs.value(piece), Glyphs.value(third), which, direction, number, trace);
    }

    private static int readTwo(Board board, int first, int second, int direction, int number, @Nullable Trace trace) {
        int one = Glyphs.value(first);
        int two = Glyphs.value(second);
        return switch (Glyphs.group(first) | Glyphs.group(second) >>> 4) {
            // 炮二平五
            case Glyphs.PIECE | Glyphs.NUMBER >>> 4 ->
                FileNotation.find(board, one, two, FileNotation.ANY, direction, number, trace);
            // 车前平三
            case Glyphs.PIECE | Glyphs.PLACE >>> 4 -> FileNotation.find(board, one, 0, two, direction, number, trace);
            // 前车平三
            case Glyphs.PLACE | Glyphs.PIECE >>> 4 -> FileNotation.find(board, two, 0, one, direction, number, trace);
            // 前四平五
            case Glyphs.PLACE | Glyphs.NUMBER >>> 4 ->
                FileNotation.find(board, PieceCode.PAWN, two, one, direction, number, trace);
            // 二7平6
            case Glyphs.NUMBER | Glyphs.NUMBER >>> 4 ->
                FileNotation.find(board, PieceCode.PAWN, two, FileNotation.ORDINAL + one, direction, number, trace);
            // 二兵平五
            case Glyphs.NUMBER | Glyphs.PIECE >>> 4 -> readNumbered(board, two, one, direction, number, trace);
            default -> Found.UNREADABLE;
        };
    }

    /** A number without a file tells enough in XQWizard's count only; on a single file it is the book's as well. */
    private static int readNumbered(
            Board board, int kind, int ordinal, int direction, int number, @Nullable Trace trace) {
        int found = FileNotation.findNumbered(board, kind, ordinal, direction, number, trace);
        return found >= 0
                ? found
                : FileNotation.find(board, kind, 0, FileNotation.ORDINAL + ordinal, direction, number, trace);
    }

    private static int which(int glyph) {
        return switch (Glyphs.group(glyph)) {
            case Glyphs.PLACE -> Glyphs.value(glyph);
            case Glyphs.NUMBER -> FileNotation.ORDINAL + Glyphs.value(glyph);
            default -> -1;
        };
    }

    /** Says where a text stops being Chinese notation. */
    private static NotationException unreadable(Position position, String text) {
        List<String> near = Suggestions.near(position, text, WRITER);
        int count = 0;
        boolean directed = false;
        for (int i = 0; i < text.length(); i++) {
            int group = Glyphs.group(Glyphs.of(text.charAt(i)));
            if (group == Glyphs.BLANK) {
                continue;
            }
            String expected = expected(count, directed);
            boolean fine = switch (expected) {
                case "piece" -> group == Glyphs.PIECE || group == Glyphs.PLACE || group == Glyphs.NUMBER;
                case "file" -> group == Glyphs.PIECE || group == Glyphs.PLACE || group == Glyphs.NUMBER;
                case "direction" -> group == Glyphs.DIRECTION || count == 2 && group == Glyphs.NUMBER;
                case "number" -> group == Glyphs.NUMBER;
                default -> false;
            };
            if (!fine) {
                return NotationTexts.unreadable("chinese", text, i, expected, near);
            }
            if (directed) {
                count = LONGEST;
            }
            directed |= group == Glyphs.DIRECTION;
            count++;
        }
        boolean complete = count > LONGEST;
        return complete
                ? NotationTexts.unreadable("chinese", text, 0, "piece.and.file", near)
                : NotationTexts.unreadable("chinese", text, text.length(), expected(count, directed), near);
    }

    private static String expected(int count, boolean directed) {
        if (count > LONGEST) {
            return "end";
        }
        if (directed) {
            return "number";
        }
        return count == 0 ? "piece" : count == 1 ? "file" : "direction";
    }
}
