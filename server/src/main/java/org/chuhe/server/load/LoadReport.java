package org.chuhe.server.load;

import java.util.Arrays;
import java.util.List;

/**
 * What was measured.
 *
 * @param plan the load
 * @param moves moves made while it was measured
 * @param deliveries how often a client saw one of them
 * @param worst for every move, the time until the last of its watchers had it, in milliseconds
 * @param each for every delivery, its time
 * @param ended games that came to an end before the time was over
 * @param refused messages that the server refused
 * @param faults what clients saw that must not be: gaps, other moves, lost connections
 * @param serverMegabytes memory of the server process at its highest; 0 if it is not known
 */
public record LoadReport(
        LoadPlan plan,
        long moves,
        long deliveries,
        Percentiles worst,
        Percentiles each,
        int ended,
        long refused,
        List<String> faults,
        long serverMegabytes) {
    public LoadReport {
        faults = List.copyOf(faults);
    }

    /** Some percentiles, in milliseconds. */
    public record Percentiles(double p50, double p90, double p99, double max) {
        static Percentiles of(long[] nanos) {
            long[] sorted = nanos.clone();
            Arrays.sort(sorted);
            return new Percentiles(at(sorted, 0.5), at(sorted, 0.9), at(sorted, 0.99), at(sorted, 1));
        }

        private static double at(long[] sorted, double share) {
            if (sorted.length == 0) {
                return 0;
            }
            int index = (int) Math.ceil(share * sorted.length) - 1;
            return Math.round(sorted[Math.max(0, index)] / 10_000.0) / 100.0;
        }
    }
}
