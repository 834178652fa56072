package org.chuhe.game.command;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.core.Side;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.ConductBook;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.ConductEvent;
import org.chuhe.text.Article;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;

/** What arbiters do about conduct and records (articles 7, 8 and 18). */
public sealed interface ConductCommand extends GameCommand {

    /** An arbiter awards a foul he has seen (8.1). */
    record AwardFoul(long at, Side side, Article article, Authority by) implements ConductCommand {
        private static final Set<Article> ARTICLES = Stream.of(
                        "8.1.1", "8.1.2", "8.1.3", "8.1.4", "8.1.5", "8.1.6", "8.1.7", "8.1.8", "8.1.9")
                .map(ConductBook::article)
                .collect(Collectors.toUnmodifiableSet());

        @Override
        public Window window() {
            return Window.UNTIL_END;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (!ARTICLES.contains(article)) {
                return transaction.refuse("8.1", "refused.no-such-foul", article);
            }
            if (by == Authority.SYSTEM || by == Authority.ORGANISER) {
                return transaction.refuse("8.2", "refused.authority");
            }
            return transaction.foul(side, article.number(), by);
        }
    }

    /** An arbiter warns a player (18.1). */
    record Warn(long at, Side side, Authority by, Words why) implements ConductCommand {
        @Override
        public Window window() {
            return Window.UNTIL_SIGNED;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (by == Authority.SYSTEM) {
                return transaction.refuse("18.1", "refused.authority");
            }
            transaction.emit(new ConductEvent.Warned(at, side, by, why));
            return transaction.done();
        }
    }

    /** The chief arbiter excludes a player from the game (18.2). */
    record Disqualify(long at, Side side, Authority by, Words why) implements ConductCommand {
        @Override
        public Window window() {
            return Window.UNTIL_SIGNED;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (by == Authority.SYSTEM || by == Authority.ARBITER) {
                return transaction.refuse("18.2", "refused.authority");
            }
            transaction.emit(new ConductEvent.Decided(at, by, ConductBook.article("18.2"), why));
            return transaction.end(GameEnding.lost(side, EndReason.DISCIPLINE));
        }
    }

    /** The organisers expel a player from the event (18.3). */
    record Expel(long at, Side side, Authority by, Words why) implements ConductCommand {
        @Override
        public Window window() {
            return Window.UNTIL_SIGNED;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (by != Authority.ORGANISER) {
                return transaction.refuse("18.3", "refused.authority");
            }
            transaction.emit(new ConductEvent.Decided(at, by, ConductBook.article("18.3"), why));
            return transaction.end(GameEnding.lost(side, EndReason.DISCIPLINE));
        }
    }

    /** An arbiter finds moves missing in a record, or unreadable (7.1, 7.2). */
    record FaultRecord(long at, Side side, int missed, boolean illegible, Authority by) implements ConductCommand {
        @Override
        public Window window() {
            return Window.UNTIL_END;
        }

        @Override
        public Answer decide(Transaction transaction) {
            PlayersConduct conduct = transaction.state().regulations().conduct();
            if (!conduct.has(Practice.KEEPS_RECORD)) {
                return transaction.refuse("7.1", "refused.no-record");
            }
            if (missed <= 0) {
                return transaction.refuse("7.1", "refused.nothing-missed");
            }
            if (illegible && by != Authority.CHIEF_ARBITER) {
                return transaction.refuse("7.2", "refused.authority");
            }
            long total = (long) transaction.state().record(side).missedMoves() + missed;
            transaction.emit(new ConductEvent.RecordFaulted(at, side, missed, illegible, by));
            Answer answer = transaction.done();
            // 每漏记 4 着判犯规一次 (7.1): found at once or one after the other, the same moves are as many fouls.
            long fouls = total / conduct.offences().missedMovesPerFoul();
            for (long i = 0; i < fouls && !transaction.state().isOver(); i++) {
                answer = transaction.foul(side, "8.1.6", by);
            }
            return answer;
        }
    }

    /** The arbiter wants a record written out fair after the game (7.3). */
    record OrderRewrite(long at, Side side) implements ConductCommand {
        @Override
        public Window window() {
            return Window.UNTIL_SIGNED;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (!transaction.state().isOver()
                    || !transaction.state().regulations().conduct().has(Practice.KEEPS_RECORD)) {
                return transaction.refuse("7.3", "refused.rewrite");
            }
            transaction.emit(new ConductEvent.RewriteOrdered(at, side));
            return transaction.done();
        }
    }

    /** The fair record is handed in (7.3). */
    record HandInRecord(long at, Side side) implements ConductCommand {
        @Override
        public Window window() {
            return Window.UNTIL_SIGNED;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (!transaction.state().record(side).rewriting()) {
                return transaction.refuse("7.3", "refused.no-rewrite");
            }
            transaction.emit(new ConductEvent.RecordRewritten(at, side));
            return transaction.done();
        }
    }

    /** A player refuses to keep or mend his record: the arbiter may declare the game lost (7.4). */
    record PunishRefusedRecord(long at, Side side, Authority by) implements ConductCommand {
        @Override
        public Window window() {
            return Window.UNTIL_SIGNED;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (!transaction.state().regulations().conduct().has(Practice.KEEPS_RECORD)) {
                return transaction.refuse("7.1", "refused.no-record");
            }
            if (by == Authority.SYSTEM) {
                return transaction.refuse("7.4", "refused.authority");
            }
            transaction.emit(new ConductEvent.RecordRefused(at, side));
            return transaction.end(GameEnding.lost(side, EndReason.DISCIPLINE));
        }
    }

    /** An arbiter decides the game, naming the article (16.3). */
    record DecideGame(long at, Authority by, Result outcome, Article article, Words why) implements ConductCommand {
        @Override
        public Window window() {
            return Window.UNTIL_SIGNED;
        }

        @Override
        public Answer decide(Transaction transaction) {
            if (by == Authority.SYSTEM || article.number().isBlank()) {
                return transaction.refuse("16.3", "refused.authority");
            }
            if (transaction.decidedAbove(by)) {
                return transaction.refuse("16.3", "refused.decided-above");
            }
            transaction.emit(new ConductEvent.Decided(at, by, article, why));
            return transaction.end(new GameEnding(outcome, EndReason.ARBITER, article));
        }
    }
}
