package org.chuhe.spark;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.LongAccumulator;
import org.chuhe.records.Records;
import org.chuhe.records.audit.GameAudit;

/** The files of an archive, divided into batches: game files are packed, Parquet tables are left to Spark to divide. */
final class ArchiveInput {
    private ArchiveInput() {}

    /**
     * What one job is given.
     *
     * @param number its place
     * @param files files of games
     * @param tables Parquet files
     */
    record Batch(int number, List<FilePack.Entry> files, List<FilePack.Entry> tables) {
        long bytes() {
            return files.stream().mapToLong(FilePack.Entry::bytes).sum()
                    + tables.stream().mapToLong(FilePack.Entry::bytes).sum();
        }
    }

    /** How workers audit. */
    record Means(Auditors auditors, Locale locale, LongAccumulator counter) implements Serializable {
        private static final long serialVersionUID = 1L;

        GameAudit audit() {
            return auditors.get();
        }
    }

    /** The batches of an archive, each with so many bytes or a little more. */
    static List<Batch> batches(List<Path> paths, long full) throws IOException {
        List<Batch> batches = new ArrayList<>();
        Batch batch = new Batch(0, new ArrayList<>(), new ArrayList<>());
        long bytes = 0;
        for (int i = 0; i < paths.size(); i++) {
            String name = paths.get(i).toString();
            if (name.endsWith("_SUCCESS")) {
                continue;
            }
            FilePack.Entry entry = new FilePack.Entry((long) i << 32, name, Files.size(paths.get(i)));
            bytes += entry.bytes();
            (GameTables.isTable(name) ? batch.tables() : batch.files()).add(entry);
            if (bytes >= full) {
                batches.add(batch);
                batch = new Batch(batches.size(), new ArrayList<>(), new ArrayList<>());
                bytes = 0;
            }
        }
        if (batch.files().size() + batch.tables().size() > 0) {
            batches.add(batch);
        }
        return batches;
    }

    /** The audited games of a batch. */
    static Dataset<Row> audited(SparkSession spark, Batch batch, Means means) {
        JavaRDD<Row> rows = files(spark, batch.files(), means);
        if (!batch.tables().isEmpty()) {
            Map<String, Long> numbers = new HashMap<>();
            batch.tables().forEach(table -> numbers.put(absolute(table), table.number()));
            rows = rows.union(GameTables.audited(spark, numbers, means));
        }
        return spark.createDataFrame(rows, GameRows.SCHEMA);
    }

    private static String absolute(FilePack.Entry table) {
        return Path.of(table.name()).toAbsolutePath().normalize().toString();
    }

    private static JavaRDD<Row> files(SparkSession spark, List<FilePack.Entry> files, Means means) {
        List<FilePack> packs = FilePack.of(files, spark.sparkContext().defaultParallelism());
        return JavaSparkContext.fromSparkContext(spark.sparkContext())
                .parallelize(packs, Math.max(1, packs.size()))
                .flatMap(pack -> audits(pack, means));
    }

    private static Iterator<Row> audits(FilePack pack, Means means) {
        Iterator<FileAudits.Source> sources = pack.files().stream()
                .map(file -> new FileAudits.Source(file.number(), file.name(), () -> Records.open(pack.path(file))))
                .iterator();
        return new FileAudits(sources, means.audit(), means.locale(), means.counter());
    }
}
