package org.chuhe.server.events;

import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * An entry of a tournament's log.
 *
 * @param account who did it; empty for the server itself
 * @param words what fills the places of the sentence that describes it
 * @param back steps from the state after it to the state before
 * @param undoes the entry it takes back; 0 = none
 */
public record LogEntry(
        int seq, long at, String account, Deed.Kind kind, List<String> words, JsonNode back, int undoes) {
    public LogEntry {
        words = List.copyOf(words);
    }
}
