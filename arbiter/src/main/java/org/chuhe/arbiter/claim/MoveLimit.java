package org.chuhe.arbiter.claim;

import org.chuhe.arbiter.book.Thresholds;
import org.chuhe.core.Side;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/**
 * How far a game is from the natural move limit 自然限着 (2011 rules, 4.2.4, 22.2): so many rounds in a row without a
 * capture. Of the claimant's checks at most ten count, so the two sides may stand differently.
 *
 * @param limit the rounds that are needed
 * @param quietPlies plies since the last capture
 * @param checksByRed how many of them were checks by Red
 * @param checksByBlack how many of them were checks by Black
 * @param checksThatCount how many of the claimant's checks count
 */
public record MoveLimit(int limit, int quietPlies, int checksByRed, int checksByBlack, int checksThatCount) {
    private static final Messages WORDS = Messages.beside(MoveLimit.class);

    /** The count now. Plies that a FEN reports as quiet before it count, without checks. */
    public static MoveLimit in(MoveSequence game, Thresholds thresholds) {
        return new MoveLimit(
                thresholds.quietRounds(),
                game.quietPlies(),
                game.checksBy(Side.RED),
                game.checksBy(Side.BLACK),
                thresholds.checksThatCount());
    }

    private int checksBy(Side side) {
        return side == Side.RED ? checksByRed : checksByBlack;
    }

    /** The rounds that count if this side claims: a round with a check of its own beyond the tenth does not. */
    public int roundsFor(Side claimant) {
        return Math.max(0, quietPlies / 2 - Math.max(0, checksBy(claimant) - checksThatCount));
    }

    /** Whether a claim by this side is justified. */
    public boolean isReachedFor(Side claimant) {
        return roundsFor(claimant) >= limit;
    }

    /** The count for a claimant in words. */
    public Message words(Side claimant) {
        int checks = checksBy(claimant);
        return WORDS.message(
                checks > checksThatCount ? "limit-checks" : "limit",
                quietPlies / 2,
                roundsFor(claimant),
                limit,
                checks,
                checksThatCount);
    }
}
