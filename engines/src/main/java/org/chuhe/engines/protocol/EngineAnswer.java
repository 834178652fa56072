package org.chuhe.engines.protocol;

import java.util.Optional;
import org.chuhe.core.Move;

/**
 * What a program answers to the question for a move.
 *
 * @param text the word that should be a move; empty if it names none
 * @param move the move it names, legal or not; empty if it names none
 * @param draw whether it offers a draw, or accepts one (UCCI)
 * @param resigns whether it resigns: it says so, or has no move to name
 */
public record EngineAnswer(String text, Optional<Move> move, boolean draw, boolean resigns) {
    /** The program has no move: {@code nobestmove}, {@code bestmove (none)}. */
    public static final EngineAnswer NO_MOVE = new EngineAnswer("", Optional.empty(), false, true);

    static Optional<EngineAnswer> read(String line, RankDialect ranks) {
        if (line.equals("nobestmove")) {
            return Optional.of(NO_MOVE);
        }
        if (!line.startsWith("bestmove")) {
            return Optional.empty();
        }
        String[] words = line.strip().split("\\s+");
        if (!words[0].equals("bestmove")) {
            return Optional.empty();
        }
        String named = words.length > 1 ? words[1] : "";
        if (named.isEmpty() || named.equals("(none)") || named.equals("0000") || named.equals("resign")) {
            return Optional.of(NO_MOVE);
        }
        String last = words[words.length - 1];
        return Optional.of(new EngineAnswer(named, ranks.read(named), last.equals("draw"), last.equals("resign")));
    }
}
