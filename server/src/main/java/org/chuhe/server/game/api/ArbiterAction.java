package org.chuhe.server.game.api;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.core.Side;
import org.chuhe.game.command.ClaimCommand;
import org.chuhe.game.command.ClockCommand;
import org.chuhe.game.command.ConductCommand;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.command.GameCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.Words;
import org.chuhe.game.state.EndEvent;
import org.chuhe.server.game.decision.Commands;
import org.chuhe.server.game.decision.Decided;
import org.chuhe.server.game.decision.Decision;
import org.chuhe.server.game.decision.Refused;
import org.chuhe.server.game.decision.TableActions;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.text.Article;
import org.chuhe.text.Result;

/** What an arbiter does; {@link ArbiterActions} reads it. */
sealed interface ArbiterAction {
    /**
     * Decides.
     *
     * @param by his name, for the log
     */
    Decision on(LiveState live, String by, long now);

    /** He has come, as he was called. */
    record Attend() implements ArbiterAction {
        @Override
        public Decision on(LiveState live, String by, long now) {
            return TableActions.attend(live);
        }
    }

    /** Something that the referee is asked. */
    sealed interface InGame extends ArbiterAction {
        GameCommand command(long at);

        @Override
        default Decision on(LiveState live, String by, long now) {
            if (live.game().isEmpty()) {
                return Decided.refuse(live, Refused.Code.STALE, "refused.not-begun");
            }
            long at = Math.max(live.game().get().clock().time(), now);
            return Commands.answer(live, command(at), by);
        }
    }

    /** Both clocks stand. */
    record Pause(Article article) implements InGame {
        @Override
        public GameCommand command(long at) {
            return new ClockCommand.Pause(at, article);
        }
    }

    /** Play goes on. */
    record Resume() implements InGame {
        @Override
        public GameCommand command(long at) {
            return new ClockCommand.Resume(at);
        }
    }

    /**
     * Sets a clock while both stand (21.4).
     *
     * @param chief whether he is the chief arbiter: only he takes so much away that the flag is about to fall
     */
    record SetClock(Side side, long left, boolean chief) implements InGame {
        private static final long ABOUT_TO_FALL = 60_000;

        @Override
        public Decision on(LiveState live, String by, long now) {
            boolean takes = live.game()
                    .filter(state -> state.clock().face(side).untilFlag(state.scheme()) > left)
                    .isPresent();
            return takes && left < ABOUT_TO_FALL && !chief
                    ? Decided.refuse(live, Refused.Code.NOT_YOURS, "refused.flag-by-chief")
                    : InGame.super.on(live, by, now);
        }

        @Override
        public GameCommand command(long at) {
            return new ClockCommand.SetClock(at, side, left);
        }
    }

    /** Punishes a foul (8.1). */
    record Foul(Side side, Article article, Authority by) implements InGame {
        @Override
        public GameCommand command(long at) {
            return new ConductCommand.AwardFoul(at, side, article, by);
        }
    }

    /** Warns somebody (18.1). */
    record Warn(Side side, Authority by, Words why) implements InGame {
        @Override
        public GameCommand command(long at) {
            return new ConductCommand.Warn(at, side, by, why);
        }
    }

    /** Excludes somebody from the event (18.2). */
    record Disqualify(Side side, Authority by, Words why) implements InGame {
        @Override
        public GameCommand command(long at) {
            return new ConductCommand.Disqualify(at, side, by, why);
        }
    }

    /** The position after a ply stands again (5.8.2). */
    record Restore(int ply) implements InGame {
        @Override
        public GameCommand command(long at) {
            return new PlayCommand.ReportDisplacement(at, ply);
        }
    }

    /** Colours were reversed: the game is void (5.8.1). */
    record Reversed() implements InGame {
        @Override
        public GameCommand command(long at) {
            return new PlayCommand.ReportReversedColours(at);
        }
    }

    /** Rules on a claim that waits (23.5). */
    record Rule(Consequence verdict, Optional<Side> against, List<Article> articles, Words why) implements InGame {
        public Rule {
            articles = List.copyOf(articles);
        }

        @Override
        public GameCommand command(long at) {
            return new ClaimCommand.RuleOnClaim(at, verdict, against, articles, why);
        }
    }

    /** Decides the game (16.3). */
    record Decide(Authority by, Result outcome, Article article, Words why) implements InGame {
        @Override
        public GameCommand command(long at) {
            return new ConductCommand.DecideGame(at, by, outcome, article, why);
        }
    }

    /** A flag fell by a fault (21.5). */
    record OverruleFlag(long left, Words why) implements InGame {
        @Override
        public GameCommand command(long at) {
            return new ClockCommand.OverruleFlag(at, left, why);
        }
    }

    /** A player leaves the event (19.2, 19.3). Whoever enters it says that the organisers have agreed (19.1). */
    record Withdraw(Side side, Article article, Words why) implements InGame {
        @Override
        public GameCommand command(long at) {
            return new EndCommand.Withdraw(at, side, article, Authority.ORGANISER, why);
        }
    }

    /** A late player is at the board (20.1). */
    record Arrive(Side side) implements InGame {
        @Override
        public GameCommand command(long at) {
            return new ClockCommand.Arrive(at, side);
        }
    }

    /** Signs the result (article 9). */
    record Sign() implements InGame {
        @Override
        public GameCommand command(long at) {
            return new EndCommand.Sign(at, EndEvent.Signer.ARBITER);
        }
    }
}
