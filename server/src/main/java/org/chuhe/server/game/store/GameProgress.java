package org.chuhe.server.game.store;

import org.chuhe.text.Coded;

/** How far a live game has come, from the empty seat to the signatures. */
public enum GameProgress implements Coded {
    /** A seat is free. */
    WAITING("waiting"),
    /** 猜先. */
    GUESSING("guessing"),
    /** Begins when both are here, or when the organiser says so. */
    READY("ready"),
    PLAYING("playing"),
    PAUSED("paused"),
    OVER("over"),
    /** Signed (article 9). */
    CLOSED("closed"),
    CANCELLED("cancelled");

    private final String code;

    GameProgress(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    boolean begun() {
        return this == PLAYING || this == PAUSED || this == OVER || this == CLOSED;
    }

    public boolean running() {
        return this == PLAYING || this == PAUSED;
    }

    public boolean finished() {
        return this == OVER || this == CLOSED;
    }
}
