package org.chuhe.bench.load;

import java.util.Arrays;

/** Durations that were measured, in nanoseconds. */
final class LoadSamples {
    private long[] values = new long[1024];
    private int size;

    synchronized void add(long nanos) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
        }
        values[size++] = nanos;
    }

    synchronized long[] all() {
        return Arrays.copyOf(values, size);
    }
}
