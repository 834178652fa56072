package org.chuhe.engines.broadcast;

/** Whoever was to show a match will not; the message is his. */
public final class BroadcastRefused extends Exception {
    private static final long serialVersionUID = 1L;

    public BroadcastRefused(String message) {
        super(message);
    }
}
