package org.chuhe.game.rules;

import java.time.Duration;
import org.chuhe.arbiter.book.Thresholds;

/**
 * Offers and claims (articles 22 and 23).
 *
 * @param thresholds from when on something can be claimed, and how long there is to vary
 * @param offersAhead by how many one side's draw offers may exceed the other's (22.1); the words 超过对方达两次 (8.1.3) and
 *     不得多于对方两次 (22.1) are usually read so that the third one too many is the foul, by the letter it is the second
 * @param falseClaimMillis what a false limit claim costs on the clock (22.2)
 * @param falseClaimsToLose the false limit claim in one stage that loses (4.1.11)
 * @param automatic whether limits and repetitions are ruled on without a claim, as on a server
 * @param warns whether a player is told before the move by which he would lose at once (23.5.1): no book asks for it, and it is
 *     advice, so only games for fun and events that lay it down have it
 */
public record ClaimRules(
        Thresholds thresholds,
        int offersAhead,
        long falseClaimMillis,
        int falseClaimsToLose,
        boolean automatic,
        boolean warns) {
    /** The book's own numbers. */
    public static final ClaimRules BOOK =
            new ClaimRules(Thresholds.OF_2011, 2, Duration.ofMinutes(5).toMillis(), 2, false, false);

    public ClaimRules {
        GameRegulations.require(offersAhead >= 0, "offersAhead");
        GameRegulations.require(thresholds.quietRounds() <= 10_000, "quietRounds");
        GameRegulations.require(thresholds.roundsToVary() > 0 && thresholds.roundsToVary() <= 1000, "roundsToVary");
        GameRegulations.require(falseClaimMillis >= 0, "falseClaimMillis");
        GameRegulations.require(falseClaimsToLose > 0, "falseClaimsToLose");
    }

    /** Ruled on without a claim. */
    public ClaimRules automatically() {
        return new ClaimRules(thresholds, offersAhead, falseClaimMillis, falseClaimsToLose, true, warns);
    }

    /** With the numbers of an edition, or others, as smaller events may lay down (4.2.4). */
    public ClaimRules with(Thresholds other) {
        return new ClaimRules(other, offersAhead, falseClaimMillis, falseClaimsToLose, automatic, warns);
    }

    /** With another number of rounds, as smaller events may lay down (4.2.4). */
    public ClaimRules withLimitRounds(int rounds) {
        return with(thresholds.withQuietRounds(rounds));
    }

    /** With another lead of one side's draw offers: 1 is the letter of 8.1.3 and 22.1, 2 the usual reading. */
    public ClaimRules withOffersAhead(int most) {
        return new ClaimRules(thresholds, most, falseClaimMillis, falseClaimsToLose, automatic, warns);
    }

    /** With or without a word before the move that loses. */
    public ClaimRules withWarning(boolean told) {
        return new ClaimRules(thresholds, offersAhead, falseClaimMillis, falseClaimsToLose, automatic, told);
    }
}
