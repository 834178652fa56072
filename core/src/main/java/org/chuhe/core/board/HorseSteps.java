package org.chuhe.core.board;

import java.util.Arrays;

/**
 * The horse (2011 rules, 2.2): one point straight and one aslant, "日". If the point straight ahead is occupied, by
 * whomever, the horse's leg is tied (蹩马腿) and it cannot go that way.
 */
final class HorseSteps {
    /** No such point. */
    static final int NONE = -1;

    /** {@code LEG[square * 4 + d]}: the leg in direction d, or {@link #NONE} if nothing lies behind it. */
    static final byte[] LEG = new byte[90 * 4];
    /** {@code TO[square * 8 + 2 * d]} and the one after it: the two points behind leg d, or {@link #NONE}. */
    static final byte[] TO = new byte[90 * 8];

    /**
     * Seen from the point attacked: {@code ATTACKER[square * 8 + i]} is a point from which a horse attacks it, and
     * {@code ATTACKER_LEG} the leg of that horse. The leg is beside the horse, not beside its target: a horse may
     * attack a horse that cannot strike back.
     */
    static final byte[] ATTACKER = new byte[90 * 8];

    static final byte[] ATTACKER_LEG = new byte[90 * 8];

    private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    private HorseSteps() {}

    static {
        byte[] attackers = new byte[90];
        Arrays.fill(LEG, (byte) NONE);
        Arrays.fill(TO, (byte) NONE);
        Arrays.fill(ATTACKER, (byte) NONE);
        Arrays.fill(ATTACKER_LEG, (byte) NONE);
        for (int from = 0; from < 90; from++) {
            for (int d = 0; d < 4; d++) {
                int dx = STRAIGHT[d][0];
                int dy = STRAIGHT[d][1];
                int leg = Steps.at(from, dx, dy);
                int left = Steps.at(from, 2 * dx + dy, 2 * dy + dx);
                int right = Steps.at(from, 2 * dx - dy, 2 * dy - dx);
                if (left == NONE) {
                    left = right;
                    right = NONE;
                }
                if (left == NONE) {
                    continue;
                }
                LEG[from * 4 + d] = (byte) leg;
                TO[from * 8 + 2 * d] = (byte) left;
                TO[from * 8 + 2 * d + 1] = (byte) right;
                addAttacker(attackers, left, from, leg);
                if (right != NONE) {
                    addAttacker(attackers, right, from, leg);
                }
            }
        }
    }

    private static void addAttacker(byte[] counts, int target, int from, int leg) {
        int i = target * 8 + counts[target]++;
        ATTACKER[i] = (byte) from;
        ATTACKER_LEG[i] = (byte) leg;
    }
}
