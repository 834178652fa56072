package org.chuhe.arbiter.claim;

import java.util.Locale;
import org.chuhe.arbiter.repetition.Cycle;

/**
 * Play that can be ruled on. Plies are counted from 1.
 *
 * @param cycle the moves of one round, or of the series, that end with the claimable ply
 * @param basis why a ruling can be asked for
 * @param firstPly the first ply that counts
 * @param claimablePly after this ply a ruling can be asked for
 * @param lastPly the last ply that still belongs to it
 */
public record Recurrence(Cycle cycle, Basis basis, int firstPly, int claimablePly, int lastPly) {
    /** Why a ruling can be asked for. */
    public enum Basis {
        /** The moves have come round three times (23.1). */
        TIMES_ROUND("23.1"),
        /** Nine rounds on three or more points (23.4). */
        ROUNDS_ON_MANY_POINTS("23.4");

        private final String article;

        Basis(String article) {
            this.article = article;
        }

        /** The name used in files. */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** The article of 2011. */
        public String article() {
            return article;
        }
    }

    /** The same play, still going on. */
    Recurrence until(int ply) {
        return new Recurrence(cycle, basis, firstPly, claimablePly, ply);
    }

    /** Whether it is going on at this ply, late enough to be ruled on. */
    boolean isClaimableAt(int ply) {
        return claimablePly <= ply && ply <= lastPly;
    }
}
