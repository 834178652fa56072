package org.chuhe.game.result;

import org.chuhe.text.Article;

/** Why a game ended, with the article it ends by (2011 rules). */
public enum Reason {
    /** 将死. */
    CHECKMATE("4.1.1"),
    /** 困毙. */
    STALEMATE("4.1.2"),
    /** 自杀. */
    SUICIDE("4.1.3"),
    /** 单方长将. */
    PERPETUAL_CHECK("4.1.4"),
    /** 应变着而不变. */
    NOT_VARIED("4.1.5"),
    /** 超时. */
    TIME("4.1.6"),
    /** 迟到. */
    LATE("4.1.7"),
    /** 违反行棋规定. */
    ILLEGAL_MOVES("4.1.8"),
    /** 未走棋先按钟. */
    EMPTY_PRESSES("4.1.9"),
    /** 犯规. */
    FOULS("4.1.10"),
    /** 自然限着和棋不属实. */
    FALSE_LIMIT_CLAIMS("4.1.11"),
    /** 认输. */
    RESIGNATION("4.1.12"),
    /** 违反纪律. */
    DISCIPLINE("4.1.13"),
    /** 提议作和. */
    AGREEMENT("4.2.1"),
    /** 双方均无取胜可能. */
    NO_ATTACKERS("4.2.2"),
    /** 不变作和. */
    REPETITION("4.2.3"),
    /** 自然限着. */
    MOVE_LIMIT("4.2.4"),
    /** Both flags are found fallen; the event's regulations say what that means. */
    BOTH_FLAGS("21.1"),
    /** 双方弃权. */
    BOTH_LATE("20.2"),
    /** 退出比赛. */
    WITHDRAWAL("19.1"),
    /** 先后手颠倒. */
    COLOURS_REVERSED("5.8.1"),
    /** A dispute decided by the arbiter, who names the article. */
    ARBITER("16.3");

    private final Article article;

    Reason(String number) {
        this.article = ConductBook.article(number);
    }

    public Article article() {
        return article;
    }
}
