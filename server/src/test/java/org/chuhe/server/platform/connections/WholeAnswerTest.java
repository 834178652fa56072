package org.chuhe.server.platform.connections;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Random;
import org.chuhe.server.platform.config.Proxies;
import org.chuhe.server.platform.config.Settings;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Answers to those who read slowly, on a server with hardly any threads. */
class WholeAnswerTest {
    private static final Proxies NO_PROXIES = Settings.read(Map.of(), Map.of()).proxies();
    private static final int THREADS = 8;
    private static final int READERS = 30;
    private static final long LONG = 60_000;
    private static final byte[] LARGE = new byte[8 << 20];

    static {
        new Random(1).nextBytes(LARGE);
    }

    private final Server server = new Server(new QueuedThreadPool(THREADS));

    @AfterEach
    void stop() throws Exception {
        server.stop();
    }

    /** Writes as a servlet does: who writes waits until it is taken. */
    private static final class Answers extends Handler.Abstract {
        @Override
        public boolean handle(Request request, Response response, Callback callback) throws IOException {
            boolean large = request.getHttpURI().getPath().equals("/large");
            try (OutputStream out = Content.Sink.asOutputStream(response)) {
                out.write(large ? LARGE : "small".getBytes(StandardCharsets.US_ASCII));
            }
            callback.succeeded();
            return true;
        }
    }

    private URI begin(long deadline, long room) throws Exception {
        server.setHandler(new WholeAnswer(NO_PROXIES, new Answers(), deadline, new KeptBytes(room)));
        ServerConnector connector = new ServerConnector(server, 1, 1);
        connector.setHost("localhost");
        server.addConnector(connector);
        server.start();
        return URI.create("http://localhost:" + connector.getLocalPort() + "/");
    }

    private static String small(URI server) throws Exception {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(server.resolve("/small"))
                                .timeout(Duration.ofSeconds(10))
                                .build(),
                        HttpResponse.BodyHandlers.ofString())
                .body();
    }

    @Test
    void noThreadWaitsForWhoDoesNotRead() throws Exception {
        URI address = begin(LONG, (long) LARGE.length * READERS * 2);
        try (SlowReaders readers = new SlowReaders()) {
            readers.ask(address.resolve("/large"), READERS);
            assertThat(small(address)).isEqualTo("small");
        }
    }

    @Test
    void aLargeAnswerArrivesWhole() throws Exception {
        URI address = begin(LONG, LARGE.length);
        try (Socket reader = ask(address, "HTTP/1.0")) {
            ByteArrayOutputStream read = new ByteArrayOutputStream();
            reader.getInputStream().transferTo(read);
            byte[] all = read.toByteArray();
            byte[] body = java.util.Arrays.copyOfRange(all, all.length - LARGE.length, all.length);
            assertThat(body).isEqualTo(LARGE);
        }
    }

    @Test
    void whoReadsTooSlowlyIsCutOff() throws Exception {
        // Less than nothing, since the size of the answer earns more.
        URI address = begin(-LARGE.length / 8 + 200, LARGE.length);
        try (Socket reader = ask(address, "HTTP/1.1")) {
            Thread.sleep(1500);
            assertThat(readable(reader)).isLessThan(LARGE.length);
        }
    }

    @Test
    void whereTooMuchIsUnreadWhoHasWaitedLongestIsCutOff() throws Exception {
        URI address = begin(LONG, 3L * LARGE.length);
        try (Socket first = ask(address, "HTTP/1.1")) {
            small(address);
            try (SlowReaders others = new SlowReaders()) {
                others.ask(address.resolve("/large"), 4);
                small(address);
                assertThat(readable(first)).isLessThan(LARGE.length);
                assertThat(small(address)).isEqualTo("small");
            }
        }
    }

    private static Socket ask(URI address, String version) throws IOException {
        Socket socket = new Socket(InetAddress.getByName("localhost"), address.getPort());
        socket.getOutputStream()
                .write(("GET /large " + version + "\r\nHost: localhost\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    /** How much of the answer comes until the connection ends. */
    private static long readable(Socket socket) throws IOException {
        socket.setSoTimeout(20_000);
        InputStream in = socket.getInputStream();
        byte[] some = new byte[1 << 16];
        long all = 0;
        try {
            for (int count = in.read(some); count >= 0; count = in.read(some)) {
                all += count;
            }
        } catch (java.net.SocketTimeoutException e) {
            throw e;
        } catch (IOException e) {
            // Reset: that is an end too.
            assertThat(e).isNotNull();
        }
        return all;
    }
}
