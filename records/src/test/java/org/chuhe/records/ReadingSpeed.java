package org.chuhe.records;

import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.read.GameFile;
import org.chuhe.records.read.ReadGame;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;

/**
 * Measures how fast Chinese PGN is read with full legality, and that memory stays flat. Not a test: run it by hand.
 *
 * <p>Arguments: how many games (default 500,000), and a folder to take them from (default: random games).
 */
final class ReadingSpeed {
    private ReadingSpeed() {}

    public static void main(String[] args) throws IOException {
        int wanted = args.length > 0 ? Integer.parseInt(args[0]) : 500_000;
        List<String> games = args.length > 1 ? real(Path.of(args[1])) : random();
        Path file = Files.createTempFile("games", ".pgn");
        try {
            try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
                for (int i = 0; i < wanted; i++) {
                    out.write(games.get(i % games.size()));
                }
            }
            read(file);
            read(file);
        } finally {
            Files.delete(file);
        }
    }

    private static void read(Path file) {
        Runtime runtime = Runtime.getRuntime();
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        int count = 0;
        long plies = 0;
        try (GameFile games = Records.open(file)) {
            while (games.hasNext()) {
                plies += games.next().game().plies();
                if (++count % 100_000 == 0) {
                    System.gc();
                    long used = runtime.totalMemory() - runtime.freeMemory() >> 10;
                    System.out.println(count + " games, live memory " + used + " KB");
                }
            }
        }
        double seconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1e9;
        System.out.printf(
                "%d games, %d plies, %.2f CPU seconds: %.0f games/s, %.0f plies/s%n",
                count, plies, seconds, count / seconds, plies / seconds);
    }

    private static List<String> random() {
        SplittableRandom random = new SplittableRandom(1);
        return Stream.generate(() -> Writers.text(RandomGames.next(random), OutputFormat.PGN))
                .limit(500)
                .toList();
    }

    private static List<String> real(Path folder) throws IOException {
        List<String> games = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path path : files.filter(Files::isRegularFile).sorted().toList()) {
                try (Stream<ReadGame> read = Records.stream(path)) {
                    read.forEach(game -> games.add(Writers.text(game.game(), OutputFormat.PGN)));
                } catch (RecordException e) {
                    System.out.println(path + ": " + e.getMessage());
                }
            }
        }
        return games;
    }
}
