package org.chuhe.arbiter.book;

import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.text.Coded;
import org.chuhe.text.Message;

/** What happens if play goes on in the same way. */
public enum Verdict implements Coded {
    RED_MUST_VARY("red-must-vary"),
    BLACK_MUST_VARY("black-must-vary"),
    /** Neither side has to vary: a draw 不变作和. */
    DRAW("draw"),
    /** Not settled within the budget. */
    UNDECIDED("undecided");

    private final String code;

    Verdict(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    /** Who must vary, in a few words. */
    public Message words() {
        return BookWords.WORDS.message("verdict." + code);
    }

    /** The side that must vary, if there is one. */
    public Optional<Side> mustVary() {
        return switch (this) {
            case RED_MUST_VARY -> Optional.of(Side.RED);
            case BLACK_MUST_VARY -> Optional.of(Side.BLACK);
            case DRAW, UNDECIDED -> Optional.empty();
        };
    }

    public static Verdict mustVary(Side side) {
        return side == Side.RED ? RED_MUST_VARY : BLACK_MUST_VARY;
    }
}
