package org.chuhe.server.platform.connections;

import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.chuhe.server.platform.config.Proxies;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.io.content.AsyncContent;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
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
        return super.handle(request, answer, answer);
    }

    /** An answer, and the callback of whoever gives it: what he has written waits here, and the web server hears when it is sent. */
    private final class Answer extends Response.Wrapper implements Callback {
        private final Callback callback;
        private final KeptBytes.Share share;
        private final AsyncContent waiting = new AsyncContent();
        private final Callback.Completable sent = new Callback.Completable(InvocationType.BLOCKING);
        private boolean begun;
        private boolean complete;
        private long length;

        Answer(Request request, Response response, Callback callback) {
            super(request, response);
            this.callback = callback;
            this.share = kept.share(
                    WholeBody.address(proxies, request), () -> cut(new EofException("too many answers are not read")));
        }

        @Override
        public void write(boolean last, @Nullable ByteBuffer content, Callback written) {
            if (sent.isCompletedExceptionally() || share.isGone()) {
                written.failed(new EofException("nobody reads the answer"));
                return;
            }
            add(last, content == null ? BufferUtil.EMPTY_BUFFER : content);
            written.succeeded();
        }

        /** Copies it, since its giver goes on to use the same memory. */
        private void add(boolean last, ByteBuffer content) {
            length += content.remaining();
            complete |= last;
            share.keep(content.remaining());
            do {
                byte[] part = new byte[Math.min(PART, content.remaining())];
                content.get(part);
                waiting.write(
                        last && !content.hasRemaining(),
                        ByteBuffer.wrap(part),
                        Callback.from(() -> share.release(part.length)));
            } while (content.hasRemaining());
            if (!begun) {
                begun = true;
                Content.copy(waiting, getWrapped(), sent);
            }
        }

        @Override
        public void succeeded() {
            if (begun && !complete) {
                waiting.close();
            }
            if (begun && !sent.isDone()) {
                Scheduler.Task late = getRequest()
                        .getComponents()
                        .getScheduler()
                        .schedule(
                                () -> cut(new TimeoutException("the answer was read too slowly")),
                                deadline + length / SLOWEST,
                                TimeUnit.MILLISECONDS);
                sent.whenComplete((nothing, problem) -> late.cancel());
            }
            end(null);
        }

        @Override
        public void failed(Throwable failure) {
            if (begun) {
                cut(failure);
            }
            end(failure);
        }

        /** Ends the connection, and with it what is on its way. */
        private void cut(Throwable cause) {
            if (!sent.isDone()) {
                waiting.fail(cause);
                getRequest()
                        .getConnectionMetaData()
                        .getConnection()
                        .getEndPoint()
                        .close();
            }
        }

        /** All was given, or its giver has given up; when nothing is on its way any more, the web server hears of it. */
        private void end(@Nullable Throwable failure) {
            if (!begun) {
                sent.succeeded();
            }
            sent.whenComplete((nothing, problem) -> {
                share.close();
                if (failure == null && problem == null) {
                    callback.succeeded();
                } else {
                    callback.failed(failure == null ? problem : failure);
                }
            });
        }

        @Override
        public boolean hasLastWrite() {
            return complete || super.hasLastWrite();
        }
    }
}
