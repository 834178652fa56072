package org.chuhe.spark;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.LinkedHashSet;
import java.util.Set;
import org.apache.spark.sql.SparkSession;
import org.chuhe.records.Records;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;

/** Opens sessions with what an audit wants. */
final class Sessions {
    private Sessions() {}

    /**
     * A session with a cluster.
     *
     * @throws RecordException if there is none, or this virtual machine does not suit Spark
     */
    static SparkSession open(String master) {
        if (!FileChannel.class.getModule().isOpen("sun.nio.ch", Sessions.class.getModule())) {
            throw new RecordException(Problem.INPUT_OUTPUT, SparkWords.message("not.open"));
        }
        SparkSession.Builder builder = SparkSession.builder()
                .master(master)
                .appName("chuhe audit")
                .config("spark.ui.enabled", "false")
                .config("spark.ui.showConsoleProgress", "false")
                // Rulings take long beside reading: small tasks keep all cores busy to the end.
                .config("spark.sql.files.maxPartitionBytes", 8L << 20)
                .config("spark.hadoop.parquet.block.size", 8L << 20)
                .config("spark.sql.parquet.compression.codec", "zstd");
        if (master.startsWith("local")) {
            builder.config("spark.driver.bindAddress", "127.0.0.1")
                    .config("spark.driver.host", "127.0.0.1")
                    .config("spark.sql.shuffle.partitions", Runtime.getRuntime().availableProcessors());
        } else {
            builder.config("spark.jars", String.join(",", jars()));
        }
        try {
            return builder.getOrCreate();
        } catch (RuntimeException e) {
            throw new RecordException(
                    Problem.INPUT_OUTPUT, SparkWords.message("no.master", master, String.valueOf(e.getMessage())), e);
        }
    }

    /** The jars of ours, which workers are sent. Where classes lie in folders, workers must see these themselves. */
    private static Set<String> jars() {
        Set<String> jars = new LinkedHashSet<>();
        for (Class<?> ours : new Class<?>[] {Sessions.class, Records.class}) {
            CodeSource source = ours.getProtectionDomain().getCodeSource();
            try {
                File file = Path.of(source.getLocation().toURI()).toFile();
                if (file.isFile()) {
                    jars.add(file.getPath());
                }
            } catch (URISyntaxException e) {
                throw new IllegalStateException(e);
            }
        }
        return jars;
    }
}
