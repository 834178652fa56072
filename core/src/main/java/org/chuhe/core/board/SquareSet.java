package org.chuhe.core.board;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A set of points, as a value: one bit for each of the 90 points. In a loop points come in their order, rank by rank:
 *
 * <pre>{@code
 * for (int square = set.first(); square >= 0; square = set.next(square)) …
 * }</pre>
 */
public final class SquareSet {
    public static final SquareSet EMPTY = new SquareSet(0, 0);

    /** The points 0…63. */
    private final long low;
    /** The points 64…89. */
    private final long high;

    private SquareSet(long low, long high) {
        this.low = low;
        this.high = high;
    }

    public static SquareSet of(int... squares) {
        long low = 0;
        long high = 0;
        for (int square : squares) {
            low |= low(square);
            high |= high(square);
        }
        return new SquareSet(low, high);
    }

    /** The points for which something holds. */
    public static SquareSet where(IntPredicate holds) {
        long low = 0;
        long high = 0;
        for (int square = 0; square < Points.COUNT; square++) {
            if (holds.test(square)) {
                low |= low(square);
                high |= high(square);
            }
        }
        return new SquareSet(low, high);
    }

    private static long low(int square) {
        return square < Long.SIZE ? 1L << square : 0;
    }

    private static long high(int square) {
        return square < Long.SIZE ? 0 : 1L << square;
    }

    public boolean contains(int square) {
        return (low & low(square) | high & high(square)) != 0;
    }

    public boolean isEmpty() {
        return (low | high) == 0;
    }

    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** The first point, or -1 if there is none. */
    public int first() {
        if (low != 0) {
            return Long.numberOfTrailingZeros(low);
        }
        return high == 0 ? -1 : Long.SIZE + Long.numberOfTrailingZeros(high);
    }

    /** The first point after a given one, or -1 if there is none. */
    public int next(int square) {
        int from = square + 1;
        long restLow = from < Long.SIZE ? low & -1L << from : 0;
        long restHigh = from <= Long.SIZE ? high : high & -1L << from;
        if (restLow != 0) {
            return Long.numberOfTrailingZeros(restLow);
        }
        return restHigh == 0 ? -1 : Long.SIZE + Long.numberOfTrailingZeros(restHigh);
    }

    public SquareSet with(int square) {
        return new SquareSet(low | low(square), high | high(square));
    }

    public SquareSet without(int square) {
        return new SquareSet(low & ~low(square), high & ~high(square));
    }

    /** The points of either set. */
    public SquareSet or(SquareSet other) {
        return new SquareSet(low | other.low, high | other.high);
    }

    /** The points of both sets. */
    public SquareSet and(SquareSet other) {
        return new SquareSet(low & other.low, high & other.high);
    }

    /** The points that are not in another set. */
    public SquareSet minus(SquareSet other) {
        return new SquareSet(low & ~other.low, high & ~other.high);
    }

    public boolean containsAll(SquareSet other) {
        return (other.low & ~low | other.high & ~high) == 0;
    }

    /** The points for which something holds. */
    public SquareSet filter(IntPredicate holds) {
        SquareSet kept = this;
        for (int square = first(); square >= 0; square = next(square)) {
            if (!holds.test(square)) {
                kept = kept.without(square);
            }
        }
        return kept;
    }

    /** Whether something holds for a point of the set. */
    public boolean any(IntPredicate holds) {
        for (int square = first(); square >= 0; square = next(square)) {
            if (holds.test(square)) {
                return true;
            }
        }
        return false;
    }

    public IntStream stream() {
        return IntStream.iterate(first(), square -> square >= 0, this::next);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SquareSet set && low == set.low && high == set.high;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(low * 31 + high);
    }

    /** The points as numbers, e.g. {@code {4, 85}}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int square = first(); square >= 0; square = next(square)) {
            text.append(text.length() == 1 ? "" : ", ").append(square);
        }
        return text.append('}').toString();
    }
}
