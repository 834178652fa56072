package org.chuhe.server.accounts;

import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.chuhe.server.identity.Account;
import org.chuhe.server.identity.Accounts;
import org.chuhe.server.identity.IdentityException;
import org.chuhe.server.library.store.GameShelves;
import org.chuhe.server.play.store.PlayersGames;
import org.chuhe.server.storage.Storage;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/**
 * What the server knows about somebody: to be taken along, and to be deleted. Games, rulings and tournaments stay, for they
 * are others' too; the account's name does not.
 */
public final class PersonalData {
    private static final Map<String, String> TABLES = Map.ofEntries(
            Map.entry(
                    "uploads",
                    "SELECT id, name, created, games, added FROM library_upload WHERE account = :id ORDER BY created"),
            Map.entry("visits", "SELECT created, expires FROM visit WHERE account = :id ORDER BY created"),
            Map.entry(
                    "practice",
                    "SELECT figure, points, possible, created FROM practice_answer WHERE account = :id ORDER BY"
                            + " created"),
            Map.entry("reviews", "SELECT item, box, due FROM practice_review WHERE account = :id ORDER BY item"),
            Map.entry(
                    "exams",
                    "SELECT id, title, edition, items, minutes, pass_mark, names, created FROM exam WHERE owner = :id"
                            + " ORDER BY created"),
            Map.entry(
                    "sittings",
                    "SELECT exam, candidate, started, finished FROM exam_sitting WHERE browser = :id ORDER BY started"),
            Map.entry(
                    "matches",
                    "SELECT id, title, created, changed, games FROM engine_match WHERE owner = :id ORDER BY created"),
            Map.entry(
                    "tournaments",
                    "SELECT id, created, changed, summary FROM tournament WHERE owner = :id ORDER BY created"),
            Map.entry(
                    "games",
                    "SELECT id, phase, created, changed, ply, score, reason, detail FROM live_game"
                            + " WHERE first_player = :id OR second_player = :id ORDER BY created"));

    /**
     * A table of which a row may be long: they are read a few at a time, so that whoever has much needs no more memory than
     * others, and whoever takes long to fetch it holds no connection to the database.
     *
     * @param keys which rows are his
     * @param row one of them
     */
    private record LongRows(String keys, String row) {}

    private static final Map<String, LongRows> LONG_TABLES = Map.of(
            "library",
                    new LongRows(
                            "SELECT g.id FROM library_game g JOIN library_shelf s ON s.id = shelf WHERE owner = :id"
                                    + " ORDER BY g.id",
                            "SELECT record FROM library_record WHERE game = :key"),
            "rulings",
                    new LongRows(
                            "SELECT id FROM desk_ruling WHERE account = :id ORDER BY created",
                            "SELECT id, rules, fen, moves, verdict, decision, title, red, black, note, created FROM"
                                    + " desk_ruling WHERE id = :key"),
            "shared",
                    new LongRows(
                            "SELECT id FROM shared_game WHERE owner = :id ORDER BY created",
                            "SELECT id, title, record, created FROM shared_game WHERE id = :key"));

    private static final int AT_A_TIME = 20;

    private final Storage storage;
    private final Accounts accounts;
    private final JsonMapper json;
    private final PlayersGames games;

    public PersonalData(Storage storage, Accounts accounts, JsonMapper json) {
        this.storage = storage;
        this.accounts = accounts;
        this.json = json;
        this.games = new PlayersGames(storage, json);
    }

    /** Writes everything that is stored about an account, but for its password, as one object. */
    public void write(Account account, OutputStream out) {
        write(account, json.writer(), out);
    }

    /** The same to be read by people. */
    public void writePretty(Account account, OutputStream out) {
        write(account, json.writerWithDefaultPrettyPrinter(), out);
    }

    private void write(Account account, ObjectWriter writer, OutputStream target) {
        // Whoever gave the target closes it.
        try (JsonGenerator out =
                writer.without(StreamWriteFeature.AUTO_CLOSE_TARGET).createGenerator(target)) {
            out.writeStartObject();
            out.writeStringProperty("id", account.id());
            out.writeStringProperty("name", account.name());
            out.writeBooleanProperty("active", account.active());
            out.writeArrayPropertyStart("roles");
            account.roles().stream()
                    .sorted()
                    .forEach(role -> out.writeString(role.name().toLowerCase(Locale.ROOT)));
            out.writeEndArray();
            Stream.concat(TABLES.keySet().stream(), LONG_TABLES.keySet().stream())
                    .sorted()
                    .forEach(table -> {
                        out.writeArrayPropertyStart(table);
                        @Nullable LongRows rows = LONG_TABLES.get(table);
                        if (rows == null) {
                            all(String.valueOf(TABLES.get(table)), account).forEach(out::writePOJO);
                        } else {
                            few(rows, account, out);
                        }
                        out.writeEndArray();
                    });
            out.writeEndObject();
        }
    }

    private List<Map<String, Object>> all(String query, Account account) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(query)
                        .bind("id", account.id())
                        .mapToMap()
                        .list());
    }

    private void few(LongRows rows, Account account, JsonGenerator out) {
        List<Object> keys = storage.jdbi()
                .withHandle(handle -> handle.createQuery(rows.keys())
                        .bind("id", account.id())
                        .map((row, context) -> row.getObject(1))
                        .list());
        for (int from = 0; from < keys.size(); from += AT_A_TIME) {
            List<Object> some = keys.subList(from, Math.min(keys.size(), from + AT_A_TIME));
            storage.jdbi()
                    .withHandle(handle -> some.stream()
                            .flatMap(key -> handle.createQuery(rows.row()).bind("key", key).mapToMap().list().stream())
                            .toList())
                    .forEach(out::writePOJO);
        }
    }

    /**
     * Deletes an account. It cannot be brought back.
     *
     * @throws IdentityException if it is the last administrator's, or has games under way
     */
    public void delete(Account account) {
        if (games.isPlaying(account.id())) {
            throw new IdentityException("account.playing");
        }
        accounts.delete(account.id(), handle -> {
            handle.execute("DELETE FROM practice_answer WHERE account = ?", account.id());
            handle.execute("DELETE FROM practice_review WHERE account = ?", account.id());
            handle.execute("DELETE FROM shared_game WHERE owner = ?", account.id());
            GameShelves.forget(handle, account.id());
            games.forget(handle, account.id());
        });
    }
}
