package org.chuhe.arbiter.claim;

import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.text.Coded;

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
    public enum Basis implements Coded {
        /** The moves have come round three times (23.1). */
        TIMES_ROUND("times-round", "23.1"),
        /** Nine rounds on three or more points (23.4). */
        ROUNDS_ON_MANY_POINTS("rounds-on-many-points", "23.4");

        private final String code;
        private final String article;

        Basis(String code, String article) {
            this.code = code;
            this.article = article;
        }

        @Override
        public String code() {
            return code;
        }

        /** The article of 2011. */
        public String article() {
            return article;
        }
    }

    /** The same play, still going on. */
    public Recurrence until(int ply) {
        return new Recurrence(cycle, basis, firstPly, claimablePly, ply);
    }
}
