package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;

import org.chuhe.records.format.RecordException;
import org.chuhe.records.read.FileFormat;
import org.chuhe.records.read.GameFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every reader by itself on damaged files of its own kind. {@code mvn -pl records -am -Pslow test
 * -Dtest=EveryReaderFuzzTest -Dsurefire.failIfNoSpecifiedTests=false -Dchuhe.fuzz=10000000} runs it long.
 */
@Tag("slow")
class EveryReaderFuzzTest {
    private static final long TIMES = Long.getLong("chuhe.fuzz", 20_000);

    @ParameterizedTest
    @EnumSource(FileFormat.class)
    void noReaderThrowsAnythingElse(FileFormat format) {
        long reached = fuzz(format);
        System.out.printf("%s: %d damaged files, %d of them still of this kind%n", format, TIMES, reached);
        assertThat(reached).isGreaterThan(TIMES / 20);
    }

    /**
     * Reads so many damaged files.
     *
     * @return how many of them were still recognised as of this format
     */
    private static long fuzz(FileFormat format) {
        DamagedFiles files = new DamagedFiles(format);
        long reached = 0;
        for (long i = 0; i < TIMES; i++) {
            try {
                reached += read(files.changed(i)) == format ? 1 : 0;
            } catch (RuntimeException | StackOverflowError e) {
                throw new AssertionError(format + ", damaged file number " + i, e);
            }
        }
        return reached;
    }

    private static FileFormat read(byte[] file) {
        FileFormat found = null;
        try (GameFile games = Records.open("fuzz", file)) {
            found = games.format();
            while (games.hasNext()) {
                assertThat(games.next().game().mainLine().lineCount()).isPositive();
            }
        } catch (RecordException e) {
            assertThat(e.getMessage()).isNotEmpty();
        }
        return found;
    }
}
