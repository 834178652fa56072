package org.chuhe.server.game.decision;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.clock.Clock;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.PlayEvent;

/** The moves of a game that stand, one by one, with what the clock said. */
public final class Replay {
    private Replay() {}

    /**
     * One ply.
     *
     * @param number from 1
     * @param before the position before it
     * @param after the position after it
     * @param used what it took
     * @param clock the clock when it was made
     */
    public record Ply(int number, Side side, Move move, Position before, Position after, long used, Clock clock) {}

    /** The plies of a game; moves that were taken back, by the arbiter (5.8.2) or by agreement, are not among them. */
    public static List<Ply> of(GameState game) {
        List<GameEvent> events = game.log().events();
        List<Ply> plies = new ArrayList<>();
        GameState state = GameState.replay(events.subList(0, 1));
        for (GameEvent event : events.subList(1, events.size())) {
            GameState next = state.apply(event);
            GameState before = state;
            event.as(PlayEvent.Moved.class)
                    .map(moved -> ply(before, moved, next))
                    .forEach(plies::add);
            event.setsBackTo()
                    .ifPresent(left -> plies.subList(left, plies.size()).clear());
            state = next;
        }
        return plies;
    }

    private static Ply ply(GameState before, PlayEvent.Moved moved, GameState after) {
        return new Ply(
                after.history().ply(),
                moved.side(),
                moved.move(),
                before.position(),
                after.position(),
                after.clock().face(moved.side()).moveUsed(),
                after.clock());
    }
}
