package org.chuhe.server.games.library.store;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.chuhe.records.Records;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.read.GameFile;
import org.chuhe.server.game.store.PlayersGames;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Visitor;
import org.jdbi.v3.core.Handle;

/** The shelves of the library: everybody's, and one for each account that has put something on it. */
public final class GameShelves {
    /** The shelf that everybody may read. */
    public static final int PUBLIC = 0;

    /** Nobody needs to know more exactly how much is left to do. */
    public static final int COUNTED = 1_000;

    private static final int NO_SHELF = -1;

    private final Storage storage;

    public GameShelves(Storage storage) {
        this.storage = storage;
    }

    /** An account's own shelf; where it has none, one on which nothing lies. */
    public int of(String account) {
        return storage.jdbi().withHandle(handle -> find(handle, account)).orElse(NO_SHELF);
    }

    private static Optional<Integer> find(Handle handle, String account) {
        return handle.createQuery("SELECT id FROM library_shelf WHERE owner = :owner")
                .bind("owner", account)
                .mapTo(Integer.class)
                .findOne();
    }

    /** An account's own shelf, put up if there is none. */
    public int make(String account) {
        return storage.jdbi().inTransaction(handle -> {
            int next = next(handle, "shelf", 1);
            return find(handle, account).orElseGet(() -> {
                handle.execute("INSERT INTO library_shelf (id, owner, games) VALUES (?, ?, 0)", next, account);
                return next;
            });
        });
    }

    /** The first of so many new numbers; nobody else gets any until the transaction is over. */
    static int next(Handle handle, String kind, int count) {
        handle.execute("UPDATE library_counter SET last = last + ? WHERE kind = ?", count, kind);
        return handle.createQuery("SELECT last FROM library_counter WHERE kind = :kind")
                        .bind("kind", kind)
                        .mapTo(Integer.class)
                        .one()
                - count
                + 1;
    }

