package org.chuhe.server.platform.connections;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chuhe.server.platform.config.Proxies;
import org.chuhe.server.platform.config.Settings;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Bodies that have come in part, on a server that has room for sixteen of the usual size. */
class WholeBodyTest {
    private static final Proxies NO_PROXIES = Settings.read(Map.of(), Map.of()).proxies();
    private static final int SIZE = 256 * 1024;
    private static final long LONG = 60_000;

    private final Server server = new Server();
    private final ServerConnector connector = new ServerConnector(server, 1, 1);
    private final List<Socket> sockets = new ArrayList<>();

    /** Says how much has come. */
    private static final class Counts extends Handler.Abstract {
        @Override
        public boolean handle(Request request, Response response, Callback callback) throws IOException {
            int count = Content.Source.asInputStream(request).readAllBytes().length;
            Content.Sink.write(response, true, count + " bytes\n", callback);
            return true;
        }
    }

    @BeforeEach
    void begin() throws Exception {
        server.setHandler(new WholeBody(NO_PROXIES, SIZE, new Counts(), LONG, new KeptBytes(16L * SIZE)));
        connector.setHost("localhost");
        server.addConnector(connector);
        server.start();
    }

    @AfterEach
    void stop() throws Exception {
        for (Socket socket : sockets) {
            socket.close();
        }
        server.stop();
    }

    private Socket post(int announced, int sent) throws IOException {
        Socket socket = new Socket(InetAddress.getByName("localhost"), connector.getLocalPort());
        socket.setSoTimeout(20_000);
        sockets.add(socket);
        socket.getOutputStream()
                .write(("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + announced + "\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().write(new byte[sent]);
        return socket;
    }

    private static String answer(Socket socket) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        StringBuilder all = new StringBuilder(in.readLine());
        for (String line = in.readLine(); line != null && !line.endsWith(" bytes"); line = in.readLine()) {
            all.append('\n').append(line);
        }
        return all.toString();
    }

    @Test
    void aBodyThatComesLittleByLittleIsWhole() throws Exception {
        Socket slow = post(SIZE, 1);
        for (int sent = 1; sent < SIZE; sent += SIZE / 8) {
            slow.getOutputStream().write(new byte[Math.min(SIZE / 8, SIZE - sent)]);
            slow.getOutputStream().flush();
        }
        assertThat(answer(slow)).contains("200");
    }

    @Test
    void ofUnfinishedBodiesOnlySoMuchIsKept() throws Exception {
        Socket first = post(SIZE, SIZE - 1);
        for (int i = 0; i < 16; i++) {
            // All that was sent before is read: whoever is still sending would not hear why he is refused.
            Thread.sleep(30);
            post(SIZE, SIZE - 1);
        }
        assertThat(answer(first)).contains("503").contains("Please try again in a moment.");
        // Who comes with a whole one is heard all the same.
        assertThat(answer(post(SIZE, SIZE))).contains("200");
    }

    @Test
    void whatIsOnlyAnnouncedTakesNoRoom() throws Exception {
        List<Socket> announced = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            announced.add(post(SIZE, 1));
        }
        for (Socket each : announced) {
            each.getOutputStream().write(new byte[SIZE - 1]);
            assertThat(answer(each)).contains("200");
        }
    }
}
