package org.chuhe.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.records.Records;
import org.chuhe.testing.JsonLines;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match whose process is killed again and again: no game counts twice, none that counted is lost. */
class MatchKillTest {
    @TempDir
    Path folder;

    @Test
    @Tag("patient")
    void aFewKillsLoseNothing() throws Exception {
        survives(3, 80);
    }

    @Test
    @Tag("slow")
    void fiftyKillsLoseNothing() throws Exception {
        survives(50, 1500);
    }

    private void survives(int kills, int pairs) throws Exception {
        Path start = folder.resolve("start.epd");
        Files.writeString(start, Fen.write(Position.START) + "\n");
        Path journal = folder.resolve("m.journal");
        SplittableRandom random = new SplittableRandom(kills);
        List<String> counted = List.of();
        int killed = 0;
        while (killed < kills) {
            Process process = start(start, pairs);
            // Somewhere between the first game and the last.
            if (process.waitFor(1200 + random.nextInt(1500), TimeUnit.MILLISECONDS)) {
                break;
            }
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
            killed++;
            List<String> now = Files.exists(journal) ? whole(journal) : List.of();
            assertThat(now.subList(0, Math.min(counted.size(), now.size()))).isEqualTo(counted);
            counted = now;
        }
        assertThat(killed).isEqualTo(kills);
        assertThat(start(start, pairs).waitFor()).isZero();
        List<Integer> numbers = JsonLines.read(journal).stream()
                .filter(line -> line.has("game"))
                .map(line -> line.get("game").asInt())
                .sorted()
                .toList();
        assertThat(numbers)
                .isEqualTo(IntStream.rangeClosed(1, 2 * pairs).boxed().toList());
        assertThat(Records.read("m.pgn", Files.readAllBytes(folder.resolve("m.pgn"))))
                .hasSize(2 * pairs);
        System.out.println("kill -9 of a match: " + killed + " kills, " + numbers.size() + " games, each once");
    }

    /** The lines that were written to their end. */
    private static List<String> whole(Path journal) throws Exception {
        String text = Files.readString(journal);
        return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    }

    private Process start(Path openings, int pairs) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "org.chuhe.cli.Main",
                "match",
                "--resume",
                "-e",
                MatchCommandTest.engine("a", "delay=10"),
                "-e",
                MatchCommandTest.engine("b"),
                "--pairs",
                Integer.toString(pairs),
                "--nodes",
                "10",
                "--tables",
                "2",
                "--openings",
                openings.toString(),
                "-o",
                folder.resolve("m").toString()));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("out.txt").toFile())
                .start();
    }
}
