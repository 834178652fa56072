package org.chuhe.server.event.log;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.chuhe.eventfiles.DeedJson;
import org.chuhe.eventfiles.LogEntry;
import org.chuhe.eventfiles.Patch;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.tournament.command.Deed;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The tournaments of a server: their logs, and what follows from them. */
public final class EventStore {
    private static final int ENTRIES_PER_SNAPSHOT = 40;
    private static final int LONGEST_LIST = 500;

    private final Storage storage;
    private final Clock clock;
    private final SecureRandom random;
    private final JsonMapper json;
    private final Cache<String, EventState> states = Caffeine.newBuilder()
            .maximumSize(200)
            .expireAfterAccess(Duration.ofHours(2))
            .build();

    public EventStore(Storage storage, Clock clock, SecureRandom random, JsonMapper json) {
        this.storage = storage;
        this.clock = clock;
        this.random = random;
        this.json = json;
    }

    /** Somebody else's entry has the number already; nothing was written. */
    static final class TakenException extends Exception {
        private static final long serialVersionUID = 1L;
    }

    /** A tournament as lists show it. */
    public record Listed(String id, String owner, long created, long changed, JsonNode summary) {}

    private record Kept(int seq, ObjectNode tree) {}

    /** Makes a tournament; {@code first} is its state after the first entry. */
    String create(Account owner, EventState first, Deed deed) {
        String id = Token.id(random);
        long now = clock.millis();
        storage.jdbi().useTransaction(handle -> {
            handle.execute(
                    "INSERT INTO tournament (id, owner, created, changed, seq, summary) VALUES (?, ?, ?, ?, ?, ?)",
                    id,
                    owner.id(),
                    now,
                    now,
                    first.seq(),
                    first.summary().toString());
            write(handle, id, entry(now, EventState.nothing(), first, owner.id(), deed), EventState.nothing(), first);
            snapshot(handle, id, first);
        });
        states.put(id, first);
        return id;
    }

    /** The tournament as it stands, whoever changed it last, here or in another process. */
    public Optional<EventState> load(String id) {
        return storage.jdbi().withHandle(handle -> {
            Optional<Integer> seq = handle.createQuery("SELECT seq FROM tournament WHERE id = :id")
                    .bind("id", id)
                    .mapTo(Integer.class)
                    .findOne();
            return seq.map(last -> load(handle, id, last));
        });
    }

    /** What a request has read, or what this process has written since. */
    EventState newest(String id, EventState seen) {
        EventState known = states.getIfPresent(id);
        return known != null && known.seq() > seen.seq() ? known : seen;
    }

    private EventState load(Handle handle, String id, int last) {
        EventState known = states.getIfPresent(id);
        if (known != null && known.seq() == last) {
            return known;
        }
        EventState state = known != null && known.seq() < last ? known : snapshot(handle, id);
        List<JsonNode> steps = handle.createQuery("SELECT forth FROM tournament_log WHERE tournament = :id"
                        + " AND seq > :from AND seq <= :to ORDER BY seq")
                .bind("id", id)
                .bind("from", state.seq())
                .bind("to", last)
                .mapTo(String.class)
                .map(json::readTree)
                .list();
        for (JsonNode step : steps) {
            state = state.then(step);
        }
        states.put(id, state);
        return state;
    }

    private EventState snapshot(Handle handle, String id) {
        return handle.createQuery("SELECT seq, state FROM tournament_snapshot WHERE tournament = :id")
                .bind("id", id)
                .map((row, context) -> new Kept(row.getInt("seq"), (ObjectNode) json.readTree(row.getString("state"))))
                .findOne()
                .map(kept -> EventState.read(kept.seq(), kept.tree()))
                .orElseGet(EventState::nothing);
    }

    /** Appends an entry, which is on disk when this returns; gives the time it was written. */
    long append(String id, EventState before, EventState after, String who, Deed deed) throws TakenException {
        long now = clock.millis();
        storage.jdbi().useTransaction(handle -> {
            int changed = handle.execute(
                    "UPDATE tournament SET seq = ?, changed = ?, summary = ? WHERE id = ? AND seq = ?",
                    after.seq(),
                    now,
                    after.summary().toString(),
                    id,
                    before.seq());
            if (changed != 1) {
                throw new TakenException();
            }
            write(handle, id, entry(now, before, after, who, deed), before, after);
            if (deed instanceof ServerDeed.NameOrganiser named) {
                organiser(handle, id, named);
            }
            if (after.seq() % ENTRIES_PER_SNAPSHOT == 0) {
                snapshot(handle, id, after);
            }
        });
        states.put(id, after);
        return now;
    }

    private static LogEntry entry(long now, EventState before, EventState after, String who, Deed deed) {
        return LogEntry.of(after.seq(), now, who, deed, before.document(), after.document());
    }

    private static void write(Handle handle, String id, LogEntry entry, EventState before, EventState after) {
        handle.execute(
                "INSERT INTO tournament_log (tournament, seq, at, account, code, arguments, after, forth, back)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                id,
                entry.seq(),
                entry.at(),
                entry.who(),
                entry.kind().code(),
                DeedJson.arguments(entry.deed()).toString(),
                entry.after(),
                Patch.between(before.document().tree(), after.document().tree()).toString(),
                entry.back().toString());
    }

    private static void snapshot(Handle handle, String id, EventState state) {
        handle.execute(
                "INSERT INTO tournament_snapshot (tournament, seq, state) VALUES (?, ?, ?)"
                        + " ON CONFLICT (tournament) DO UPDATE SET seq = excluded.seq, state = excluded.state",
                id,
                state.seq(),
                state.document().tree().toString());
    }

    /** The entries after a number, oldest first. */
    public List<LogEntry> log(String id, int after) {
        RowMapper<LogEntry> entry = (row, context) -> new LogEntry(
                row.getInt("seq"),
                row.getLong("at"),
                row.getString("account"),
                ServerDeed.JSON.read(row.getString("code"), json.readTree(row.getString("arguments"))),
                row.getString("after"),
                json.readTree(row.getString("back")));
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT * FROM tournament_log WHERE tournament = :id AND seq > :after ORDER BY seq")
                        .bind("id", id)
                        .bind("after", after)
                        .map(entry)
                        .list());
    }

    /** The tournaments, the last changed first. */
    public List<Listed> list() {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT * FROM tournament ORDER BY changed DESC, id LIMIT " + LONGEST_LIST)
                        .map((row, context) -> new Listed(
                                row.getString("id"),
                                row.getString("owner"),
                                row.getLong("created"),
                                row.getLong("changed"),
                                json.readTree(row.getString("summary"))))
                        .list());
    }

    /** The accounts that run a tournament, its owner first. */
    public List<String> organisers(String id) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT owner AS account, 0 AS named FROM tournament"
                                + " WHERE id = :id UNION ALL SELECT account, 1 AS named FROM tournament_organiser"
                                + " WHERE tournament = :id ORDER BY named, account")
                        .bind("id", id)
                        .map((row, context) -> row.getString("account"))
                        .list());
    }

    /** Names an organiser or lets one go, with the entry of the log that says so. */
    private static void organiser(Handle handle, String id, ServerDeed.NameOrganiser named) {
        handle.execute(
                named.runs()
                        ? "INSERT INTO tournament_organiser (tournament, account) VALUES (?, ?) ON CONFLICT DO NOTHING"
                        : "DELETE FROM tournament_organiser WHERE tournament = ? AND account = ?",
                id,
                named.account());
    }
}
