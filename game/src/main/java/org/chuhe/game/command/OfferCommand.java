package org.chuhe.game.command;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.OfferEvent;
import org.chuhe.text.EndReason;

/** Draw offers (22.1). */
public sealed interface OfferCommand extends GameCommand {

    /** Who speaks. */
    Side side();

    @Override
    default Optional<Side> player() {
        return Optional.of(side());
    }

    /** A player offers a draw, in his own time. */
    record OfferDraw(long at, Side side) implements OfferCommand {
        @Override
        public Answer decide(Transaction transaction) {
            GameState state = transaction.state();
            if (!state.isOwnTime(side)) {
                return transaction.refuse("22.1", "refused.offer-own-time");
            }
            if (state.offer().isPresent()) {
                String key = state.offer().get() == side ? "refused.offer-stands" : "refused.offer-answer";
                return transaction.refuse("22.1", key);
            }
            int ahead = state.record(side).offers()
                    + 1
                    - state.record(side.opponent()).offers();
            if (ahead > state.regulations().claims().offersAhead()) {
                transaction.emit(new OfferEvent.ExcessOffer(at, side));
                return transaction.foul(side, "8.1.3", Authority.SYSTEM);
            }
            transaction.emit(new OfferEvent.DrawOffered(at, side));
            return transaction.done();
        }
    }

    /** A player accepts the offer. */
    record AcceptDraw(long at, Side side) implements OfferCommand {
        @Override
        public Answer decide(Transaction transaction) {
            if (transaction.state().offer().filter(side.opponent()::equals).isEmpty()) {
                return transaction.refuse("22.1", "refused.no-offer");
            }
            transaction.emit(new OfferEvent.DrawAccepted(at, side));
            return transaction.end(GameEnding.drawn(EndReason.AGREEMENT));
        }
    }

    /** A player declines the offer in words. */
    record DeclineDraw(long at, Side side) implements OfferCommand {
        @Override
        public Answer decide(Transaction transaction) {
            if (transaction.state().offer().filter(side.opponent()::equals).isEmpty()) {
                return transaction.refuse("22.1", "refused.no-offer");
            }
            transaction.emit(new OfferEvent.DrawDeclined(at, side, false));
            return transaction.done();
        }
    }

    /** A player wants his offer back: it stands. */
    record WithdrawOffer(long at, Side side) implements OfferCommand {
        @Override
        public Answer decide(Transaction transaction) {
            boolean own = transaction.state().offer().filter(side::equals).isPresent();
            return transaction.refuse("22.1", own ? "refused.offer-withdrawn" : "refused.no-offer");
        }
    }
}
