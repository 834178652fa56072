package org.chuhe.server.platform.connections;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.chuhe.server.platform.config.Proxies;
import org.chuhe.server.platform.config.Settings;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two requests of an address are worked on at a time; a trusted proxy says who asks. */
class TurnsTest {
    private static final Proxies PROXIES = Settings.read(
                    Map.of("behind-proxy", "true", "trusted-proxies", "127.0.0.0/8, ::1"), Map.of())
            .proxies();
    private static final int ASKED = 6;

    private final HttpClient client = HttpClient.newHttpClient();
    private final Server server = new Server();
    private final ServerConnector connector = new ServerConnector(server, 1, 1);
    private final Semaphore begun = new Semaphore(0);
    private final CountDownLatch work = new CountDownLatch(1);

    private final class Works extends Handler.Abstract {
        @Override
        public boolean handle(Request request, Response response, Callback callback) throws Exception {
            if (request.getHttpURI().getPath().equals("/work")) {
                begun.release();
                work.await();
            }
            if (request.getHttpURI().getPath().equals("/fails")) {
                throw new IllegalStateException("on purpose");
            }
            response.write(true, StandardCharsets.US_ASCII.encode("done"), callback);
            return true;
        }
    }

    @BeforeEach
    void begin() throws Exception {
        Turns turns = new Turns(PROXIES, 2);
        turns.setHandler(new Works());
        server.setHandler(turns);
        connector.setHost("localhost");
        server.addConnector(connector);
        server.start();
    }

    @AfterEach
    void stop() throws Exception {
        work.countDown();
        server.stop();
    }

    private CompletableFuture<HttpResponse<String>> ask(String path, String address) {
        return client.sendAsync(
                HttpRequest.newBuilder(URI.create("http://localhost:" + connector.getLocalPort() + path))
                        .header("X-Forwarded-For", address)
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void theOthersWaitForTheirTurn() throws Exception {
        List<CompletableFuture<HttpResponse<String>>> asked = new ArrayList<>();
        for (int i = 0; i < ASKED; i++) {
            asked.add(ask("/work", "192.0.2.1"));
        }
        assertThat(begun.tryAcquire(2, 10, TimeUnit.SECONDS)).isTrue();
        assertThat(ask("/", "192.0.2.2").get(10, TimeUnit.SECONDS).body()).isEqualTo("done");
        assertThat(begun.tryAcquire()).isFalse();
        work.countDown();
        for (CompletableFuture<HttpResponse<String>> each : asked) {
            assertThat(each.get(10, TimeUnit.SECONDS).body()).isEqualTo("done");
        }
    }

    @Test
    void whatFailsGivesItsTurnBack() throws Exception {
        for (int i = 0; i < ASKED; i++) {
            assertThat(ask("/fails", "192.0.2.1").get(10, TimeUnit.SECONDS).statusCode())
                    .isEqualTo(500);
        }
        assertThat(ask("/", "192.0.2.1").get(10, TimeUnit.SECONDS).body()).isEqualTo("done");
    }
}
