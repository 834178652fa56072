package org.chuhe.server.platform.connections;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import org.chuhe.server.platform.config.Proxies;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Lets only so many requests of one address be worked on at a time; the others wait for their turn, and no thread with them.
 * More would be no faster, and whoever asks for a thousand pages at once leaves the threads to those elsewhere and to games.
 */
final class Turns extends Handler.Wrapper {
    private final Proxies proxies;
    private final int most;
    private final Map<String, Line> lines = new HashMap<>();

    Turns(Proxies proxies) {
        this(proxies, Math.max(16, 4 * Runtime.getRuntime().availableProcessors()));
    }

    /** With as many at a time as the caller says. */
    Turns(Proxies proxies, int most) {
        this.proxies = proxies;
        this.most = most;
    }

    /** Those of one address: how many are worked on, and who is next. */
    private static final class Line {
        private final Queue<Runnable> waiting = new ArrayDeque<>();
        private int working;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        String address = WholeBody.address(proxies, request);
        if (!begins(address, () -> later(address, request, response, callback))) {
            return true;
        }
        try {
            return super.handle(request, response, callback);
        } finally {
            next(address);
        }
    }

    private void later(String address, Request request, Response response, Callback callback) {
        request.getComponents().getExecutor().execute(() -> {
            try {
                answer(getHandler(), request, response, callback);
            } finally {
                next(address);
            }
        });
    }

    /** Has a request answered by whoever comes next, when the web server itself has turned to others. */
    static void answer(Handler next, Request request, Response response, Callback callback) {
        try {
            if (!next.handle(request, response, callback)) {
                Response.writeError(request, response, callback, 404);
            }
        } catch (Exception | Error e) {
            Response.writeError(request, response, callback, e);
        }
    }

    private synchronized boolean begins(String address, Runnable later) {
        Line line = lines.computeIfAbsent(address, key -> new Line());
        if (line.working == most) {
            line.waiting.add(later);
            return false;
        }
        line.working++;
        return true;
    }

    private void next(String address) {
        Runnable next;
        synchronized (this) {
            Line line = Objects.requireNonNull(lines.get(address));
            next = line.waiting.poll();
            if (next == null && --line.working == 0) {
                lines.remove(address);
            }
        }
        if (next != null) {
            next.run();
        }
    }
}
