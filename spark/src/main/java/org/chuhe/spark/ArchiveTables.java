package org.chuhe.spark;

import static org.apache.spark.sql.functions.avg;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.countDistinct;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.posexplode;
import static org.apache.spark.sql.functions.row_number;
import static org.apache.spark.sql.functions.struct;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.functions.when;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.expressions.Window;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.records.audit.AuditJson;
import org.chuhe.records.audit.AuditSummary;
import org.chuhe.records.audit.Example;
import org.chuhe.records.audit.FileAudit;
import org.chuhe.records.audit.FileTotals;
import org.chuhe.records.audit.FindingKind;
import org.chuhe.text.Coded;
import org.chuhe.text.Translated;

/** What an audit says of the whole archive, worked out from the tables of its games. */
final class ArchiveTables {
    private final SparkSession spark;
    private final Dataset<Row> games;
    private final AuditFolder folder;

    ArchiveTables(SparkSession spark, AuditFolder folder) {
        this.spark = spark;
        this.folder = folder;
        this.games = spark.read()
                .schema(GameRows.SCHEMA)
                .parquet(folder.table("games").toString());
    }

    /** Writes the tables: findings, duplicates, files, kinds and statistics. */
    void write() {
        write("findings", findings());
        write("duplicates", duplicates());
        write("files", files());
        write("kinds", kinds());
        write("statistics", statistics());
    }

    private void write(String name, Dataset<Row> table) {
        table.write().mode(SaveMode.Overwrite).parquet(folder.table(name).toString());
    }

    private Dataset<Row> table(String name) {
        return spark.read().parquet(folder.table(name).toString());
    }

    private Dataset<Row> findings() {
        Column[] game = columns(
                "file_no", "file", "game", "format", "event", "date", "red", "black", "label", "result", "plies");
        Column[] withFinding = plus(game, posexplode(col("findings")).as(new String[] {"finding_no", "finding"}));
        Column[] flat = plus(game, col("finding_no"), col("finding.*"));
        return games.select(withFinding).select(flat);
    }

    /** The same moves from the same start: the first game in the archive is the original of all others. */
    private Dataset<Row> duplicates() {
        Dataset<Row> hashed = games.where(col("hash").isNotNull()).select("hash", "file_no", "file", "game");
        Dataset<Row> firsts = hashed.groupBy("hash")
                .agg(
                        min(struct(col("file_no"), col("game"), col("file"))).as("first"),
                        count(lit(1)).as("times"))
                .where(col("times").gt(1))
                .select("hash", "first");
        return hashed.join(firsts, "hash")
                .where(col("file_no")
                        .notEqual(col("first.file_no"))
                        .or(col("game").notEqual(col("first.game"))))
                .select(
                        col("file_no"),
                        col("file"),
                        col("game"),
                        col("first.file_no").as("first_file_no"),
                        col("first.file").as("first_file"),
                        col("first.game").as("first_game"));
    }

    private Dataset<Row> files() {
        Column isGame = col("game").gt(0);
        Dataset<Row> totals = games.groupBy("file_no", "file")
                .agg(
                        sum(when(isGame, 1).otherwise(0)).cast("int").as("games"),
                        sum("plies").as("plies"),
                        sum(when(isGame.and(col("line").isNotNull()), 1).otherwise(0))
                                .cast("int")
                                .as("games_with_findings"));
        Dataset<Row> doubles = table("duplicates")
                .groupBy("file_no")
                .agg(count(lit(1)).cast("int").as("duplicates"));
        return totals.join(doubles, scala(List.of("file_no")), "left").na().fill(0L, new String[] {"duplicates"});
    }

    private static scala.collection.immutable.Seq<String> scala(List<String> names) {
        return scala.jdk.javaapi.CollectionConverters.asScala(names).toSeq();
    }

    private Dataset<Row> kinds() {
        Dataset<Row> found = table("findings")
                .groupBy("kind")
                .agg(count(lit(1)).as("findings"), countDistinct("file_no").as("files"));
        Dataset<Row> doubles = table("duplicates")
                .agg(count(lit(1)).as("findings"), countDistinct("file_no").as("files"))
                .select(lit(FindingKind.DUPLICATE.code()).as("kind"), col("findings"), col("files"));
        return found.union(doubles);
    }

    private Dataset<Row> statistics() {
        return games.where(col("game").gt(0))
                .groupBy("format", "result")
                .agg(
                        count(lit(1)).as("games"),
                        sum("plies").as("plies"),
                        avg("plies").as("average_plies"));
    }

