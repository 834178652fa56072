package org.chuhe.tournament.swiss;

/**
 * The layout of a lexicographic cost: digits, the weightiest first, three to a number. A digit's total stays below 65,536,
 * so a digit never runs into the next, and prices have room to grow.
 */
final class Digits {
    private static final int PER_WORD = 3;
    private static final int BITS = 16;
    private static final long MASK = (1L << BITS) - 1;

    final int count;
    final int width;

    Digits(int count) {
        this.count = count;
        this.width = Math.max(1, (count + PER_WORD - 1) / PER_WORD);
    }

    private static int shift(int digit) {
        return BITS * (PER_WORD - 1 - digit % PER_WORD);
    }

    void add(long[] vector, int at, int digit, long value) {
        vector[at + digit / PER_WORD] += value << shift(digit);
    }

    int read(long[] vector, int digit) {
        return (int) ((vector[digit / PER_WORD] >> shift(digit)) & MASK);
    }
}
