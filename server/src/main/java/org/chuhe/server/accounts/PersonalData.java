package org.chuhe.server.accounts;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chuhe.server.events.log.AppointedNames;
import org.chuhe.server.identity.Account;
import org.chuhe.server.identity.Accounts;
import org.chuhe.server.identity.IdentityException;
import org.chuhe.server.library.store.GameShelves;
import org.chuhe.server.play.store.PlayersGames;
import org.chuhe.server.storage.Storage;
import org.jdbi.v3.core.Handle;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the server knows about somebody: to be taken along, and to be deleted. Games, rulings and tournaments stay, for they
 * are others' too; the account's name does not.
 */
public final class PersonalData {
    /** Where he was appointed or let go: what a log says of it has his name between quotation marks. */
    private static final String OFFICES = "SELECT l.tournament, l.seq, l.at, l.kind, l.words FROM tournament_log l"
            + " JOIN account a ON a.id = :id WHERE l.kind IN ('ORGANISER', 'CHIEF', 'APPOINT') AND l.words <>"
            + " REPLACE(l.words, '\"' || a.name || '\"', '')"
            + " ORDER BY l.at, l.tournament, l.seq";

    private static final Map<String, String> TABLES = Map.ofEntries(
            Map.entry(
                    "library",
                    "SELECT record FROM library_record JOIN library_game g ON g.id = game JOIN library_shelf s ON s.id"
                            + " = shelf WHERE owner = :id ORDER BY g.id"),
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
                    "rulings",
                    "SELECT id, rules, fen, moves, verdict, decision, title, round, board, red, black, note,"
                            + " created FROM desk_ruling"
                            + " WHERE account = :id ORDER BY created"),
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
            Map.entry("offices", OFFICES),
            Map.entry(
                    "deeds",
                    "SELECT tournament, seq, at, kind, words FROM tournament_log WHERE account = :id"
                            + " ORDER BY at, tournament, seq"),
            Map.entry(
                    "logs",
                    "SELECT game, seq, at, format, event FROM game_event WHERE event <> '' AND game IN (SELECT id FROM"
                            + " live_game WHERE first_player = :id OR second_player = :id) ORDER BY game, seq"),
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
                    "shared", "SELECT id, title, record, created FROM shared_game WHERE owner = :id ORDER BY created"),
            Map.entry(
                    "tournaments",
                    "SELECT id, created, changed, summary FROM tournament WHERE owner = :id ORDER BY created"),
            Map.entry(
                    "games",
                    "SELECT id, phase, created, changed, ply, score, reason, detail FROM live_game"
                            + " WHERE first_player = :id OR second_player = :id ORDER BY created"));

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
     * Everything that is stored about an account, but for its password and the secrets of its links. Of games the log, which has
     * the moves ({@code docs/game-log.md}). Tournaments and matches of engines that it runs are only named: they are others' too,
     * and their own pages give them away whole.
     */
    public ObjectNode of(Account account) {
        ObjectNode all = json.createObjectNode();
        all.put("id", account.id()).put("name", account.name()).put("active", account.active());
        ArrayNode roles = all.putArray("roles");
        account.roles().stream().sorted().forEach(role -> roles.add(role.name().toLowerCase(Locale.ROOT)));
        storage.jdbi().useHandle(handle -> {
            for (String table : TABLES.keySet().stream().sorted().toList()) {
                List<Map<String, Object>> rows = handle.createQuery(String.valueOf(TABLES.get(table)))
                        .bind("id", account.id())
                        .mapToMap()
                        .list();
                all.set(table, json.valueToTree(rows));
            }
        });
        return all;
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
        handle.execute("UPDATE desk_ruling SET note = '' WHERE account = ?", account.id());
        handle.execute("UPDATE exam_sitting SET browser = '' WHERE browser = ?", account.id());
        AppointedNames.replace(handle, json, account.name(), PlayersGames.NOBODY);
    }
}
