package org.chuhe.tournament.swiss.matching;

/**
 * A vector of numbers for every vertex and blossom, all of the same width, compared lexicographically. They lie one after
 * the other in a single array, because comparing and adding them is most of what a search does.
 */
final class Vectors {
    private final int width;
    private final long[] numbers;

    Vectors(int count, int width) {
        this.width = width;
        numbers = new long[count * width];
    }

    int width() {
        return width;
    }

    long part(int x, int component) {
        return numbers[x * width + component];
    }

    boolean isZero(int x) {
        for (int i = x * width; i < (x + 1) * width; i++) {
            if (numbers[i] != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether the vector of {@code x} comes before another. */
    boolean isLess(int x, long[] other) {
        int at = x * width;
        for (int i = 0; i < width; i++) {
            if (numbers[at + i] != other[i]) {
                return numbers[at + i] < other[i];
            }
        }
        return false;
    }

    /** Copies the vector that begins at a place of an array. */
    void set(int x, long[] source, int from) {
        System.arraycopy(source, from, numbers, x * width, width);
    }

    void setZero(int x) {
        for (int i = x * width; i < (x + 1) * width; i++) {
            numbers[i] = 0;
        }
    }

    void add(int x, long[] step, int times) {
        int at = x * width;
        for (int i = 0; i < width; i++) {
            numbers[at + i] += times * step[i];
        }
    }

    /** Makes every number even, upwards. */
    void roundUpToEven(int x) {
        for (int i = x * width; i < (x + 1) * width; i++) {
            numbers[i] += numbers[i] & 1;
        }
    }

    void copyTo(int x, long[] target, int at) {
        System.arraycopy(numbers, x * width, target, at, width);
    }
}
