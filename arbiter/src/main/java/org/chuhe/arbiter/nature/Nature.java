package org.chuhe.arbiter.nature;

import org.chuhe.text.Coded;

/** The nature of a ply (2011 and 2020 rules, 24.1–24.8). */
public enum Nature implements Coded {
    /** 将: attacks the king (24.1). */
    CHECK("check", "将"),
    /** 杀: threatens to mate by continuous checks (24.2). */
    KILL("kill", "杀"),
    /** 捉: threatens to win a piece (24.3). */
    CHASE("chase", "捉"),
    /** 兑: offers an exchange (24.4). */
    EXCHANGE("exchange", "兑"),
    /** 献: offers itself (24.5). */
    OFFER("offer", "献"),
    /** 拦: stands in an enemy's way (24.6). */
    BLOCK("block", "拦"),
    /** 跟: keeps an eye on a protected piece (24.7). */
    FOLLOW("follow", "跟"),
    /** 闲: none of these (24.8). */
    IDLE("idle", "闲"),
    /** 疑: not settled within the budget; it may be any of them. */
    UNDECIDED("undecided", "疑");

    private final String code;
    private final String term;

    Nature(String code, String term) {
        this.code = code;
        this.term = term;
    }

    @Override
    public String code() {
        return code;
    }

    /** The Chinese term, one character. */
    public String term() {
        return term;
    }

    /** Whether it is an attack 打: 将, 杀 or 捉. Play that consists of nothing else is prohibited (24.13). */
    public boolean isAttack() {
        return this == CHECK || this == KILL || this == CHASE;
    }
}
