package org.chuhe.server.game.store;

import java.util.List;
import java.util.Optional;
import org.chuhe.game.state.GameEvent;

/**
 * One change of a game.
 *
 * @param before how it stood
 * @param after how it stands now
 * @param events what happened on the board and the clock
 * @param at when
 * @param cause the message that led to it
 * @param ruling what a ruling among the events rests on
 */
public record StoredStep(
        LiveState before, LiveState after, List<GameEvent> events, long at, String cause, Optional<KeptRuling> ruling) {
    /** A change without a ruling, or one whose ruling is kept already. */
    public StoredStep(LiveState before, LiveState after, List<GameEvent> events, long at, String cause) {
        this(before, after, events, at, cause, Optional.empty());
    }

    /** The making of a game is its first change. */
    public static StoredStep creation(LiveState made, String cause) {
        LiveState nothing = new LiveState(made.id(), 0, made.created(), made.table(), made.game());
        return new StoredStep(nothing, made, List.of(), made.created(), cause);
    }

    boolean creates() {
        return before.version() == 0;
    }

    /** Nobody makes a new table but to change it; to compare what is on it would be work at every move. */
    @SuppressWarnings("ReferenceEquality")
    boolean changesTable() {
        return before.table() != after.table();
    }
}