    /** How many games lie on a shelf. */
    public int games(int shelf) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT games FROM library_shelf WHERE id = :shelf")
                        .bind("shelf", shelf)
                        .mapTo(Integer.class)
                        .findOne())
                .orElse(0);
    }

    /** How many bytes the records on a shelf take. */
    public long bytes(int shelf) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("""
                                SELECT COALESCE(SUM(OCTET_LENGTH(record)), 0) FROM library_record JOIN library_game
                                ON id = game WHERE shelf = :shelf""")
                        .bind("shelf", shelf)
                        .mapTo(Long.class)
                        .one());
    }

    /** On how many games of a shelf the arbiter has not yet looked; no more than {@link #COUNTED} are counted. */
    public int unruled(int shelf) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("""
                                SELECT COUNT(*) FROM (SELECT 1 FROM library_unruled u JOIN library_game g ON g.id = u.game
                                WHERE g.shelf = :shelf LIMIT :most) AS counted""")
                        .bind("shelf", shelf)
                        .bind("most", COUNTED)
                        .mapTo(Integer.class)
                        .one());
    }

    /**
     * A game as it was put there.
     *
     * @param owner whose it is, empty if everybody's
     */
    public record KeptGame(int id, int shelf, String owner, String record) {
        public GameRecord read() {
            try (GameFile file = Records.open("", record.getBytes(StandardCharsets.UTF_8))) {
                return file.next().game();
            }
        }
    }

    /** A game, for whoever may see it: everybody's, or one's own. */
    public Optional<KeptGame> visible(String id, Visitor visitor) {
        return Optional.of(id)
                .filter(text -> text.matches("\\d{1,9}"))
                .flatMap(text -> find(Integer.parseInt(text)))
                .filter(game -> game.owner().isEmpty()
                        || visitor.account()
                                .filter(account -> account.id().equals(game.owner()))
                                .isPresent());
    }

    public Optional<KeptGame> find(int game) {
        return storage.jdbi().withHandle(handle -> find(handle, game));
    }

    static Optional<KeptGame> find(Handle handle, int game) {
        return handle.createQuery("""
                SELECT shelf, owner, record FROM library_game g
                JOIN library_shelf s ON s.id = g.shelf JOIN library_record r ON r.game = g.id
                WHERE g.id = :game""")
                .bind("game", game)
                .map((row, context) ->
                        new KeptGame(game, row.getInt("shelf"), row.getString("owner"), row.getString("record")))
                .findOne();
    }

    /** Takes a game off its shelf, with all that was known of it. */
    public void remove(int game) {
        storage.jdbi().useTransaction(handle -> remove(handle, game));
    }

    private static void remove(Handle handle, int game) {
        // Whoever removes takes the same lock as whoever adds, so that counts stay right.
        next(handle, "game", 0);
        Optional<KeptGame> kept = find(handle, game);
        if (kept.isEmpty()) {
            return;
        }
        int shelf = kept.get().shelf();
        for (OpeningStop stop : OpeningStop.of(kept.get().read())) {
            handle.execute(
                    "DELETE FROM library_position WHERE shelf = ? AND position = ? AND game = ?",
                    shelf,
                    stop.position(),
                    game);
        }
        for (String name : List.of("red", "black", "event")) {
            handle.execute(
                    "UPDATE library_name SET games = games - 1 WHERE id = (SELECT " + name
                            + " FROM library_game WHERE id = ?)",
                    game);
        }
        handle.execute("DELETE FROM library_ruling WHERE game = ?", game);
        handle.execute("DELETE FROM library_unruled WHERE game = ?", game);
        handle.execute("DELETE FROM library_record WHERE game = ?", game);
        handle.execute("DELETE FROM library_game WHERE id = ?", game);
        handle.execute("DELETE FROM library_name WHERE shelf = ? AND games <= 0", shelf);
        handle.execute("UPDATE library_shelf SET games = games - 1 WHERE id = ?", shelf);
    }

    /**
     * Forgets an account that is deleted: its own shelf, and the copies of its games on the shelves of those it played with,
     * which they get again without its name. To be called while the live games still know who played them.
     */
    static void forget(Handle handle, String account) {
        for (String live : PlayersGames.ids(handle, account)) {
            handle.createQuery("""
                            SELECT g.id FROM library_played p
                            JOIN library_game g ON g.shelf = p.shelf AND g.identity = p.identity WHERE p.live = :live""")
                    .bind("live", live)
                    .mapTo(Integer.class)
                    .list()
                    .forEach(game -> remove(handle, game));
            handle.execute("DELETE FROM library_played WHERE live = ?", live);
        }
        takeDown(handle, account);
    }

    /** The games played here that lie on an account's shelf, or once did. */
    public List<String> played(String account) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("""
                                SELECT p.live FROM library_played p JOIN library_shelf s ON s.id = p.shelf
                                WHERE s.owner = :who""")
                        .bind("who", account)
                        .mapTo(String.class)
                        .list());
    }

    /** Notes that a game played here lies on a shelf. */
    public void hasPlayed(int shelf, String live, long identity) {
        storage.jdbi()
                .useHandle(handle -> handle.execute(
                        "INSERT INTO library_played (shelf, live, identity) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                        shelf,
                        live,
                        identity));
    }

    private static void takeDown(Handle handle, String account) {
        handle.execute(
                "DELETE FROM library_problem WHERE upload IN (SELECT id FROM library_upload WHERE account = ?)",
                account);
        handle.execute("DELETE FROM library_upload WHERE account = ?", account);
        Optional<Integer> shelf = find(handle, account);
        if (shelf.isEmpty()) {
            return;
        }
        int own = shelf.get();
        String games = "(SELECT id FROM library_game WHERE shelf = ?)";
        handle.execute("DELETE FROM library_position WHERE shelf = ?", own);
        handle.execute("DELETE FROM library_ruling WHERE shelf = ?", own);
        handle.execute("DELETE FROM library_unruled WHERE game IN " + games, own);
        handle.execute("DELETE FROM library_record WHERE game IN " + games, own);
        handle.execute("DELETE FROM library_game WHERE shelf = ?", own);
        handle.execute("DELETE FROM library_name WHERE shelf = ?", own);
        handle.execute("DELETE FROM library_played WHERE shelf = ?", own);
        handle.execute("DELETE FROM library_shelf WHERE id = ?", own);
    }
}
