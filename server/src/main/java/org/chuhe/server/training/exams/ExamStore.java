package org.chuhe.server.training.exams;

import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.chuhe.server.platform.auth.AccountNames;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.PersonalRows;
import org.chuhe.server.platform.db.Storage;
import org.jdbi.v3.core.Handle;

/** Exams, who sits them, what was answered and what came of it, in the server's database. */
public final class ExamStore {
    /**
     * What an exam has found is its organisers', like the results of a tournament: it stays, but nothing says any more whose
     * account sat there.
     */
    public static final FeatureTables TABLES = FeatureTables.of(
            List.of(
                    PersonalRows.of("exams", """
                            SELECT id, title, edition, items, draw, minutes, pass_mark, names, created FROM exam
                            WHERE owner = :id
                            ORDER BY created"""),
                    PersonalRows.of("sittings", """
                            SELECT id, exam, candidate, started, extra, finished FROM exam_sitting WHERE browser = :id
                            ORDER BY started"""),
                    PersonalRows.of("answers", """
                            SELECT sitting, number, answer, given FROM exam_answer JOIN exam_sitting ON id = sitting
                            WHERE browser = :id ORDER BY started, sitting, number"""),
                    PersonalRows.of("results", """
                            SELECT r.id, r.sitting, r.text, r.signature FROM exam_result r
                            JOIN exam_sitting s ON s.id = r.sitting WHERE browser = :id ORDER BY started""")),
            "UPDATE exam_sitting SET browser = '' WHERE browser = ?");

    private static final String SITTINGS = """
            SELECT s.id, s.exam, s.candidate, s.browser, s.items, s.started, s.extra, s.finished, r.id AS result
            FROM exam_sitting s LEFT JOIN exam_result r ON r.sitting = s.id
            """;

    private final Storage storage;
    private final Clock clock;
    private final SecureRandom random;

    ExamStore(Storage storage, Clock clock, SecureRandom random) {
        this.storage = storage;
        this.clock = clock;
        this.random = random;
    }

    void add(Examination exam) {
        storage.jdbi()
                .useHandle(handle -> handle.execute(
                        """
                        INSERT INTO exam
                        (id, owner, code, title, edition, items, draw, questions, minutes, pass_mark, names, open, at_once, created)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                        """,
                        exam.id(),
                        exam.owner(),
                        exam.code(),
                        exam.title(),
                        exam.edition(),
                        written(exam.items()),
                        exam.draw().map(ExamDraw::toString).orElse(""),
                        exam.count(),
                        exam.minutes(),
                        exam.passMark(),
                        String.join("\n", exam.names()),
                        exam.open(),
                        exam.atOnce(),
                        exam.created()));
    }

    private static String written(List<ExamItem> items) {
        return items.stream().map(ExamItem::toString).collect(Collectors.joining("\n"));
    }

    private static List<ExamItem> items(String text) {
        return lines(text).stream().map(ExamItem::of).toList();
    }

