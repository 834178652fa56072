package org.chuhe.server.game.store;

/** How far a live game has come, from the empty seat to the signatures. */
public enum GameProgress {
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

    private final String id;

    GameProgress(String id) {
        this.id = id;
    }

    /** The word that lists and the database know it by. */
    public String id() {
        return id;
    }

    /** The one that lists and the database know by a word. */
    public static GameProgress of(String id) {
        for (GameProgress progress : values()) {
            if (progress.id.equals(id)) {
                return progress;
            }
        }
        throw new IllegalArgumentException("no game is " + id);
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
