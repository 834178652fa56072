package org.chuhe.server.event.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.chuhe.server.event.log.EventFacts;
import org.chuhe.server.event.log.EventRights;
import org.chuhe.server.event.log.EventState;
import org.chuhe.server.event.pages.EventSiteTest;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.rejection.Rejection;
import org.junit.jupiter.api.Test;

/** Files of tournaments are made in turn. */
class FileShelfTest {
    private final EventState state = EventState.of(EventSiteTest.open(), EventFacts.NEW);

    private CompletableFuture<EventFiles.File> wholeSite(FileShelf shelf, String asker, String event, byte[] content) {
        return wholeSite(shelf, asker, event, new CountDownLatch(0), content);
    }

    private CompletableFuture<EventFiles.File> wholeSite(
            FileShelf shelf, String asker, String event, CountDownLatch gate, byte[] content) {
        return shelf.file(asker, visit(event), "site.zip", 0, () -> {
            try {
                gate.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return content;
        });
    }

    private EventVisit visit(String event) {
        Visitor visitor =
                new Visitor(Locale.ENGLISH, "", Visitor.LikedBoard.USUAL, Optional.empty(), "", "", "127.0.0.1");
        return new EventVisit(event, state, "", state.published(), EventRights.NONE, visitor);
    }

    @Test
    void nobodyOccupiesAllThatMakeFiles() {
        CountDownLatch gate = new CountDownLatch(1);
        byte[] content = {1};
        try (FileShelf shelf = new FileShelf(new Jobs(new SimpleMeterRegistry()))) {
            CompletableFuture<EventFiles.File> first = wholeSite(shelf, "a", "one", gate, content);
            CompletableFuture<EventFiles.File> second = wholeSite(shelf, "a", "two", gate, content);
            assertThat(wholeSite(shelf, "b", "three", content)
                            .orTimeout(10, TimeUnit.SECONDS)
                            .join()
                            .content())
                    .isEqualTo(content);
            gate.countDown();
            assertThat(first.join().content()).isEqualTo(second.join().content());
        }
    }

    @Test
    void aFileThatIsNotThereIsNoFaultOfTheShelf() {
        List<LogRecord> said = new ArrayList<>();
        Logger cache = Logger.getLogger("com.github.benmanes.caffeine");
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord line) {
                said.add(line);
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        cache.addHandler(handler);
        try (FileShelf shelf = new FileShelf(new Jobs(new SimpleMeterRegistry()))) {
            for (String name : List.of("x1.pdf", "pairings-9.pdf", "bracket.svg")) {
                CompletableFuture<EventFiles.File> file = shelf.file("a", visit("one"), name, 0, () -> new byte[0]);
                assertThatThrownBy(() -> file.orTimeout(10, TimeUnit.SECONDS).join())
                        .cause()
                        .isInstanceOfSatisfying(
                                Rejection.class,
                                refusal -> assertThat(refusal.reason()).isEqualTo(Rejection.Reason.NOT_FOUND));
            }
        } finally {
            cache.removeHandler(handler);
        }
        assertThat(said).isEmpty();
    }
}
