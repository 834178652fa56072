package org.chuhe.server.events;

import java.util.Arrays;
import java.util.List;
import org.chuhe.tournament.command.ResultChange;

/** What an entry of the log tells about a deed, beside the steps it consists of. */
public sealed interface Story {
    /** Nothing but that it was done. */
    Story NONE = new Words(List.of());

    /** What fills the places of the sentence that describes it, and nobody reads for anything else. */
    record Words(List<String> words) implements Story {
        public Words {
            words = List.copyOf(words);
        }
    }

    /** The results that it changed. */
    record Results(List<ResultChange> changes) implements Story {
        public Results {
            changes = List.copyOf(changes);
        }
    }

    /**
     * What it took back.
     *
     * @param entry the number of the other entry
     * @param kind what was done there
     * @param story what that entry tells
     */
    record Undone(int entry, Deed.Kind kind, Story story) implements Story {}

    static Story of(Object... words) {
        return new Words(Arrays.stream(words).map(String::valueOf).toList());
    }

    /** The results that were changed, or whose change was taken back. */
    default List<ResultChange> results() {
        if (this instanceof Results results) {
            return results.changes();
        }
        return this instanceof Undone undone ? undone.story().results() : List.of();
    }
}
