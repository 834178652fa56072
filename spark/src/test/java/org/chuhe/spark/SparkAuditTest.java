package org.chuhe.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.apache.spark.sql.SparkSession;
import org.chuhe.records.audit.AuditSummary;
import org.chuhe.records.audit.ClusterAudit;
import org.chuhe.records.audit.FindingKind;
import org.chuhe.records.format.RecordException;
import org.chuhe.testing.SampleFiles;
import org.chuhe.testing.Shared;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An audit on Spark comes to the same as one after the other. */
class SparkAuditTest {
    private static final String MASTER = "local[2]";
    private static final String PERPETUAL = "[Game \"x\"]\n[Red \"甲\"]\n[Black \"乙\"]\n[Result \"1-0\"]\n"
            + "[FEN \"2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 1\"]\n" + "f0e0 e8f8 e0f0 f8e8 ".repeat(3) + "\n\n";

    @TempDir
    Path folder;

    private Path archive;
    private final List<String> lines = new ArrayList<>();

    @BeforeEach
    void samples() throws IOException {
        archive = Files.createDirectory(folder.resolve("archive"));
        SampleFiles.copyTo(archive);
        Files.writeString(archive.resolve("a.pgn"), PERPETUAL + "[Game \"x\"]\n1. 炮二平五 马8进7 2. 车一进五\n\n" + PERPETUAL);
        Files.writeString(archive.resolve("b.pgn"), PERPETUAL);
        Files.writeString(archive.resolve("c.txt"), "no game");
        Files.writeString(archive.resolve("d.txt"), "");
    }

    private AuditSummary audit(ClusterAudit audit, List<Path> files, boolean resume) {
        lines.clear();
        return audit.audit(OneByOne.order(MASTER, files, tables(), resume), (bytes, games) -> {}, lines::add);
    }

    private Path tables() {
        return folder.resolve("tables");
    }

    private void assertSame(AuditSummary summary, OneByOne expected) {
        assertThat(lines).containsExactlyElementsOf(expected.lines);
        assertSameNumbers(summary, expected);
        assertThat(summary.files()).isEqualTo(expected.summary.files());
        for (FindingKind kind : FindingKind.values()) {
            assertThat(summary.examples(kind)).as(kind.code()).isEqualTo(expected.summary.examples(kind));
        }
    }

    private static void assertSameNumbers(AuditSummary summary, OneByOne expected) {
        assertThat(summary.games()).isEqualTo(expected.summary.games());
        assertThat(summary.plies()).isEqualTo(expected.summary.plies());
        assertThat(summary.gamesWithFindings()).isEqualTo(expected.summary.gamesWithFindings());
        for (FindingKind kind : FindingKind.values()) {
            assertThat(summary.count(kind)).as(kind.code()).isEqualTo(expected.summary.count(kind));
        }
    }

    @Test
    void samplesOfEveryFormatGiveTheSameFindings() throws Exception {
        List<Path> files = OneByOne.files(archive);
        OneByOne expected = OneByOne.of(files);
        assertThat(expected.summary.count(FindingKind.DUPLICATE)).isGreaterThan(1);
        ClusterAudit found = ServiceLoader.load(ClusterAudit.class).iterator().next();
        assertSame(audit(found, files, false), expected);
        duckDbReadsWhatSparkWrote(expected.summary);
    }

