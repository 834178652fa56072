package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.chuhe.cli.console.Exit;
import org.chuhe.records.audit.AuditSummary;
import org.chuhe.records.audit.ClusterAudit;
import org.chuhe.records.audit.FindingKind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code audit --spark} asks of whoever is on the class path; the module spark tests its own answer. */
class ClusterAuditTest {
    private static ClusterAudit.Order asked;

    @TempDir
    Path folder;

    private final ClassLoader before = Thread.currentThread().getContextClassLoader();
    private Path game;

    @BeforeEach
    void archive() throws IOException {
        asked = null;
        game = Files.writeString(folder.resolve("a.pgn"), "[Game \"x\"]\n1. 炮二平五\n");
    }

    @AfterEach
    void restore() {
        Thread.currentThread().setContextClassLoader(before);
    }

    /** Two games and a duplicate, whatever is asked. */
    public static final class TwoGames implements ClusterAudit {
        @Override
        public AuditSummary audit(Order order, Progress progress, Consumer<String> lines) {
            asked = order;
            progress.show(1, 2);
            lines.accept("{\"done\":true}");
            Map<FindingKind, Long> counts = Map.of(FindingKind.DUPLICATE, 1L);
            return AuditSummary.of(List.of("a"), 2, 30, 0, counts, List.of(AuditSummary.duplicate("a", 2, "a", 1)));
        }
    }

    private void provide(Class<?> provider) throws IOException {
        Path services = Files.createDirectories(folder.resolve("path/META-INF/services"));
        Files.writeString(services.resolve(ClusterAudit.class.getName()), provider.getName());
        URL[] path = {folder.resolve("path").toUri().toURL()};
        Thread.currentThread().setContextClassLoader(new URLClassLoader(path, before));
    }

    @Test
    void withoutSparkTheCommandSaysWhatToDo() {
        Run run = Run.of(
                "audit",
                game.toString(),
                "--spark",
                "--parquet",
                folder.resolve("t").toString());
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).contains("-Pspark", "docs/scale.md");
    }

    @Test
    void theFolderOfTablesBelongsToSpark() {
        assertThat(Run.of("audit", game.toString(), "--spark", "local").err()).contains("--parquet");
        assertThat(Run.of("audit", game.toString(), "--parquet", "t").err()).contains("--spark");
    }

    @Test
    void whatTheClusterFindsIsPrintedAndWritten() throws IOException {
        provide(TwoGames.class);
        Path json = folder.resolve("f.jsonl");
        Path html = folder.resolve("r.html");
        Path tables = folder.resolve("tables");
        Run run = Run.of(
                "audit",
                "--spark",
                game.toString(),
                "--parquet",
                tables.toString(),
                "--rules",
                "wxf2018,cxa2020",
                "--json",
                json.toString(),
                "--html",
                html.toString(),
                "--resume");
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("1 file, 2 games, 30 plies", tables.toString());
        assertThat(run.lines()).anyMatch(line -> line.matches("\\s+1  Duplicates"));
        assertThat(json).hasContent("{\"done\":true}");
        assertThat(Files.readString(html)).contains("id=\"duplicate\"");
        assertThat(asked.master()).isEqualTo("local[*]");
        assertThat(asked.files()).containsExactly(game);
        assertThat(asked.editions()).extracting(book -> book.id()).containsExactly("wxf2018", "cxa2020");
        assertThat(asked.resume()).isTrue();
    }

    @Test
    void aLinkStaysALink() throws IOException {
        provide(TwoGames.class);
        Path real = Files.writeString(folder.resolve("real.jsonl"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.jsonl"), real);
        Run run = Run.of("audit", "--spark", game.toString(), "--parquet", "t", "--json", link.toString());
        assertThat(run.exit()).isZero();
        assertThat(link).isSymbolicLink();
        assertThat(real).hasContent("{\"done\":true}");
    }

    @Test
    void aClusterIsNamedByItsAddress() throws IOException {
        provide(TwoGames.class);
        Run.of("audit", "--spark", "spark://host:7077", game.toString(), "--parquet", "t");
        assertThat(asked.master()).isEqualTo("spark://host:7077");
        Run.of("audit", "--spark=local[3]", game.toString(), "--parquet", "t");
        assertThat(asked.master()).isEqualTo("local[3]");
    }

    @Test
    void aProviderWhoseClassesAreMissingIsLikeNone() throws IOException {
        provide(WithoutItsLibrary.class);
        Run run = Run.of("audit", game.toString(), "--spark", "--parquet", "t");
        assertThat(run.err()).contains("Spark is not on the class path");
    }

    /** As Chuhe's part without Spark beside it. */
    public static final class WithoutItsLibrary implements ClusterAudit {
        @Override
        public AuditSummary audit(Order order, Progress progress, Consumer<String> lines) {
            throw new NoClassDefFoundError("org/apache/spark/sql/SparkSession");
        }
    }

    @Test
    void aClusterThatFailsSaysWhereToLook() throws IOException {
        provide(WithoutWorkers.class);
        Run run = Run.of("audit", game.toString(), "--spark", "spark://host:7077", "--parquet", "t");
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err())
                .contains("spark://host:7077", "LiveListenerBus is stopped.", "logs of its workers", "--resume")
                .doesNotContain("should not have happened", "Driver stacktrace")
                .hasLineCount(1);
    }

    /** As Spark whose workers cannot start. */
    public static final class WithoutWorkers implements ClusterAudit {
        @Override
        public AuditSummary audit(Order order, Progress progress, Consumer<String> lines) {
            throw new IllegalStateException("LiveListenerBus is stopped.\nDriver stacktrace: …");
        }
    }
}
