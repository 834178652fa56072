package org.chuhe.core.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.jspecify.annotations.Nullable;

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

    /** The notation in a dialect. */
    public static MoveNotation in(String id, WxfDialect dialect) {
        return new BoardNotation(id, (board, move, out) -> write(board, move, dialect, out));
    }

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
        Reading reading = WxfReader.read(position.toBoard(), text, 0, text.length(), dialect.orElse(null));
        MoveNotation notation = in(Notations.WXF, dialect.orElse(WxfDialect.WXF_1997));
        return MoveErrors.move(reading, position, text, "wxf", notation);
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

    /** What a text means on a board, in whatever dialect makes it legal. */
    public static Reading reading(Board board, CharSequence text) {
        return WxfReader.read(board, text, 0, text.length(), null);
    }

    /** The same of {@code text[start, end)}; where the dialects disagree the given one holds, if there is one. */
    public static Reading reading(Board board, CharSequence text, int start, int end, @Nullable WxfDialect dialect) {
        return WxfReader.read(board, text, start, end, dialect);
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
}
