package org.chuhe.arbiter.review;

import org.chuhe.arbiter.repetition.Cycle;

/**
 * A stretch of a game in which the same moves come round often enough to be ruled on. Plies are counted from 1.
 *
 * @param cycle the moves of one round, the last before a ruling could first be asked for
 * @param basis which threshold was reached first
 * @param firstPly the first ply that counts
 * @param claimablePly after this ply a ruling can be asked for
 * @param lastPly the last ply that still belongs to the same round of moves
 */
public record Recurrence(Cycle cycle, Basis basis, int firstPly, int claimablePly, int lastPly) {
    /** Why a ruling can be asked for. */
    public enum Basis {
        /** The moves have come round three times (23.1). */
        TIMES_ROUND,
        /** Three or more moves a side, for nine rounds (23.4). */
        ROUNDS_ON_MANY_POINTS
    }
}
