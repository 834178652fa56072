package org.chuhe.server.game.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class MailboxTest {
    /** A process that is out of memory may fail at saying so, too. */
    @Test
    void theNextHasItsTurnEvenIfNothingCanBePutOnTheLog() {
        Logger logger = (Logger) LoggerFactory.getLogger(Mailbox.class);
        AppenderBase<ILoggingEvent> broken = new AppenderBase<>() {
            @Override
            public synchronized void doAppend(ILoggingEvent event) {
                throw new OutOfMemoryError("for a line of the log");
            }

            @Override
            protected void append(ILoggingEvent event) {
                throw new AssertionError();
            }
        };
        broken.start();
        logger.setLevel(Level.ERROR);
        logger.addAppender(broken);
        try {
            whateverATaskThrowsTheNextHasItsTurn();
        } finally {
            logger.detachAppender(broken);
            logger.setLevel(null);
        }
    }

    @Test
    void whereNoThreadCouldBeHadTheNextToPostGetsOne() {
        List<String> did = new ArrayList<>();
        AtomicBoolean none = new AtomicBoolean(true);
        Mailbox mailbox = new Mailbox(task -> {
            if (none.getAndSet(false)) {
                throw new OutOfMemoryError("no thread");
            }
            task.run();
        });
        assertThatThrownBy(() -> mailbox.post(() -> did.add("first"))).isInstanceOf(OutOfMemoryError.class);
        mailbox.post(() -> did.add("second"));
        assertThat(did).containsExactly("first", "second");
    }

    @Test
    void whateverATaskThrowsTheNextHasItsTurn() {
        List<String> did = new ArrayList<>();
        Mailbox mailbox = new Mailbox(Runnable::run);
        mailbox.post(() -> {
            throw new StackOverflowError("too deep");
        });
        mailbox.post(() -> {
            throw new IllegalStateException("wrong");
        });
        mailbox.post(() -> did.add("done"));
        assertThat(did).containsExactly("done");
    }
}
