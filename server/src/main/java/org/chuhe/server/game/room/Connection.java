package org.chuhe.server.game.room;

import java.util.concurrent.atomic.AtomicInteger;
import org.chuhe.server.platform.connections.TokenBucket;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Somebody who watches or plays a game over a WebSocket. Sending never waits; who cannot keep up is dropped. */
public final class Connection {
    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);
    /** Messages that may be on their way to a client at once. */
    private static final int MOST_PENDING = 100;

    private static final int BURST = 20;
    private static final int PER_SECOND = 10;
    /** Pings come every ten seconds; who leaves so many in a row without an answer is gone when the next is due. */
    private static final int MOST_UNANSWERED = 4;
    /** How many refused messages end a connection. */
    private static final int PATIENCE = 50;
    /** Delays that are remembered; the least of them counts, so that one slow answer earns nothing. */
    private static final int SAMPLES = 4;

    private final Session session;
    private final Onlooker onlooker;
    private final AtomicInteger pending = new AtomicInteger();
    private final TokenBucket messages;
    private final long[] delays = new long[SAMPLES];
    private final Callback sent = Callback.from(pending::decrementAndGet, failure -> pending.decrementAndGet());
    private int measured;
    private int tooFast;
    private boolean complained;
    private String pingToken = "";
    private long pingedAt;
    private int unanswered;

    public Connection(Session session, Onlooker onlooker, long now) {
        this.session = session;
        this.onlooker = onlooker;
        this.messages = new TokenBucket(BURST, PER_SECOND, now);
    }

    public Onlooker onlooker() {
        return onlooker;
    }

    public void send(String text) {
        if (!session.isOpen()) {
            return;
        }
        if (pending.incrementAndGet() > MOST_PENDING) {
            LOG.warn("dropped: {} cannot keep up", onlooker.address());
            session.disconnect();
            return;
        }
        session.sendText(text, sent);
    }

    /** Whether a message may be listened to; who goes on too fast for long is shown out. */
    public boolean allows(long now) {
        if (messages.take(now) == 0) {
            return true;
        }
        if (++tooFast == PATIENCE) {
            LOG.warn("disconnected: {} floods game {}", onlooker.address(), onlooker.game());
            session.close(1008, "too many messages", Callback.NOOP);
        }
        return false;
    }

    /** Puts a refusal on the server's log: the first of a connection, so that nobody can fill the log. */
    public synchronized void complain(String what) {
        if (!complained) {
            complained = true;
            LOG.warn("refused: {} from {} in game {}", what, onlooker.address(), onlooker.game());
        }
    }

    /** Begins a measurement of the network; who never answers is dropped. */
    public synchronized void ping(String token, long now) {
        if (++unanswered > MOST_UNANSWERED) {
            LOG.warn("dropped: {} does not answer", onlooker.address());
            session.disconnect();
            return;
        }
        pingToken = token;
        pingedAt = now;
        send(ServerMessages.ping(token));
    }

    /** Ends it; an answer to something else counts for nothing. */
    public synchronized void pong(String token, long now) {
        unanswered = 0;
        if (!pingToken.isEmpty() && pingToken.equals(token)) {
            delays[measured++ % SAMPLES] = Math.max(0, now - pingedAt);
            pingToken = "";
        }
    }

    /** The network's delay, there and back, as the server has measured it. */
    synchronized long delay() {
        int count = Math.min(measured, SAMPLES);
        long least = count == 0 ? 0 : Long.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            least = Math.min(least, delays[i]);
        }
        return least;
    }

    public void close(int code, String reason) {
        session.close(code, reason, Callback.NOOP);
    }

    public boolean isOpen() {
        return session.isOpen();
    }
}
