package org.chuhe.server.event.log;

import tools.jackson.databind.JsonNode;

/**
 * An entry of a tournament's log.
 *
 * @param account who did it; empty for the server itself
 * @param details what it tells of the action
 * @param back steps from the state after it to the state before
 * @param undoes the entry it takes back; 0 = none
 */
public record LogEntry(
        int seq, long at, String account, EventAction.Kind kind, ActionDetails details, JsonNode back, int undoes) {}