    int madeBy(String owner) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT COUNT(*) FROM exam WHERE owner = :owner")
                        .bind("owner", owner)
                        .mapTo(Integer.class)
                        .one());
    }

    /** What an organiser has made, the newest first. */
    List<Examination> of(String owner) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT * FROM exam WHERE owner = :owner ORDER BY created DESC, id")
                        .bind("owner", owner)
                        .map((row, context) -> exam(row))
                        .list());
    }

    Optional<Examination> exam(String id) {
        return examBy("id", id);
    }

    Optional<Examination> examWithCode(String code) {
        return examBy("code", code);
    }

    Optional<Examination> examOfResult(String result) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("""
                        SELECT e.* FROM exam e JOIN exam_sitting s ON s.exam = e.id JOIN exam_result r ON r.sitting = s.id
                        WHERE r.id = :result""")
                        .bind("result", result)
                        .map((row, context) -> exam(row))
                        .findOne());
    }

    private Optional<Examination> examBy(String column, String value) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT * FROM exam WHERE " + column + " = :value")
                        .bind("value", value)
                        .map((row, context) -> exam(row))
                        .findOne());
    }

    private static Examination exam(ResultSet row) throws SQLException {
        return new Examination(
                row.getString("id"),
                row.getString("owner"),
                row.getString("code"),
                row.getString("title"),
                row.getString("edition"),
                items(row.getString("items")),
                ExamDraw.of(row.getString("draw")),
                row.getInt("questions"),
                row.getInt("minutes"),
                row.getInt("pass_mark"),
                lines(row.getString("names")),
                row.getBoolean("open"),
                row.getBoolean("at_once"),
                row.getLong("created"));
    }

    private static List<String> lines(String text) {
        return Arrays.stream(text.split("\n")).filter(line -> !line.isEmpty()).toList();
    }

    void open(String exam, boolean open) {
        storage.jdbi().useHandle(handle -> handle.execute("UPDATE exam SET open = ? WHERE id = ?", open, exam));
    }

    /** More time for everybody who has not finished. */
    void giveTime(String exam, int minutes) {
        storage.jdbi()
                .useHandle(handle -> handle.execute(
                        "UPDATE exam_sitting SET extra = extra + ? WHERE exam = ? AND finished IS NULL",
                        minutes,
                        exam));
    }

    /** Begins; empty if somebody whose name looks the same has begun already. */
    Optional<Sitting> begin(Examination exam, String candidate, String browser, List<ExamItem> items) {
        String id = Token.id(random);
        int added = storage.jdbi()
                .withHandle(handle -> handle.execute(
                        """
                        INSERT INTO exam_sitting (id, exam, candidate, likeness, browser, items, started, extra)
                        VALUES (?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT (exam, likeness) DO NOTHING
                        """,
                        id,
                        exam.id(),
                        candidate,
                        AccountNames.likeness(candidate),
                        browser,
                        written(items),
                        clock.millis()));
        return added == 0 ? Optional.empty() : sitting(id);
    }

    /** Whether anybody sits an exam, on whatever process. */
    public static boolean isSat(Handle handle) {
        return handle.createQuery("SELECT 1 FROM exam_sitting WHERE finished IS NULL LIMIT 1")
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }

    /** Whether a browser or account is at an exam. */
    boolean isSatBy(String browser) {
        return !browser.isEmpty()
                && storage.jdbi()
                        .withHandle(handle -> handle.createQuery(
                                        "SELECT 1 FROM exam_sitting WHERE browser = :browser AND finished IS NULL LIMIT 1")
                                .bind("browser", browser)
                                .mapTo(Integer.class)
                                .findOne()
                                .isPresent());
    }

    /** Whether candidates of this exam may see each question's points and figure: others could still use them before its end. */
    boolean isRevealed(Examination exam) {
        return exam.atOnce()
                || (!exam.open()
                        && storage.jdbi()
                                .withHandle(handle -> handle.createQuery(
                                                "SELECT 1 FROM exam_sitting WHERE exam = :exam AND finished IS NULL LIMIT 1")
                                        .bind("exam", exam.id())
                                        .mapTo(Integer.class)
                                        .findOne()
                                        .isEmpty()));
    }

    /** Sittings that are over by now, but for outages. */
    List<String> overdue(long now) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("""
                        SELECT s.id FROM exam_sitting s JOIN exam e ON e.id = s.exam
                        WHERE s.finished IS NULL AND s.started + 60000 * CAST(e.minutes + s.extra AS BIGINT) <= :now""")
                        .bind("now", now)
                        .mapTo(String.class)
                        .list());
    }

    int sitters(String exam) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT COUNT(*) FROM exam_sitting WHERE exam = :exam")
                        .bind("exam", exam)
                        .mapTo(Integer.class)
                        .one());
    }

    Optional<Sitting> sitting(String id) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(SITTINGS + "WHERE s.id = :id")
                        .bind("id", id)
                        .map((row, context) -> sitting(row, handle))
                        .findOne());
    }

    Optional<Sitting> sittingOf(String exam, String candidate) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(SITTINGS + "WHERE s.exam = :exam AND s.likeness = :likeness")
                        .bind("exam", exam)
                        .bind("likeness", AccountNames.likeness(candidate))
                        .map((row, context) -> sitting(row, handle))
                        .findOne());
    }

    /** Everybody who sat, in the order in which they began. */
    List<Sitting> sittings(String exam) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(SITTINGS + "WHERE s.exam = :exam ORDER BY s.started, s.id")
                        .bind("exam", exam)
                        .map((row, context) -> sitting(row, handle))
                        .list());
    }

    private static Sitting sitting(ResultSet row, Handle handle) throws SQLException {
        long finished = row.getLong("finished");
        boolean isFinished = !row.wasNull();
        String id = row.getString("id");
        Map<Integer, String> answers = new TreeMap<>();
        handle.createQuery("SELECT number, answer FROM exam_answer WHERE sitting = :sitting")
                .bind("sitting", id)
                .map((answer, context) -> answers.put(answer.getInt("number"), answer.getString("answer")))
                .list();
        return new Sitting(
                id,
                row.getString("exam"),
                row.getString("candidate"),
                row.getString("browser"),
                items(row.getString("items")),
                row.getLong("started"),
                row.getInt("extra"),
                isFinished ? OptionalLong.of(finished) : OptionalLong.empty(),
                Optional.ofNullable(row.getString("result")),
                answers);
    }

    /** Keeps an answer, in place of an earlier one; false, and nothing kept, if the sitting is finished. */
    boolean answer(Sitting sitting, int number, String answer) {
        return storage.jdbi().inTransaction(handle -> {
            int open = handle.createQuery("SELECT COUNT(*) FROM exam_sitting WHERE id = :id AND finished IS NULL")
                    .bind("id", sitting.id())
                    .mapTo(Integer.class)
                    .one();
            if (open == 0) {
                return false;
            }
            handle.execute("""
                    INSERT INTO exam_answer (sitting, number, answer, given) VALUES (?, ?, ?, ?)
                    ON CONFLICT (sitting, number) DO UPDATE SET answer = excluded.answer, given = excluded.given""", sitting.id(), number, answer, clock.millis());
            return true;
        });
    }

    /** Takes no more answers; false if it was finished already. */
    boolean finish(Sitting sitting, long at) {
        return storage.jdbi()
                        .withHandle(handle -> handle.execute(
                                "UPDATE exam_sitting SET finished = ? WHERE id = ? AND finished IS NULL",
                                at,
                                sitting.id()))
                > 0;
    }

    /** Keeps a result; of two for one sitting the first stays. */
    void keep(Sitting sitting, SignedResult result) {
        storage.jdbi()
                .useHandle(handle ->
                        handle.execute("""
                        INSERT INTO exam_result (id, sitting, text, signature) VALUES (?, ?, ?, ?)
                        ON CONFLICT (sitting) DO NOTHING""", result.result().id(), sitting.id(), result.text(), result.signature()));
    }

    Optional<SignedResult> result(String id) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT text, signature FROM exam_result WHERE id = :id")
                        .bind("id", id)
                        .map((row, context) -> new SignedResult(row.getString("text"), row.getString("signature")))
                        .findOne());
    }
}
