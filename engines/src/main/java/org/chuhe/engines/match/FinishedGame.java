package org.chuhe.engines.match;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.engines.play.Mishap;
import org.chuhe.engines.play.RuledRepetition;
import org.chuhe.text.Result;
import org.chuhe.text.Translated;

/**
 * A game of a match as the journal keeps it.
 *
 * @param task which game
 * @param result how it ended
 * @param reason why, by the word of the game log
 * @param article by which article
 * @param mishap what a program did that no player should
 * @param by which of them
 * @param remark why it ended, where the article does not say it all
 * @param rulings the rulings on repetitions
 * @param plies how long it was
 * @param pgn the whole game
 * @param transcript what was said last before a mishap
 */
public record FinishedGame(
        MatchTask task,
        Result result,
        String reason,
        String article,
        Mishap mishap,
        Optional<Side> by,
        Translated remark,
        List<RuledRepetition> rulings,
        int plies,
        String pgn,
        List<String> transcript) {
    public FinishedGame {
        rulings = List.copyOf(rulings);
        transcript = List.copyOf(transcript);
    }

    /** The game of a journal's line; empty if the line is damaged. */
    public static Optional<FinishedGame> ofLine(String line) {
        return JournalLine.read(line);
    }

    /** The journal's line of the game. */
    public String line() {
        return JournalLine.game(this);
    }

    /** The same without what was said, which is nobody's business but the engines' owners'. */
    public FinishedGame withoutTranscript() {
        return new FinishedGame(task, result, reason, article, mishap, by, remark, rulings, plies, pgn, List.of());
    }

    /** The same without its moves and what was said: thousands of games are kept so. */
    public FinishedGame withoutMoves() {
        return new FinishedGame(task, result, reason, article, mishap, by, remark, rulings, plies, "", List.of());
    }

    /** Who played and how it ended, without the words: what tables are made of. */
    public FinishedGame endOnly() {
        return new FinishedGame(
                task, result, reason, "", mishap, by, Translated.same(""), List.of(), plies, "", List.of());
    }

    /** The half points of a program that plays in it. */
    public int halfPoints(int engine) {
        return switch (result) {
            case RED_WINS -> task.red() == engine ? 2 : 0;
            case BLACK_WINS -> task.black() == engine ? 2 : 0;
            default -> 1;
        };
    }
}
