package org.chuhe.server.practice;

/**
 * What somebody has achieved so far.
 *
 * @param answers how many questions were answered, repeated ones included
 * @param points what they brought
 * @param outOf what they could have brought
 * @param verdicts how many verdicts were right
 * @param figures how many different figures were met
 * @param mastered how many of these were judged rightly and for the right reasons when last met
 */
public record Score(int answers, int points, int outOf, int verdicts, int figures, int mastered) {
    public static final Score NONE = new Score(0, 0, 0, 0, 0, 0);

    /** The share of points won, in percent; zero for nothing answered. */
    public int percent() {
        return outOf == 0 ? 0 : Math.round(100f * points / outOf);
    }
}
