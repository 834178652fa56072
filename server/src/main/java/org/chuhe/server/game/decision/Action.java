package org.chuhe.server.game.decision;

import org.chuhe.server.game.store.LiveState;

/**
 * Something to be decided about a game. It decides and does nothing else: it is asked again, with the game as it stands then,
 * if another process was faster.
 */
@FunctionalInterface
public interface Action {
    /**
     * Decides.
     *
     * @param live how the game stands
     * @param now the time
     */
    Decision on(LiveState live, long now);
}
