package org.chuhe.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** One thread for thousands of WebSockets: nothing but a selector, and a few hundred bytes a connection. */
final class SocketHub implements AutoCloseable {
    private final LoadTally tally;
    private final Selector selector;
    private final Queue<LoadSocket> newcomers = new ConcurrentLinkedQueue<>();
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(64 * 1024);
    private final Thread thread = new Thread(this::run, "load-sockets");
    private volatile boolean closed;

    SocketHub(LoadTally tally) throws IOException {
        this.tally = tally;
        selector = Selector.open();
        thread.setDaemon(true);
        thread.start();
    }

    /** Opens a connection; the socket hears how it goes. */
    void connect(InetSocketAddress server, LoadSocket socket) throws IOException {
        SocketChannel channel = SocketChannel.open();
        channel.configureBlocking(false);
        channel.setOption(java.net.StandardSocketOptions.TCP_NODELAY, true);
        channel.connect(server);
        socket.attach(channel);
        newcomers.add(socket);
        selector.wakeup();
    }

    private void run() {
        while (!closed) {
            try {
                selector.select(200);
                long ready = System.nanoTime();
                register();
                for (SelectionKey key : selector.selectedKeys()) {
                    tally.readLate(System.nanoTime() - ready);
                    serve(key);
                }
                selector.selectedKeys().clear();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private void register() throws IOException {
        for (LoadSocket socket = newcomers.poll(); socket != null; socket = newcomers.poll()) {
            socket.channel().register(selector, SelectionKey.OP_CONNECT, socket);
        }
    }

    private void serve(SelectionKey key) {
        LoadSocket socket = (LoadSocket) key.attachment();
        try {
            if (key.isConnectable()) {
                socket.channel().finishConnect();
                key.interestOps(SelectionKey.OP_READ);
                socket.shakeHands();
            }
            if (key.isReadable()) {
                buffer.clear();
                if (socket.channel().read(buffer) < 0) {
                    throw new IOException("closed by the server");
                }
                socket.read(buffer.flip());
            }
        } catch (IOException e) {
            key.cancel();
            socket.fail(String.valueOf(e.getMessage()));
        }
    }

    @Override
    public void close() throws IOException {
        closed = true;
        selector.wakeup();
        try {
            thread.join(2_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        for (SelectionKey key : selector.keys()) {
            key.channel().close();
        }
        selector.close();
    }
}
