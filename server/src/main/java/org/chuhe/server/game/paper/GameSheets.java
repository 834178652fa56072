package org.chuhe.server.game.paper;

import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.chuhe.documents.game.GamePaper;
import org.chuhe.documents.game.PaperSize;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.jobs.WorkQueue;

/** Papers of games. Making one takes memory and time, so it is done in turn, and once. */
public final class GameSheets implements AutoCloseable {
    private static final int REMEMBERED_BYTES = 16 << 20;

    private final WorkQueue queue;
    private final AsyncCache<Key, byte[]> made = Caffeine.newBuilder()
            .maximumWeight(REMEMBERED_BYTES)
            .weigher((Key key, byte[] pdf) -> pdf.length + 100)
            .expireAfterAccess(Duration.ofMinutes(10))
            .buildAsync();

    private record Key(String id, long version, Locale locale, GamePaper paper, PaperSize size) {}

    public GameSheets(Jobs jobs) {
        this.queue = jobs.queue("game-sheets", new WorkQueue.Capacity(1, 1, 20, 200, 30));
    }

    /** The sheet of a game that is over; whoever has too many in the line is refused. */
    public CompletableFuture<byte[]> pdf(String asker, LiveState live, Locale locale) {
        return pdf(asker, Optional.of(live), locale, GamePaper.SHEET, PaperSize.A4);
    }

    /** A paper of a game, or a blank one. */
    public CompletableFuture<byte[]> pdf(
            String asker, Optional<LiveState> live, Locale locale, GamePaper paper, PaperSize size) {
        Key asked = new Key(
                live.map(LiveState::id).orElse(""), live.map(LiveState::version).orElse(0L), locale, paper, size);
        return made.get(
                asked,
                (key, executor) -> queue.submit(
                        asker, () -> paper.pdf(live.flatMap(LiveState::game), place(live, locale), locale, size)));
    }

    /** Event, round and board, if the game has them. */
    private static String place(Optional<LiveState> live, Locale locale) {
        return live.filter(one -> one.table().agreement().board().isPresent()
                        || !one.table().agreement().title().isEmpty())
                .map(one -> GameInWords.title(one, locale))
                .orElse("");
    }

    @Override
    public void close() {
        queue.close();
    }
}
