package org.chuhe.engines.play;

import java.util.Optional;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.engines.protocol.SearchLimits;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.rules.ClaimRules;
import org.chuhe.game.rules.EventLevel;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.Practice;
import org.chuhe.text.Coded;

/**
 * How games between programs are played.
 *
 * @param regulations the edition, the clock, the thresholds
 * @param limits nodes or depth for everybody, beside the clock or in its place
 * @param warning who is told which moves are forbidden
 * @param lossRule when a game is given up for lost by the programs' own scores
 * @param drawRule when it is given up as drawn
 * @param marginMillis how late an answer may come before the flag counts as fallen: the way to the program and back
 * @param hangMillis how long a move is waited for where there is no clock
 * @param rulingNodes how many positions the arbiter looks at for a ply before he calls it undecided
 */
public record MatchConditions(
        GameRegulations regulations,
        SearchLimits limits,
        Warning warning,
        Optional<ScoreRule> lossRule,
        Optional<ScoreRule> drawRule,
        long marginMillis,
        long hangMillis,
        long rulingNodes) {

    /** Who is told that a move would break the rules on repetitions. */
    public enum Warning implements Coded {
        /** Nobody: who does not vary loses by the article. */
        NOBODY("nobody"),
        /** Whoever can be told: programs that speak UCCI ({@code banmoves}). */
        UCCI("ucci"),
        /** Everybody: over UCI the moves that are left are named ({@code searchmoves}). */
        EVERYBODY("everybody");

        private final String code;

        Warning(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }

        /** For the options of commands. */
        @Override
        public String toString() {
            return code;
        }
    }

    /** No clock at all: nodes or depth alone say when a move is due. */
    public static final ClockScheme NO_CLOCK = ClockScheme.stages(new ClockStage(0, ClockStage.UNLIMITED, 0));

    /** The regulations of a match: the first illegal move loses (4.1.8), repetitions and limits are ruled on unasked. */
    public static GameRegulations regulations(RuleBook book, ClockScheme clock) {
        PlayersConduct conduct = PlayersConduct.of(1, Practice.TAKES_ILLEGAL_MOVES);
        return new GameRegulations(
                        GameRegulations.national().book(),
                        EventLevel.NATIONAL,
                        clock,
                        conduct,
                        ClaimRules.BOOK.automatically(),
                        0,
                        0,
                        0)
                .withBook(book);
    }

    /** Whether a clock runs. */
    public boolean isTimed() {
        ClockScheme clock = regulations.clock();
        return clock.stages().get(0).millis() < ClockStage.UNLIMITED || clock.moveLimit() > 0;
    }
}
