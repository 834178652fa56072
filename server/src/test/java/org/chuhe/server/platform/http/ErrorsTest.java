package org.chuhe.server.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** Faults that visitors can bring about. */
class ErrorsTest {
    @Test
    void whoeverRepeatsARequestThatFailsDoesNotFillTheLog() {
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        Logger logger = (Logger) LoggerFactory.getLogger(Errors.class);
        try (TestServer server = TestServer.start()) {
            log.start();
            logger.addAppender(log);
            // Whatever is asked of the database fails from now on.
            server.server().site().storage().close();
            Browser guest = server.visitor();
            for (int i = 0; i < 40; i++) {
                assertThat(guest.get("/api/library/games").statusCode()).isEqualTo(500);
            }
            assertThat(log.list).hasSize(5);
            assertThat(log.list.get(0).getFormattedMessage()).startsWith("GET /api/library/games failed, reference ");
        } finally {
            logger.detachAppender(log);
        }
    }
}
