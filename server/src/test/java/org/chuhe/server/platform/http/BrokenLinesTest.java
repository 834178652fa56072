package org.chuhe.server.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.javalin.Javalin;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/** A fault on a line is never silent; somebody's going away is no fault. */
class BrokenLinesTest {
    private final Logger logger = (Logger) LoggerFactory.getLogger(BrokenLines.class);
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();

    @BeforeEach
    void listen() {
        log.start();
        logger.setLevel(Level.WARN);
        logger.addAppender(log);
    }

    @AfterEach
    void stopListening() {
        logger.detachAppender(log);
        logger.setLevel(null);
    }

    /** What a line on which something is said ends with: its code and its reason. */
    private static String said(String what, CountDownLatch ended) throws Exception {
        Javalin javalin = Javalin.create(config -> {
            config.startup.showJavalinBanner = false;
            config.jetty.host = "127.0.0.1";
            config.jetty.port = 0;
            BrokenLines.routes(config.routes);
            config.routes.ws("/line/{id}", socket -> {
                socket.onConnect(context -> context.session.setMaxTextMessageSize(64));
                socket.onMessage(context -> {
                    switch (context.message()) {
                        case "exception" -> throw new IllegalStateException("our secret");
                        case "error" -> throw new AssertionError("our secret");
                        default -> context.send("heard");
                    }
                });
                socket.onClose(context -> ended.countDown());
                socket.onError(context -> ended.countDown());
            });
        });
        javalin.start();
        CompletableFuture<String> end = new CompletableFuture<>();
        try {
            WebSocket line = HttpClient.newHttpClient()
                    .newWebSocketBuilder()
                    .buildAsync(URI.create("ws://127.0.0.1:" + javalin.port() + "/line/7"), new WebSocket.Listener() {
                        @Override
                        public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
                            end.complete(code + " " + reason);
                            return CompletableFuture.completedFuture(null);
                        }

                        @Override
                        public void onError(WebSocket from, Throwable problem) {
                            end.complete("broken");
                        }
                    })
                    .get(20, TimeUnit.SECONDS);
            if (what.isEmpty()) {
                line.abort();
                end.complete("aborted");
            } else {
                line.sendText(what, true).get(20, TimeUnit.SECONDS);
            }
            assertThat(ended.await(20, TimeUnit.SECONDS)).isTrue();
            return end.get(20, TimeUnit.SECONDS);
        } finally {
            javalin.stop();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"exception", "error"})
    void aFaultOfOursStandsOnTheLog(String what) throws Exception {
        assertThat(said(what, new CountDownLatch(1))).startsWith("1011");
        assertThat(log.list).isNotEmpty();
        assertThat(log.list.get(0).getFormattedMessage()).contains("id=7");
        assertThat(log.list.get(0).getThrowableProxy()).isNotNull();
    }

    @Test
    void theOtherEndIsNotToldWhatWentWrong() throws Exception {
        assertThat(said("exception", new CountDownLatch(1))).doesNotContain("secret");
    }

    @Test
    void whoGoesAwayIsNoFault() throws Exception {
        said("", new CountDownLatch(1));
        assertThat(log.list).isEmpty();
    }

    @Test
    void whoSaysTooMuchIsNoFaultOfOurs() throws Exception {
        assertThat(said("x".repeat(100), new CountDownLatch(1))).startsWith("1009");
        assertThat(log.list).isEmpty();
    }
}
