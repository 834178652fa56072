package org.chuhe.bench.load;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was measured. What is not known is null, never 0.
 *
 * @param plan the load
 * @param moves moves made while it was measured
 * @param deliveries how often a client saw one of them
 * @param worst for every move, the time until the last of its watchers had it, in milliseconds
 * @param each for every delivery, its time
 * @param client what of these times is the test's own
 * @param returns who lost his connection and came back
 * @param ended games that came to an end before the time was over
 * @param refused messages that the server refused
 * @param faults what clients saw that must not be: gaps, other moves, lost connections
 * @param server what the server says of itself
 */
public record LoadReport(
        LoadPlan plan,
        long moves,
        long deliveries,
        @Nullable Percentiles worst,
        @Nullable Percentiles each,
        Client client,
        Returns returns,
        int ended,
        long refused,
        List<String> faults,
        Server server) {
    public LoadReport {
        faults = List.copyOf(faults);
    }

    /**
     * The test's own delays, by which the server looks slower than it is.
     *
     * @param sending how much later than planned moves were sent; this does not count as the server's time
     * @param reading how long messages lay with the test before it looked at them; this does
     */
    public record Client(
            @Nullable Percentiles sending, @Nullable Percentiles reading) {}

    /**
     * Connections that were lost.
     *
     * @param count how many came back
     * @param away for how long they were away, from the loss until the whole game was shown again
     */
    public record Returns(int count, @Nullable Percentiles away) {}

    /**
     * What the server says of itself.
     *
     * @param megabytes its memory at its highest
     * @param commit the mean time of a commit to the disk, in milliseconds
     * @param slowestCommit the slowest of the last minutes
     * @param slowestCollection the longest pause for garbage of the last minutes
     */
    public record Server(
            @Nullable Long megabytes,
            @Nullable Double commit,
            @Nullable Double slowestCommit,
            @Nullable Double slowestCollection) {
        static final Server UNKNOWN = new Server(null, null, null, null);

        /** Out of its metrics, as far as they say it. */
        static Server of(@Nullable Long megabytes, String metrics) {
            Double commits = value(metrics, "chuhe_play_commit_seconds_count");
            Double time = value(metrics, "chuhe_play_commit_seconds_sum");
            return new Server(
                    megabytes,
                    commits == null || time == null || commits == 0 ? null : millis(time / commits),
                    millis(value(metrics, "chuhe_play_commit_seconds_max")),
                    millis(value(metrics, "jvm_gc_pause_seconds_max")));
        }

        /** The largest value under a name, whatever it is labelled with. */
        private static @Nullable Double value(String metrics, String name) {
            return metrics.lines()
                    .filter(line -> line.startsWith(name + " ") || line.startsWith(name + "{"))
                    .map(line -> Double.valueOf(line.substring(line.lastIndexOf(' ') + 1)))
                    .max(Double::compare)
                    .orElse(null);
        }

        private static @Nullable Double millis(@Nullable Double seconds) {
            return seconds == null ? null : Math.round(seconds * 100_000) / 100.0;
        }
    }

    /** Some percentiles, in milliseconds. */
    public record Percentiles(double p50, double p90, double p99, double max) {
        /** Null if nothing was measured. */
        static @Nullable Percentiles of(long[] nanos) {
            if (nanos.length == 0) {
                return null;
            }
            long[] sorted = nanos.clone();
            Arrays.sort(sorted);
            return new Percentiles(at(sorted, 0.5), at(sorted, 0.9), at(sorted, 0.99), at(sorted, 1));
        }

        private static double at(long[] sorted, double share) {
            int index = (int) Math.ceil(share * sorted.length) - 1;
            return Math.round(sorted[Math.max(0, index)] / 10_000.0) / 100.0;
        }
    }
}
