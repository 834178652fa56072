package org.chuhe.server.platform.connections;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.chuhe.server.platform.config.Proxies;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.IteratingCallback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/**
 * Takes an answer from whoever gives it and hands it on as its reader takes it. No thread waits for that, so that clients which
 * do not read keep nobody out. An answer must be read at a certain rate, and only so much is kept of those that are not.
 */
final class WholeAnswer extends Handler.Wrapper {
    /** Every answer has this time, and more for its size. */
    private static final long LEAST_MILLIS = 10_000;
    /** The slowest rate at which an answer may be read, in bytes a millisecond. */
    private static final long SLOWEST = 8;
    /** What is handed on at a time: the virtual machine copies it, and each of its threads keeps room for the largest. */
    private static final int PART = 32 * 1024;

    private final Proxies proxies;
    private final long deadline;
    private final KeptBytes kept;

    /** Behind it another, which answers. */
    WholeAnswer(Proxies proxies, Handler next) {
        this(proxies, next, LEAST_MILLIS, new KeptBytes());
    }

    /** With a deadline of the caller's, in milliseconds, and with so much room. */
    WholeAnswer(Proxies proxies, Handler next, long deadline, KeptBytes kept) {
        super(next);
        this.proxies = proxies;
        this.deadline = deadline;
        this.kept = kept;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        Answer answer = new Answer(request, response, callback);
        return super.handle(request, answer, Callback.from(answer::given, answer::given));
    }

    /** Some of an answer. */
    private record Part(ByteBuffer bytes, boolean last) {}

    private final class Answer extends Response.Wrapper {
        private final Callback callback;
        private final EndPoint line;
        private final KeptBytes.Share share;
        private final Sender sender = new Sender();
        private final Deque<Part> waiting = new ArrayDeque<>();
        private long length;
        private boolean complete;
        /** Whether something waits or is on its way. */
        private boolean busy;
        /** Whether whoever gives the answer has given all of it, or has given up. */
        private boolean given;

        private boolean over;
        private @Nullable Throwable problem;
        private Scheduler.@Nullable Task late;

        Answer(Request request, Response response, Callback callback) {
            super(request, response);
            this.callback = callback;
            this.line = request.getConnectionMetaData().getConnection().getEndPoint();
            this.share = kept.share(
                    WholeBody.address(proxies, request), () -> cut(new EofException("too many answers are not read")));
        }

        @Override
        public void write(boolean last, @Nullable ByteBuffer content, Callback written) {
            int size = content == null ? 0 : content.remaining();
            Throwable failed;
            synchronized (this) {
                failed = problem;
                if (failed == null) {
                    add(last, content == null ? ByteBuffer.allocate(0) : content);
                }
            }
            if (failed != null) {
                written.failed(failed);
                return;
            }
            share.keep(size);
            sender.iterate();
            written.succeeded();
        }

        /** Copies it, since its giver goes on to use the same memory. */
        private void add(boolean last, ByteBuffer content) {
            length += content.remaining();
            complete |= last;
            busy = true;
            do {
                byte[] bytes = new byte[Math.min(PART, content.remaining())];
                content.get(bytes);
                waiting.add(new Part(ByteBuffer.wrap(bytes), last && !content.hasRemaining()));
            } while (content.hasRemaining());
        }

        private synchronized @Nullable Part next() {
            Part part = waiting.poll();
            busy = part != null;
            return part;
        }

        private void send(Part part, Callback sent) {
            super.write(part.last(), part.bytes(), sent);
        }

        private void given() {
            boolean unread;
            long time;
            synchronized (this) {
                given = true;
                unread = busy;
                time = deadline + length / SLOWEST;
            }
            if (unread) {
                await(time);
            }
            end();
        }

        private void await(long millis) {
            Scheduler.Task task = getRequest()
                    .getComponents()
                    .getScheduler()
                    .schedule(
                            () -> cut(new TimeoutException("the answer was read too slowly")),
                            millis,
                            TimeUnit.MILLISECONDS);
            synchronized (this) {
                late = task;
            }
        }

        private void given(Throwable failure) {
            boolean unread;
            synchronized (this) {
                given = true;
                unread = busy;
            }
            if (unread) {
                cut(failure);
            } else {
                fail(failure);
            }
        }

        /** Ends the connection, and with it what is on its way. */
        private void cut(Throwable cause) {
            synchronized (this) {
                if (over) {
                    return;
                }
                problem = problem == null ? cause : problem;
                waiting.clear();
            }
            line.close();
        }

        private void fail(Throwable failure) {
            synchronized (this) {
                problem = problem == null ? failure : problem;
                waiting.clear();
                busy = false;
            }
            end();
        }

        /** When all was given and nothing is on its way any more, the web server hears of it. */
        private void end() {
            Throwable failure;
            Scheduler.Task task;
            synchronized (this) {
                if (!given || busy || over) {
                    return;
                }
                over = true;
                failure = problem;
                task = late;
            }
            if (task != null) {
                task.cancel();
            }
            share.close();
            if (failure == null) {
                callback.succeeded();
            } else {
                callback.failed(failure);
            }
        }

        @Override
        public synchronized boolean hasLastWrite() {
            return complete || super.hasLastWrite();
        }

        /** Sends part after part, each when the one before is on the line. */
        private final class Sender extends IteratingCallback {
            private int size;

            @Override
            protected Action process() {
                Part part = next();
                if (part == null) {
                    end();
                    return Action.IDLE;
                }
                size = part.bytes().remaining();
                send(part, this);
                return Action.SCHEDULED;
            }

            @Override
            protected void onSuccess() {
                share.release(size);
            }

            @Override
            protected void onCompleteFailure(Throwable cause) {
                fail(cause);
            }
        }
    }
}
