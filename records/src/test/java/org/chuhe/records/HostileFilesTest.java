package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.chuhe.records.read.FileFormat;
import org.chuhe.records.read.ReadGame;
import org.chuhe.records.read.ReaderFuzzer;
import org.junit.jupiter.api.Test;

/** What fuzzing and a look at the readers found, each as small as it gets: files that once made a reader fall or hang. */
class HostileFilesTest {
    private static final int MEGABYTE = 1 << 20;

    private static List<ReadGame> read(String text) {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Reads a file; long before the time is up, unless the work grows faster than the file. */
    private static List<ReadGame> read(byte[] file) {
        return assertTimeoutPreemptively(Duration.ofSeconds(20), () -> Records.read("hostile", file));
    }

    /** Reads a file as {@link ReaderFuzzer} does, which looks at the memory it takes. */
    private static void weigh(FileFormat format, byte[] file) {
        assertThat(ReaderFuzzer.read(format, file)).isTrue();
    }

    private static void weigh(FileFormat format, String text) {
        weigh(format, text.getBytes(StandardCharsets.UTF_8));
    }

    /** There was room for 256 moves. */
    @Test
    void aPositionWithMoreMovesThanAnyGameIsRead() {
        String fen = "pR1C3Rp/R1N1N1N1R/1N1N1N1N1/2N1N1N2/1N1N1N1N1/2N1N1N2/1N1N1N1N1/2N1N1N2/1N1N1N1C1/C1NpR3C w";
        assertThat(read("[Game \"x\"]\n[FEN \"" + fen + "\"]\n\n1. nothing *\n")
                        .get(0)
                        .brokenMove())
                .isPresent();
    }
}
