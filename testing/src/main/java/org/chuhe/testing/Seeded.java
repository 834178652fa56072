package org.chuhe.testing;

import java.util.SplittableRandom;

/**
 * Property tests without a framework: run a property many times, each time with a random source of its own, and name
 * the seed when it fails, so that {@code -Dchuhe.seed=N} repeats exactly that run. A change is tested with the same seeds
 * each time; the nightly run takes fresh ones ({@code -Dchuhe.seeds=N}), so that properties see new cases.
 */
public final class Seeded {
    /** A property of whatever the random source makes. */
    @FunctionalInterface
    public interface Property {
        void check(SplittableRandom random) throws Exception;
    }

    private Seeded() {}

    /**
     * Checks {@code property} with the seeds N + 1 … N + {@code times}, where N is {@code -Dchuhe.seeds} (default 0), or with
     * the one given by {@code -Dchuhe.seed}.
     */
    public static void forAll(int times, Property property) {
        Long only = Long.getLong("chuhe.seed");
        if (only != null) {
            check(only, property);
            return;
        }
        long before = Long.getLong("chuhe.seeds", 0);
        for (long seed = before + 1; seed <= before + times; seed++) {
            check(seed, property);
        }
    }

    private static void check(long seed, Property property) {
        try {
            property.check(new SplittableRandom(seed));
        } catch (Exception | AssertionError e) {
            throw new AssertionError("failed with -Dchuhe.seed=" + seed + ": " + e.getMessage(), e);
        }
    }
}
