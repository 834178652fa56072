package org.chuhe.core.notation;

/** How coordinates count the ranks from Red's back rank. */
public enum Ranks {
    /** 0…9: ICCS, UCCI, Pikafish. */
    FROM_ZERO,
    /** 1…10: UCI as Fairy-Stockfish, PyChess and xiangqi.com use it. */
    FROM_ONE
}
