package org.chuhe.server.platform.share;

import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.chuhe.documents.card.LinkCard;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.jobs.WorkQueue;

/**
 * The pictures that stand for links. When a link is put into a large group everybody's messenger asks for the same one: it is
 * made once, and only so many are made at a time. No thread of the web server waits for them.
 */
public final class CardPictures implements AutoCloseable {
    private static final long LARGEST = 16L << 20;

    private final WorkQueue makers;
    private final AsyncCache<String, byte[]> known = Caffeine.newBuilder()
            .maximumWeight(LARGEST)
            .weigher((String key, byte[] picture) -> key.length() + picture.length)
            .expireAfterAccess(Duration.ofMinutes(10))
            .buildAsync();

    public CardPictures(Jobs jobs) {
        this.makers = jobs.queue("cards", new WorkQueue.Capacity(1, 1, 40, 400, 60));
    }

    /**
     * Answers with a card.
     *
     * @param about names what is on it; a card of the same name and in the same language is the same
     * @param seconds how long others may keep it
     */
    public void answer(Context context, String about, int seconds, Supplier<LinkCard> card) {
        answerLater(context, about, seconds, () -> CompletableFuture.completedFuture(card.get()));
    }

    /** The same for a card that is not known before somebody has worked for it. */
    public void answerLater(Context context, String about, int seconds, Supplier<CompletableFuture<LinkCard>> card) {
        int width = CardSize.of(context.queryParam("width"));
        String key = Visitor.of(context).locale().toLanguageTag() + " " + width + " " + about;
        String asker = AsyncAnswer.asker(context);
        CompletableFuture<byte[]> picture = known.get(
                key,
                (wanted, executor) -> card.get().thenCompose(ready -> makers.submit(asker, () -> ready.png(width))));
        AsyncAnswer.send(
                context,
                picture,
                png -> context.contentType("image/png")
                        .header("Cache-Control", "public, max-age=" + seconds)
                        .result(png));
    }

    @Override
    public void close() {
        makers.close();
    }
}
