package org.chuhe.game.log;

import java.util.List;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;

/**
 * A line that was read.
 *
 * @param event what happened
 * @param by the name of the official who entered or decided it; empty if a player or the program did
 * @param text the line
 * @param saysMore whether a newer program has put more into it than this one understands; it is kept and written back
 */
public record LogLine(GameEvent event, String by, String text, boolean saysMore) {

    /**
     * The state after this line.
     *
     * @throws org.chuhe.game.state.EventOutOfPlaceException if it cannot happen now
     */
    public GameState after(GameState state) {
        return kept(state.apply(event));
    }

    /**
     * The state of a game that begins with this line.
     *
     * @throws IllegalArgumentException if no game begins so
     */
    public GameState begin() {
        return kept(GameState.replay(List.of(event)));
    }

    private GameState kept(GameState state) {
        GameState named = by.isEmpty() ? state : state.by(by);
        return saysMore ? named.keeping(text) : named;
    }
}
