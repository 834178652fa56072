package org.chuhe.tournament.model;

import java.util.Collections;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * The rounds an entrant takes part in.
 *
 * @param firstRound 1, or a later round for a late entry
 * @param lastRound the round after which he withdrew (第19条), or {@link #STAYS}
 * @param absences rounds he asked to miss; nobody is paired with him and he gets nothing
 */
public record Attendance(int firstRound, int lastRound, Set<Integer> absences) {
    /** The last round of those who do not withdraw. */
    public static final int STAYS = Integer.MAX_VALUE;

    /** Every round. */
    public static final Attendance ALL = new Attendance(1, STAYS, Set.of());

    public Attendance {
        absences = Collections.unmodifiableSortedSet(new TreeSet<>(absences));
    }

    /** From {@code round} on. */
    public static Attendance from(int round) {
        return new Attendance(round, STAYS, Set.of());
    }

    /** Whether he can be paired in this round. */
    public boolean takesPart(int round) {
        return firstRound <= round && round <= lastRound && !absences.contains(round);
    }

    public boolean withdrawn() {
        return lastRound != STAYS;
    }

    /** The round after which he withdrew, if he did. */
    public OptionalInt withdrawnAfter() {
        return withdrawn() ? OptionalInt.of(lastRound) : OptionalInt.empty();
    }

    public Attendance withdrawnAfter(int round) {
        return new Attendance(firstRound, round, absences);
    }

    public Attendance absentIn(int round) {
        TreeSet<Integer> more = new TreeSet<>(absences);
        more.add(round);
        return new Attendance(firstRound, lastRound, more);
    }
}
