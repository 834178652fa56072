package org.chuhe.game.result;

import org.chuhe.text.Coded;

/** What a player may claim. */
public enum ClaimKind implements Coded {
    /** 自然限着: so many rounds without a capture (22.2). */
    MOVE_LIMIT("move-limit"),
    /** 待判局面: the moves have come round three times (23.1). */
    REPETITION("repetition");

    private final String code;

    ClaimKind(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
