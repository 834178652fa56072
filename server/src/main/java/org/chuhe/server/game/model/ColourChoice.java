package org.chuhe.server.game.model;

import java.util.Optional;
import java.util.stream.Stream;

/** How the colours are found. */
public enum ColourChoice {
    /** Whoever makes the game takes Red. */
    RED("red"),
    /** Whoever makes the game takes Black. */
    BLACK("black"),
    /** 抽签. */
    LOT("lot"),
    /** 猜先: whoever comes guesses. */
    GUESS("guess");

    private final String id;

    ColourChoice(String id) {
        this.id = id;
    }

    /** The word that requests and the database know it by. */
    public String id() {
        return id;
    }

    static Optional<ColourChoice> byId(String id) {
        return Stream.of(values()).filter(colours -> colours.id().equals(id)).findFirst();
    }
}
