package org.chuhe.server.events.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Semaphore;

/**
 * Files that were made a moment ago. When a round is published, everybody asks for the same sheet: it is made once, and
 * only so many are made at a time.
 */
final class FileShelf {
    private static final long LARGEST = 32L << 20;
    private static final int AT_A_TIME = 2;

    private final Semaphore makers = new Semaphore(AT_A_TIME, true);
    private final Cache<Key, EventFiles.File> files = Caffeine.newBuilder()
            .maximumWeight(LARGEST)
            .weigher((Key key, EventFiles.File file) -> file.content().length + 100)
            .expireAfterAccess(Duration.ofMinutes(10))
            .build();

    private record Key(String id, int seq, String name, Locale locale, boolean organiser) {}

    EventFiles.File file(EventVisit visit, String name) {
        Key key = new Key(visit.id(), visit.state().seq(), name, visit.locale(), visit.organiser());
        return files.get(key, wanted -> {
            makers.acquireUninterruptibly();
            try {
                return new EventFiles(visit).file(name);
            } finally {
                makers.release();
            }
        });
    }
}
