package org.chuhe.server.site.account;

import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.chuhe.server.event.log.AppointedNames;
import org.chuhe.server.game.store.PlayersGames;
import org.chuhe.server.games.library.store.GameShelves;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.IdentityException;
import org.chuhe.server.platform.db.Storage;
import org.jdbi.v3.core.Handle;
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
    /** Where he was appointed or let go: what a log says of it has his name between quotation marks. */
    private static final String OFFICES = "SELECT l.tournament, l.seq, l.at, l.kind, l.words FROM tournament_log l"
            + " JOIN account a ON a.id = :id WHERE l.kind IN ('organiser', 'chief', 'appoint') AND l.words <>"
            + " REPLACE(l.words, '\"' || a.name || '\"', '')"
            + " ORDER BY l.at, l.tournament, l.seq";

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
                    "SELECT id, exam, candidate, started, extra, finished FROM exam_sitting WHERE browser = :id"
                            + " ORDER BY started"),
            Map.entry(
                    "answers",
                    "SELECT sitting, number, answer, given FROM exam_answer JOIN exam_sitting ON id = sitting"
                            + " WHERE browser = :id ORDER BY started, sitting, number"),
            Map.entry(
                    "results",
                    "SELECT r.id, r.sitting, r.text, r.signature FROM exam_result r JOIN exam_sitting s"
                            + " ON s.id = r.sitting WHERE browser = :id ORDER BY started"),
            Map.entry(
                    "organises", "SELECT tournament FROM tournament_organiser WHERE account = :id ORDER BY tournament"),
            Map.entry(
                    "lists", "SELECT tournament, lines, expires FROM entry_list WHERE account = :id ORDER BY expires"),
            Map.entry("offices", OFFICES),
            Map.entry(
                    "deeds",
                    "SELECT tournament, seq, at, kind, words FROM tournament_log WHERE account = :id"
                            + " ORDER BY at, tournament, seq"),
            Map.entry(
                    "problems",
                    "SELECT upload, place, reason FROM library_problem JOIN library_upload ON id = upload"
                            + " WHERE account = :id ORDER BY upload, seq"),
            Map.entry("resets", "SELECT created, expires FROM password_reset WHERE account = :id ORDER BY created"),
            Map.entry("registered", "SELECT created FROM account WHERE id = :id"),
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
     * A table with much in it for each of its keys: they are read a few at a time, so that whoever has much needs no more memory than
     * others, and whoever takes long to fetch it holds no connection to the database.
     *
     * @param keys what is his
     * @param row what there is of one of them
     */
    private record LongRows(String keys, String row) {}

    private static final Map<String, LongRows> LONG_TABLES = Map.of(
            "library",
                    new LongRows(
                            "SELECT g.id FROM library_game g JOIN library_shelf s ON s.id = shelf WHERE owner = :id"
                                    + " ORDER BY g.id",
                            "SELECT record FROM library_record WHERE game = :key"),
            "logs",
                    new LongRows(
                            "SELECT id FROM live_game WHERE first_player = :id OR second_player = :id ORDER BY created, id",
                            "SELECT game, seq, at, event FROM game_event WHERE game = :key AND event <> ''"
                                    + " ORDER BY seq"),
            "rulings",
                    new LongRows(
                            "SELECT id FROM desk_ruling WHERE account = :id ORDER BY created",
                            "SELECT id, rules, fen, moves, verdict, decision, title, round, board, red, black, note,"
                                    + " created FROM desk_ruling WHERE id = :key"),
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
        this.games = new PlayersGames(json);
    }

    /**
     * Writes everything that is stored about an account, but for its password and the secrets of its links, as one object. Of
     * games the log, which has the moves ({@code docs/game-log.md}). Tournaments and matches of engines that it runs are only
     * named: they are others' too, and their own pages give them away whole.
     */
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
            account.roles().stream().sorted().forEach(role -> out.writeString(role.code()));
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
        accounts.delete(account.id(), handle -> {
            if (PlayersGames.isPlaying(handle, account.id())) {
                throw new IdentityException("account.playing");
            }
            forgetWritten(handle, account);
            GameShelves.forget(handle, account.id());
            games.forget(handle, account.id());
        });
    }

    /**
     * What he wrote and nobody else has a right to goes. What an exam has found is its organisers', like the results of a
     * tournament: it stays, but nothing says any more whose account sat there.
     */
    private void forgetWritten(Handle handle, Account account) {
        handle.execute("DELETE FROM practice_answer WHERE account = ?", account.id());
        handle.execute("DELETE FROM practice_review WHERE account = ?", account.id());
        handle.execute("DELETE FROM shared_game WHERE owner = ?", account.id());
        handle.execute("DELETE FROM entry_list WHERE account = ?", account.id());
        handle.execute("UPDATE desk_ruling SET note = '' WHERE account = ?", account.id());
        handle.execute("UPDATE exam_sitting SET browser = '' WHERE browser = ?", account.id());
        AppointedNames.replace(handle, json, account.name(), PlayersGames.NOBODY);
    }
}
