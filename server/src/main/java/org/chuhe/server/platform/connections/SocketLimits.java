package org.chuhe.server.platform.connections;

import java.time.Duration;
import org.eclipse.jetty.websocket.api.Session;

/** What somebody at the other end of a WebSocket may do to us. */
public final class SocketLimits {
    /** Pings come every ten seconds; who has not answered for so long is gone. */
    private static final Duration SILENCE = Duration.ofSeconds(45);

    private SocketLimits() {}

    /** Nobody says more than this at once, nor is silent for ever. */
    public static void set(Session session, int largestFrame) {
        session.setIdleTimeout(SILENCE);
        session.setMaxTextMessageSize(largestFrame);
        session.setMaxBinaryMessageSize(largestFrame);
        session.setMaxFrameSize(largestFrame);
        session.setInputBufferSize(largestFrame);
    }
}
