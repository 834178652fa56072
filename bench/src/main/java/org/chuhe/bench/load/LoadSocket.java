package org.chuhe.bench.load;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The client's end of a WebSocket (RFC 6455): handshake, text frames both ways, answers to pings. */
final class LoadSocket {
    private static final int LAST = 0x80;
    private static final int CONTINUATION = 0;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;
    /** Any key will do: the mask keeps proxies from misunderstanding, and there is none here. */
    private static final byte[] MASK = {0x12, 0x34, 0x56, 0x78};

    private static final byte[] END_OF_HEAD = "\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    private final String request;
    private final Ear ear;
    private @Nullable SocketChannel channel;
    /** A message of which not all frames have come. */
    private final ByteArrayOutputStream text = new ByteArrayOutputStream();

    private byte[] pending = new byte[0];
    private boolean open;
    private boolean failed;

    /** Who hears what comes. */
    interface Ear {
        void opened();

        void heard(String text);

        void failed(String why);
    }

    /**
     * A socket that is not connected yet.
     *
     * @param cookie the cookie header's value, or empty
     * @param address the address that a proxy would tell
     */
    LoadSocket(String host, String path, String cookie, String address, Ear ear) {
        this.ear = ear;
        this.request = "GET " + path + " HTTP/1.1\r\nHost: " + host
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nX-Forwarded-For: " + address + "\r\n"
                + (cookie.isEmpty() ? "" : "Cookie: " + cookie + "\r\n") + "\r\n";
    }

    void attach(SocketChannel connected) {
        channel = connected;
    }

    SocketChannel channel() {
        if (channel == null) {
            throw new IllegalStateException("not connected");
        }
        return channel;
    }

    void shakeHands() throws IOException {
        write(ByteBuffer.wrap(request.getBytes(StandardCharsets.US_ASCII)));
    }

    void fail(String why) {
        if (!failed) {
            failed = true;
            ear.failed(why);
        }
    }

    /** Takes what has arrived; frames may come in pieces or several at once. */
    void read(ByteBuffer arrived) throws IOException {
        byte[] bytes = pending;
        int size = bytes.length + arrived.remaining();
        byte[] all = Arrays.copyOf(bytes, size);
        arrived.get(all, bytes.length, arrived.remaining());
        int used = open ? 0 : head(all);
        if (open) {
            used = frames(all, used);
        }
        pending = used == size ? new byte[0] : Arrays.copyOfRange(all, used, size);
    }

    /** The answer to the handshake; returns how many bytes it takes, 0 if it is not complete. */
    private int head(byte[] bytes) throws IOException {
        for (int i = 0; i + END_OF_HEAD.length <= bytes.length; i++) {
            if (Arrays.equals(bytes, i, i + END_OF_HEAD.length, END_OF_HEAD, 0, END_OF_HEAD.length)) {
                String head = new String(bytes, 0, i, StandardCharsets.US_ASCII);
                if (!head.startsWith("HTTP/1.1 101")) {
                    throw new IOException(
                            "handshake refused: " + head.lines().findFirst().orElse(""));
                }
                open = true;
                ear.opened();
                return i + END_OF_HEAD.length;
            }
        }
        return 0;
    }

    private int frames(byte[] bytes, int start) throws IOException {
        int at = start;
        while (bytes.length - at >= 2) {
            int opcode = bytes[at] & 0x0f;
            int head = 2;
            long length = bytes[at + 1] & 0x7f;
            int extra = length == 126 ? 2 : length == 127 ? 8 : 0;
            if (bytes.length - at < head + extra) {
                break;
            }
            if (extra > 0) {
                length = 0;
                for (int i = 0; i < extra; i++) {
                    length = length << 8 | (bytes[at + head + i] & 0xff);
                }
                head += extra;
            }
            if (bytes.length - at - head < length) {
                break;
            }
            frame((bytes[at] & LAST) != 0, opcode, bytes, at + head, (int) length);
            at += head + (int) length;
        }
        return at;
    }

    private void frame(boolean last, int opcode, byte[] bytes, int from, int length) throws IOException {
        switch (opcode) {
            case TEXT, CONTINUATION -> {
                text.write(bytes, from, length);
                if (last) {
                    ear.heard(text.toString(StandardCharsets.UTF_8));
                    text.reset();
                }
            }
            case PING -> send(PONG, Arrays.copyOfRange(bytes, from, from + length));
            case CLOSE -> throw new IOException("closed by the server");
            default -> {}
        }
    }

    void send(String text) throws IOException {
        send(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    private void send(int opcode, byte[] payload) throws IOException {
        boolean small = payload.length < 126;
        ByteBuffer frame = ByteBuffer.allocate(payload.length + 8);
        frame.put((byte) (0x80 | opcode));
        if (small) {
            frame.put((byte) (0x80 | payload.length));
        } else {
            frame.put((byte) (0x80 | 126)).putShort((short) payload.length);
        }
        frame.put(MASK);
        for (int i = 0; i < payload.length; i++) {
            frame.put((byte) (payload[i] ^ MASK[i % 4]));
        }
        write(frame.flip());
    }

    /** Messages are small and the server reads them at once; a full buffer means that it is in trouble. */
    private synchronized void write(ByteBuffer bytes) throws IOException {
        for (int tries = 0; bytes.hasRemaining(); tries++) {
            if (channel().write(bytes) == 0 && tries > 10_000) {
                throw new IOException("the server does not read");
            }
        }
    }
}
