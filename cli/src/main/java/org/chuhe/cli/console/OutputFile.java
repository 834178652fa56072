package org.chuhe.cli.console;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes files whole or not at all: whoever reads one never meets half of it. */
public final class OutputFile {
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
            // A pipe or a device: there is nothing to replace.
            try (OutputStream stream = Files.newOutputStream(file)) {
                content.writeTo(stream);
            }
            return;
        }
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
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

    /** Puts a finished file in the place of another. */
    public static void replace(Path source, Path target) throws IOException {
        try {
            Files.move(source, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(source, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
