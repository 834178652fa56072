package org.chuhe.spark;

import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.LongType;
import static org.apache.spark.sql.types.DataTypes.StringType;

import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.chuhe.arbiter.claim.PendingPosition;
import org.chuhe.records.audit.AuditFinding;
import org.chuhe.records.audit.AuditJson;
import org.chuhe.records.audit.AuditedGame;
import org.chuhe.records.audit.Example;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.ReadGame;
import org.chuhe.text.Article;
import org.chuhe.text.Translated;
import org.jspecify.annotations.Nullable;
import scala.jdk.javaapi.CollectionConverters;

/** The table that an audit makes: a row for every game, with what was found in it, and one for every unreadable file. */
final class GameRows {
    private static final StructType FINDING = columns(
            "kind", StringType,
            "ply", IntegerType,
            "fen", StringType,
            "rules", StringType,
            "basis", StringType,
            "verdict", StringType,
            "consequence", StringType,
            "articles", DataTypes.createArrayType(StringType),
            "claim_articles", DataTypes.createArrayType(StringType),
            "last_ply", IntegerType,
            "message", DataTypes.createMapType(StringType, StringType));

    /** {@code message} is by the codes of the languages; {@code file_no} and {@code game} order the rows; {@code line} is what the command writes as JSON. */
    static final StructType SCHEMA = columns(
            "file_no", LongType,
            "file", StringType,
            "game", IntegerType,
            "format", StringType,
            "event", StringType,
            "date", StringType,
            "red", StringType,
            "black", StringType,
            "label", StringType,
            "result", StringType,
            "plies", IntegerType,
            "hash", LongType,
            "findings", DataTypes.createArrayType(FINDING),
            "line", StringType);

    private GameRows() {}

    private static StructType columns(Object... namesAndTypes) {
        StructType type = new StructType();
        for (int i = 0; i < namesAndTypes.length; i += 2) {
            type = type.add((String) namesAndTypes[i], (DataType) namesAndTypes[i + 1]);
        }
        return type;
    }

    /** A game and what was found in it. */
    static Row of(long fileNumber, AuditedGame audited, Locale locale) {
        ReadGame read = audited.game();
        Tags tags = read.game().tags();
        List<AuditFinding> findings = audited.findings();
        return RowFactory.create(
                fileNumber,
                read.file(),
                read.number(),
                read.format().code(),
                known(tags.text(Tags.EVENT)),
                known(tags.text(Tags.DATE)),
                known(tags.text(Tags.RED)),
                known(tags.text(Tags.BLACK)),
                known(audited.label()),
                read.game().result().inRecords(),
                read.game().plies(),
                audited.moveHash() == 0 ? null : audited.moveHash(),
                findings.stream().map(GameRows::finding).toArray(Row[]::new),
                findings.isEmpty() ? null : AuditJson.game(audited, locale));
    }

    private static @Nullable String known(String text) {
        return text.isEmpty() ? null : text;
    }

    private static Row finding(AuditFinding finding) {
        PendingPosition pending = finding.pending().orElse(null);
        Object[] ruling = pending == null ? new Object[7] : ruling(pending);
        return RowFactory.create(
                finding.kind().code(),
                finding.ply() == 0 ? null : finding.ply(),
                finding.position().map(Object::toString).orElse(null),
                ruling[0],
                ruling[1],
                ruling[2],
                ruling[3],
                ruling[4],
                ruling[5],
                ruling[6],
                words(Translated.of(finding.message()::in)));
    }

    private static scala.collection.Map<String, String> words(Translated text) {
        return CollectionConverters.asScala(text.byCode());
    }

    /** As {@link AuditJson} has it. */
    private static Object[] ruling(PendingPosition pending) {
        String edition = pending.proof().book().id();
        return new Object[] {
            edition,
            pending.recurrence().basis().code(),
            pending.proof().verdict().code(),
            pending.ruling().consequence().code(),
            Article.within(edition, pending.proof().articles()).toArray(String[]::new),
            Article.within(edition, pending.ruling().articles()).toArray(String[]::new),
            pending.recurrence().lastPly()
        };
    }

    /** A file, or the rest of it, that cannot be read. */
    static Row unreadable(long fileNumber, Example problem, Locale locale) {
        Object[] finding = new Object[FINDING.size()];
        finding[0] = problem.kind().code();
        finding[10] = words(problem.words());
        Object[] row = new Object[SCHEMA.size()];
        row[0] = fileNumber;
        row[1] = problem.file();
        row[2] = 0;
        row[10] = 0;
        row[12] = new Row[] {RowFactory.create(finding)};
        row[13] = AuditJson.example(problem, locale);
        return RowFactory.create(row);
    }
}
