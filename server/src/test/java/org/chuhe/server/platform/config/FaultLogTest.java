package org.chuhe.server.platform.config;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/** Who finds a fault cannot fill the disk with it. */
class FaultLogTest {
    private static final long SECOND = 1_000_000_000L;

    private final Logger logger = (Logger) LoggerFactory.getLogger(FaultLogTest.class);
    private final ListAppender<ILoggingEvent> written = new ListAppender<>();
    private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - SECOND);
    private final FaultLog faults = new FaultLog(now::get);

    @BeforeEach
    void listen() {
        written.start();
        logger.setLevel(ch.qos.logback.classic.Level.WARN);
        logger.addAppender(written);
    }

    @AfterEach
    void stopListening() {
        logger.detachAppender(written);
        logger.setLevel(null);
    }

    private static RuntimeException here(String why) {
        return new IllegalStateException(why);
    }

    private static RuntimeException there(String why) {
        return new IllegalStateException(why);
    }

    private List<String> lines() {
        return written.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
    }

    @Test
    void equalFaultsAreWrittenFiveTimesAMinuteAndCounted() {
        for (int i = 1; i <= 700; i++) {
            faults.write(logger, Level.ERROR, "request " + i, here("because of " + i));
        }
        assertThat(lines()).hasSize(5);
        assertThat(lines().get(0)).isEqualTo("request 1");
        assertThat(lines().get(4))
                .isEqualTo("request 5 (more of the same kind are counted, not written, for a minute)");
        assertThat(written.list).allMatch(line -> line.getThrowableProxy() != null);

        now.addAndGet(59 * SECOND);
        faults.write(logger, Level.ERROR, "request 701", here("again"));
        assertThat(lines()).hasSize(5);

        now.addAndGet(2 * SECOND);
        faults.write(logger, Level.ERROR, "request 702", here("again"));
        assertThat(lines()).hasSize(6);
        assertThat(lines().get(5)).isEqualTo("request 702 (and 696 of the same kind before)");
    }

    @Test
    void anotherFaultIsNotHiddenByThem() {
        for (int i = 0; i < 700; i++) {
            faults.write(logger, Level.ERROR, "one", here("one"));
        }
        faults.write(logger, Level.ERROR, "another place", there("one"));
        faults.write(logger, Level.ERROR, "another kind", new IllegalArgumentException("one"));
        faults.write(logger, Level.ERROR, "another cause", new IllegalStateException(new AssertionError("deep")));
        assertThat(lines()).hasSize(8).contains("another place", "another kind", "another cause");
    }

    @Test
    void whatIsOnlyMentionedHasOneLine() {
        faults.write(logger, Level.WARN, "not stored", here("the disk"));
        assertThat(lines()).containsExactly("not stored: java.lang.IllegalStateException: the disk");
        assertThat(written.list.get(0).getThrowableProxy()).isNull();
    }
}
