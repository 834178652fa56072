package org.chuhe.game.state;

import org.chuhe.text.Coded;

/** How far a game has come. */
public enum Phase implements Coded {
    PLAYING("playing"),
    /** Stopped by the arbiter; both clocks stand. */
    PAUSED("paused"),
    /** 对局终了: there is a result, not yet signed. */
    OVER("over"),
    /** 对局结束: both players and the arbiter have signed (article 9). */
    CLOSED("closed");

    private final String code;

    Phase(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
