package org.chuhe.server.event.log;

import java.util.Arrays;
import java.util.List;
import org.chuhe.tournament.command.round.ResultChange;

/** What an entry of the log tells about an action, beside the steps it consists of. */
public sealed interface ActionDetails {
    /** What fills the places of the sentence that describes it, and nobody reads for anything else. */
    record Words(List<String> words) implements ActionDetails {
        public Words {
            words = List.copyOf(words);
        }
    }

    /** The results that it changed. */
    record Results(List<ResultChange> changes) implements ActionDetails {
        public Results {
            changes = List.copyOf(changes);
        }
    }

    /**
     * What it took back.
     *
     * @param entry the number of the other entry
     * @param kind what was done there
     * @param details what that entry tells
     */
    record Undone(int entry, EventAction.Kind kind, ActionDetails details) implements ActionDetails {}

    /** Nothing but that it was done. */
    static ActionDetails none() {
        return new Words(List.of());
    }

    static ActionDetails of(Object... words) {
        return new Words(Arrays.stream(words).map(String::valueOf).toList());
    }

    /** The results that were changed, or whose change was taken back. */
    default List<ResultChange> results() {
        if (this instanceof Results results) {
            return results.changes();
        }
        return this instanceof Undone undone ? undone.details().results() : List.of();
    }
}
