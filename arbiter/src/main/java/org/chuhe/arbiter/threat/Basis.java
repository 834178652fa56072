package org.chuhe.arbiter.threat;

/**
 * What an answer of a search rests on, packed into an int: how many plies its proof is long at most, how many quiet checks
 * the side gives for whom the answer is good, the farthest place on the way at which a position stood that it repeats, and
 * the {@link Terms#OPEN} questions that were asked. With at least so many plies and checks left, and these questions answered
 * alike, the answer is the same.
 */
final class Basis {
    /** Nothing. */
    static final int NONE = 0;
    /** Somebody had a move: at the horizon it would have been another. */
    static final int ONE_PLY = 1;
    /** A limit was met: with more plies or checks left the answer may be another. */
    static final int LIMITED = 0x40;

    private static final int PLIES = 0xFF;
    private static final int CHECKS = 0xFF00;
    private static final int CHECK = 0x100;
    private static final int REPEATS = 0xFF0000;

    private Basis() {}

    static int repeating(int depth) {
        return depth << 16;
    }

    static int repeats(int basis) {
        return (basis & REPEATS) >> 16;
    }

    /** The same answer, where what is repeated is part of it. */
    static int settled(int basis) {
        return basis & ~REPEATS;
    }

    /** The questions on whose answers it depends. */
    static int questions(int basis) {
        return basis & Terms.OPEN;
    }

    static boolean isLimited(int basis) {
        return (basis & PLIES) >= LIMITED;
    }

    static int after(int basis, boolean quietCheck) {
        return basis + 1 + (quietCheck ? CHECK : 0);
    }

    static int join(int one, int other) {
        return Math.max(one & PLIES, other & PLIES)
                | Math.max(one & CHECKS, other & CHECKS)
                | Math.max(one & REPEATS, other & REPEATS)
                | (one | other) & Terms.OPEN;
    }

    /** Whether an answer is the same with so many plies and quiet checks left; a limited one is found where it was made. */
    static boolean holds(int basis, int plies, int checks) {
        return isLimited(basis)
                || (basis & PLIES) <= plies && ((basis & CHECKS) == 0 || (basis & CHECKS) <= checks * CHECK);
    }
}
