package org.chuhe.game.state;

/** How far a game has come. */
public enum Phase {
    PLAYING,
    /** Stopped by the arbiter; both clocks stand. */
    PAUSED,
    /** 对局终了: there is a result, not yet signed. */
    OVER,
    /** 对局结束: both players and the arbiter have signed (article 9). */
    CLOSED
}
