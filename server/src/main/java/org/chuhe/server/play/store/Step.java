package org.chuhe.server.play.store;

import java.util.List;
import org.chuhe.game.state.Event;

/**
 * One change of a game.
 *
 * @param before how it stood
 * @param after how it stands now
 * @param events what happened on the board and the clock
 * @param at when
 * @param cause the message that led to it
 */
public record Step(Standing before, Standing after, List<Event> events, long at, String cause) {
    /** The making of a game is its first change. */
    public static Step creation(Standing made, String cause) {
        Standing nothing = new Standing(made.id(), 0, made.created(), made.table(), made.game());
        return new Step(nothing, made, List.of(), made.created(), cause);
    }

    boolean creates() {
        return before.version() == 0;
    }

    boolean changesTable() {
        return before.table() != after.table();
    }
}
