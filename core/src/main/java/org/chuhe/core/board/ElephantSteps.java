package org.chuhe.core.board;

import java.util.Arrays;

/**
 * The elephant (2011 rules, 2.2): two points aslant, "田", never across the river. If the point in the middle is
 * occupied, by whomever, the elephant's eye is blocked (塞象眼) and it cannot go that way.
 */
final class ElephantSteps {
    /** {@code TO[square]}: where an elephant standing there may go. Empty off its own points' half. */
    static final byte[][] TO = new byte[90][];
    /** {@code EYE[square]}: the eye of each of those steps. */
    static final byte[][] EYE = new byte[90][];

    private ElephantSteps() {}

    static {
        for (int from = 0; from < 90; from++) {
            byte[] to = new byte[4];
            byte[] eye = new byte[4];
            int n = 0;
            for (int dx = -1; dx <= 1; dx += 2) {
                for (int dy = -1; dy <= 1; dy += 2) {
                    int target = Steps.at(from, 2 * dx, 2 * dy);
                    if (target != Steps.NONE && Steps.sameHalf(from, target)) {
                        to[n] = (byte) target;
                        eye[n++] = (byte) Steps.at(from, dx, dy);
                    }
                }
            }
            TO[from] = Arrays.copyOf(to, n);
            EYE[from] = Arrays.copyOf(eye, n);
        }
    }
}
