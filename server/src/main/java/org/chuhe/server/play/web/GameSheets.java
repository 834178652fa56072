package org.chuhe.server.play.web;

import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import org.chuhe.documents.game.ScoreSheetPdf;
import org.chuhe.game.sheet.ScoreSheet;
import org.chuhe.server.desk.WorkQueue;
import org.chuhe.server.play.store.LiveState;

/** Score sheets of finished games on paper. Making one takes memory and time, so it is done in turn, and once. */
final class GameSheets implements AutoCloseable {
    private static final int REMEMBERED_BYTES = 16 << 20;

    private final WorkQueue queue =
            new WorkQueue("game-sheets", new WorkQueue.Capacity(1, 1, 20, 200, 30), System::nanoTime);
    private final AsyncCache<Key, byte[]> made = Caffeine.newBuilder()
            .maximumWeight(REMEMBERED_BYTES)
            .weigher((Key key, byte[] pdf) -> pdf.length + 100)
            .expireAfterAccess(Duration.ofMinutes(10))
            .buildAsync();

    private record Key(String id, long version, Locale locale) {}

    GameSheets(MeterRegistry metrics) {
        Gauge.builder("chuhe.play.sheets.waiting", queue, WorkQueue::waiting).register(metrics);
    }

    /** The sheet of a game that is over; whoever has too many in the line is refused. */
    CompletableFuture<byte[]> pdf(String asker, LiveState live, Locale locale) {
        return made.get(
                new Key(live.id(), live.version(), locale),
                (key, executor) -> queue.submit(
                        asker,
                        () -> ScoreSheetPdf.of(
                                ScoreSheet.of(live.game().orElseThrow(), ScoreSheet.Form.FULL), locale)));
    }

    @Override
    public void close() {
        queue.close();
    }
}
