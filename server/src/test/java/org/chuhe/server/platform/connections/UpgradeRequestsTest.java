package org.chuhe.server.platform.connections;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletRequestWrapper;
import java.lang.ref.WeakReference;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.chuhe.server.platform.config.Settings;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.junit.jupiter.api.Test;

/** A line that stays open holds on to nothing of the request with which it began, and leaves nothing behind. */
class UpgradeRequestsTest {
    private final AtomicReference<WeakReference<ServletRequest>> began = new AtomicReference<>();
    private final AtomicReference<ServletContextHandler> site = new AtomicReference<>();

    private Javalin start() {
        return Javalin.create(config -> {
                    config.startup.showJavalinBanner = false;
                    config.jetty.host = "127.0.0.1";
                    config.jetty.port = 0;
                    ManyConnections.prepare(config.jetty, Settings.read(Map.of(), Map.of()), 1024);
                    config.jetty.modifyServletContextHandler(site::set);
                    config.routes.wsBeforeUpgrade("/line/{name}", context -> {
                        context.attribute("ticket", context.header("X-Said") + " " + context.cookie("who"));
                        began.set(new WeakReference<>(asReceived(context.req())));
                    });
                    config.routes.ws(
                            "/line/{name}",
                            socket -> socket.onMessage(context -> context.send(context.pathParam("name") + ", "
                                    + context.attribute("ticket") + ", " + context.queryParam("q"))));
                })
                .start();
    }

    /** The server's own request, under whatever has been put around it. */
    private static ServletRequest asReceived(ServletRequest request) {
        return request instanceof ServletRequestWrapper around ? asReceived(around.getRequest()) : request;
    }

    private static WebSocket line(Javalin javalin, CompletableFuture<String> heard) throws Exception {
        return HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .header("Cookie", "who=red")
                .header("X-Said", "hello")
                .buildAsync(
                        URI.create("ws://127.0.0.1:" + javalin.port() + "/line/seven?q=8"), new WebSocket.Listener() {
                            @Override
                            public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
                                heard.complete(text.toString());
                                return CompletableFuture.completedFuture(null);
                            }
                        })
                .get(20, TimeUnit.SECONDS);
    }

    @Test
    void theRequestIsLetGoWhileTheLineIsOpen() throws Exception {
        Javalin javalin = start();
        try {
            CompletableFuture<String> heard = new CompletableFuture<>();
            WebSocket line = line(javalin, heard);
            long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
            while (began.get().get() != null && System.nanoTime() < until) {
                System.gc();
                TimeUnit.MILLISECONDS.sleep(20);
            }
            assertThat(began.get().get()).isNull();
            line.sendText("?", true).get(20, TimeUnit.SECONDS);
            assertThat(heard.get(20, TimeUnit.SECONDS)).isEqualTo("seven, hello red, 8");
        } finally {
            javalin.stop();
        }
    }

    @Test
    void noLineMakesASession() throws Exception {
        Javalin javalin = start();
        try {
            for (int i = 0; i < 3; i++) {
                line(javalin, new CompletableFuture<>()).abort();
            }
            assertThat(site.get().getSessionHandler().getSessionsCreated()).isZero();
        } finally {
            javalin.stop();
        }
    }
}
