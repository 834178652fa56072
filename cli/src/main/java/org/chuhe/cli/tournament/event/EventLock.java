package org.chuhe.cli.tournament.event;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Who holds it may change an event file: from reading it to writing it nobody else does. It is a lock of the operating
 * system on an empty file beside the event, so it is given back whatever becomes of its holder; the event file itself
 * cannot be locked, because writing puts another in its place. The empty file stays: were it deleted, one could hold the
 * lock of the deleted file and another that of a new file of the same name.
 */
public final class EventLock implements Closeable {
    /** How long to wait for others; a change takes them well under a second each. */
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private static final long PAUSE_MILLIS = 10;

    private final FileChannel channel;

    private EventLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Waits until nobody else changes the event. */
    public static EventLock on(Path event) throws IOException {
        FileChannel channel = FileChannel.open(beside(event), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        boolean held = false;
        try {
            held = wait(channel);
            if (!held) {
                throw EventWords.problem("file.busy", event, PATIENCE.toSeconds());
            }
            return new EventLock(channel);
        } finally {
            if (!held) {
                channel.close();
            }
        }
    }

    /** One lock for all names of a file. */
    private static Path beside(Path event) throws IOException {
        Path real = Files.exists(event) ? event.toRealPath() : event.toAbsolutePath();
        return real.resolveSibling("." + real.getFileName() + ".lock");
    }

    private static boolean wait(FileChannel channel) throws IOException {
        long start = System.nanoTime();
        boolean held = tryLock(channel);
        while (!held && System.nanoTime() - start < PATIENCE.toNanos() && pause()) {
            held = tryLock(channel);
        }
        return held;
    }

    private static boolean tryLock(FileChannel channel) throws IOException {
        try {
            @Nullable Object lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            // Another thread of this process has it.
            return false;
        }
    }

    private static boolean pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Gives it back. */
    @Override
    public void close() throws IOException {
        channel.close();
    }
}
