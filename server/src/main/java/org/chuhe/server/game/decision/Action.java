package org.chuhe.server.game.decision;

import org.chuhe.server.game.store.LiveState;

/** Something to be decided about a game. It may be asked again if another process was faster; it must not do anything. */
@FunctionalInterface
public interface Action {
    /**
     * Decides.
     *
     * @param live how the game stands
     * @param referees who answers commands
     * @param now the time
     */
    Decided on(LiveState live, Referees referees, long now);
}
