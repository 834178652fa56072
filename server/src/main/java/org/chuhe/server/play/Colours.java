package org.chuhe.server.play;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How the colours are found. */
public enum Colours {
    /** Whoever makes the game takes Red. */
    RED,
    /** Whoever makes the game takes Black. */
    BLACK,
    /** 抽签. */
    LOT,
    /** 猜先: whoever comes guesses. */
    GUESS;

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Colours> byId(String id) {
        return Stream.of(values()).filter(colours -> colours.id().equals(id)).findFirst();
    }
}
