package org.chuhe.records.format;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Where the bytes of a file come from: the disk, or memory; and how long a game in it may be. */
public final class Bytes implements Closeable {
    /** No game, not even an opening book with thousands of variations, comes near it. */
    public static final int LONGEST_GAME = 16 << 20;

    private final byte @Nullable [] memory;
    private final @Nullable SeekableByteChannel channel;
    private final long size;
    private final int longestGame;

    private Bytes(byte @Nullable [] memory, @Nullable SeekableByteChannel channel, long size, int longestGame) {
        this.memory = memory;
        this.channel = channel;
        this.size = size;
        this.longestGame = longestGame;
    }

    public static Bytes of(byte[] bytes) {
        return of(bytes, LONGEST_GAME);
    }

    /** The same where no game may be longer than this: in memory a game takes some hundred times its length. */
    public static Bytes of(byte[] bytes, int longestGame) {
        return new Bytes(bytes, null, bytes.length, Math.min(longestGame, LONGEST_GAME));
    }

    /** Those of a file; a pipe or a device has no size, and can be read but once, so all of it is taken into memory. */
    public static Bytes of(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            try (InputStream in = Files.newInputStream(file)) {
                return of(in.readAllBytes());
            }
        }
        SeekableByteChannel channel = Files.newByteChannel(file);
        return new Bytes(null, channel, channel.size(), LONGEST_GAME);
    }

    public long size() {
        return size;
    }

    /** The longest game, in bytes, or in characters of text; what is longer is cut or refused. */
    public int longestGame() {
        return longestGame;
    }

    /** The bytes from {@code offset} on, at most {@code length} of them, fewer at the end of the file. */
    public byte[] read(long offset, int length) throws IOException {
        if (offset < 0 || offset >= size || length <= 0) {
            return new byte[0];
        }
        int available = (int) Math.min(length, size - offset);
        byte[] bytes = new byte[available];
        if (memory != null) {
            System.arraycopy(memory, (int) offset, bytes, 0, available);
        } else if (channel != null) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            channel.position(offset);
            while (buffer.hasRemaining() && channel.read(buffer) >= 0) {}
        }
        return bytes;
    }

    /** All bytes, of a file whose size has been looked at. */
    public byte[] readAll() throws IOException {
        return read(0, (int) Math.min(size, Integer.MAX_VALUE - 8));
    }

    /** The bytes from {@code offset} to the end, one after the other. */
    public InputStream stream(int offset) throws IOException {
        if (memory != null) {
            return new ByteArrayInputStream(memory, offset, memory.length - offset);
        }
        if (channel == null) {
            throw new IOException("closed");
        }
        channel.position(offset);
        return Channels.newInputStream(channel);
    }

    @Override
    public void close() throws IOException {
        if (channel != null) {
            channel.close();
        }
    }
}
