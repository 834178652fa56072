package org.chuhe.engines.protocol;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Square;

/** How a program counts the ranks, from Red's side: 0–9, as ICCS and UCCI have it, or 1–10. */
public enum RankDialect {
    /** {@code h2e2}: Pikafish, ElephantEye. */
    FROM_ZERO(0),
    /** {@code h3e3}: Fairy-Stockfish over UCI. */
    FROM_ONE(1);

    private static final Pattern MOVE = Pattern.compile("([a-i])(\\d{1,2})-?([a-i])(\\d{1,2})");

    private final int first;

    RankDialect(int first) {
        this.first = first;
    }

    public String write(Move move) {
        return write(move.from()) + write(move.to());
    }

    private String write(Square square) {
        return (char) ('a' + square.file()) + Integer.toString(square.rank() + first);
    }

    /** The move that a text names; empty if it names none. It need not be legal. */
    public Optional<Move> read(String text) {
        Matcher matcher = MOVE.matcher(text.toLowerCase(Locale.ROOT));
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int from = Integer.parseInt(matcher.group(2)) - first;
        int to = Integer.parseInt(matcher.group(4)) - first;
        if (from < 0 || from >= Square.RANKS || to < 0 || to >= Square.RANKS) {
            return Optional.empty();
        }
        return Optional.of(new Move(
                Square.of(matcher.group(1).charAt(0) - 'a', from),
                Square.of(matcher.group(3).charAt(0) - 'a', to)));
    }

    /** The dialect of a first move from the usual position; there is no text that is legal there in both. */
    public static Optional<RankDialect> ofFirstMove(String text) {
        for (RankDialect dialect : values()) {
            if (dialect.read(text).filter(Position.START::isLegal).isPresent()) {
                return Optional.of(dialect);
            }
        }
        return Optional.empty();
    }
}
