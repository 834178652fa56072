package org.chuhe.core.notation;

import java.util.List;
import java.util.Locale;
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
        int code = parseCode(text, 0, text.length(), ranks);
        if (code < 0) {
            throw unreadable(text, List.of());
        }
        return Move.of(code);
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
        int code = parseCode(text, 0, text.length(), ranks);
        Suggestions.Writer writer = (board, move, out) -> out.append(write(Move.of(move), ranks));
        if (code < 0) {
            throw unreadable(text, Suggestions.near(position, text, writer));
        }
        Move move = Move.of(code);
        if (!position.isLegal(move)) {
            throw MoveErrors.illegal(position, text, move, writer);
        }
        return move;
    }

    /**
     * Reads the legal move in {@code text[start, end)} without allocating anything.
     *
     * @return the move's code, or the negative code of a {@link NotationProblem}
     */
    public static int readCode(Board board, CharSequence text, int start, int end, Ranks ranks) {
        int code = parseCode(text, start, end, ranks);
        if (code < 0 || board.isLegal(code)) {
            return code;
        }
        return board.isEmpty(MoveCode.from(code)) ? Found.NO_SUCH_PIECE : Found.ILLEGAL;
    }

    /** Like {@link #parse}, without allocating anything: the move's code or the negative code of a problem. */
    public static int parseCode(CharSequence text, int start, int end, Ranks ranks) {
        int i = start;
        int last = end;
        while (i < last && isBlank(text.charAt(i))) {
            i++;
        }
        while (i < last && isBlank(text.charAt(last - 1))) {
            last--;
        }
        int fromFile = fileAt(text, i, last);
        int fromRank = rankAt(text, i + 1, last);
        i += fromRank == 10 ? 3 : 2;
        while (i < last && isSeparator(text.charAt(i))) {
            i++;
        }
        int toFile = fileAt(text, i, last);
        int toRank = rankAt(text, i + 1, last);
        i += toRank == 10 ? 3 : 2;
        if (fromFile < 0 || fromRank < 0 || toFile < 0 || toRank < 0 || i != last) {
            return Found.UNREADABLE;
        }
        boolean ten = fromRank == 10 || toRank == 10;
        boolean zero = fromRank == 0 || toRank == 0;
        if (ten && zero) {
            return Found.UNREADABLE;
        }
        int lowest = ten || ranks == Ranks.FROM_ONE && !zero ? 1 : 0;
        return MoveCode.of((fromRank - lowest) * Square.FILES + fromFile, (toRank - lowest) * Square.FILES + toFile);
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

    /** Says where a text stops being coordinates. */
    private static NotationException unreadable(String text, List<String> suggestions) {
        int i = 0;
        for (int point = 0; point < 2; point++) {
            while (i < text.length() && (point == 0 ? isBlank(text.charAt(i)) : isSeparator(text.charAt(i)))) {
                i++;
            }
            if (fileAt(text, i, text.length()) < 0) {
                return NotationTexts.unreadable("iccs", text, i, "iccs.file", suggestions);
            }
            int rank = rankAt(text, i + 1, text.length());
            if (rank < 0) {
                return NotationTexts.unreadable("iccs", text, i + 1, "iccs.rank", suggestions);
            }
            i += rank == 10 ? 3 : 2;
        }
        return i < text.length()
                ? NotationTexts.unreadable("iccs", text, i, "end", suggestions)
                : NotationTexts.unreadable("iccs", text, 0, "iccs.rank", suggestions);
    }
}
