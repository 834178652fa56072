package org.chuhe.arbiter.threat;

import org.chuhe.core.Square;

/**
 * What an attacker wants to prove: that one of the targets falls and the balance reaches a threshold.
 *
 * @param targets the pieces aimed at, by {@link org.chuhe.core.board.Board#idAt id}; empty if anything will do
 * @param excluded pieces that the attacker must not take
 * @param threshold the {@link Material#value} to be reached
 * @param evenTrade whether an even result will do because each side takes a piece of the other's (26.5): the target
 *     must be a gain at the moment it falls, and retaking on its point must leave a gain
 * @param balance the balance at the start
 */
record Aim(boolean[] targets, boolean[] excluded, int threshold, boolean evenTrade, int balance) {
    private static final boolean[] NOTHING = new boolean[Square.COUNT];

    /** To win one of some pieces with a gain of at least {@code threshold}. */
    static Aim at(boolean[] targets, int threshold) {
        return new Aim(targets, NOTHING, threshold, false, Material.EVEN);
    }

    /** To win a piece where each side takes one of the other's and the result is even (26.5). */
    static Aim evenTrade(boolean[] targets) {
        return new Aim(targets, NOTHING, 0, true, Material.EVEN);
    }

    /** To gain anything, starting from a balance. */
    static Aim anyGain(int balance) {
        return new Aim(new boolean[0], NOTHING, 1, false, balance);
    }

    Aim without(boolean[] excluded) {
        return new Aim(targets, excluded, threshold, evenTrade, balance);
    }

    boolean wantsAnything() {
        return targets.length == 0;
    }
}
