package org.chuhe.spark;

import static org.apache.spark.sql.functions.col;

import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.chuhe.records.Records;
import org.chuhe.records.audit.AuditedGame;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.FileFormat;
import org.chuhe.records.read.ReadGame;
import org.jspecify.annotations.Nullable;

/**
 * Parquet tables as input, of two kinds. Packed files have the columns {@code file} and {@code content}: small files by the
 * million, put into few large ones. Tables of games have the column {@code moves}, in any notation, and whatever of
 * {@code fen, result, red, black, event, date, title, file, game} they know.
 */
final class GameTables {
    private static final List<String> TAGS = List.of("red", "black", "event", "date", "title");
    private static final List<String> TAG_NAMES = List.of(Tags.RED, Tags.BLACK, Tags.EVENT, Tags.DATE, Tags.TITLE);
    private static final StructType PACKED =
            new StructType().add("file", DataTypes.StringType).add("content", DataTypes.BinaryType);

    private GameTables() {}

    static boolean isTable(String name) {
        return name.endsWith(".parquet");
    }

    /** Packs small files into a table; a task of the audit then reads some hundred rows instead of opening as many files. */
    static void pack(SparkSession spark, List<Path> files, Path table) {
        List<FilePack.Entry> entries = files.stream()
                .map(file ->
                        new FilePack.Entry(0, file.toString(), file.toFile().length()))
                .toList();
        List<FilePack> packs = FilePack.of(entries, spark.sparkContext().defaultParallelism());
        JavaRDD<Row> rows = JavaSparkContext.fromSparkContext(spark.sparkContext())
                .parallelize(packs, Math.max(1, packs.size()))
                .flatMap(FileContents::of);
        spark.createDataFrame(rows, PACKED).write().mode(SaveMode.ErrorIfExists).parquet(table.toString());
    }

    /** The audited games of tables, given by their paths with their places in the archive. */
    static JavaRDD<Row> audited(SparkSession spark, Map<String, Long> tables, ArchiveInput.Means means) {
        Dataset<Row> rows =
                spark.read().parquet(tables.keySet().stream().sorted().toArray(String[]::new));
        List<String> columns = Arrays.asList(rows.columns());
        Dataset<Row> placed = rows.withColumn("chuhe_path", col("_metadata.file_path"))
                .withColumn("chuhe_row", col("_metadata.row_index"));
        Map<String, Long> numbers = new HashMap<>(tables);
        if (columns.contains("content")) {
            return placed.javaRDD().mapPartitions(each -> packed(each, numbers, means));
        }
        if (columns.contains("moves")) {
            return placed.javaRDD().map(row -> game(row, numbers, means));
        }
        throw new RecordException(
                Problem.UNREADABLE, SparkWords.message("no.such.columns", String.join(", ", columns)));
    }

    private static Iterator<Row> packed(Iterator<Row> rows, Map<String, Long> numbers, ArchiveInput.Means means) {
        Iterator<FileAudits.Source> sources = new Iterator<>() {
            @Override
            public boolean hasNext() {
                return rows.hasNext();
            }

            @Override
            public FileAudits.Source next() {
                Row row = rows.next();
                String name = row.getAs("file");
                byte[] content = row.getAs("content");
                return new FileAudits.Source(
                        number(row, numbers) + rowIndex(row), name, () -> Records.open(name, content));
            }
        };
        return new FileAudits(sources, means.audit(), means.locale(), means.counter());
    }

    private static long number(Row row, Map<String, Long> numbers) {
        String path = Path.of(URI.create(row.<String>getAs("chuhe_path"))).toString();
        return numbers.getOrDefault(path, 0L);
    }

    private static long rowIndex(Row row) {
        return row.<Long>getAs("chuhe_row");
    }

    private static Row game(Row row, Map<String, Long> numbers, ArchiveInput.Means means) {
        means.counter().add(1);
        long number = number(row, numbers);
        String path = Path.of(URI.create(row.<String>getAs("chuhe_path")))
                .getFileName()
                .toString();
        int game = text(row, "game").map(Integer::valueOf).orElse((int) rowIndex(row) + 1);
        ReadGame read = RowGame.read(row);
        ReadGame placed =
                new ReadGame(text(row, "file").orElse(path), game, FileFormat.TEXT, read.game(), read.defects());
        AuditedGame audited = means.audit().audit(placed);
        return GameRows.of(number, audited, means.locale());
    }

    /** What a row says, empty if it has no such column or nothing there. */
    static Optional<String> text(Row row, String column) {
        if (!Arrays.asList(row.schema().fieldNames()).contains(column)) {
            return Optional.empty();
        }
        @Nullable Object value = row.getAs(column);
        return value == null ? Optional.empty() : Optional.of(value.toString());
    }

    /** The tags that a row has, by the names that records use. */
    static Map<String, String> tags(Row row) {
        Map<String, String> tags = new HashMap<>();
        for (int i = 0; i < TAGS.size(); i++) {
            String name = TAG_NAMES.get(i);
            text(row, TAGS.get(i)).ifPresent(value -> tags.put(name, value));
        }
        return tags;
    }
}
