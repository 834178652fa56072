package org.chuhe.cli.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Standard output. Print streams swallow what goes wrong; this keeps the first failure, and drops all that comes after it, as
 * an answer with a gap is worse than one that ends early.
 */
public final class StandardOutput extends OutputStream {
    /** Where systems show what standard output is; a bare root may have but one of them. */
    private static final List<Path> PLACES = List.of(Path.of("/proc/self/fd/1"), Path.of("/dev/fd/1"));

    private static final int KIND = 0170000;
    private static final int PIPE = 0010000;
    private static final int SOCKET = 0140000;

    private final OutputStream target = new FileOutputStream(FileDescriptor.out);
    private @Nullable IOException failure;

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        if (failure == null) {
            try {
                target.write(bytes, offset, length);
            } catch (IOException e) {
                failure = e;
            }
        }
    }

    /** What went wrong, if something did; a reader who has seen enough ({@code | head}) is nothing wrong. */
    public Optional<IOException> failure() {
        return failure == null || isRead() ? Optional.empty() : Optional.of(failure);
    }

    /**
     * Whether it is a pipe or a socket: those fail only if the reader has gone. Java gives no error number, and its message is in
     * the words of the system's language, so neither tells a closed pipe from a full disk; the kind of file does.
     */
    private static boolean isRead() {
        for (Path place : PLACES) {
            try {
                int kind = (int) Files.getAttribute(place, "unix:mode") & KIND;
                return kind == PIPE || kind == SOCKET;
            } catch (IOException | UnsupportedOperationException e) {
                // Not this place.
            }
        }
        return false;
    }
}
