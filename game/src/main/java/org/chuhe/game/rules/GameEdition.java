package org.chuhe.game.rules;

import java.util.Locale;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Side;

/**
 * The rule books a game may be played under. The conduct of a game (articles 3–9 and 19–23) follows the 2011 book; the
 * edition says who moves first and which book rules on repetitions.
 */
public enum GameEdition {
    /** 象棋比赛规则 of 1957: the black pieces move first (chapter 3, 1). */
    CXA1957(Side.BLACK),
    CXA1999(Side.RED),
    /** 象棋竞赛规则 of 2011. */
    CXA2011(Side.RED),
    CXA2020(Side.RED),
    /** 世界象棋规则 of 2018. */
    WXF2018(Side.RED);

    private final Side firstToMove;

    GameEdition(Side firstToMove) {
        this.firstToMove = firstToMove;
    }

    /** The rule book. */
    public RuleBook book() {
        return RuleBooks.byId(name().toLowerCase(Locale.ROOT)).orElseThrow();
    }

    public Side firstToMove() {
        return firstToMove;
    }
}
