package org.chuhe.arbiter.book;

import org.chuhe.text.Message;

/**
 * From when on something can be claimed, and how long there is to vary (2011 rules, 4.2.4, 22.2, 23). The texts of the
 * other editions that we have leave these numbers open and borrow them ({@link RuleBook#borrowsFrom()}); a competition
 * may set some of them itself.
 *
 * @param timesRound how often the same moves must come round before a ruling can be asked for (23.1: three)
 * @param roundsOnManyPoints after how many rounds 回合 on three or more points that is not needed (23.4: nine)
 * @param roundsToVary how many rounds there are after a ruling to vary (23.5.2: two)
 * @param quietRounds the natural move limit: rounds without a capture (4.2.4: sixty, fewer if the regulations say so)
 * @param checksThatCount how many of the claimant's own checks count towards the limit (22.2: ten)
 */
public record Thresholds(
        int timesRound, int roundsOnManyPoints, int roundsToVary, int quietRounds, int checksThatCount) {
    /** The numbers of 2011. */
    public static final Thresholds OF_2011 = new Thresholds(3, 9, 2, 60, 10);

    public Thresholds {
        if (timesRound < 2 || roundsOnManyPoints < 1 || roundsToVary < 0 || quietRounds < 1 || checksThatCount < 0) {
            throw new IllegalArgumentException("impossible thresholds");
        }
    }

    /** The numbers in a sentence. */
    public Message words() {
        return BookWords.WORDS.message(
                "thresholds", timesRound, roundsOnManyPoints, roundsToVary, quietRounds, checksThatCount);
    }

    public Thresholds withRoundsToVary(int rounds) {
        return new Thresholds(timesRound, roundsOnManyPoints, rounds, quietRounds, checksThatCount);
    }

    /** With another natural move limit, as smaller events may lay down (4.2.4). */
    public Thresholds withQuietRounds(int rounds) {
        return new Thresholds(timesRound, roundsOnManyPoints, roundsToVary, rounds, checksThatCount);
    }

    public Thresholds withChecksThatCount(int checks) {
        return new Thresholds(timesRound, roundsOnManyPoints, roundsToVary, quietRounds, checks);
    }
}
