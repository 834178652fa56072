package org.chuhe.tournament.ranking;

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

    /** "11" or "5.5". */
    @Override
    public String toString() {
        String sign = halves < 0 ? "-" : "";
        int size = Math.abs(halves);
        return sign + size / 2 + (size % 2 == 0 ? "" : ".5");
    }
}
