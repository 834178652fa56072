package org.chuhe.cli.board;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.OutputFile;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.log.GameLogException;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.jspecify.annotations.Nullable;

/**
 * The log of a game at a real board on disk. Lines are only ever added: all those of an entry in one write that is on disk
 * before the entry is called entered. What a dying process left of a line was never entered and is cut off.
 */
final class TableFile implements Closeable {
    /** No game is longer; what is, is no log. */
    private static final long LARGEST = 16L << 20;

    private final Path path;
    private final FileChannel channel;
    private GameState state;
    private boolean cut;

    private TableFile(Path path, FileChannel channel, GameState state) {
        this.path = path;
        this.channel = channel;
        this.state = state;
    }

    /** Begins a log. */
    static TableFile create(Path path, GameState start) throws IOException {
        OutputFile.write(path, GameLog.write(start).getBytes(StandardCharsets.UTF_8));
        return open(path);
    }

    /** Goes on with a log. */
    static TableFile open(Path path) throws IOException {
        FileChannel channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
        boolean opened = false;
        try {
            lock(path, channel);
            TableFile file = read(path, channel);
            opened = true;
            return file;
        } finally {
            if (!opened) {
                channel.close();
            }
        }
    }

    private static void lock(Path path, FileChannel channel) throws IOException {
        @Nullable Object lock = null;
        try {
            lock = channel.tryLock();
        } catch (OverlappingFileLockException e) {
            // Another thread of this process has it.
        }
        if (lock == null) {
            throw new CliException("table.busy", path);
        }
    }

    private static TableFile read(Path path, FileChannel channel) throws IOException {
        if (channel.size() > LARGEST) {
            throw new CliException("table.large", path, LARGEST >> 20);
        }
        byte[] content = Files.readAllBytes(path);
        int end = content.length;
        while (end > 0 && content[end - 1] != '\n') {
            end--;
        }
        String text = new String(content, 0, end, StandardCharsets.UTF_8);
        try {
            TableFile file = new TableFile(path, channel, GameLog.read(text));
            if (end < content.length) {
                channel.truncate(end);
                channel.force(true);
                file.cut = true;
            }
            channel.position(end);
            return file;
        } catch (GameLogException e) {
            throw new CliException("table.no-log", path, String.valueOf(e.getMessage()));
        }
    }

    GameState state() {
        return state;
    }

    /** Whether the end of a line was cut off when the file was opened. */
    boolean wasCut() {
        return cut;
    }

    /** Adds what an entry has led to. When this returns it is on disk. */
    void append(List<GameEvent> events, GameState after) throws IOException {
        StringBuilder lines = new StringBuilder();
        events.forEach(event -> lines.append(GameLog.writeLine(event)).append('\n'));
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(lines.toString());
        long before = channel.position();
        try {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        } catch (IOException e) {
            // Half an entry must not stay: the next one would stand behind it.
            channel.truncate(before);
            throw new CliException("table.not-written", path, String.valueOf(e.getMessage()));
        }
        state = after;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
