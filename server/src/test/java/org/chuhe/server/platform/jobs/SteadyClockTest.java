package org.chuhe.server.platform.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.chuhe.server.game.ShiftedClock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class SteadyClockTest {
    private static final long EIGHT_HOURS = TimeUnit.HOURS.toMillis(8);

    private final ShiftedClock machine = new ShiftedClock();
    private final AtomicLong nanos = new AtomicLong();
    private final Logger logger = (Logger) LoggerFactory.getLogger(SteadyClock.class);
    private final ListAppender<ILoggingEvent> said = new ListAppender<>();

    @BeforeEach
    void listen() {
        said.start();
        logger.setLevel(Level.WARN);
        logger.addAppender(said);
    }

    @AfterEach
    void stop() {
        logger.detachAppender(said);
        logger.setLevel(null);
    }

    @Test
    void oneWrongStartIsNotBelievedForEver() {
        SteadyClock steady = SteadyClock.begin(machine, machine.millis() + EIGHT_HOURS, nanos::get);
        assertThat(steady.ahead()).isBetween(EIGHT_HOURS - 1_000, EIGHT_HOURS);
        assertThat(said.list).hasSize(1);
        // A game that was under way goes on from where it is; when none is timed any more there is nothing to lose.
        steady.compare(true);
        assertThat(steady.ahead()).isGreaterThan(EIGHT_HOURS - 1_000);
        steady.compare(false);
        assertThat(steady.ahead()).isBetween(-1_000L, 1_000L);
        assertThat(said.list).hasSize(2);
    }

    @Test
    void whenTheMachinesClockIsSetItIsSaidOnceAndTakenOverWhenNothingIsTimed() {
        SteadyClock steady = SteadyClock.begin(machine, 0, nanos::get);
        long began = steady.millis();
        machine.advance(EIGHT_HOURS);
        steady.compare(true);
        steady.compare(true);
        assertThat(steady.millis()).isEqualTo(began);
        assertThat(said.list)
                .singleElement()
                .satisfies(line -> assertThat(line.getFormattedMessage()).contains("was set by"));
        steady.compare(false);
        assertThat(steady.millis()).isGreaterThanOrEqualTo(began + EIGHT_HOURS);
    }
}
