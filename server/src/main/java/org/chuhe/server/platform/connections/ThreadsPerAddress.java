package org.chuhe.server.platform.connections;

import org.chuhe.server.platform.config.Proxies;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.handler.ThreadLimitHandler;

/**
 * Lets only so many requests of one address be worked on at a time; the others wait for their turn, and no thread with them.
 * More would be no faster, and whoever asks for a thousand pages at once leaves the threads to those elsewhere and to games.
 */
final class ThreadsPerAddress extends ThreadLimitHandler {
    private final Proxies proxies;

    ThreadsPerAddress(Proxies proxies) {
        this(proxies, Math.max(16, 4 * Runtime.getRuntime().availableProcessors()));
    }

    /** With as many at a time as the caller says. */
    ThreadsPerAddress(Proxies proxies, int most) {
        this.proxies = proxies;
        setThreadLimit(most);
    }

    /** As everywhere else: what a proxy says counts only if it is trusted. */
    @Override
    protected String getRemoteIP(Request request) {
        return WholeBody.address(proxies, request);
    }
}
