package org.chuhe.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.console.GameFiles;
import org.chuhe.cli.console.OutputFile;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.puzzle.Puzzle;
import org.chuhe.records.puzzle.PuzzleChoice;
import org.chuhe.records.puzzle.PuzzleGrade;
import org.chuhe.records.puzzle.PuzzleLine;
import org.chuhe.records.puzzle.PuzzleMaker;
import org.chuhe.records.read.GameFile;
import org.chuhe.records.read.ReadGame;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code chuhe puzzles}: makes puzzles out of games, and proves puzzles again. */
@Command(name = "puzzles")
final class PuzzlesCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(arity = "1..*", paramLabel = "IN", descriptionKey = "in")
    List<Path> in = List.of();

    @Option(
            names = {"-o", "--out"},
            paramLabel = "OUT",
            descriptionKey = "out")
    @Nullable Path out;

    @Option(names = "--most", paramLabel = "N", defaultValue = "100")
    int most;

    @Option(names = "--check")
    boolean check;

    PuzzlesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (most < 1 || most > 100_000) {
            throw new CliException("error.range", "--most", most, 1, 100_000);
        }
        return check ? prove() : make();
    }

    private int make() throws IOException {
        PuzzleMaker maker = new PuzzleMaker();
        PuzzleChoice choice = new PuzzleChoice(most);
        int games = 0;
        GameFiles files = new GameFiles(console, in);
        for (Path path : files.files()) {
            try (GameFile file = GameFiles.open(console, path)) {
                while (file.hasNext()) {
                    files.found(path);
                    ReadGame read = file.next();
                    choice.offer(maker.puzzles(read.game()));
                    games++;
                }
            } catch (RecordException e) {
                files.complain(path, e);
            }
        }
        String lines = choice.chosen().stream().map(PuzzleLine::write).collect(Collectors.joining("\n", "", "\n"));
        if (out == null) {
            console.out().print(lines);
        } else {
            OutputFile.write(out, lines.getBytes(StandardCharsets.UTF_8));
        }
        List<String> counts = new ArrayList<>();
        for (int grade = 1; grade <= PuzzleGrade.HARDEST; grade++) {
            counts.add(String.valueOf(choice.count(grade)));
        }
        console.complain(console.words("puzzles.made", choice.chosen().size(), games, String.join(", ", counts)));
        return files.sayWhichAreEmpty();
    }

    private int prove() throws IOException {
        int proved = 0;
        List<String> wrong = new ArrayList<>();
        for (Path path : in) {
            String text = new String(GameFiles.bytes(console, path), StandardCharsets.UTF_8);
            for (String line : text.lines().toList()) {
                if (line.isBlank()) {
                    continue;
                }
                Puzzle puzzle = read(path, line);
                if (puzzle.isProved()) {
                    proved++;
                } else {
                    wrong.add(puzzle.id());
                }
            }
        }
        console.say("puzzles.proved", proved);
        if (!wrong.isEmpty()) {
            console.say("puzzles.wrong", String.join(", ", wrong));
        }
        return wrong.isEmpty() ? Exit.DONE : Exit.NO;
    }

    private static Puzzle read(Path path, String line) {
        try {
            return PuzzleLine.read(line);
        } catch (PuzzleLine.Unreadable e) {
            throw new CliException("puzzles.unreadable", path, line.length() > 60 ? line.substring(0, 60) : line);
        }
    }
}
