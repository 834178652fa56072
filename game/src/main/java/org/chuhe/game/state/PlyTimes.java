package org.chuhe.game.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What each ply that stands has taken; a longer list shares the shorter one. */
public final class PlyTimes {
    static final PlyTimes NONE = new PlyTimes(null, new PlyTime(0, 0, 0), 0);

    /**
     * The clock at one ply, in milliseconds.
     *
     * @param used what the move has taken
     * @param red what Red had left until the flag
     * @param black what Black had left
     */
    public record PlyTime(long used, long red, long black) {}

    private final @Nullable PlyTimes before;
    private final PlyTime last;
    private final int plies;

    private PlyTimes(@Nullable PlyTimes before, PlyTime last, int plies) {
        this.before = before;
        this.last = last;
        this.plies = plies;
    }

    PlyTimes plus(PlyTime next) {
        return new PlyTimes(this, next, plies + 1);
    }

    /** Of the first so many plies. */
    PlyTimes upTo(int ply) {
        PlyTimes times = this;
        while (times.before != null && times.plies > ply) {
            times = times.before;
        }
        return times;
    }

    /** Of the last ply. */
    PlyTime last() {
        return last;
    }

    /** From the first ply on. */
    public List<PlyTime> all() {
        List<PlyTime> all = new ArrayList<>(plies);
        for (PlyTimes times = this; times.before != null; times = times.before) {
            all.add(times.last);
        }
        Collections.reverse(all);
        return all;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlyTimes that && all().equals(that.all());
    }

    @Override
    public int hashCode() {
        return last.hashCode() * 31 + plies;
    }

    @Override
    public String toString() {
        return all().toString();
    }
}
