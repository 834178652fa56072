package org.chuhe.server.training.practice;

import java.time.Clock;
import java.util.List;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.PersonalRows;
import org.chuhe.server.platform.db.Storage;

/** The score book in the server's database. */
public final class StoredScoreBook implements ScoreBook {
    public static final FeatureTables TABLES = FeatureTables.of(
            List.of(PersonalRows.of("practice", """
                    SELECT figure, points, possible, created FROM practice_answer WHERE account = :id ORDER BY created""")), "DELETE FROM practice_answer WHERE account = ?");

    private static final int ID_LENGTH = 32;

    private final Storage storage;
    private final Clock clock;

    StoredScoreBook(Storage storage, Clock clock) {
        this.storage = storage;
        this.clock = clock;
    }

    /** The id is made from member, exam and figure: a second answer meets the first and is dropped. */
    @Override
    public void record(String account, Exam exam, Question question, Mark mark) {
        String figure = question.figure().id();
        String id = Token.hash(account + " " + exam.id() + " " + figure).substring(0, ID_LENGTH);
        storage.jdbi()
                .useHandle(handle ->
                        handle.execute("""
                        INSERT INTO practice_answer (id, account, figure, points, possible, created)
                        VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING""", id, account, figure, mark.points(), mark.outOf(), clock.millis()));
    }

    /** Figures begin with the id of their edition. */
    @Override
    public Score score(String account, String edition) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("""
                                SELECT COUNT(*) AS answers, COALESCE(SUM(points), 0) AS points,
                                COALESCE(SUM(possible), 0) AS possible, COUNT(DISTINCT figure) AS figures,
                                COUNT(DISTINCT CASE WHEN points = possible AND created = (SELECT MAX(later.created)
                                FROM practice_answer later WHERE later.account = answer.account
                                AND later.figure = answer.figure) THEN figure END) AS perfect
                                FROM practice_answer answer WHERE account = :account AND figure LIKE :figures""")
                        .bind("account", account)
                        .bind("figures", edition + "-%")
                        .map((row, context) -> new Score(
                                row.getInt("answers"),
                                row.getInt("points"),
                                row.getInt("possible"),
                                row.getInt("figures"),
                                row.getInt("perfect")))
                        .one());
    }
}
