package org.chuhe.engines.broadcast;

import java.io.IOException;

/** The way to whoever shows a match. */
@FunctionalInterface
public interface BroadcastLine {
    /**
     * Sends news.
     *
     * @return the answer, JSON
     * @throws IOException if it did not get there; it is tried again
     * @throws BroadcastRefused if it is not wanted there; trying again is of no use
     */
    String send(String news) throws IOException, InterruptedException, BroadcastRefused;
}
