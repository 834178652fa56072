package org.chuhe.game.state;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.chuhe.core.Side;
import org.chuhe.text.Article;

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

    /** Whether it is what players do themselves, and not what is decided about them. */
    default boolean isPlay() {
        return false;
    }

    /** The article that decides what happens here: of a foul, of lost time, of going back, of the end. */
    default Optional<Article> applied() {
        return Optional.empty();
    }

    /** The ply that the game goes back to; empty if it does not. */
    default OptionalInt setsBackTo() {
        return OptionalInt.empty();
    }

    /** Whether it costs a side something or sets the game back. */
    default boolean isGrave() {
        return setsBackTo().isPresent();
    }

    /** Whether it is on the list of what was held against players, or lifted again (8.2). */
    default boolean isPenalty() {
        return false;
    }

    /** Whether it is held against a player of a game: a foul, a warning, a loss that punishes; or was and is lifted again. */
    default boolean isAgainst(Side player, GameState game) {
        return false;
    }

    /** The same with another name of a player, where it has names. */
    default GameEvent renamed(Side side, String name) {
        return this;
    }

    /** This event if it is of a kind, otherwise nothing. */
    default <E extends GameEvent> Stream<E> as(Class<E> kind) {
        return kind.isInstance(this) ? Stream.of(kind.cast(this)) : Stream.empty();
    }

    /** The article of the gravest of events: of the end before a foul, of that before all else. */
    static Optional<Article> gravest(List<GameEvent> events) {
        return Stream.of(EndEvent.Ended.class, ConductEvent.Foul.class, GameEvent.class)
                .flatMap(kind -> events.stream().filter(kind::isInstance))
                .flatMap(event -> event.applied().stream())
                .findFirst();
    }

    /** Whether it is told to those who look on; what one sees on board and clock is not. */
    default boolean isTold() {
        return true;
    }

    /** Whether it answers a player or is held against one, and has no place of its own beside the board. */
    default boolean isNews() {
        return false;
    }

    /** Changes the state, whose clock already stands at {@link #at()}. */
    void change(StateDraft draft);
}
