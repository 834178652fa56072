package org.chuhe.cli.console;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes files whole or not at all: a reader never meets half of one. What is no file, a pipe or a device, is written into, and
 * a symbolic link stays one.
 */
public final class OutputFile {
    /** As many as Linux follows; links that lead round in a circle end nowhere. */
    private static final int MOST_LINKS = 40;

    private OutputFile() {}

    /** Whatever writes the content, as long as it may be. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream target) throws IOException;
    }

    public static void write(Path file, byte[] content) throws IOException {
        write(file, target -> target.write(content));
    }

    public static void write(Path file, Content content) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            try (OutputStream stream = Files.newOutputStream(file)) {
                content.writeTo(stream);
            }
            return;
        }
        Path target = behindLinks(file.toAbsolutePath());
        Path beside = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
        try {
            try (OutputStream stream =
                    Files.newOutputStream(beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                content.writeTo(stream);
            }
            replace(beside, target);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /** The file that a link leads to, whether it exists already or not. */
    private static Path behindLinks(Path file) throws IOException {
        Path target = file;
        for (int links = 0; links < MOST_LINKS && Files.isSymbolicLink(target); links++) {
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        if (Files.isSymbolicLink(target)) {
            throw new FileSystemException(file.toString(), null, "too many links");
        }
        return target;
    }

    /** Puts a finished file in the place of another. */
    private static void replace(Path source, Path target) throws IOException {
        try {
            Files.move(source, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(source, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