    /** The tables are plain Parquet: another program counts the same. */
    private void duckDbReadsWhatSparkWrote(AuditSummary expected) throws SQLException {
        Map<String, Long> counts = new TreeMap<>();
        try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
                ResultSet rows = duck.createStatement()
                        .executeQuery("select kind, count(*) from '" + tables() + "/findings/*.parquet' group by kind"
                                + " union all select 'duplicate', count(*) from '" + tables()
                                + "/duplicates/*.parquet'")) {
            while (rows.next()) {
                counts.put(rows.getString(1), rows.getLong(2));
            }
        }
        Map<String, Long> wanted = new TreeMap<>();
        for (FindingKind kind : FindingKind.values()) {
            if (expected.count(kind) > 0) {
                wanted.put(kind.code(), expected.count(kind));
            }
        }
        assertThat(counts).isEqualTo(wanted);
    }

    @Test
    void anAuditThatWasStoppedGoesOnWithTheBatchesThatAreMissing() throws IOException {
        List<Path> files = OneByOne.files(archive);
        OneByOne expected = OneByOne.of(files);
        ClusterAudit inBatches = new SparkAudit(6_000);
        assertSame(audit(inBatches, files, false), expected);
        assertThatThrownBy(() -> audit(inBatches, files, false))
                .isInstanceOf(RecordException.class)
                .hasMessageContaining("--resume");
        assertThatThrownBy(() -> audit(inBatches, files.subList(1, files.size()), true))
                .isInstanceOf(RecordException.class)
                .hasMessageContaining("other files");

        Path kept = tables().resolve("games/batch=000000/_SUCCESS");
        Path lost = tables().resolve("games/batch=000001/_SUCCESS");
        Files.setLastModifiedTime(kept, FileTime.fromMillis(0));
        Files.delete(lost);
        assertSame(audit(inBatches, files, true), expected);
        assertThat(Files.getLastModifiedTime(kept).toMillis()).isZero();
        assertThat(lost).exists();
    }

    @Test
    void smallFilesPackedIntoATableGiveTheSameFindings() throws IOException {
        List<Path> files = OneByOne.files(archive);
        OneByOne expected = OneByOne.of(files);
        Path packed = folder.resolve("packed.parquet");
        try (SparkSession spark = Sessions.open(MASTER)) {
            GameTables.pack(spark, files, packed);
        }
        List<Path> parts = OneByOne.files(packed).stream()
                .filter(part -> !part.getFileName().toString().startsWith("."))
                .toList();
        assertSame(audit(new SparkAudit(), parts, false), expected);
    }

    @Test
    void aTableOfGamesIsAudited() throws IOException {
        Path table = folder.resolve("games.parquet");
        try (SparkSession spark = Sessions.open(MASTER)) {
            spark.sql("select * from values"
                            + " (1L, '2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w', '" + "f0e0 e8f8 e0f0 f8e8 ".repeat(3)
                            + "', '1-0', '甲'),"
                            + " (2L, null, '炮二平五 马8进7 车一进五', '*', '乙'),"
                            + " (3L, null, 'C2.5 H8+7', '红胜了', '丙'),"
                            + " (4L, 'nonsense', 'h2e2', null, '丁') as t(game, fen, moves, result, red)")
                    .coalesce(1)
                    .write()
                    .parquet(table.toString());
        }
        AuditSummary summary = audit(new SparkAudit(), OneByOne.files(table), false);
        assertThat(summary.games()).isEqualTo(4);
        assertThat(summary.count(FindingKind.REPETITION)).isEqualTo(1);
        assertThat(summary.count(FindingKind.RESULT_AGAINST_RULING)).isEqualTo(1);
        assertThat(summary.count(FindingKind.ILLEGAL_MOVE)).isEqualTo(1);
        assertThat(summary.count(FindingKind.DAMAGED)).isEqualTo(1);
        assertThat(summary.examples(FindingKind.ILLEGAL_MOVE).get(0).label()).isEqualTo("乙 – ");
        assertThat(lines).anyMatch(line -> line.contains("\"game\":2") && line.contains("illegal-move"));
    }

    @Test
    void aTableOfSomethingElseIsRefusedByItsColumns() throws IOException {
        Path table = folder.resolve("else.parquet");
        try (SparkSession spark = Sessions.open(MASTER)) {
            spark.range(3).write().parquet(table.toString());
        }
        List<Path> files = OneByOne.files(table);
        assertThatThrownBy(() -> audit(new SparkAudit(), files, false))
                .isInstanceOf(RecordException.class)
                .hasMessageContaining("moves");
    }

    @Test
    @Tag("slow")
    void allSamplesGiveTheSameFindings() throws IOException {
        List<Path> files = OneByOne.files(Shared.path("games/samples"));
        assertSame(audit(new SparkAudit(), files, false), OneByOne.of(files));
    }
}