    /** The findings as the command writes them: file by file games, duplicates, and the end. */
    void lines(Locale locale, Consumer<String> out) {
        Dataset<Row> found = games.where(col("line").isNotNull())
                .select(col("file_no"), lit(0).as("part"), col("game"), col("line"));
        Dataset<Row> doubles = table("duplicates")
                .select(
                        col("file_no"),
                        lit(1).as("part"),
                        col("game"),
                        struct(columns("file", "first_file", "first_game")).as("said"));
        Dataset<Row> ends = table("files")
                .select(
                        col("file_no"),
                        lit(2).as("part"),
                        lit(0).as("game"),
                        struct(columns("file", "games", "plies", "games_with_findings", "duplicates"))
                                .as("said"));
        Iterator<Row> rows = found.unionByName(doubles.withColumnRenamed("said", "double"), true)
                .unionByName(ends.withColumnRenamed("said", "end"), true)
                .orderBy("file_no", "part", "game")
                .toLocalIterator();
        while (rows.hasNext()) {
            out.accept(line(rows.next(), locale));
        }
    }

    private static String line(Row row, Locale locale) {
        int part = row.<Integer>getAs("part");
        if (part == 0) {
            return row.getAs("line");
        }
        if (part == 1) {
            Row said = row.getAs("double");
            int game = row.<Integer>getAs("game");
            Example example = AuditSummary.duplicate(said.getString(0), game, said.getString(1), said.getInt(2));
            return AuditJson.example(example, locale);
        }
        Row end = row.getAs("end");
        FileTotals totals = new FileTotals(end.getInt(1), end.getLong(2), end.getInt(3), end.getInt(4));
        return AuditJson.file(end.getString(0), totals);
    }

    /** What the command prints and its report shows. */
    AuditSummary summary() {
        List<String> names = table("files").orderBy("file_no").select("file").collectAsList().stream()
                .map(row -> row.getString(0))
                .toList();
        Row totals = table("files")
                .agg(sum("games"), sum("plies"), sum("games_with_findings"))
                .first();
        Map<FindingKind, Long> counts = new EnumMap<>(FindingKind.class);
        table("kinds")
                .collectAsList()
                .forEach(
                        row -> counts.put(Coded.of(FindingKind.class, row.getAs("kind")), row.<Long>getAs("findings")));
        return AuditSummary.of(names, number(totals, 0), number(totals, 1), number(totals, 2), counts, examples());
    }

    private static long number(Row row, int column) {
        return row.isNullAt(column) ? 0 : row.getLong(column);
    }

    private List<Example> examples() {
        List<Example> examples = new ArrayList<>();
        table("findings")
                .withColumn(
                        "place", row_number().over(Window.partitionBy("kind").orderBy("file_no", "game", "finding_no")))
                .where(col("place").leq(FileAudit.MOST_EXAMPLES))
                .orderBy("kind", "place")
                .collectAsList()
                .forEach(row -> examples.add(example(row)));
        table("duplicates")
                .orderBy("file_no", "game")
                .limit(FileAudit.MOST_EXAMPLES)
                .collectAsList()
                .forEach(row -> examples.add(AuditSummary.duplicate(
                        row.getAs("file"),
                        row.<Integer>getAs("game"),
                        row.getAs("first_file"),
                        row.<Integer>getAs("first_game"))));
        return examples;
    }

    private static Example example(Row row) {
        Map<String, String> words = row.getJavaMap(row.fieldIndex("message"));
        Optional<Position> position = GameTables.text(row, "fen").map(Fen::readLoosely);
        return new Example(
                Coded.of(FindingKind.class, row.getAs("kind")),
                row.getAs("file"),
                row.<Integer>getAs("game"),
                GameTables.text(row, "label").orElse(""),
                GameTables.text(row, "ply").map(Integer::valueOf).orElse(0),
                position,
                Translated.byCode(code -> Optional.ofNullable(words.get(code))).orElseThrow());
    }

    private static Column[] columns(String... names) {
        Column[] columns = new Column[names.length];
        for (int i = 0; i < names.length; i++) {
            columns[i] = col(names[i]);
        }
        return columns;
    }

    private static Column[] plus(Column[] columns, Column... more) {
        Column[] all = new Column[columns.length + more.length];
        System.arraycopy(columns, 0, all, 0, columns.length);
        System.arraycopy(more, 0, all, columns.length, more.length);
        return all;
    }
}
