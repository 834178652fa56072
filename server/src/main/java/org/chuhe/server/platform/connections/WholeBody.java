package org.chuhe.server.platform.connections;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.server.platform.config.Proxies;
import org.chuhe.text.Language;
import org.chuhe.text.Messages;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets a request in when all of it is here. Until then no thread waits for it, so that a client which sends a byte now and
 * then keeps nobody out. A body must come at a certain rate, and only so much is kept of those that have not.
 */
final class WholeBody extends Handler.Wrapper {
    private static final Logger LOG = LoggerFactory.getLogger(WholeBody.class);
    private static final Messages WORDS = Messages.beside(WholeBody.class);
    /** Every body has this time, and more for its size. */
    private static final long LEAST_MILLIS = 10_000;
    /** The slowest rate at which a body may come, in bytes a millisecond. */
    private static final long SLOWEST = 8;
    /** Up to this many bytes we listen to what is too large, so that the refusal arrives. */
    private static final long HEARD_OUT = 32L << 20;

    private final Proxies proxies;
    private final int largest;
    private final long deadline;
    private final KeptBytes kept;

    /**
     * Before another, which gets what is here.
     *
     * @param largest how many bytes a body may have; of a larger one nothing is kept
     */
    WholeBody(Proxies proxies, int largest, Handler next) {
        this(proxies, largest, next, LEAST_MILLIS, new KeptBytes());
    }

    /** With a deadline of the caller's, in milliseconds, and with so much room. */
    WholeBody(Proxies proxies, int largest, Handler next, long deadline, KeptBytes kept) {
        super(next);
        this.proxies = proxies;
        this.largest = largest;
        this.deadline = deadline;
        this.kept = kept;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        long length = request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH);
        boolean refused =
                length > largest && (length > HEARD_OUT || request.getHeaders().contains(HttpHeader.EXPECT));
        if (length <= 0 || refused) {
            return super.handle(request, response, callback);
        }
        KeptBytes.Share share =
                kept.share(address(proxies, request), () -> giveUp(request, "others have more need of the room"));
        Request.addCompletionListener(request, problem -> share.close());
        Arriving body = new Arriving(request, (int) Math.min(length, largest), length <= largest, share);
        Scheduler.Task late = request.getComponents()
                .getScheduler()
                .schedule(
                        () -> giveUp(request, "the body came too slowly"),
                        deadline + length / SLOWEST,
                        TimeUnit.MILLISECONDS);
        body.whole.whenComplete((source, problem) -> {
            late.cancel();
            share.settle();
            request.getComponents().getExecutor().execute(() -> {
                if (share.isGone()) {
                    say(response, callback, 503, "body.busy");
                } else if (problem != null) {
                    say(response, callback, 408, "body.slow");
                } else {
                    Turns.answer(getHandler(), body, response, callback);
                }
            });
        });
        body.run();
        return true;
    }

    private static void giveUp(Request request, String reason) {
        try {
            request.fail(new TimeoutException(reason));
        } catch (IllegalStateException e) {
            // It has ended meanwhile, and whoever says this must not suffer for it.
            LOG.debug("nothing to give up: {}", reason, e);
        }
    }

    /** Where a request comes from. */
    static String address(Proxies proxies, Request request) {
        return proxies.asker(
                Request.getRemoteAddr(request), request.getHeaders().getValuesList("X-Forwarded-For"));
    }

    /**
     * A request whose body is coming; when all of it is here, it is read from this. It is copied as it comes: what the network
     * hands over is memory of another kind, of which there is little. Room is taken for what is here, not for what is announced.
     */
    private static final class Arriving extends Request.Wrapper implements Runnable {
        private static final int FIRST = 4096;

        private final int length;
        /** What is too large is forgotten while it comes; the door says so afterwards. */
        private final boolean kept;

        private final KeptBytes.Share share;
        private final CompletableFuture<Content.Source> whole = new CompletableFuture<>();
        private byte[] bytes = new byte[0];
        private int size;

        Arriving(Request request, int length, boolean kept, KeptBytes.Share share) {
            super(request);
            this.length = length;
            this.kept = kept;
            this.share = share;
        }

        /** Takes what is here, and comes again when there is more. */
        @Override
        public void run() {
            while (true) {
                Content.Chunk chunk = super.read();
                if (chunk == null) {
                    super.demand(this);
                    return;
                }
                if (Content.Chunk.isFailure(chunk)) {
                    whole.completeExceptionally(chunk.getFailure());
                    return;
                }
                if (kept) {
                    take(chunk.getByteBuffer());
                }
                chunk.release();
                if (chunk.isLast()) {
                    whole.complete(Content.Source.from(ByteBuffer.wrap(bytes, 0, size)));
                    return;
                }
            }
        }

        private void take(ByteBuffer more) {
            int needed = size + more.remaining();
            if (needed > bytes.length) {
                int room = Math.max(needed, Math.min(length, Math.max(FIRST, 2 * bytes.length)));
                share.keep(room - bytes.length);
                bytes = Arrays.copyOf(bytes, room);
            }
            int count = more.remaining();
            more.get(bytes, size, count);
            size += count;
        }

        @Override
        public Content.Chunk read() {
            return whole.join().read();
        }

        @Override
        public void demand(Runnable more) {
            whole.join().demand(more);
        }

        @Override
        public void fail(Throwable problem) {
            whole.thenAccept(source -> source.fail(problem));
            super.fail(problem);
        }
    }

    private static void say(Response response, Callback callback, int status, String key) {
        response.setStatus(status);
        if (status == 503) {
            response.getHeaders().put(HttpHeader.RETRY_AFTER, 5L);
        }
        response.getHeaders().put(HttpHeader.CONNECTION, "close");
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/plain; charset=utf-8");
        String text = Stream.of(Language.values())
                .map(language -> WORDS.text(language.locale(), key) + "\n")
                .distinct()
                .collect(Collectors.joining());
        response.write(true, ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), callback);
    }
}
