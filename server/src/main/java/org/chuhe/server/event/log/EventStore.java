package org.chuhe.server.event.log;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.eventfiles.Patch;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.text.Coded;
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
    String create(Account owner, EventState first, ActionDetails details) {
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
            write(handle, id, now, EventState.nothing(), first, owner.id(), EventAction.Kind.CREATE, details, 0);
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
    long append(
            String id,
            EventState before,
            EventState after,
            String account,
            EventAction.Kind kind,
            ActionDetails details,
            int undoes)
            throws TakenException {
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
            write(handle, id, now, before, after, account, kind, details, undoes);
            if (after.seq() % ENTRIES_PER_SNAPSHOT == 0) {
                snapshot(handle, id, after);
            }
        });
        states.put(id, after);
        return now;
    }

    private static void write(
            Handle handle,
            String id,
            long now,
            EventState before,
            EventState after,
            String account,
            EventAction.Kind kind,
            ActionDetails details,
            int undoes) {
        handle.execute(
                "INSERT INTO tournament_log (tournament, seq, at, account, kind, words, forth, back, undoes)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                id,
                after.seq(),
                now,
                account,
                kind.code(),
                ActionDetailsJson.write(details).toString(),
                Patch.between(before.tree(), after.tree()).toString(),
                Patch.between(after.tree(), before.tree()).toString(),
                undoes);
    }

    private static void snapshot(Handle handle, String id, EventState state) {
        handle.execute(
                "INSERT INTO tournament_snapshot (tournament, seq, state) VALUES (?, ?, ?)"
                        + " ON CONFLICT (tournament) DO UPDATE SET seq = excluded.seq, state = excluded.state",
                id,
                state.seq(),
                state.tree().toString());
    }

    /** The entries after a number, oldest first. */
    public List<LogEntry> log(String id, int after) {
        RowMapper<LogEntry> entry = (row, context) -> {
            EventAction.Kind kind = Coded.of(EventAction.Kind.class, row.getString("kind"));
            return new LogEntry(
                    row.getInt("seq"),
                    row.getLong("at"),
                    row.getString("account"),
                    kind,
                    ActionDetailsJson.read(json.readTree(row.getString("words"))),
                    json.readTree(row.getString("back")),
                    row.getInt("undoes"));
        };
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
        return storage.jdbi().withHandle(handle -> {
            List<String> all = new ArrayList<>();
            handle.createQuery("SELECT owner FROM tournament WHERE id = :id")
                    .bind("id", id)
                    .mapTo(String.class)
                    .findOne()
                    .ifPresent(all::add);
            all.addAll(handle.createQuery(
                            "SELECT account FROM tournament_organiser WHERE tournament = :id ORDER BY account")
                    .bind("id", id)
                    .mapTo(String.class)
                    .list());
            return all;
        });
    }

    public void addOrganiser(String id, String account) {
        storage.jdbi()
                .useHandle(handle -> handle.execute(
                        "INSERT INTO tournament_organiser (tournament, account) VALUES (?, ?) ON CONFLICT DO NOTHING",
                        id,
                        account));
    }

    public void removeOrganiser(String id, String account) {
        storage.jdbi()
                .useHandle(handle -> handle.execute(
                        "DELETE FROM tournament_organiser WHERE tournament = ? AND account = ?", id, account));
    }
}
