package org.chuhe.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.chuhe.records.audit.AuditSummary;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real cluster on one machine, of which a part dies. */
@Tag("slow")
class ClusterTest {
    private static final int GAMES = Integer.getInteger("chuhe.cluster.games", 30_000);

    @TempDir
    Path folder;

    @Test
    void aWorkerThatIsKilledChangesNothing() throws Exception {
        Path archive = Files.createDirectory(folder.resolve("archive"));
        GeneratedGames.write(archive, GAMES, 500, 1);
        List<Path> files = OneByOne.files(archive);
        Path tables = folder.resolve("tables");
        List<String> lines = new ArrayList<>();
        try (StandaloneCluster cluster = new StandaloneCluster(Files.createDirectory(folder.resolve("spark")), 2)) {
            System.setProperty("spark.executor.extraClassPath", String.join(":", StandaloneCluster.classPath()));
            System.setProperty("spark.driver.host", "127.0.0.1");
            System.setProperty("spark.executor.memory", "512m");
            CompletableFuture<AuditSummary> audit =
                    CompletableFuture.supplyAsync(() -> new SparkAudit(files.size() * 10_000L)
                            .audit(OneByOne.order(cluster.address(), files, tables, false), (b, g) -> {}, lines::add));
            // In the middle: both have begun, and the first results are on the disk.
            while (!audit.isDone() && !(cluster.isBusy(0) && cluster.isBusy(1) && hasBegun(tables))) {
                TimeUnit.MILLISECONDS.sleep(50);
            }
            assertThat(audit).isNotDone();
            cluster.killWorker(0);
            AuditSummary summary = audit.get(30, TimeUnit.MINUTES);
            OneByOne expected = OneByOne.of(files);
            assertThat(summary.games()).isEqualTo(expected.summary.games());
            assertThat(lines).containsExactlyElementsOf(expected.lines);
        } finally {
            System.clearProperty("spark.executor.extraClassPath");
            System.clearProperty("spark.driver.host");
            System.clearProperty("spark.executor.memory");
        }
    }

    private static boolean hasBegun(Path tables) throws Exception {
        return Files.exists(tables.resolve("games"))
                && OneByOne.files(tables.resolve("games")).stream()
                        .anyMatch(file -> file.getFileName().toString().endsWith(".parquet"));
    }
}
