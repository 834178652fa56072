package org.chuhe.server.games.library.store;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.text.Message;
import org.chuhe.text.Translated;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What people have brought, how far it is, and everything that could not be read. */
public final class LibraryUploads {
    /** So many problems are kept with their places; the others are counted. */
    public static final int KEPT_PROBLEMS = 1_000;
    /** How often a process says which uploads it has, in milliseconds. */
    public static final long BREATH = 3_000;
    /** An upload that no process has spoken of for so long has stopped, with the server that had it. */
    private static final long SILENT = 5 * BREATH;
    /** So many of an account's are remembered, with what could not be read of them. */
    static final int REMEMBERED = 50;

    private static final int LONGEST_PLACE = 300;
    private static final String COLUMNS = """
            SELECT id, account, shelf, name, state, created, changed, files, games, added,
            duplicates, problems FROM library_upload
            """;

    private final Storage storage;
    private final JsonMapper json;
    private final Clock clock;
    private final SecureRandom random;

    public LibraryUploads(Storage storage, JsonMapper json, Clock clock, SecureRandom random) {
        this.storage = storage;
        this.json = json;
        this.clock = clock;
        this.random = random;
    }

    /**
     * Something that was brought.
     *
     * @param state "waiting", "running", "done" or "stopped"
     * @param files how many files were looked at
     * @param games how many games were read
     * @param duplicates how many of them were there already
     * @param problems what could not be read, or only in part
     */
    public record Upload(
            String id,
            String account,
            int shelf,
            String name,
            String state,
            long created,
            long changed,
            int files,
            int games,
            int added,
            int duplicates,
            int problems) {
        public boolean over() {
            return state.equals("done") || state.equals("stopped");
        }

        public boolean isPublic() {
            return shelf == GameShelves.PUBLIC;
        }

        Upload as(String other) {
            return new Upload(
                    id, account, shelf, name, other, created, changed, files, games, added, duplicates, problems);
        }
    }

    /** What could not be read, and where. */
    public record Problem(String place, Translated reason) {}

    public String begin(String account, int shelf, String name) {
        String id = Token.id(random);
        long now = clock.millis();
        storage.jdbi().useTransaction(handle -> {
            forgetOld(handle, account);
            handle.execute(
                    """
                    INSERT INTO library_upload (id, account, shelf, name, state, created, changed, files, games,
                    added, duplicates, problems) VALUES (?, ?, ?, ?, 'waiting', ?, ?, 0, 0, 0, 0, 0)""",
                    id,
                    account,
                    shelf,
                    name.length() > ShelvedGame.LONGEST_NAME ? name.substring(0, ShelvedGame.LONGEST_NAME) : name,
                    now,
                    now);
        });
        return id;
    }

    /** Room for one more; whoever brings files all day would otherwise fill the disk with what could not be read. */
    private static void forgetOld(Handle handle, String account) {
        List<String> old = handle.createQuery("""
                        SELECT id FROM library_upload WHERE account = :account ORDER BY created DESC, id
                        LIMIT 1000 OFFSET :kept""")
                .bind("account", account)
                .bind("kept", REMEMBERED - 1)
                .mapTo(String.class)
                .list();
        for (String id : old) {
            handle.execute("DELETE FROM library_problem WHERE upload = ?", id);
            handle.execute("DELETE FROM library_upload WHERE id = ?", id);
        }
    }

    /** This process has these, waiting or being read. */
    public void breathe(Collection<String> ids) {
        storage.jdbi().useHandle(handle -> {
            for (String id : ids) {
                handle.execute("UPDATE library_upload SET changed = ? WHERE id = ?", clock.millis(), id);
            }
        });
    }

    /** It will not be read any further. */
    public void stop(String id) {
        storage.jdbi()
                .useHandle(handle -> handle.execute(
                        "UPDATE library_upload SET state = 'stopped' WHERE id = ? AND state IN ('waiting', 'running')",
                        id));
    }

    /** Where no other process can have them, a server that begins knows that whatever was not over has stopped. */
    public void stopAll() {
        if (!storage.shared()) {
            storage.jdbi()
                    .useHandle(handle -> handle.execute(
                            "UPDATE library_upload SET state = 'stopped' WHERE state IN ('waiting', 'running')"));
        }
    }

    public void progress(String id, String state, int files, int games, ShelfWriter.Added added, int problems) {
        storage.jdbi()
                .useHandle(handle -> handle.execute(
                        """
                        UPDATE library_upload SET state = ?, changed = ?, files = ?, games = ?, added = ?,
                        duplicates = ?, problems = ? WHERE id = ?""", state, clock.millis(), files, games, added.added(), added.duplicates(), problems, id));
    }

    /** Forgets what could not be taken. */
    public void refuse(String id) {
        storage.jdbi().useHandle(handle -> handle.execute("DELETE FROM library_upload WHERE id = ?", id));
    }

    /** Keeps a problem, unless there are too many to be read by anybody. */
    public void problem(String id, int seq, String place, Message reason) {
        if (seq >= KEPT_PROBLEMS) {
            return;
        }
        ObjectNode words = this.json.createObjectNode();
        Translated.of(reason::in).byCode().forEach(words::put);
        storage.jdbi()
                .useHandle(handle -> handle.execute(
                        "INSERT INTO library_problem (upload, seq, place, reason) VALUES (?, ?, ?, ?)",
                        id,
                        seq,
                        place.length() > LONGEST_PLACE ? place.substring(0, LONGEST_PLACE) : place,
                        words.toString()));
    }

    public Optional<Upload> find(String id) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(COLUMNS + "WHERE id = :id")
                        .bind("id", id)
                        .map(ConstructorMapper.of(Upload.class))
                        .findOne())
                .map(this::heardOf);
    }

    /** What somebody has brought, the newest first. */
    public List<Upload> of(String account, int most) {
        return storage
                .jdbi()
                .withHandle(handle -> handle.createQuery(
                                COLUMNS + "WHERE account = :account ORDER BY created DESC, id LIMIT :most")
                        .bind("account", account)
                        .bind("most", most)
                        .map(ConstructorMapper.of(Upload.class))
                        .list())
                .stream()
                .map(this::heardOf)
                .toList();
    }

    private Upload heardOf(Upload upload) {
        boolean silent = clock.millis() - upload.changed() > SILENT;
        return !upload.over() && silent ? upload.as("stopped") : upload;
    }

    public List<Problem> problems(String id) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT place, reason FROM library_problem WHERE upload = :id ORDER BY seq")
                        .bind("id", id)
                        .map((row, context) -> new Problem(row.getString("place"), words(row.getString("reason"))))
                        .list());
    }

    private Translated words(String text) {
        JsonNode json = this.json.readTree(text);
        return Translated.byCode(code -> Optional.ofNullable(json.get(code)).map(JsonNode::asString))
                .orElse(Translated.same(text));
    }
}
