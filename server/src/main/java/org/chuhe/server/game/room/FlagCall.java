package org.chuhe.server.game.room;

import org.chuhe.server.game.decision.Decided;
import org.chuhe.server.game.decision.Referees;
import org.chuhe.server.game.decision.TableActions;
import org.chuhe.server.game.store.LiveState;

/**
 * When a flag is called (21.3): not before a move that was made in time can have come, nor before it is certain that the clocks
 * were in order (21.4).
 */
final class FlagCall {
    private final RoomTools tools;
    private final Audience audience;
    private final UnchargedTime uncharged;
    private final GameCopy game;

    FlagCall(RoomTools tools, Audience audience, UnchargedTime uncharged, GameCopy game) {
        this.tools = tools;
        this.audience = audience;
        this.uncharged = uncharged;
        this.game = game;
    }

    /** Calls it, or says when it is time to. */
    Decided call(LiveState now, Referees referees, long at) {
        long called = now.due() + uncharged.grace(now, audience) + leftToOthers(now);
        if (called > at) {
            game.dueAt(called);
            return Decided.nothing(now);
        }
        return TableActions.tick(now, referees, at);
    }

    /**
     * A player who is not connected here may be at another process, which calls his flag at once. Should that process have
     * died, the others must have time to miss it and to put his clock right (21.4) before any of them does.
     */
    private long leftToOthers(LiveState now) {
        boolean elsewhere = tools.store().shared()
                && now.game()
                        .flatMap(state -> state.clock().running())
                        .filter(side -> !audience.isConnected(now, side))
                        .isPresent();
        return elsewhere ? TimeKeeper.OVERDUE : 0;
    }

    /**
     * Whether a flag would fall now that does not fall if nothing could be stored since the last beat: the clocks stood still then
     * (21.4), which the next one tells.
     */
    boolean mayHaveBeenStopped(long due, long now) {
        return due <= now && due > tools.certain().getAsLong();
    }
}
