package org.chuhe.arbiter.review;

/**
 * The numbers that a competition may set (2011 rules, 4.2.4, 22.2, 23). The seeds of the other editions leave them open;
 * what a competition under such an edition does not set itself is taken from 2011.
 *
 * @param timesRound how often the same moves must come round before a ruling can be asked for (23.1: three)
 * @param roundsOnManyPoints after how many rounds 回合 a cycle of three or more moves a side may be ruled on without
 *     that (23.4: nine)
 * @param roundsToVary how many rounds the side that must vary has after the ruling (23.5.2: two)
 * @param quietRounds the natural move limit: rounds without a capture (4.2.4: sixty, fewer if the regulations say so)
 * @param checksThatCount how many of the claimant's own checks count towards the limit (22.2: ten)
 * @param minutesForFalseClaim what a false claim of the limit costs on the clock (22.2: five)
 */
public record Regulations(
        int timesRound,
        int roundsOnManyPoints,
        int roundsToVary,
        int quietRounds,
        int checksThatCount,
        int minutesForFalseClaim) {

    public static final Regulations STANDARD = new Regulations(3, 9, 2, 60, 10, 5);

    public Regulations {
        if (timesRound < 2
                || roundsOnManyPoints < 1
                || roundsToVary < 0
                || quietRounds < 1
                || checksThatCount < 0
                || minutesForFalseClaim < 0) {
            throw new IllegalArgumentException("impossible regulations");
        }
    }

    public Regulations withTimesRound(int times) {
        return new Regulations(
                times, roundsOnManyPoints, roundsToVary, quietRounds, checksThatCount, minutesForFalseClaim);
    }

    public Regulations withRoundsOnManyPoints(int rounds) {
        return new Regulations(timesRound, rounds, roundsToVary, quietRounds, checksThatCount, minutesForFalseClaim);
    }

    public Regulations withQuietRounds(int rounds) {
        return new Regulations(
                timesRound, roundsOnManyPoints, roundsToVary, rounds, checksThatCount, minutesForFalseClaim);
    }
}
