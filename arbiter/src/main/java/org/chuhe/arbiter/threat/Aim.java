package org.chuhe.arbiter.threat;

import org.chuhe.core.Square;

/**
 * What an attacker wants to prove: that one of the targets falls and the balance reaches a threshold.
 *
 * @param targets the pieces aimed at, by {@link org.chuhe.core.board.Board#idAt id}; empty if anything will do
 * @param worthless pieces that the attacker may take, but that count nothing
 * @param threshold the {@link Material#value} to be reached
 * @param result what suffices
 * @param balance the balance at the start
 * @param anyCaptor whether king and pawns take like other pieces, which they do not where a chase is in question (26.1)
 */
record Aim(boolean[] targets, boolean[] worthless, int threshold, Result result, int balance, boolean anyCaptor) {
    private static final boolean[] NOTHING = new boolean[Square.COUNT];

    /** What suffices. */
    enum Result {
        /** A gain. */
        GAIN,
        /**
         * An even result, because each side takes a piece of the other's (26.5): the target must be a gain at the moment it
         * falls, and retaking on its point must leave a gain.
         */
        EVEN_TRADE,
        /** What {@link #EVEN_TRADE} needs on some target: one that falls as a gain and is not retaken at once. */
        SOME_EVEN_TRADE
    }

    /** To win one of some pieces with a gain of at least {@code threshold}. */
    static Aim at(boolean[] targets, int threshold) {
        return new Aim(targets, NOTHING, threshold, Result.GAIN, Material.EVEN, false);
    }

    /** To win a piece where each side takes one of the other's and the result is even (26.5). */
    static Aim evenTrade(boolean[] targets) {
        return new Aim(targets, NOTHING, 0, Result.EVEN_TRADE, Material.EVEN, false);
    }

    /** What must be reachable if any of some pieces can be won in an even trade. */
    static Aim someEvenTrade(boolean[] targets) {
        return new Aim(targets, NOTHING, 0, Result.SOME_EVEN_TRADE, Material.EVEN, false);
    }

    /** To gain anything, starting from a balance. */
    static Aim anyGain(int balance) {
        return new Aim(new boolean[0], NOTHING, 1, Result.GAIN, balance, false);
    }

    Aim notCounting(boolean[] worthless) {
        return new Aim(targets, worthless, threshold, result, balance, anyCaptor);
    }

    Aim byAnyCaptor() {
        return new Aim(targets, worthless, threshold, result, balance, true);
    }

    boolean wantsAnything() {
        return targets.length == 0;
    }

    /** Whether it asks for no more, so that where it cannot be reached another aim cannot be either. */
    boolean isWiderThan(Aim other) {
        boolean comparable = result == Result.GAIN
                ? other.result == Result.GAIN
                : result == Result.SOME_EVEN_TRADE && other.result == Result.EVEN_TRADE;
        if (!comparable
                || threshold > other.threshold
                || balance != other.balance
                || anyCaptor != other.anyCaptor
                || targets.length != other.targets.length) {
            return false;
        }
        for (int id = 0; id < targets.length; id++) {
            if (other.targets[id] && !targets[id] || worthless[id] && !other.worthless[id]) {
                return false;
            }
        }
        return true;
    }
}
