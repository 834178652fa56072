package org.chuhe.server.training.practice;

import java.util.List;
import org.chuhe.text.Coded;

/**
 * How an answer is marked.
 *
 * @param plies the mark of each ply
 * @param verdict whether the verdict is right
 */
public record Mark(List<PlyMark> plies, boolean verdict) {
    /** What the verdict is worth: as much as two plies. */
    public static final int VERDICT_POINTS = 4;

    /** The mark of a ply. */
    public enum PlyMark implements Coded {
        /** The nature itself. */
        EXACT("exact", 2),
        /** Rightly called permitted, but another kind of permitted move: 闲, 兑, 献, 拦 and 跟 are one class (24.8). */
        PERMITTED("permitted", 1),
        WRONG("wrong", 0);

        private final String code;
        private final int points;

        PlyMark(String code, int points) {
            this.code = code;
            this.points = points;
        }

        @Override
        public String code() {
            return code;
        }

        public int points() {
            return points;
        }
    }

    public Mark {
        plies = List.copyOf(plies);
    }

    public int points() {
        return plies.stream().mapToInt(PlyMark::points).sum() + (verdict ? VERDICT_POINTS : 0);
    }

    public int outOf() {
        return plies.size() * PlyMark.EXACT.points() + VERDICT_POINTS;
    }

    /** Whether nothing was missed. */
    public boolean perfect() {
        return points() == outOf();
    }
}
