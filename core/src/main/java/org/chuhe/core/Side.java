package org.chuhe.core;

import java.util.Optional;
import org.chuhe.text.Coded;
import org.chuhe.text.Result;

/** The two sides. Red moves first (2011 rules, 2.1). */
public enum Side implements Coded {
    RED("red"),
    BLACK("black");

    private final String code;

    Side(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    /** The other side. */
    public Side opponent() {
        return this == RED ? BLACK : RED;
    }

    /** The result of a game that this side wins over the board. */
    public Result wins() {
        return this == RED ? Result.RED_WINS : Result.BLACK_WINS;
    }

    /** Who has won, if one side has, be it by forfeit. */
    public static Optional<Side> winner(Result result) {
        return result.redWon() ? Optional.of(RED) : result.blackWon() ? Optional.of(BLACK) : Optional.empty();
    }
}
