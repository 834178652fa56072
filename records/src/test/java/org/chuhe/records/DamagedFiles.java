package org.chuhe.records;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.chuhe.core.notation.Iccs;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.read.FileFormat;
import org.chuhe.records.read.GameFile;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;
import org.chuhe.testing.SampleFiles;

/** Files of one format that something happened to. Which ones depends on their numbers alone. */
final class DamagedFiles {
    private static final int WITH_THE_SAME_SEEDS = 2_000;
    private static final int KEPT_START = 256;
    /** Short games are damaged as well as long ones, and read in a tenth of the time. */
    private static final int PLIES = 24;

    private static final int LONGEST_PIECE = 48;
    private static final String[] RUNS = {
        " ", "\t", "\n", "a", "1", "\u3000", "红", "\"", "<", "(", "{", "[", "/", "-", "\0"
    };

    /** A game that every format can hold. */
    private static final GameRecord A_GAME = GameRecord.builder()
            .play(Iccs.parse("h2e2"))
            .play(Iccs.parse("h9g7"))
            .build();

    private final FileFormat format;
    private final List<byte[]> samples = new ArrayList<>();
    /** The formats of ours that are read as this one. */
    private final Set<OutputFormat> written = EnumSet.noneOf(OutputFormat.class);

    private List<byte[]> seeds = List.of();
    private long seedsOf = -1;

    DamagedFiles(FileFormat format) {
        this.format = format;
        SampleFiles.NAMES.stream().map(SampleFiles::read).filter(this::isMine).forEach(samples::add);
        if (format == FileFormat.OLD_CBL) {
            samples.add(Libraries.stored(SampleFiles.read("compressed.cbl")));
        }
        for (OutputFormat output : OutputFormat.values()) {
            if (isMine(Writers.write(A_GAME, output))) {
                written.add(output);
            }
        }
    }

    /** A file with a few changes; two of three begin as they did, so that they are recognised. */
    byte[] changed(long number) {
        SplittableRandom random = random(number);
        byte[] seed = seed(number, random);
        byte[] file = FuzzTest.mutate(seed, random);
        if (random.nextInt(3) > 0) {
            int kept = Math.min(random.nextInt(KEPT_START), Math.min(seed.length, file.length));
            System.arraycopy(seed, 0, file, 0, kept);
        }
        return file;
    }

    /** A file with a piece of its own, or a single character, so many times over that it is about so long. */
    byte[] stretched(long number, int length) {
        SplittableRandom random = random(number);
        byte[] seed = seed(number, random);
        int at = random.nextInt(seed.length + 1);
        int end = Math.min(seed.length, at + 1 + random.nextInt(LONGEST_PIECE));
        byte[] piece = at == end || random.nextBoolean()
                ? RUNS[random.nextInt(RUNS.length)].getBytes(StandardCharsets.UTF_8)
                : Arrays.copyOfRange(seed, at, end);
        ByteArrayOutputStream file = new ByteArrayOutputStream(length + seed.length);
        file.write(seed, 0, at);
        for (int i = 0; i < length / piece.length; i++) {
            file.writeBytes(piece);
        }
        file.write(seed, at, seed.length - at);
        return file.toByteArray();
    }

    private SplittableRandom random(long number) {
        return new SplittableRandom(number * FileFormat.values().length + format.ordinal());
    }

    private byte[] seed(long number, SplittableRandom random) {
        if (seedsOf != number / WITH_THE_SAME_SEEDS) {
            seedsOf = number / WITH_THE_SAME_SEEDS;
            seeds = seeds(seedsOf);
        }
        return seeds.get(random.nextInt(seeds.size()));
    }

    /** Our samples of the format, and random games where we write it. */
    static List<byte[]> seeds(FileFormat format, long number) {
        return new DamagedFiles(format).seeds(number);
    }

    private List<byte[]> seeds(long number) {
        List<byte[]> all = new ArrayList<>(samples);
        SplittableRandom random = new SplittableRandom(number);
        for (OutputFormat output : OutputFormat.values()) {
            GameRecord game = RandomGames.next(random, PLIES);
            if (written.contains(output)) {
                write(game, output).ifPresent(all::add);
            }
        }
        GameRecord game = RandomGames.next(random, PLIES);
        if (format == FileFormat.CBR) {
            all.add(Libraries.oldCbr(game));
        } else if (format == FileFormat.XQF) {
            all.add(Libraries.encryptedXqf(game, 11 + random.nextInt(8), random));
        }
        return all;
    }

    private static Optional<byte[]> write(GameRecord game, OutputFormat output) {
        try {
            return Optional.of(Writers.write(game, output));
        } catch (RecordException e) {
            // The format has no place for such a game; and without moves a sheet is no game.
            if (e.problem() != Problem.NOT_WRITABLE && e.problem() != Problem.NO_GAME) {
                throw e;
            }
            return Optional.empty();
        }
    }

    private boolean isMine(byte[] file) {
        try (GameFile games = Records.open("seed", file)) {
            return games.format() == format;
        }
    }
}
