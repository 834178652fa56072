package org.chuhe.server.accounts;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chuhe.server.identity.Account;
import org.chuhe.server.identity.Accounts;
import org.chuhe.server.identity.IdentityException;
import org.chuhe.server.library.store.GameShelves;
import org.chuhe.server.play.store.PlayersGames;
import org.chuhe.server.storage.Storage;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the server knows about somebody: to be taken along, and to be deleted. Games, rulings and tournaments stay, for they
 * are others' too; the account's name does not.
 */
public final class PersonalData {
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
                    "SELECT id, rules, fen, moves, verdict, decision, title, red, black, note, created FROM desk_ruling"
                            + " WHERE account = :id ORDER BY created"),
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

    /** Everything that is stored about an account, but for its password. */
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
            handle.execute("DELETE FROM practice_answer WHERE account = ?", account.id());
            handle.execute("DELETE FROM practice_review WHERE account = ?", account.id());
            handle.execute("DELETE FROM shared_game WHERE owner = ?", account.id());
            GameShelves.forget(handle, account.id());
            games.forget(handle, account.id());
        });
    }
}
