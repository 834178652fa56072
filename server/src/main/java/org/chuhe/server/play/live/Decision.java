package org.chuhe.server.play.live;

import org.chuhe.server.play.store.Standing;

/** Something to be decided about a game. It may be asked again if another process was faster; it must not do anything. */
@FunctionalInterface
public interface Decision {
    /**
     * Decides.
     *
     * @param standing how the game stands
     * @param referees who answers commands
     * @param now the time
     */
    Verdict on(Standing standing, Referees referees, long now);
}
