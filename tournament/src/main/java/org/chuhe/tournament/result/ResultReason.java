package org.chuhe.tournament.result;

import org.chuhe.text.Coded;
import org.chuhe.tournament.text.Notice;

/** Why a game ended as it did (2011 rules, 4.1, 4.2): what an arbiter writes beside the result. */
public enum ResultReason implements Coded {
    /** Nobody has said. */
    NONE("", "", Ends.ANY),
    MATE("mate", "4.1.1", Ends.WON),
    STALEMATE("stalemate", "4.1.2", Ends.WON),
    /** 自杀. */
    SUICIDE("suicide", "4.1.3", Ends.WON),
    PERPETUAL_CHECK("perpetual-check", "4.1.4", Ends.WON),
    /** Had to vary and did not. */
    NOT_VARIED("not-varied", "4.1.5", Ends.WON),
    TIME("time", "4.1.6", Ends.WON),
    /** 迟到; by forfeit. */
    LATE("late", "4.1.7", Ends.FORFEITED),
    ILLEGAL_MOVES("illegal-moves", "4.1.8", Ends.WON),
    EMPTY_PRESSES("empty-presses", "4.1.9", Ends.WON),
    FOULS("fouls", "4.1.10", Ends.WON),
    FALSE_CLAIMS("false-claims", "4.1.11", Ends.WON),
    RESIGNED("resigned", "4.1.12", Ends.WON),
    BREACH("breach", "4.1.13", Ends.WON),
    AGREED("agreed", "4.2.1", Ends.DRAWN),
    NOBODY_CAN_WIN("nobody-can-win", "4.2.2", Ends.DRAWN),
    REPETITION("repetition", "4.2.3", Ends.DRAWN),
    MOVE_LIMIT("move-limit", "4.2.4", Ends.DRAWN);

    /** Which results a reason can stand beside. */
    private enum Ends {
        ANY,
        WON,
        DRAWN,
        FORFEITED
    }

    private final String code;
    private final String article;
    private final Ends ends;

    ResultReason(String code, String article, Ends ends) {
        this.code = code;
        this.article = article;
        this.ends = ends;
    }

    @Override
    public String code() {
        return code;
    }

    /** The article of the 2011 rules. */
    public String article() {
        return article;
    }

    /** What arbiters call it, with its article. */
    public Notice label() {
        return Notice.of("reason." + code, article);
    }

    /** Whether it can be the reason of a result. */
    public boolean fits(Result result) {
        return switch (ends) {
            case ANY -> true;
            case WON -> result == Result.RED_WINS || result == Result.BLACK_WINS;
            case DRAWN -> result == Result.DRAW;
            case FORFEITED -> result.forfeited();
        };
    }
}
