package org.chuhe.testing;

import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * Real games as lists of moves, by the name of the list. A test runs on both: on the extract everywhere, on the whole
 * archive where the shared folder is.
 */
public enum Archive {
    /** Thirty games or so of each list, which every clone has. */
    EXTRACT {
        @Override
        public List<JsonNode> games(String list) {
            return JsonLines.resource(Archive.class, "games/" + list);
        }
    },
    /** All games of the shared folder; the running test is skipped where it is absent. */
    WHOLE {
        @Override
        public List<JsonNode> games(String list) {
            return JsonLines.read(Shared.path("games/" + list));
        }
    };

    /** The games of a list such as {@code repetition_games.jsonl}. */
    public abstract List<JsonNode> games(String list);
}
