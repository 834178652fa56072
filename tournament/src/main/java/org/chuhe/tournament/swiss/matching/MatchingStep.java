package org.chuhe.tournament.swiss.matching;

/** The greatest change of prices that leaves no slack and no price of a blossom negative. */
final class MatchingStep {
    private final long[] size;
    private boolean limited;

    MatchingStep(int width) {
        size = new long[width];
    }

    /** Stops where a vector that falls {@code times} as fast as prices change comes down to zero. */
    void limit(Vectors falling, int x, int times) {
        if (limited && !goesBeyond(falling, x, times)) {
            return;
        }
        for (int i = 0; i < size.length; i++) {
            size[i] = falling.part(x, i) / times;
        }
        limited = true;
    }

    private boolean goesBeyond(Vectors falling, int x, int times) {
        for (int i = 0; i < size.length; i++) {
            long limit = falling.part(x, i) / times;
            if (limit != size[i]) {
                return limit < size[i];
            }
        }
        return false;
    }

    /** Whether anything stops the step; if not, prices could fall for ever, and there is no perfect matching. */
    boolean isLimited() {
        return limited;
    }

    boolean isZero() {
        for (long part : size) {
            if (part != 0) {
                return false;
            }
        }
        return true;
    }

    long[] size() {
        return size;
    }
}
