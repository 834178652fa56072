package org.chuhe.engines.stats;

import java.util.Locale;
import java.util.Optional;

/**
 * How much stronger a program is, by the usual curve: a share s of the points is a difference of −400 log10(1/s − 1).
 *
 * @param elo the difference
 * @param low the lower end of the interval of 95 %
 * @param high its upper end
 * @param superiority how likely it is that the first program is the stronger one
 */
public record EloEstimate(double elo, double low, double high, double superiority) {
    /** Normal distribution: 95 % lie within so many standard deviations. */
    private static final double NINETY_FIVE = 1.959963984540054;
    /** Nobody is told more than this from a clean score. */
    private static final double MOST = 2000;

    /** The estimate; empty if there is no pair yet. */
    public static Optional<EloEstimate> of(Pentanomial pairs) {
        if (pairs.pairs() == 0) {
            return Optional.empty();
        }
        double mean = pairs.mean();
        double deviation = Math.sqrt(pairs.variance() / pairs.pairs());
        double superiority =
                deviation == 0 ? (mean > 0.5 ? 1 : mean < 0.5 ? 0 : 0.5) : normal((mean - 0.5) / deviation);
        return Optional.of(new EloEstimate(
                elo(mean), elo(mean - NINETY_FIVE * deviation), elo(mean + NINETY_FIVE * deviation), superiority));
    }

    /** The difference that goes with a share of the points. */
    static double elo(double share) {
        if (share <= 0) {
            return -MOST;
        }
        if (share >= 1) {
            return MOST;
        }
        return Math.max(-MOST, Math.min(MOST, 400 * Math.log10(share / (1 - share))));
    }

    /** The share of the points that goes with a difference. */
    static double share(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /** The normal distribution function, by the error function of Abramowitz and Stegun 7.1.26 (error below 2 · 10⁻⁷). */
    private static double normal(double x) {
        double z = Math.abs(x) / Math.sqrt(2);
        double t = 1 / (1 + 0.3275911 * z);
        double poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
        double erf = 1 - poly * Math.exp(-z * z);
        return x < 0 ? (1 - erf) / 2 : (1 + erf) / 2;
    }

    /** As tables print it: {@code +35 ±12}; a clean score tells nothing of how much. */
    public String text() {
        if (Math.abs(elo) == MOST) {
            return elo > 0 ? "+∞" : "-∞";
        }
        return String.format(Locale.ROOT, "%+.0f ±%.0f", elo, (high - low) / 2);
    }
}
