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
    private static final int NONE = -1;

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
        Points points = points(text, ranks);
        if (points.move() == NONE) {
            throw NotationTexts.unreadable("iccs", text, points.offset(), points.expected(), List.of());
        }
        return Move.of(points.move());
    }

    /** The move between the two points, legal or not; empty if the text is no move in coordinates. */
    public static Optional<Move> find(String text) {
        int move = points(text, Ranks.FROM_ZERO).move();
        return move == NONE ? Optional.empty() : Optional.of(Move.of(move));
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
    public static Reading reading(Board board, String text, Ranks ranks) {
        Points points = points(text, ranks);
        return points.move() == NONE
                ? Reading.unreadable(points.offset(), points.expected())
                : Reading.of(board, points.move());
    }

    /** The code of the move between two points, or where the text fails and what should stand there. */
    private record Points(int move, int offset, String expected) {}

    private static Points points(String text, Ranks ranks) {
        int end = text.length();
        while (end > 0 && isBlank(text.charAt(end - 1))) {
            end--;
        }
        int i = 0;
        int[] files = new int[2];
        int[] counted = new int[2];
        for (int point = 0; point < 2; point++) {
            while (i < end && (point == 0 ? isBlank(text.charAt(i)) : isSeparator(text.charAt(i)))) {
                i++;
            }
            files[point] = fileAt(text, i, end);
            counted[point] = rankAt(text, i + 1, end);
            if (files[point] < 0) {
                return new Points(NONE, i, "iccs.file");
            }
            if (counted[point] < 0) {
                return new Points(NONE, i + 1, "iccs.rank");
            }
            i += counted[point] == 10 ? 3 : 2;
        }
        if (i < end) {
            return new Points(NONE, i, "end");
        }
        boolean ten = counted[0] == 10 || counted[1] == 10;
        boolean zero = counted[0] == 0 || counted[1] == 0;
        if (ten && zero) {
            return new Points(NONE, 0, "iccs.rank");
        }
        int lowest = ten || ranks == Ranks.FROM_ONE && !zero ? 1 : 0;
        int from = (counted[0] - lowest) * Square.FILES + files[0];
        int to = (counted[1] - lowest) * Square.FILES + files[1];
        return new Points(MoveCode.of(from, to), 0, "");
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

    private static int fileAt(String text, int i, int end) {
        int file = i < end ? (text.charAt(i) | 0x20) - 'a' : -1;
        return file < Square.FILES ? file : -1;
    }

    /** A rank, 0…10, or -1. */
    private static int rankAt(String text, int i, int end) {
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
