package org.chuhe.server.platform.http;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsContext;
import java.io.IOException;
import java.util.concurrent.TimeoutException;
import org.chuhe.server.platform.config.FaultLog;
import org.eclipse.jetty.websocket.api.exceptions.WebSocketException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What becomes of a WebSocket on which something goes wrong. That somebody goes away, says nothing or says what he must not
 * is of no interest; a fault of ours stands on the log.
 */
final class BrokenLines {
    private static final Logger LOG = LoggerFactory.getLogger(BrokenLines.class);
    private static final int FAULT = 1011;

    private BrokenLines() {}

    static void routes(RoutesConfig routes) {
        routes.wsException(Exception.class, (fault, context) -> {
            tell(context, fault);
            context.closeSession(FAULT, "");
        });
        routes.wsBefore(socket -> socket.onError(context -> {
            Throwable problem = context.error();
            if (problem != null && !isTheirs(problem)) {
                tell(context, problem);
            }
        }));
    }

    private static void tell(WsContext context, Throwable fault) {
        FaultLog.tell(LOG, "a line failed: " + context.pathParamMap(), fault);
    }

    /** Whether the network or the other end is all there is to it. */
    private static boolean isTheirs(Throwable problem) {
        for (Throwable each = problem; each != null; each = each.getCause()) {
            if (!(each instanceof IOException
                    || each instanceof TimeoutException
                    || each instanceof WebSocketException
                    || each instanceof org.eclipse.jetty.websocket.core.exception.WebSocketException)) {
                return false;
            }
        }
        return true;
    }
}
