package org.chuhe.tournament.swiss.matching;

/**
 * The layout of a lexicographic cost: digits, the weightiest first, three to a number. A digit's total stays below 65,536,
 * so a digit never runs into the next, and prices have room to grow.
 */
public final class Digits {
    private static final int PER_WORD = 3;
    private static final int BITS = 16;
    private static final long MASK = (1L << BITS) - 1;

    private final int width;

    public Digits(int count) {
        this.width = Math.max(1, (count + PER_WORD - 1) / PER_WORD);
    }

    /** How many numbers a vector needs. */
    public int width() {
        return width;
    }

    private static int shift(int digit) {
        return BITS * (PER_WORD - 1 - digit % PER_WORD);
    }

    /** Adds to a digit of the vector that begins at a place of an array. */
    public void add(long[] vector, int at, int digit, long value) {
        vector[at + digit / PER_WORD] += value << shift(digit);
    }

    public int read(long[] vector, int digit) {
        return (int) ((vector[digit / PER_WORD] >> shift(digit)) & MASK);
    }

    /** The weightiest digit in which a difference of two vectors is not zero; -1 if there is none. */
    public int first(long[] difference) {
        for (int word = 0; word < difference.length; word++) {
            long value = difference[word];
            for (int place = 0; value != 0 && place < PER_WORD; place++) {
                int shift = shift(place);
                // A smaller digit may be negative: rounded, it does not hide the one before it.
                long rounded = shift == 0 ? value : (value + (1L << shift - 1)) >> shift;
                if (rounded != 0) {
                    return PER_WORD * word + place;
                }
            }
        }
        return -1;
    }
}
