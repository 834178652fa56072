package org.chuhe.server.events.log;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.chuhe.server.events.Club;
import org.chuhe.server.storage.Storage;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A tournament of {@code logs-1}: the rows of its log as the first form had them ({@code words} a list of texts), each
 * with the sentence it was shown as; the state they lead to; and what the API showed of it. Never to be written again.
 *
 * @param entries the rows, oldest first
 * @param state the event file after the last
 * @param views standings, players and rounds
 */
public record StoredLog(String name, List<JsonNode> entries, ObjectNode state, JsonNode views) {
    static final List<String> NAMES = List.of(
            "swiss",
            "progressive",
            "member-total",
            "round-robin",
            "double-round-robin",
            "knockout",
            "double-elimination",
            "groups",
            "swiss-knockout",
            "swiss-elimination",
            "team-swiss",
            "team-round-robin",
            "all-play-all",
            "live-boards");

    public static StoredLog named(String name) {
        return new StoredLog(
                name,
                read(name + ".log.jsonl").lines().map(Club.JSON::readTree).toList(),
                (ObjectNode) Club.JSON.readTree(read(name + ".state.json")),
                Club.JSON.readTree(read(name + ".views.json")));
    }

    private static String read(String file) {
        try (InputStream stream = Objects.requireNonNull(StoredLog.class.getResourceAsStream("logs-1/" + file), file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Puts it into a database as it was there; its name becomes its id. */
    public void into(Storage storage, String owner) {
        long last = entries.get(entries.size() - 1).get("at").asLong();
        storage.jdbi().useTransaction(handle -> {
            handle.execute(
                    "INSERT INTO tournament (id, owner, created, changed, seq, summary) VALUES (?, ?, ?, ?, ?, ?)",
                    name,
                    owner,
                    last,
                    last,
                    entries.size(),
                    EventState.read(entries.size(), state).summary().toString());
            for (JsonNode entry : entries) {
                handle.execute(
                        "INSERT INTO tournament_log (tournament, seq, at, account, kind, words, forth, back, undoes)"
                                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                        name,
                        entry.get("seq").asInt(),
                        entry.get("at").asLong(),
                        entry.get("account").asString().isEmpty() ? "" : owner,
                        entry.get("kind").asString(),
                        entry.get("words").toString(),
                        entry.get("forth").toString(),
                        entry.get("back").toString(),
                        entry.get("undoes").asInt());
            }
        });
    }
}
