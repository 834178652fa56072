package org.chuhe.game.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
public record Answer(GameState state, List<GameEvent> events, Optional<Refusal> refusal) implements Outcome {
    public Answer {
        events = List.copyOf(events);
    }

    @Override
    public Outcome then(Function<Answer, Outcome> next) {
        return next.apply(this);
    }

    /** This answer and the next, which rests on it, as one. */
    public Answer and(Answer next) {
        List<GameEvent> all = new ArrayList<>(events);
        all.addAll(next.events);
        return new Answer(next.state, all, next.refusal);
    }

    public boolean isAccepted() {
        return refusal.isEmpty();
    }
}
