package org.chuhe.server.connections;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.server.settings.Proxies;
import org.chuhe.text.Language;
import org.chuhe.text.Messages;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Lets a request in when all of it is here. Until then no thread waits for it, so that a client which sends a byte now and
 * then keeps nobody out. A body must come at a certain rate, and only so much of large ones is kept at a time.
 */
public final class WholeBody extends Handler.Wrapper {
    private static final Messages WORDS = Messages.beside(WholeBody.class);
    /** Every body has this time, and more for its size. */
    private static final long LEAST_MILLIS = 10_000;
    /** The slowest rate at which a body may come, in bytes a millisecond. */
    private static final long SLOWEST = 8;
    /** Up to this many bytes we listen to what is too large, so that the refusal arrives. */
    private static final long HEARD_OUT = 32L << 20;
    /** What one address may send at a time of bodies that are larger than forms; in a hall only a few bring files. */
    private static final int LARGE_EACH = 4;

    private final Proxies proxies;
    private final int form;
    private final int largest;
    /** How many large bodies are kept at a time: an eighth of the memory. */
    private final int mostLarge;

    private final AtomicInteger large = new AtomicInteger();
    private final Map<String, Integer> largeOf = new ConcurrentHashMap<>();

    /**
     * With sizes in bytes.
     *
     * @param form what forms may be
     * @param largest what files may be
     */
    public WholeBody(Proxies proxies, int form, int largest) {
        this.proxies = proxies;
        this.form = form;
        this.largest = largest;
        this.mostLarge = (int) Math.max(2, Runtime.getRuntime().maxMemory() / 8 / largest);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        long length = request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH);
        boolean refused =
                length > largest && (length > HEARD_OUT || request.getHeaders().contains(HttpHeader.EXPECT));
        if (length <= 0 || refused) {
            return super.handle(request, response, callback);
        }
        if (length > form && !takeLarge(request)) {
            say(response, callback, 503, "body.busy");
            return true;
        }
        CompletableFuture<?> body = length > largest ? heardOut(request) : kept(request, (int) length + 1);
        Scheduler.Task late = request.getComponents()
                .getScheduler()
                .schedule(
                        () -> request.fail(new TimeoutException("the body came too slowly")),
                        LEAST_MILLIS + length / SLOWEST,
                        TimeUnit.MILLISECONDS);
        body.whenComplete((bytes, problem) -> {
            late.cancel();
            request.getComponents().getExecutor().execute(() -> {
                if (problem != null) {
                    say(response, callback, 408, "body.slow");
                } else {
                    go(new Complete(request, bytes instanceof byte[] all ? all : new byte[0]), response, callback);
                }
            });
        });
        return true;
    }

    private static CompletableFuture<byte[]> kept(Request request, int most) {
        CompletableFuture<byte[]> done = new CompletableFuture<>();
        Content.Source.asByteArrayAsync(request, most, Promise.Invocable.toPromise(done));
        return done;
    }

    /** Forgets what is too large while it comes; the door says so afterwards. */
    private static CompletableFuture<Boolean> heardOut(Request request) {
        CompletableFuture<Boolean> done = new CompletableFuture<>();
        Content.Source.consumeAll(request, Callback.from(() -> done.complete(true), done::completeExceptionally));
        return done;
    }

    private boolean takeLarge(Request request) {
        String address = proxies.asker(
                Request.getRemoteAddr(request), request.getHeaders().getValuesList("X-Forwarded-For"));
        if (large.incrementAndGet() > mostLarge) {
            large.decrementAndGet();
            return false;
        }
        if (largeOf.merge(address, 1, Integer::sum) > LARGE_EACH) {
            giveBack(address);
            return false;
        }
        Request.addCompletionListener(request, problem -> giveBack(address));
        return true;
    }

    private void giveBack(String address) {
        large.decrementAndGet();
        largeOf.computeIfPresent(address, (key, count) -> count > 1 ? count - 1 : null);
    }

    private void go(Request whole, Response response, Callback callback) {
        try {
            if (!super.handle(whole, response, callback)) {
                Response.writeError(whole, response, callback, 404);
            }
        } catch (Exception | Error e) {
            Response.writeError(whole, response, callback, e);
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

    /** A request whose body is here. */
    private static final class Complete extends Request.Wrapper {
        private final Content.Source body;

        Complete(Request request, byte[] body) {
            super(request);
            this.body = Content.Source.from(ByteBuffer.wrap(body));
        }

        @Override
        public Content.Chunk read() {
            return body.read();
        }

        @Override
        public void demand(Runnable more) {
            body.demand(more);
        }

        @Override
        public void fail(Throwable problem) {
            body.fail(problem);
            super.fail(problem);
        }
    }
}
