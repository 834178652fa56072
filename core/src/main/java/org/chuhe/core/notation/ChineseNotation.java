package org.chuhe.core.notation;

import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;

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
    /** Suggestions are written in it. */
    static final MoveNotation SIMPLIFIED = in(Notations.CHINESE, ChineseStyle.SIMPLIFIED);

    private static final int LONGEST = 5;

    private ChineseNotation() {}

    /** The notation in a style. */
    public static MoveNotation in(String id, ChineseStyle style) {
        return new BoardNotation(id, (board, move, out) -> write(board, move, style, out));
    }

    /**
     * Reads a move.
     *
     * @throws NotationException if the text is no Chinese notation or does not mean exactly one legal move
     */
    public static Move read(Position position, String text) {
        return MoveErrors.move(reading(position.toBoard(), text), position, text, "chinese", SIMPLIFIED);
    }

    /** What a text means on a board. */
    public static Reading reading(Board board, CharSequence text) {
        return reading(board, text, 0, text.length());
    }

    /** What {@code text[start, end)} means on a board. */
    public static Reading reading(Board board, CharSequence text, int start, int end) {
        int head = 0;
        int direction = 0;
        int number = 0;
        int count = 0;
        for (int i = start; i < end; i++) {
            int glyph = Glyphs.of(text.charAt(i));
            int group = Glyphs.group(glyph);
            if (group == Glyphs.BLANK) {
                continue;
            }
            if (number > 0) {
                return Reading.unreadable(i - start, "end");
            } else if (direction > 0 && group == Glyphs.NUMBER) {
                number = glyph;
            } else if (direction == 0 && count >= 2 && group == Glyphs.DIRECTION) {
                direction = glyph;
            } else if (direction == 0 && canNamePiece(group, count)) {
                head = head << 8 | glyph;
            } else {
                return Reading.unreadable(i - start, expected(count, direction > 0));
            }
            count++;
        }
        return number > 0
                ? readHead(board, head, Glyphs.direction(direction), Glyphs.value(number))
                : Reading.unreadable(end - start, expected(count, direction > 0));
    }

    /** Two characters name the piece; a third one can only be its file. */
    private static boolean canNamePiece(int group, int count) {
        return group == Glyphs.NUMBER ? count <= 2 : count < 2 && (group == Glyphs.PIECE || group == Glyphs.PLACE);
    }

    private static String expected(int count, boolean directed) {
        return directed ? "number" : count == 0 ? "piece" : count == 1 ? "file" : "direction";
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

    /** What a move means whose piece is named by two or three glyphs, the last one in the lowest byte. */
    static Reading readHead(Board board, int head, int direction, int number) {
        int first = head >>> 16 & 0x7f;
        int second = head >>> 8 & 0x7f;
        int third = head & 0x7f;
        if (first == 0) {
            return readTwo(board, second, third, direction, number);
        }
        boolean pieceFirst = Glyphs.group(first) == Glyphs.PIECE;
        int piece = pieceFirst ? first : second;
        int which = which(pieceFirst ? second : first);
        if (Glyphs.group(piece) != Glyphs.PIECE || which < 0 || Glyphs.group(third) != Glyphs.NUMBER) {
            return noPiece();
        }
        return FileNotation.find(
                board, new MoveRequest(Glyphs.value(piece), Glyphs.value(third), which, direction, number));
    }

    private static Reading readTwo(Board board, int first, int second, int direction, int number) {
        int one = Glyphs.value(first);
        int two = Glyphs.value(second);
        return switch (Glyphs.group(first) | Glyphs.group(second) >>> 4) {
            // 炮二平五
            case Glyphs.PIECE | Glyphs.NUMBER >>> 4 ->
                FileNotation.find(board, new MoveRequest(one, two, FileNotation.ANY, direction, number));
            // 车前平三
            case Glyphs.PIECE | Glyphs.PLACE >>> 4 ->
                FileNotation.find(board, new MoveRequest(one, 0, two, direction, number));
            // 前车平三
            case Glyphs.PLACE | Glyphs.PIECE >>> 4 ->
                FileNotation.find(board, new MoveRequest(two, 0, one, direction, number));
            // 前四平五
            case Glyphs.PLACE | Glyphs.NUMBER >>> 4 ->
                FileNotation.find(board, new MoveRequest(PieceCode.PAWN, two, one, direction, number));
            // 二7平6
            case Glyphs.NUMBER | Glyphs.NUMBER >>> 4 ->
                FileNotation.find(
                        board, new MoveRequest(PieceCode.PAWN, two, FileNotation.ORDINAL + one, direction, number));
            // 二兵平五
            case Glyphs.NUMBER | Glyphs.PIECE >>> 4 -> readNumbered(board, two, one, direction, number);
            default -> noPiece();
        };
    }

    /** A number without a file tells enough in XQWizard's count only; on a single file it is the book's as well. */
    private static Reading readNumbered(Board board, int kind, int ordinal, int direction, int number) {
        Reading counted =
                FileNotation.find(board, new MoveRequest(kind, 0, FileNotation.NUMBERED + ordinal, direction, number));
        return counted.isMove()
                ? counted
                : counted.or(FileNotation.find(
                        board, new MoveRequest(kind, 0, FileNotation.ORDINAL + ordinal, direction, number)));
    }

    private static int which(int glyph) {
        return switch (Glyphs.group(glyph)) {
            case Glyphs.PLACE -> Glyphs.value(glyph);
            case Glyphs.NUMBER -> FileNotation.ORDINAL + Glyphs.value(glyph);
            default -> -1;
        };
    }

    private static Reading noPiece() {
        return Reading.unreadable(0, "piece.and.file");
    }
}
