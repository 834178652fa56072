package org.chuhe.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.ConsoleWords;

/** The files that a command line names: files themselves, and everything in folders, in a fixed order. */
final class GameFiles {
    private GameFiles() {}

    static List<Path> of(List<Path> paths) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path path : paths) {
            if (Files.isDirectory(path)) {
                try (Stream<Path> inside = Files.walk(path)) {
                    inside.filter(Files::isRegularFile)
                            .filter(file -> !file.getFileName().toString().startsWith("."))
                            .sorted()
                            .forEach(files::add);
                }
            } else if (Files.exists(path)) {
                files.add(path);
            } else {
                throw new CliException("error.file", path, ConsoleWords.message("error.file.absent"));
            }
        }
        return files;
    }
}
