package org.chuhe.cli.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.chuhe.records.Records;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.read.GameFile;
import org.chuhe.text.Message;

/**
 * The game files that a command line names: files themselves, pipes, {@code -} for standard input, and everything in folders, in
 * a fixed order. It notes where games were found: what is named and holds none is said.
 */
public final class GameFiles {
    private static final Path STANDARD_INPUT = Path.of("-");

    private final Console console;
    private final List<Path> named;
    private final List<Path> files = new ArrayList<>();
    private final Set<Path> withGames = new HashSet<>();
    private final Set<Path> complainedOf = new HashSet<>();

    /**
     * Those of a command line.
     *
     * @throws CliException if one does not exist
     */
    public GameFiles(Console console, List<Path> named) throws IOException {
        this.console = console;
        this.named = named;
        for (Path path : named) {
            if (Files.isDirectory(path)) {
                try (Stream<Path> inside = Files.walk(path)) {
                    inside.filter(Files::isRegularFile)
                            .filter(file -> !file.getFileName().toString().startsWith("."))
                            .sorted()
                            .forEach(files::add);
                }
            } else if (path.equals(STANDARD_INPUT) || Files.exists(path)) {
                files.add(path);
            } else {
                throw new CliException("error.file", path, ConsoleWords.message("error.file.absent"));
            }
        }
    }

    public List<Path> files() {
        return files;
    }

    /** The size of those that have one: pipes end when they end. */
    public static long size(List<Path> files) throws IOException {
        long total = 0;
        for (Path file : files) {
            total += Files.isRegularFile(file) ? Files.size(file) : 0;
        }
        return total;
    }

    /** Opens a file, a pipe or standard input. */
    public static GameFile open(Console console, Path file) throws IOException {
        return file.equals(STANDARD_INPUT) ? Records.open("-", bytes(console, file)) : Records.open(file);
    }

    /** All of a file, a pipe or standard input. */
    public static byte[] bytes(Console console, Path file) throws IOException {
        return file.equals(STANDARD_INPUT) ? console.in().readAllBytes() : Files.readAllBytes(file);
    }

    /** Notes that a file holds games. */
    public void found(Path file) {
        withGames.add(file);
    }

    /** Notes that it has been said what is wrong with a file. */
    public void said(Path file) {
        complainedOf.add(file);
    }

    /** Says that a file cannot be read, or not to its end. */
    public void complain(Path file, RecordException problem) {
        complain(file, problem.message());
    }

    private void complain(Path file, Message reason) {
        said(file);
        console.complain(console.words("error.file", file, reason));
    }

    /** Says what was named and holds no game, and gives the exit code: bad input if there is any. */
    public int sayWhichAreEmpty() {
        int exit = Exit.DONE;
        for (Path path : named) {
            if (withGames.stream().noneMatch(file -> file.startsWith(path))) {
                exit = Exit.BAD_INPUT;
                if (!complainedOf.contains(path)) {
                    complain(path, ConsoleWords.message("error.file.no-game"));
                }
            }
        }
        return exit;
    }
}
