package org.chuhe.server.training.practice;

/**
 * What somebody has achieved so far in an edition.
 *
 * @param answers how many questions were answered, repeated ones included
 * @param points what they brought
 * @param outOf what they could have brought
 * @param figures how many different figures were met
 * @param perfect for how many of these nothing was missed when they were last met
 */
public record Score(int answers, int points, int outOf, int figures, int perfect) {
    public static final Score NONE = new Score(0, 0, 0, 0, 0);

    /** The share of points won, in percent; zero for nothing answered. */
    public int percent() {
        return outOf == 0 ? 0 : Math.round(100f * points / outOf);
    }
}
