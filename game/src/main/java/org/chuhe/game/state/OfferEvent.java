package org.chuhe.game.state;

import java.util.Optional;
import org.chuhe.core.Side;

/** Draw offers (22.1). */
public sealed interface OfferEvent extends GameEvent {
    @Override
    default boolean isPlay() {
        return true;
    }

    /** A side offers a draw; the offer stands until it is answered. */
    record DrawOffered(long at, Side side) implements OfferEvent {
        @Override
        public void change(StateDraft draft) {
            draft.require(draft.offer.isEmpty(), "an offer stands already");
            draft.offer = Optional.of(side);
            draft.edit(side, account -> account.offers++);
        }
    }

    /** An offer too many: it does not stand (8.1.3). */
    record ExcessOffer(long at, Side side) implements OfferEvent {
        @Override
        public boolean isNews() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.requirePlaying();
        }
    }

    /** The other side declines, in words or by playing on. */
    record DrawDeclined(long at, Side side, boolean byPlaying) implements OfferEvent {
        @Override
        public boolean isTold() {
            return !byPlaying;
        }

        @Override
        public boolean isNews() {
            return true;
        }

        @Override
        public void change(StateDraft draft) {
            draft.require(draft.offer.filter(side.opponent()::equals).isPresent(), "there is no offer");
            draft.offer = Optional.empty();
        }
    }

    /** The other side accepts. */
    record DrawAccepted(long at, Side side) implements OfferEvent {
        @Override
        public void change(StateDraft draft) {
            draft.require(draft.offer.filter(side.opponent()::equals).isPresent(), "there is no offer");
            draft.offer = Optional.empty();
        }
    }
}
