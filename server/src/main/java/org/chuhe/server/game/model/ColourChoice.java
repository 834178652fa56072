package org.chuhe.server.game.model;

import org.chuhe.text.Coded;

/** How the colours are found. */
public enum ColourChoice implements Coded {
    /** Whoever makes the game takes Red. */
    RED("red"),
    /** Whoever makes the game takes Black. */
    BLACK("black"),
    /** 抽签. */
    LOT("lot"),
    /** 猜先: whoever comes guesses. */
    GUESS("guess");

    private final String code;

    ColourChoice(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
