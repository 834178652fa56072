package org.chuhe.game.result;

/** What a player may claim. */
public enum ClaimKind {
    /** 自然限着: so many rounds without a capture (22.2). */
    MOVE_LIMIT,
    /** 待判局面: the moves have come round three times (23.1). */
    REPETITION
}
