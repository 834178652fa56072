package org.chuhe.server.events;

import tools.jackson.databind.JsonNode;

/**
 * An entry of a tournament's log.
 *
 * @param account who did it; empty for the server itself
 * @param story what it tells of the deed
 * @param back steps from the state after it to the state before
 * @param undoes the entry it takes back; 0 = none
 */
public record LogEntry(int seq, long at, String account, Deed.Kind kind, Story story, JsonNode back, int undoes) {}
