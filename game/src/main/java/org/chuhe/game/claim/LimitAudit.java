package org.chuhe.game.claim;

import org.chuhe.core.Side;
import org.chuhe.text.Message;

/**
 * The count behind a claim of the natural move limit 自然限着 (2011 rules, 22.2).
 *
 * @param rounds full rounds since the last capture
 * @param checks how many of the claimant's moves in them were checks
 * @param counted the rounds that count: no more than so many of the claimant's checks
 * @param needed the rounds that the regulations ask for
 */
public record LimitAudit(int rounds, int checks, int counted, int needed) {

    /**
     * Counts for a claimant.
     *
     * @param quietPlies plies since the last capture
     * @param checksSince the claimant's checks since then
     * @param countedChecks how many of them count
     * @param needed the rounds that the regulations ask for
     */
    public static LimitAudit of(int quietPlies, int checksSince, int countedChecks, int needed) {
        int rounds = quietPlies / 2;
        int discounted = Math.max(0, checksSince - countedChecks);
        return new LimitAudit(rounds, checksSince, Math.max(0, rounds - discounted), needed);
    }

    /** The count in words. */
    public Message why(int countedChecks) {
        String key = checks > countedChecks ? "audit.limit-checks" : "audit.limit";
        return PlainJudge.MESSAGES.message(key, rounds, counted, needed, checks, countedChecks);
    }

    /** Whether the claim is true. */
    public boolean holds() {
        return counted >= needed;
    }

    /** Checks of each side since the last capture, carried along move by move. */
    public record Checks(int red, int black) {
        public static final Checks NONE = new Checks(0, 0);

        public Checks add(Side side) {
            return side == Side.RED ? new Checks(red + 1, black) : new Checks(red, black + 1);
        }

        public int of(Side side) {
            return side == Side.RED ? red : black;
        }
    }
}
