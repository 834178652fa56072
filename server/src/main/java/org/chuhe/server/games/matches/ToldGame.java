package org.chuhe.server.games.matches;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.chuhe.engines.match.FinishedGame;
import org.chuhe.engines.match.MatchTask;
import org.chuhe.records.Records;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.read.ReadGame;
import org.chuhe.text.Article;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;
import org.chuhe.text.Translated;
import org.jspecify.annotations.Nullable;

/**
 * A game that a runner says is over: played again here, move by move.
 *
 * @param game what was said of it; null if not even that can be read
 * @param refusal why it does not count; empty if it does
 */
record ToldGame(@Nullable FinishedGame game, Optional<Translated> refusal) {
    private static final Messages WORDS = Messages.beside(ToldGame.class);
    private static final int LONGEST_TEXT = 4000;
    private static final int MOST_RULINGS = 500;
    /** A game of 600 rounds with what the engine thought of every move is a third of this. */
    private static final int LONGEST_PGN = 256 << 10;

    /** Reads a line of the runner's journal. */
    static ToldGame read(String line, MatchFacts facts) {
        Optional<FinishedGame> said = FinishedGame.ofLine(line).map(FinishedGame::withoutTranscript);
        if (said.isEmpty() || !isSound(said.get(), facts)) {
            return new ToldGame(null, Optional.of(words(WORDS.message("refused.unreadable"))));
        }
        return new ToldGame(said.get(), refusal(said.get()));
    }

    private static boolean isSound(FinishedGame game, MatchFacts facts) {
        MatchTask task = game.task();
        int engines = facts.engines().size();
        try {
            Article.parse(game.article());
        } catch (IllegalArgumentException e) {
            return false;
        }
        return task.number() > 0
                && task.number() <= facts.total()
                && isOne(task.red(), engines)
                && isOne(task.black(), engines)
                && task.red() != task.black()
                && game.reason().length() <= 60
                && game.article().length() <= 60
                && game.pgn().length() <= LONGEST_PGN
                && game.rulings().size() <= MOST_RULINGS
                && MatchFacts.isShort(game.remark(), LONGEST_TEXT)
                && game.rulings().stream().allMatch(ruling -> MatchFacts.isShort(ruling.words(), LONGEST_TEXT));
    }

    private static boolean isOne(int engine, int engines) {
        return engine >= 0 && engine < engines;
    }

    /** Whether the moves can be played, and are the game that was said. */
    private static Optional<Translated> refusal(FinishedGame game) {
        try {
            List<ReadGame> read = Records.read("game.pgn", game.pgn().getBytes(StandardCharsets.UTF_8));
            if (read.size() != 1) {
                return Optional.of(words(WORDS.message("refused.games", read.size())));
            }
            ReadGame one = read.get(0);
            if (!one.defects().isEmpty()) {
                return Optional.of(words(one.defects().get(0).message()));
            }
            if (one.game().result() != game.result() || one.game().plies() != game.plies()) {
                return Optional.of(words(WORDS.message("refused.other")));
            }
            return Optional.empty();
        } catch (RecordException e) {
            return Optional.of(words(e.message()));
        }
    }

    private static Translated words(Message message) {
        return Translated.of(message::in);
    }
}
