package org.chuhe.server.platform.connections;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Clients that ask for more than they have room for, and then read none of it. */
public final class SlowReaders implements AutoCloseable {
    private static final int ASKED_AT_ONCE = 60;
    private static final int ROOM = 4096;

    private final List<Socket> sockets = new ArrayList<>();

    /** So many more, who all ask for the same. */
    public void ask(URI asked, int count) throws IOException {
        byte[] request = ("GET " + asked.getPath() + " HTTP/1.1\r\nHost: localhost\r\n\r\n")
                .repeat(ASKED_AT_ONCE)
                .getBytes(StandardCharsets.US_ASCII);
        for (int i = 0; i < count; i++) {
            Socket socket = new Socket();
            sockets.add(socket);
            socket.setReceiveBufferSize(ROOM);
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), asked.getPort()));
            socket.getOutputStream().write(request);
        }
    }

    @Override
    public void close() throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
    }
}
