package org.chuhe.tournament.ranking;

import org.jspecify.annotations.Nullable;

/** An exact number of half points: 小分 counts half of a drawn opponent's points. */
public record HalfPoints(int halves) implements Comparable<HalfPoints> {
    /** A whole number. */
    public static HalfPoints of(int points) {
        return new HalfPoints(2 * points);
    }

    public double value() {
        return halves / 2.0;
    }

    @Override
    public int compareTo(HalfPoints other) {
        return Integer.compare(halves, other.halves);
    }

    /** Spelled out, as is the other: a record's own would be put together anew by every short command. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof HalfPoints points && halves == points.halves;
    }

    @Override
    public int hashCode() {
        return halves;
    }

    /** "11" or "5.5". */
    @Override
    public String toString() {
        if (halves % 2 == 0) {
            return Integer.toString(halves / 2);
        }
        return (halves < 0 ? "-" : "") + Math.abs(halves) / 2 + ".5";
    }
}
