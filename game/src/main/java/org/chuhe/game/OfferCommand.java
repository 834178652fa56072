package org.chuhe.game;

import java.util.Optional;
import org.chuhe.core.Side;

/** Draw offers (22.1). */
public sealed interface OfferCommand extends Command {

    /** Who speaks. */
    Side side();

    @Override
    default Optional<Side> player() {
        return Optional.of(side());
    }

    /** A player offers a draw, in his own time. */
    record OfferDraw(long at, Side side) implements OfferCommand {
        @Override
        public Answer decide(Desk desk) {
            GameState state = desk.state();
            if (!state.isOwnTime(side)) {
                return desk.refuse("22.1", "refused.offer-own-time");
            }
            if (state.offer().isPresent()) {
                String key = state.offer().get() == side ? "refused.offer-stands" : "refused.offer-answer";
                return desk.refuse("22.1", key);
            }
            int ahead = state.record(side).offers()
                    + 1
                    - state.record(side.opponent()).offers();
            if (ahead > state.regulations().claims().offersAhead()) {
                desk.emit(new OfferEvent.ExcessOffer(at, side));
                return desk.foul(side, "8.1.3", Authority.SYSTEM);
            }
            desk.emit(new OfferEvent.DrawOffered(at, side));
            return desk.done();
        }
    }

    /** A player accepts the offer. */
    record AcceptDraw(long at, Side side) implements OfferCommand {
        @Override
        public Answer decide(Desk desk) {
            if (desk.state().offer().filter(side.opponent()::equals).isEmpty()) {
                return desk.refuse("22.1", "refused.no-offer");
            }
            desk.emit(new OfferEvent.DrawAccepted(at, side));
            return desk.end(Result.drawn(Reason.AGREEMENT));
        }
    }

    /** A player declines the offer in words. */
    record DeclineDraw(long at, Side side) implements OfferCommand {
        @Override
        public Answer decide(Desk desk) {
            if (desk.state().offer().filter(side.opponent()::equals).isEmpty()) {
                return desk.refuse("22.1", "refused.no-offer");
            }
            desk.emit(new OfferEvent.DrawDeclined(at, side, false));
            return desk.done();
        }
    }

    /** A player wants his offer back: it stands. */
    record WithdrawOffer(long at, Side side) implements OfferCommand {
        @Override
        public Answer decide(Desk desk) {
            boolean own = desk.state().offer().filter(side::equals).isPresent();
            return desk.refuse("22.1", own ? "refused.offer-withdrawn" : "refused.no-offer");
        }
    }
}
