package org.chuhe.game.result;

import org.chuhe.text.Article;
import org.chuhe.text.Coded;

/** Why a game ended, with the article it ends by (2011 rules). */
public enum Reason implements Coded {
    /** 将死. */
    CHECKMATE("checkmate", "4.1.1"),
    /** 困毙. */
    STALEMATE("stalemate", "4.1.2"),
    /** 自杀. */
    SUICIDE("suicide", "4.1.3"),
    /** 单方长将. */
    PERPETUAL_CHECK("perpetual-check", "4.1.4"),
    /** 应变着而不变. */
    NOT_VARIED("not-varied", "4.1.5"),
    /** 超时. */
    TIME("time", "4.1.6"),
    /** 迟到. */
    LATE("late", "4.1.7"),
    /** 违反行棋规定. */
    ILLEGAL_MOVES("illegal-moves", "4.1.8"),
    /** 未走棋先按钟. */
    EMPTY_PRESSES("empty-presses", "4.1.9"),
    /** 犯规. */
    FOULS("fouls", "4.1.10"),
    /** 自然限着和棋不属实. */
    FALSE_LIMIT_CLAIMS("false-limit-claims", "4.1.11"),
    /** 认输. */
    RESIGNATION("resignation", "4.1.12"),
    /** 违反纪律. */
    DISCIPLINE("discipline", "4.1.13"),
    /** 提议作和. */
    AGREEMENT("agreement", "4.2.1"),
    /** 双方均无取胜可能. */
    NO_ATTACKERS("no-attackers", "4.2.2"),
    /** 不变作和. */
    REPETITION("repetition", "4.2.3"),
    /** 自然限着. */
    MOVE_LIMIT("move-limit", "4.2.4"),
    /** Both flags are found fallen; the event's regulations say what that means. */
    BOTH_FLAGS("both-flags", "21.1"),
    /** 双方弃权. */
    BOTH_LATE("both-late", "20.2"),
    /** 退出比赛. */
    WITHDRAWAL("withdrawal", "19.1"),
    /** 先后手颠倒. */
    COLOURS_REVERSED("colours-reversed", "5.8.1"),
    /** A dispute decided by the arbiter, who names the article. */
    ARBITER("arbiter", "16.3");

    private final String code;
    private final Article article;

    Reason(String code, String number) {
        this.code = code;
        this.article = ConductBook.article(number);
    }

    @Override
    public String code() {
        return code;
    }

    public Article article() {
        return article;
    }
}
