package org.chuhe.core.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;

/**
 * WXF notation: {@code C2.5}, {@code H8+7}, {@code R+.3} (front rook), {@code C--1} (rear cannon back one).
 *
 * <p>Read leniently: E or B, H or N, K or G, the digits 1…7 for the pieces, {@code .} or {@code =} for sideways,
 * either case, {@code +C-2} for {@code C+-2}, the sign left out when only one piece can move, trailing ! and ?. The
 * four dialects of {@link WxfDialect} are all tried; exactly one legal move must remain, unless the caller knows the
 * dialect. Pieces that no dialect can name (three rooks on a file in a composition) are written with place, letter and
 * file: {@code 2R3.4}.
 */
public final class WxfNotation {
    private WxfNotation() {}

    /**
     * Reads a move in whatever dialect makes it legal.
     *
     * @throws NotationException if the text is no WXF notation or does not mean exactly one legal move
     */
    public static Move read(Position position, String text) {
        return read(position, text, Optional.empty());
    }

    /** Reads a move; where the dialects disagree the given one holds. */
    public static Move read(Position position, String text, WxfDialect dialect) {
        return read(position, text, Optional.of(dialect));
    }

    private static Move read(Position position, String text, Optional<WxfDialect> dialect) {
        Board board = position.toBoard();
        int code = WxfReader.read(board, text, 0, text.length(), dialect.orElse(null), null);
        if (code >= 0) {
            return Move.of(code);
        }
        Suggestions.Writer writer = writer(dialect.orElse(WxfDialect.WXF_1997));
        if (code == Found.UNREADABLE) {
            throw unreadable(position, text, writer);
        }
        Trace trace = new Trace();
        WxfReader.read(board, text, 0, text.length(), dialect.orElse(null), trace);
        throw MoveErrors.of(code, position, text, trace, writer);
    }

    /**
     * Reads the moves of a game, finding out its dialect: the one under which every move is legal.
     *
     * @throws NotationException naming the first bad move under the dialect that gets furthest, or the move at which
     *     two dialects give different games that are both legal to the end
     */
    public static List<Move> readAll(Position start, List<String> texts) {
        List<List<Move>> games = new ArrayList<>();
        Optional<NotationException> furthest = Optional.empty();
        for (WxfDialect dialect : WxfDialect.values()) {
            try {
                games.add(readAll(start, texts, dialect));
            } catch (NotationException e) {
                if (furthest.map(NotationException::ply).orElse(0) < e.ply()) {
                    furthest = Optional.of(e);
                }
            }
        }
        if (games.isEmpty()) {
            throw furthest.orElseThrow();
        }
        return MoveListReader.only(start, texts, games);
    }

    /** Reads the moves of a game in a dialect. */
    public static List<Move> readAll(Position start, List<String> texts, WxfDialect dialect) {
        return MoveListReader.read(start, texts, (position, text) -> read(position, text, dialect));
    }

    /**
     * Reads the move in {@code text[start, end)} in whatever dialect makes it legal, without allocating anything.
     *
     * @return the move's code, or the negative code of a {@link NotationProblem}
     */
    public static int readCode(Board board, CharSequence text, int start, int end) {
        return WxfReader.read(board, text, start, end, null, null);
    }

    /** The same; where the dialects disagree the given one holds. */
    public static int readCode(Board board, CharSequence text, int start, int end, WxfDialect dialect) {
        return WxfReader.read(board, text, start, end, dialect, null);
    }

    /** Writes a move in the dialect of 1997. */
    public static String write(Position position, Move move) {
        return write(position, move, WxfDialect.WXF_1997);
    }

    /** Writes a move in a given dialect. */
    public static String write(Position position, Move move, WxfDialect dialect) {
        StringBuilder out = new StringBuilder();
        WxfWriter.write(position.toBoard(), move.code(), dialect, out);
        return out.toString();
    }

    /** Writes a move without allocating anything but what {@code out} needs. */
    public static void write(Board board, int move, WxfDialect dialect, StringBuilder out) {
        WxfWriter.write(board, move, dialect, out);
    }

    static Suggestions.Writer writer(WxfDialect dialect) {
        return (board, move, out) -> write(board, move, dialect, out);
    }

    /** Says where a text stops being WXF notation. */
    private static NotationException unreadable(Position position, String text, Suggestions.Writer writer) {
        List<String> near = Suggestions.near(position, text, writer);
        String[] expected = {"wxf.piece", "wxf.file", "wxf.direction", "number", "end"};
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (WxfReader.isBlank(c)) {
                continue;
            }
            boolean fine = switch (count) {
                case 0 -> WxfReader.kind(c) > 0 || WxfReader.digit(c) > 0 || WxfReader.isDirection(c);
                case 1 -> WxfReader.digit(c) > 0 || WxfReader.isDirection(c) || Character.isLetter(c);
                case 2 -> WxfReader.isDirection(c);
                case 3 -> WxfReader.digit(c) > 0;
                default -> false;
            };
            if (!fine) {
                return NotationTexts.unreadable("wxf", text, i, expected[Math.min(count, 4)], near);
            }
            count++;
        }
        return count < 4
                ? NotationTexts.unreadable("wxf", text, text.length(), expected[count], near)
                : NotationTexts.unreadable("wxf", text, 0, "wxf.piece", near);
    }
}
