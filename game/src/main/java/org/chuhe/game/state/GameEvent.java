package org.chuhe.game.state;

/**
 * Something that happened in a game. Events carry the facts and the decisions, with the article where one was applied;
 * what follows from them they change themselves.
 */
public sealed interface GameEvent
        permits PlayEvent,
                ClockEvent,
                TouchEvent,
                OfferEvent,
                TakeBackEvent,
                ClaimEvent,
                ConductEvent,
                EndEvent,
                TableEvent {

    /** When it happened, in milliseconds of the injected time source. */
    long at();

    /** Whether it may happen after the game has ended. */
    default boolean isAfterEnd() {
        return false;
    }

    /** Changes the state, whose clock already stands at {@link #at()}. */
    void change(StateDraft draft);
}
