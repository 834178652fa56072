package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.read.FileFormat;
import org.chuhe.records.read.GameFile;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;
import org.chuhe.testing.SampleFiles;
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
    /** So often a file begins as it did, so that it is recognised. */
    private static final int KEPT_START = 64;

    private static final int WITH_THE_SAME_SEEDS = 2_000;

    @ParameterizedTest
    @EnumSource(FileFormat.class)
    void noReaderThrowsAnythingElse(FileFormat format) {
        long reached = fuzz(format, 0, TIMES);
        System.out.printf("%s: %d damaged files, %d of them still of this kind%n", format, TIMES, reached);
        assertThat(reached).isGreaterThan(TIMES / 20);
    }

    /**
     * Reads so many damaged files; which ones depends on their numbers alone.
     *
     * @return how many of them were still recognised as of this format
     */
    static long fuzz(FileFormat format, long from, long to) {
        List<byte[]> seeds = List.of();
        long reached = 0;
        for (long i = from; i < to; i++) {
            if (i == from || i % WITH_THE_SAME_SEEDS == 0) {
                seeds = seeds(format, i / WITH_THE_SAME_SEEDS);
            }
            SplittableRandom random = new SplittableRandom(i * FileFormat.values().length + format.ordinal());
            byte[] seed = seeds.get(random.nextInt(seeds.size()));
            byte[] file = FuzzTest.mutate(seed, random);
            if (random.nextInt(3) > 0) {
                int kept = Math.min(random.nextInt(KEPT_START * 4), Math.min(seed.length, file.length));
                System.arraycopy(seed, 0, file, 0, kept);
            }
            try {
                reached += read(file) == format ? 1 : 0;
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

    /** Our samples of the format, and random games where we write it. */
    private static List<byte[]> seeds(FileFormat format, long number) {
        List<byte[]> seeds = new ArrayList<>();
        for (String name : SampleFiles.NAMES) {
            add(SampleFiles.read(name), format, seeds);
        }
        SplittableRandom random = new SplittableRandom(number);
        for (OutputFormat output : OutputFormat.values()) {
            try {
                add(Writers.write(RandomGames.next(random), output), format, seeds);
            } catch (RecordException e) {
                // The format has no place for such a game; and without moves a sheet is no game.
                assertThat(e.problem()).isIn(RecordException.Problem.NOT_WRITABLE, RecordException.Problem.NO_GAME);
            }
        }
        return seeds;
    }

    private static void add(byte[] file, FileFormat format, List<byte[]> seeds) {
        try (GameFile games = Records.open("seed", file)) {
            if (games.format() == format) {
                seeds.add(file);
            }
        }
    }
}
