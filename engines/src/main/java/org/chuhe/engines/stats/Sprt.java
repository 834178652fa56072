package org.chuhe.engines.stats;

/**
 * A sequential test of two hypotheses about the difference in strength: after every pair it says whether one of them can be
 * accepted. The likelihoods are those of the most likely distributions of pairs with each mean (the generalised test for
 * multinomial results).
 *
 * @param elo0 the difference if the change is worth nothing
 * @param elo1 the difference if it is worth something
 * @param alpha the chance to accept elo1 wrongly
 * @param beta the chance to accept elo0 wrongly
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    /** What was never seen is taken to have been seen this often, so that a clean score proves nothing at once. */
    private static final double UNSEEN = 1e-3;

    public Sprt {
        boolean sound = elo0 < elo1 && alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5;
        if (!sound || Math.abs(elo0) > 1000 || Math.abs(elo1) > 1000) {
            throw new IllegalArgumentException("no such test");
        }
    }

    /** What the test says. */
    public enum Outcome {
        GO_ON,
        /** The change is worth nothing, or harms. */
        ACCEPT_ELO0,
        /** The change is worth something. */
        ACCEPT_ELO1
    }

    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /** The logarithm of how much likelier the pairs are under elo1. */
    public double ratio(Pentanomial pairs) {
        if (pairs.pairs() == 0) {
            return 0;
        }
        double[] seen = new double[5];
        double sum = 0;
        for (int i = 0; i < 5; i++) {
            seen[i] = Math.max(UNSEEN, pairs.counts().get(i));
            sum += seen[i];
        }
        return logLikelihood(seen, sum, EloEstimate.share(elo1)) - logLikelihood(seen, sum, EloEstimate.share(elo0));
    }

    public Outcome outcome(Pentanomial pairs) {
        double ratio = ratio(pairs);
        if (ratio >= upper()) {
            return Outcome.ACCEPT_ELO1;
        }
        return ratio <= lower() ? Outcome.ACCEPT_ELO0 : Outcome.GO_ON;
    }

    /**
     * Of all distributions with this mean the one that makes what was seen likeliest is p(i) / (1 + t (a(i) − mean)), with the
     * t for which it has the mean; the sum below falls in t, so that halving finds it.
     */
    private static double logLikelihood(double[] seen, double sum, double mean) {
        double low = -1 / (1 - mean) + 1e-9;
        double high = 1 / mean - 1e-9;
        for (int step = 0; step < 100; step++) {
            double t = (low + high) / 2;
            double excess = 0;
            for (int i = 0; i < 5; i++) {
                double off = Pentanomial.score(i) - mean;
                excess += seen[i] / sum * off / (1 + t * off);
            }
            if (excess > 0) {
                low = t;
            } else {
                high = t;
            }
        }
        double t = (low + high) / 2;
        double log = 0;
        for (int i = 0; i < 5; i++) {
            log += seen[i] * Math.log(seen[i] / sum / (1 + t * (Pentanomial.score(i) - mean)));
        }
        return log;
    }
}
