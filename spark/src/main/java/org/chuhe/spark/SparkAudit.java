package org.chuhe.spark;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.LongAccumulator;
import org.chuhe.records.audit.AuditSummary;
import org.chuhe.records.audit.ClusterAudit;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;

/**
 * The audit of an archive on Spark. Files are packed into tasks; so many packs are a batch, whose table is written before
 * the next one begins, so that an audit that was stopped goes on with the first batch that is missing. What concerns the
 * whole archive (duplicates, totals) is worked out from these tables at the end.
 */
public final class SparkAudit implements ClusterAudit {
    /** The bytes of a batch: minutes of work on a few cores. */
    private static final long BATCH = 512L << 20;

    private final long batch;

    /** Made by {@link java.util.ServiceLoader}. */
    public SparkAudit() {
        this(BATCH);
    }

    SparkAudit(long batch) {
        this.batch = batch;
    }

    @Override
    public AuditSummary audit(Order order, Progress progress, Consumer<String> lines) {
        try {
            AuditFolder folder = AuditFolder.open(order);
            List<ArchiveInput.Batch> batches = ArchiveInput.batches(order.files(), batch);
            try (SparkSession spark = Sessions.open(order.master())) {
                audit(spark, batches, folder, order, progress);
                ArchiveTables tables = new ArchiveTables(spark, folder);
                tables.write();
                tables.lines(order.locale(), lines);
                return tables.summary();
            }
        } catch (IOException e) {
            throw new RecordException(
                    Problem.INPUT_OUTPUT, SparkWords.message("io", String.valueOf(e.getMessage())), e);
        }
    }

    private static void audit(
            SparkSession spark, List<ArchiveInput.Batch> batches, AuditFolder folder, Order order, Progress progress) {
        LongAccumulator counter = spark.sparkContext().longAccumulator("games");
        ArchiveInput.Means means =
                new ArchiveInput.Means(Auditors.of(order.editions(), order.nodes()), order.locale(), counter);
        long bytes = 0;
        for (ArchiveInput.Batch each : batches) {
            if (!folder.isDone(each.number())) {
                ArchiveInput.audited(spark, each, means)
                        .write()
                        .mode(SaveMode.Overwrite)
                        .parquet(folder.batch(each.number()).toString());
            }
            bytes += each.bytes();
            progress.show(bytes, counter.value());
        }
    }
}
