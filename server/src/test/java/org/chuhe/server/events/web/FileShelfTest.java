package org.chuhe.server.events.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.chuhe.server.events.log.EventFacts;
import org.chuhe.server.events.log.EventRights;
import org.chuhe.server.events.log.EventState;
import org.chuhe.server.events.view.EventVisit;
import org.chuhe.server.web.Visitor;
import org.junit.jupiter.api.Test;

/** Files of tournaments are made in turn. */
class FileShelfTest {
    private final EventState state = EventState.of(EventSiteTest.open(), EventFacts.NEW);

    private CompletableFuture<EventFiles.File> wholeSite(FileShelf shelf, String asker, String event, byte[] content) {
        return wholeSite(shelf, asker, event, new CountDownLatch(0), content);
    }

    private CompletableFuture<EventFiles.File> wholeSite(
            FileShelf shelf, String asker, String event, CountDownLatch gate, byte[] content) {
        Visitor visitor =
                new Visitor(Locale.ENGLISH, "", Visitor.LikedBoard.USUAL, Optional.empty(), "", "", "127.0.0.1");
        EventVisit visit = new EventVisit(event, state, "", state.published(), EventRights.NONE, visitor);
        return shelf.file(asker, visit, "site.zip", 0, () -> {
            try {
                gate.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return content;
        });
    }

    @Test
    void nobodyOccupiesAllThatMakeFiles() {
        CountDownLatch gate = new CountDownLatch(1);
        byte[] content = {1};
        try (FileShelf shelf = new FileShelf(new SimpleMeterRegistry())) {
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
}
