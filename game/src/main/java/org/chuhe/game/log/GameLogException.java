package org.chuhe.game.log;

/** A text that is not the log of a game. */
public final class GameLogException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;

    GameLogException(int line, String message) {
        super("line " + line + ": " + message);
        this.line = line;
    }

    GameLogException(int line, String message, Throwable cause) {
        super("line " + line + ": " + message, cause);
        this.line = line;
    }

    /** The number of the faulty line, from 1. */
    public int line() {
        return line;
    }
}
