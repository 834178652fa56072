package org.chuhe.game.command;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.ConductEvent;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.TableEvent;
import org.chuhe.text.Article;
import org.chuhe.text.EndReason;

/** What only the arbiter beside a real board does: he puts on record, decides otherwise, and mends what he entered. */
public sealed interface TableCommand extends GameCommand {

    /** Puts on record what has no further consequence. */
    record Note(long at, String incident, Optional<Side> side, Article article, Authority by, Words why)
            implements TableCommand {
        @Override
        public Window window() {
            return Window.UNTIL_SIGNED;
        }

        @Override
        public Answer decide(Transaction transaction) {
            transaction.emit(new TableEvent.Noted(at, incident, side, article, by, why));
            return transaction.done();
        }
    }

    /**
     * The referee has said what an article asks for; the arbiter decides otherwise (16.3). Neither the incident nor what
     * would follow is entered, only that he saw it and why he let it be.
     */
    record Overrule(
            long at,
            List<GameCommand> commands,
            String incident,
            Optional<Side> side,
            Article usual,
            Authority by,
            Words why)
            implements TableCommand {
        public Overrule {
            commands = List.copyOf(commands);
        }

        @Override
        public Window window() {
            return Window.UNTIL_SIGNED;
        }

        @Override
        public Outcome decide(Transaction transaction) {
            if (by == Authority.SYSTEM) {
                return transaction.refuse("16.3", "refused.authority");
            }
            if (why.equals(Words.NONE)) {
                return transaction.refuse("16.3", "refused.no-reason");
            }
            return overrule(transaction, transaction.state(), commands, usual);
        }

        /** By the gravest article that the commands would have led to. */
        private Outcome overrule(Transaction transaction, GameState imagined, List<GameCommand> left, Article article) {
            if (left.isEmpty() || imagined.isOver() && !transaction.state().isOver()) {
                Transaction last = transaction.copy();
                last.emit(new TableEvent.Overruled(at, incident, side, article, by, why));
                return last.done();
            }
            return transaction
                    .imagine(imagined, left.get(0))
                    .then(instead -> instead.refusal().isPresent()
                            ? transaction.refuse(instead.refusal().get())
                            : overrule(
                                    transaction,
                                    instead.state(),
                                    left.subList(1, left.size()),
                                    GameEvent.gravest(instead.events()).orElse(article)));
        }
    }

    /** A foul on record is taken back. */
    record LiftFoul(long at, Side side, Authority by, Words why) implements TableCommand {
        @Override
        public Window window() {
            return Window.UNTIL_SIGNED;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (transaction.state().record(side).fouls() == 0) {
                return transaction.refuse("8.2", "refused.no-foul", Transaction.name(side));
            }
            if (lastFoulBy(transaction.state()).outranks(by)) {
                return transaction.refuse("8.2", "refused.decided-above");
            }
            if (why.equals(Words.NONE)) {
                return transaction.refuse("16.3", "refused.no-reason");
            }
            transaction.emit(new TableEvent.FoulLifted(at, side, by, why));
            return transaction.done();
        }

        private Authority lastFoulBy(GameState state) {
            return state.log().events().stream()
                    .filter(ConductEvent.Foul.class::isInstance)
                    .map(ConductEvent.Foul.class::cast)
                    .filter(foul -> foul.side() == side)
                    .reduce((earlier, later) -> later)
                    .map(ConductEvent.Foul::decidedBy)
                    .orElse(Authority.SYSTEM);
        }
    }

    /** A result that is not signed yet is taken back, and play can go on. */
    record Reopen(long at, Authority by, Words why) implements TableCommand {
        @Override
        public Window window() {
            return Window.UNTIL_SIGNED;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (!transaction.state().isOver()) {
                return transaction.refuse("16.3", "refused.no-result");
            }
            if (transaction.decidedAbove(by)) {
                return transaction.refuse("16.3", "refused.decided-above");
            }
            if (why.equals(Words.NONE)) {
                return transaction.refuse("16.3", "refused.no-reason");
            }
            transaction.emit(new TableEvent.Reopened(at, by, why));
            return transaction.done();
        }
    }

    /** The arbiter has entered something that was not played, or frees a side from a touch: the log goes on after a ply. */
    record Correct(long at, int ply, Authority by, Words why) implements TableCommand {
        @Override
        public Window window() {
            return Window.UNTIL_END;
        }

        @Override
        public Answer decide(Transaction transaction) {
            GameState state = transaction.state();
            int opening = state.handicap().openingMoves();
            boolean reachable = ply <= state.history().ply() && ply >= (opening == 1 ? 0 : opening);
            if (!reachable
                    || state.claim().isPresent()
                    || state.regulations().conduct().has(Practice.ONLY_EVENTS)) {
                return transaction.refuse("17.1", "refused.no-such-ply", ply);
            }
            if (why.equals(Words.NONE)) {
                return transaction.refuse("17.1", "refused.no-reason");
            }
            transaction.emit(new TableEvent.Corrected(at, ply, by, why));
            return transaction.done();
        }
    }

    /**
     * A side breaks the rules of play other than by a move that is entered: it moves out of turn (2.1), or in a log without
     * moves makes an illegal one (2.2). The move does not stand; it is punished as any (4.1.8, 8.1.8).
     */
    record BreakPlay(long at, Side side, Article article) implements TableCommand, PlayerCommand {
        @Override
        public Answer decide(Transaction transaction) {
            PlayersConduct conduct = transaction.state().regulations().conduct();
            if (!conduct.has(Practice.TAKES_ILLEGAL_MOVES)) {
                return transaction.refuse(article, "refused.not-your-turn", Transaction.name(side.opponent()));
            }
            boolean ownTurn = transaction.state().position().sideToMove() == side
                    && !transaction.state().turn().moved();
            if (article.number().equals("2.1") && ownTurn) {
                return transaction.refuse(article, "refused.own-turn", Transaction.name(side));
            }
            int count = transaction.state().record(side).illegalMoves() + 1;
            transaction.emit(new TableEvent.BrokePlay(at, side, article, count));
            return count >= conduct.offences().illegalMovesToLose()
                    ? transaction.end(GameEnding.lost(side, EndReason.ILLEGAL_MOVES))
                    : transaction.foul(side, "8.1.8", Authority.SYSTEM);
        }
    }

    /** The arbiter has seen a side's flag fall on the clock beside the board (21.2, 21.3). */
    record SeeFlag(long at, Side side) implements TableCommand {
        @Override
        public Window window() {
            return Window.UNTIL_END;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (!transaction.state().regulations().conduct().has(Practice.CLOCK_BESIDE)) {
                return transaction.refuse("21.3", "refused.own-clock");
            }
            transaction.emit(new TableEvent.FlagSeen(at, side));
            return transaction.end(transaction.onTime(side));
        }
    }
}
