package org.chuhe.game.rules;

import java.time.Duration;
import org.chuhe.arbiter.book.Thresholds;

/**
 * Offers and claims (articles 22 and 23).
 *
 * @param offersAhead by how many one side's draw offers may exceed the other's (22.1); the words 超过对方达两次 (8.1.3) and
 *     不得多于对方两次 (22.1) are usually read so that the third one too many is the foul, by the letter it is the second
 * @param limitRounds 自然限着: so many rounds without a capture are a draw (4.2.4)
 * @param countedChecks how many of the claimant's checks count in those rounds (22.2)
 * @param falseClaimMillis what a false limit claim costs on the clock (22.2)
 * @param falseClaimsToLose the false limit claim in one stage that loses (4.1.11)
 * @param roundsToVary within how many rounds a ruled repetition must be left (23.5.2)
 * @param automatic whether limits and repetitions are ruled on without a claim, as on a server
 * @param warns whether a player is told before the move by which he would lose at once (23.5.1): no book asks for it, and it is
 *     advice, so only games for fun and events that lay it down have it
 */
public record ClaimRules(
        int offersAhead,
        int limitRounds,
        int countedChecks,
        long falseClaimMillis,
        int falseClaimsToLose,
        int roundsToVary,
        boolean automatic,
        boolean warns) {
    /** Where nobody is told beforehand. */
    public ClaimRules(
            int offersAhead,
            int limitRounds,
            int countedChecks,
            long falseClaimMillis,
            int falseClaimsToLose,
            int roundsToVary,
            boolean automatic) {
        this(
                offersAhead,
                limitRounds,
                countedChecks,
                falseClaimMillis,
                falseClaimsToLose,
                roundsToVary,
                automatic,
                false);
    }

    /** The book's own numbers. */
    public static final ClaimRules BOOK = new ClaimRules(
            2,
            Thresholds.OF_2011.quietRounds(),
            Thresholds.OF_2011.checksThatCount(),
            Duration.ofMinutes(5).toMillis(),
            2,
            Thresholds.OF_2011.roundsToVary(),
            false);

    public ClaimRules {
        GameRegulations.require(offersAhead >= 0, "offersAhead");
        GameRegulations.require(limitRounds > 0 && limitRounds <= 10_000, "limitRounds");
        GameRegulations.require(countedChecks >= 0, "countedChecks");
        GameRegulations.require(falseClaimMillis >= 0, "falseClaimMillis");
        GameRegulations.require(falseClaimsToLose > 0, "falseClaimsToLose");
        GameRegulations.require(roundsToVary > 0 && roundsToVary <= 1000, "roundsToVary");
    }

    /** Ruled on without a claim. */
    public ClaimRules automatically() {
        return new ClaimRules(
                offersAhead,
                limitRounds,
                countedChecks,
                falseClaimMillis,
                falseClaimsToLose,
                roundsToVary,
                true,
                warns);
    }

    /** With another number of rounds, as smaller events may lay down (4.2.4). */
    public ClaimRules withLimitRounds(int rounds) {
        return new ClaimRules(
                offersAhead,
                rounds,
                countedChecks,
                falseClaimMillis,
                falseClaimsToLose,
                roundsToVary,
                automatic,
                warns);
    }

    /** With the numbers of an edition. */
    ClaimRules withThresholds(Thresholds thresholds) {
        return new ClaimRules(
                offersAhead,
                thresholds.quietRounds(),
                thresholds.checksThatCount(),
                falseClaimMillis,
                falseClaimsToLose,
                thresholds.roundsToVary(),
                automatic,
                warns);
    }

    /** With another lead of one side's draw offers: 1 is the letter of 8.1.3 and 22.1, 2 the usual reading. */
    public ClaimRules withOffersAhead(int most) {
        return new ClaimRules(
                most, limitRounds, countedChecks, falseClaimMillis, falseClaimsToLose, roundsToVary, automatic, warns);
    }

    /** With or without a word before the move that loses. */
    public ClaimRules withWarning(boolean told) {
        return new ClaimRules(
                offersAhead,
                limitRounds,
                countedChecks,
                falseClaimMillis,
                falseClaimsToLose,
                roundsToVary,
                automatic,
                told);
    }
}
