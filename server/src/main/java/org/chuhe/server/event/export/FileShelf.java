package org.chuhe.server.event.export;

import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.chuhe.eventfiles.EntryImport;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.jobs.WorkQueue;
import org.chuhe.server.platform.rejection.Rejection;

/**
 * Files that were made a moment ago. When a round is published, everybody asks for the same sheet: it is made once, and
 * only so many are made or read at a time, one for each who asks. No thread of the web server waits for them.
 */
public final class FileShelf implements AutoCloseable {
    private static final long LARGEST = 32L << 20;
    private static final int AT_A_TIME = 2;

    private final WorkQueue makers;
    private final AsyncCache<Key, EventFiles.File> files = Caffeine.newBuilder()
            .maximumWeight(LARGEST)
            .weigher((Key key, EventFiles.File file) -> file.content().length + 100)
            .expireAfterAccess(Duration.ofMinutes(10))
            .buildAsync();

    public FileShelf(Jobs jobs) {
        makers = jobs.queue("event-files", new WorkQueue.Capacity(AT_A_TIME, 1, 40, 400, 60));
    }

    private record Key(String id, int seq, String name, Locale locale, boolean whole, long minute) {}

    /**
     * A file of an event; not found if there is none, which is not kept: the shelf keeps no null.
     *
     * @param minute games that are shown late come to be shown in the course of time, without any change of the event
     */
    public CompletableFuture<EventFiles.File> file(
            String asker, EventVisit visit, String name, long minute, Supplier<byte[]> site) {
        Key key = new Key(
                visit.id(),
                visit.state().seq(),
                name,
                visit.locale(),
                visit.rights().seesAll(),
                visit.state().facts().delay() > 0 ? minute : 0);
        return files.get(
                        key,
                        (wanted, executor) -> makers.submit(
                                asker,
                                () -> new EventFiles(visit, site).find(name).orElse(null)))
                .thenApply(file -> Optional.ofNullable(file).orElseThrow(Rejection::notFound));
    }

    /** The lines of a table of entries: a spreadsheet takes seconds to read if it is made to. */
    public CompletableFuture<List<EntryImport.Line>> lines(String asker, String name, byte[] table, boolean teams) {
        return makers.submit(asker, () -> EntryImport.lines(name, table, teams));
    }

    @Override
    public void close() {
        makers.close();
    }
}
