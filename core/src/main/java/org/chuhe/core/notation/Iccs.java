package org.chuhe.core.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;

/**
 * Coordinates: ICCS ({@code H2-E2}) and UCI ({@code h2e2}, {@code h10g8}), upper or lower case, with or without a dash
 * or a space. Ranks count 0…9 or 1…10: a rank 10 or 0 in a move decides; otherwise 0…9 is assumed unless the caller
 * knows better; {@link MoveReader} finds out from a whole game.
 */
public final class Iccs {
    private Iccs() {}

    /** The notation with ranks counted in a way. */
    public static MoveNotation in(String id, Ranks ranks) {
        return new BoardNotation(id, (board, move, out) -> out.append(write(Move.of(move), ranks)));
    }

    /** The notation with capitals and a dash. */
    static MoveNotation dashed(String id) {
        return new BoardNotation(id, (board, move, out) -> out.append(writeDashed(Move.of(move))));
    }

    /**
     * Reads the two points without asking whether the move is legal.
     *
     * @throws NotationException if the text is no move in coordinates
     */
    public static Move parse(String text) {
        return parse(text, Ranks.FROM_ZERO);
    }

    /** Reads the two points; {@code ranks} counts where the text itself does not tell. */
    public static Move parse(String text, Ranks ranks) {
        Reading points = points(text, 0, text.length(), ranks);
        if (!points.isMove()) {
            throw NotationTexts.unreadable("iccs", text, points.offset(), points.expected(), List.of());
        }
        return Move.of(points.code());
    }

    /** The move between the two points, legal or not; empty if the text is no move in coordinates. */
    public static Optional<Move> find(String text) {
        Reading points = points(text, 0, text.length(), Ranks.FROM_ZERO);
        return points.isMove() ? Optional.of(Move.of(points.code())) : Optional.empty();
    }

    /**
     * Reads a legal move.
     *
     * @throws NotationException if the text is no move in coordinates or the move is illegal
     */
    public static Move read(Position position, String text) {
        return read(position, text, Ranks.FROM_ZERO);
    }

    /** Reads a legal move; {@code ranks} counts where the text itself does not tell. */
    public static Move read(Position position, String text, Ranks ranks) {
        Reading reading = reading(position.toBoard(), text, ranks);
        return MoveErrors.move(reading, position, text, "iccs", in(Notations.ICCS, ranks));
    }

    /** What a text means on a board. */
    public static Reading reading(Board board, CharSequence text, Ranks ranks) {
        return points(text, 0, text.length(), ranks).on(board);
    }

    /** What {@code text[start, end)} means on a board. */
    public static Reading reading(Board board, CharSequence text, int start, int end, Ranks ranks) {
        return points(text, start, end, ranks).on(board);
    }

    /** The two points in {@code text[from, to)}, whatever stands on them. */
    private static Reading points(CharSequence text, int from, int to, Ranks ranks) {
        int start = from;
        int end = to;
        while (start < end && isBlank(text.charAt(end - 1))) {
            end--;
        }
        while (start < end && isBlank(text.charAt(start))) {
            start++;
        }
        int fromFile = fileAt(text, start, end);
        int fromRank = rankAt(text, start + 1, end);
        if (fromFile < 0 || fromRank < 0) {
            return noPoint(start - from, fromFile);
        }
        int second = start + (fromRank == 10 ? 3 : 2);
        while (second < end && isSeparator(text.charAt(second))) {
            second++;
        }
        int toFile = fileAt(text, second, end);
        int toRank = rankAt(text, second + 1, end);
        if (toFile < 0 || toRank < 0) {
            return noPoint(second - from, toFile);
        }
        int stop = second + (toRank == 10 ? 3 : 2);
        boolean ten = fromRank == 10 || toRank == 10;
        boolean zero = fromRank == 0 || toRank == 0;
        if (stop < end || ten && zero) {
            return Reading.unreadable(stop < end ? stop - from : 0, stop < end ? "end" : "iccs.rank");
        }
        int lowest = ten || ranks == Ranks.FROM_ONE && !zero ? 1 : 0;
        return Reading.move(
                MoveCode.of((fromRank - lowest) * Square.FILES + fromFile, (toRank - lowest) * Square.FILES + toFile));
    }

    private static Reading noPoint(int offset, int file) {
        return file < 0 ? Reading.unreadable(offset, "iccs.file") : Reading.unreadable(offset + 1, "iccs.rank");
    }

    /** {@code h2e2}. */
    public static String write(Move move) {
        return move.toString();
    }

    /** {@code h2e2} or, with ranks from one, {@code h3e3}. */
    public static String write(Move move, Ranks ranks) {
        return write(move.from(), ranks) + write(move.to(), ranks);
    }

    /** {@code H2-E2}, as PGN with format ICCS has it. */
    public static String writeDashed(Move move) {
        return (move.from() + "-" + move.to()).toUpperCase(Locale.ROOT);
    }

    private static String write(Square square, Ranks ranks) {
        return (char) ('a' + square.file()) + Integer.toString(square.rank() + ranks.ordinal());
    }

    private static int fileAt(CharSequence text, int i, int end) {
        int file = i < end ? (text.charAt(i) | 0x20) - 'a' : -1;
        return file < Square.FILES ? file : -1;
    }

    /** A rank, 0…10, or -1. */
    private static int rankAt(CharSequence text, int i, int end) {
        int rank = i < end ? text.charAt(i) - '0' : -1;
        if (rank < 0 || rank > 9) {
            return -1;
        }
        return rank == 1 && i + 1 < end && text.charAt(i + 1) == '0' ? 10 : rank;
    }

    private static boolean isSeparator(char c) {
        return c == '-' || c == '–' || c == '—' || c == '－' || isBlank(c);
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\u3000';
    }
}
