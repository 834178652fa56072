package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.chuhe.cli.console.Exit;
import org.chuhe.records.puzzle.PuzzleLine;
import org.chuhe.testing.Archive;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Puzzles out of games, and their proof. */
class PuzzlesCommandTest {
    @TempDir
    Path folder;

    private Path games;
    private Path puzzles;

    /** A few real games that ended with a mate. */
    @BeforeEach
    void layGames() throws IOException {
        games = folder.resolve("games.jsonl");
        puzzles = folder.resolve("puzzles.jsonl");
        List<String> lines = Archive.EXTRACT.games("terminal_games.jsonl").stream()
                .limit(4)
                .map(Object::toString)
                .toList();
        Files.write(games, lines);
    }

    @Test
    void areMadeAndProvedAgain() throws IOException {
        Run made = Run.of("puzzles", games.toString(), "-o", puzzles.toString());
        assertThat(made.exit()).isZero();
        List<String> lines = Files.readAllLines(puzzles);
        assertThat(lines).isNotEmpty().hasSizeLessThanOrEqualTo(4);
        assertThat(made.err()).contains("puzzle", "out of 4 games; grades 1 to 5:");
        Run checked = Run.of("puzzles", "--check", puzzles.toString());
        assertThat(checked.exit()).isZero();
        assertThat(checked.lastLine()).startsWith(lines.size() + " puzzle").endsWith("proved");
        assertThat(Run.of("puzzles", games.toString()).lines()).isEqualTo(lines);
    }

    @Test
    void thatDoNotHoldAreNamed() throws IOException {
        Run.of("puzzles", games.toString(), "-o", puzzles.toString(), "--most", "1");
        String line = Files.readAllLines(puzzles).get(0);
        int grade = PuzzleLine.read(line).grade();
        Files.writeString(puzzles, line.replace("\"grade\":" + grade, "\"grade\":" + (grade % 5 + 1)));
        Run run = Run.of("puzzles", "--check", puzzles.toString());
        assertThat(run.exit()).isEqualTo(Exit.NO);
        assertThat(run.lastLine())
                .isEqualTo("These do not hold: " + PuzzleLine.read(line).id());
    }

    @Test
    void thatAreNoneAreBadInput() throws IOException {
        Files.writeString(puzzles, "{\"id\":1}\n");
        assertThat(Run.of("puzzles", "--check", puzzles.toString()).exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(Run.of("puzzles", games.toString(), "--most", "0").exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(Run.of("puzzles", folder.resolve("absent").toString()).exit())
                .isEqualTo(Exit.BAD_INPUT);
    }
}
