package org.chuhe.server.play;

import java.util.Locale;

/** How far a live game has come, from the empty seat to the signatures. */
enum Progress {
    /** A seat is free. */
    WAITING,
    /** 猜先. */
    GUESSING,
    /** Begins when both are here, or when the organiser says so. */
    READY,
    PLAYING,
    PAUSED,
    OVER,
    /** Signed (article 9). */
    CLOSED,
    CANCELLED;

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean begun() {
        return this == PLAYING || this == PAUSED || this == OVER || this == CLOSED;
    }

    boolean running() {
        return this == PLAYING || this == PAUSED;
    }

    boolean finished() {
        return this == OVER || this == CLOSED;
    }
}
