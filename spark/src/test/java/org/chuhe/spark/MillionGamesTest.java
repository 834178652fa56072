package org.chuhe.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.records.audit.AuditSummary;
import org.chuhe.records.audit.FindingKind;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A million generated games come to the same on Spark as one after the other; what both take is printed. */
@Tag("slow")
class MillionGamesTest {
    private static final int GAMES = Integer.getInteger("chuhe.generated.games", 1_000_000);

    @TempDir
    Path folder;

    @Test
    void theFindingsAreTheSame() throws Exception {
        Path archive = Files.createDirectory(folder.resolve("archive"));
        GeneratedGames.write(archive, GAMES, 5_000, 2);
        List<Path> files = OneByOne.files(archive);
        List<String> lines = new ArrayList<>();
        double before = cpu();
        AuditSummary summary = new SparkAudit()
                .audit(OneByOne.order("local[*]", files, folder.resolve("tables"), false), (b, g) -> {}, lines::add);
        double onSpark = cpu() - before;
        OneByOne expected = OneByOne.of(files);
        double oneByOne = cpu() - before - onSpark;
        System.out.printf(
                "%d games: %.1f CPU seconds on Spark, %.1f one by one: %.0f %%%n",
                GAMES, onSpark, oneByOne, 100 * oneByOne / onSpark);
        assertThat(summary.games()).isEqualTo(GAMES);
        assertThat(summary.count(FindingKind.REPETITION)).isPositive();
        assertThat(summary.count(FindingKind.DUPLICATE)).isPositive();
        assertThat(summary.count(FindingKind.ILLEGAL_MOVE)).isPositive();
        assertThat(lines).containsExactlyElementsOf(expected.lines);
    }

    private static double cpu() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime() / 1e9;
    }
}
