package org.chuhe.arbiter.threat;

/** How many positions the searches for one ply may look at, and how many they did. */
public final class Budget {
    private final long limit;
    private long used;
    private boolean exhausted;

    public Budget(long limit) {
        this.limit = limit;
    }

    /** Takes one position; false once there are none left. */
    boolean take() {
        if (used >= limit) {
            exhausted = true;
            return false;
        }
        used++;
        return true;
    }

    public long used() {
        return used;
    }

    /** Whether a search had to stop before it knew the answer. */
    public boolean isExhausted() {
        return exhausted;
    }
}
