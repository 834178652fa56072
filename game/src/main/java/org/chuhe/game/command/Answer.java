package org.chuhe.game.command;

import java.util.List;
import java.util.Optional;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;

/**
 * What comes of a command. Even a refused one may bring events: those that time alone has brought about, such as a
 * fallen flag.
 *
 * @param state the state now
 * @param events what happened, in order
 * @param refusal why the command was not carried out, if it was not
 */
public record Answer(GameState state, List<GameEvent> events, Optional<Refusal> refusal) {
    public Answer {
        events = List.copyOf(events);
    }

    public boolean isAccepted() {
        return refusal.isEmpty();
    }
}
