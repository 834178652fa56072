package org.chuhe.server.game.room;

import java.util.Optional;
import org.chuhe.core.Side;

/**
 * The causes of steps that players' messages lead to: {@code red:m12}, and where something was given back for the network's delay
 * {@code red:m12 80}. So the log of a game is the one account of what was given back, whatever process serves the game.
 */
final class PlayerCause {
    private PlayerCause() {}

    /** The name of a message has no spaces. */
    static String of(Side side, String message) {
        return side.code() + ":" + message;
    }

    static String with(String cause, long givenBack) {
        return givenBack == 0 ? cause : cause + " " + givenBack;
    }

    /** The cause without what was given back: what comes twice is known by it. */
    static String name(String cause) {
        int end = cause.indexOf(' ');
        return side(cause).isEmpty() || end < 0 ? cause : cause.substring(0, end);
    }

    static long givenBack(String cause) {
        String name = name(cause);
        return name.length() == cause.length() ? 0 : Long.parseLong(cause.substring(name.length() + 1));
    }

    /** Whose message it was, if it was a player's. */
    static Optional<Side> side(String cause) {
        for (Side side : Side.values()) {
            if (cause.startsWith(side.code() + ":")) {
                return Optional.of(side);
            }
        }
        return Optional.empty();
    }
}
