package org.chuhe.server.events.web;

import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.chuhe.server.events.view.EventVisit;
import org.chuhe.server.work.WorkQueue;

/**
 * Files that were made a moment ago. When a round is published, everybody asks for the same sheet: it is made once, and
 * only so many are made at a time, one for each who asks. No thread of the web server waits for them.
 */
final class FileShelf implements AutoCloseable {
    private static final long LARGEST = 32L << 20;
    private static final int AT_A_TIME = 2;

    private final WorkQueue makers;
    private final AsyncCache<Key, EventFiles.File> files = Caffeine.newBuilder()
            .maximumWeight(LARGEST)
            .weigher((Key key, EventFiles.File file) -> file.content().length + 100)
            .expireAfterAccess(Duration.ofMinutes(10))
            .buildAsync();

    FileShelf(MeterRegistry metrics) {
        makers = new WorkQueue("event-files", new WorkQueue.Capacity(AT_A_TIME, 1, 40, 400, 60), System::nanoTime)
                .counted(metrics);
    }

    private record Key(String id, int seq, String name, Locale locale, boolean whole, long minute) {}

    /**
     * A file of an event.
     *
     * @param minute games that are shown late come to be shown in the course of time, without any change of the event
     */
    CompletableFuture<EventFiles.File> file(
            String asker, EventVisit visit, String name, long minute, Supplier<byte[]> site) {
        Key key = new Key(
                visit.id(),
                visit.state().seq(),
                name,
                visit.locale(),
                visit.rights().seesAll(),
                visit.state().facts().delay() > 0 ? minute : 0);
        return files.get(key, (wanted, executor) -> makers.submit(asker, () -> new EventFiles(visit, site).file(name)));
    }

    @Override
    public void close() {
        makers.close();
    }
}
