package org.chuhe.server.game.decision;

import java.util.List;
import java.util.Optional;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.table.TableFinding;
import org.chuhe.server.game.model.GameTable;
import org.chuhe.server.game.store.KeptRuling;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.store.StoredStep;

/**
 * What becomes of an action. Even a refused one may change the game: time alone may have brought something about.
 *
 * @param after how the game will stand; the same as before if nothing changes
 * @param events what happened on the board and the clock
 * @param refused why what was wanted is not done, if it is not
 * @param proof what a ruling among the events rests on
 * @param finding what the referee says to an entry of an arbiter
 */
public record Decided(
        LiveState after,
        List<GameEvent> events,
        Optional<Refused> refused,
        Optional<KeptRuling> proof,
        Optional<TableFinding> finding)
        implements Decision {
    public Decided {
        events = List.copyOf(events);
    }

    private Decided(LiveState after, List<GameEvent> events, Optional<Refused> refused) {
        this(after, events, refused, Optional.empty(), Optional.empty());
    }

    /** The game begins. */
    static Decided begun(LiveState after, List<GameEvent> events) {
        return new Decided(after, events, Optional.empty());
    }

    public static Decided refuse(LiveState live, Refused.Code code, String key, Object... arguments) {
        return refuse(live, Refused.of(code, key, arguments));
    }

    static Decided refuse(LiveState live, Refused refused) {
        return new Decided(live, List.of(), Optional.of(refused));
    }

    static Decided change(LiveState live, GameTable table) {
        return new Decided(live.next(table), List.of(), Optional.empty());
    }

    /** Nothing to do. */
    public static Decided nothing(LiveState live) {
        return new Decided(live, List.of(), Optional.empty());
    }

    /** The same, resting on a ruling. */
    Decided restingOn(Optional<KeptRuling> ruling) {
        return new Decided(after, events, refused, ruling, finding);
    }

    /** Whether something will happen in the game by the clock alone. */
    public boolean isTimed() {
        return after.due() != Long.MAX_VALUE;
    }

    /** Whether the game will stand otherwise than before. */
    public boolean changes(LiveState before) {
        return after.version() != before.version();
    }

    /**
     * The step to be stored.
     *
     * @param before how the game stands
     * @param cause the message; a refused one may bring a step about, but is not its cause: it must not be taken for
     *     accepted later
     */
    public StoredStep step(LiveState before, long at, String cause) {
        return new StoredStep(before, after, events, at, refused.isPresent() ? "" : cause, proof);
    }
}
