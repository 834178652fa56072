package org.chuhe.records.model;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.text.Coded;

/** How a game ended (2011 rules, article 4). */
public enum GameResult implements Coded {
    RED_WINS("red", "1-0"),
    BLACK_WINS("black", "0-1"),
    DRAW("draw", "1/2-1/2"),
    /** Not finished, or nobody wrote it down. */
    UNKNOWN("unknown", "*");

    private final String code;
    private final String text;

    GameResult(String code, String text) {
        this.code = code;
        this.text = text;
    }

    @Override
    public String code() {
        return code;
    }

    /** As PGN has it: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}. */
    public String text() {
        return text;
    }

    /** The result by which that side wins. */
    public static GameResult winFor(Side side) {
        return side == Side.RED ? RED_WINS : BLACK_WINS;
    }

    /** Who has won, if anybody. */
    public Optional<Side> winner() {
        return switch (this) {
            case RED_WINS -> Optional.of(Side.RED);
            case BLACK_WINS -> Optional.of(Side.BLACK);
            case DRAW, UNKNOWN -> Optional.empty();
        };
    }

    /** The result for a text of PGN, also in the short form {@code 1/2}; empty if it is none. */
    public static Optional<GameResult> ofText(String text) {
        return switch (text) {
            case "1-0", "1:0" -> Optional.of(RED_WINS);
            case "0-1", "0:1" -> Optional.of(BLACK_WINS);
            case "1/2-1/2", "1/2", "½-½", "0.5-0.5" -> Optional.of(DRAW);
            case "*" -> Optional.of(UNKNOWN);
            default -> Optional.empty();
        };
    }
}
