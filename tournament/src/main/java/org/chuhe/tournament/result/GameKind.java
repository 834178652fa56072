package org.chuhe.tournament.result;

import org.chuhe.text.Coded;

/** What a game of a match is for. */
public enum GameKind implements Coded {
    /** One of the games of the match itself. */
    REGULAR("regular"),
    /** 快棋, added to break a tie. */
    RAPID("rapid"),
    /** 超快棋, added to break a tie. */
    BLITZ("blitz"),
    /** 附加赛 in which a draw counts as a win for Black (和棋黑胜). */
    DECIDER("decider");

    private final String code;

    GameKind(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
