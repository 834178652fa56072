package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.chuhe.testing.SampleFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An audit of a folder in which every format lies. */
class AuditSamplesTest {
    @TempDir
    Path folder;

    @Test
    void everyFormatIsAuditedInOneGo() throws IOException {
        SampleFiles.copyTo(folder);
        Run run = Run.of("audit", folder.toString(), "--nodes", "2000");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines().get(0)).startsWith("44 files, 64 games, 569 plies");
        assertThat(run.lines()).anyMatch(line -> line.matches("\\s+12  Repetitions"));
        assertThat(run.lines()).anyMatch(line -> line.matches("\\s+0  Illegal moves"));
        assertThat(run.lines()).anyMatch(line -> line.matches("\\s+0  Files without a readable game"));
    }
}
