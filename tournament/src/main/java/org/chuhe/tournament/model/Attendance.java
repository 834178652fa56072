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
 * @param halfByes rounds he asked to miss for half a point: nobody is paired with him and he gets what a draw gives
 * @param departure how he left, if he did
 */
public record Attendance(
        int firstRound, int lastRound, Set<Integer> absences, Set<Integer> halfByes, Departure departure) {
    /** The last round of those who do not withdraw. */
    public static final int STAYS = Integer.MAX_VALUE;

    /** Every round. */
    public static final Attendance ALL = new Attendance(1, STAYS, Set.of(), Set.of());

    /** Somebody who has not left, or did not say why. */
    public Attendance(int firstRound, int lastRound, Set<Integer> absences, Set<Integer> halfByes) {
        this(firstRound, lastRound, absences, halfByes, Departure.UNEXPLAINED);
    }

    public Attendance {
        absences = frozen(absences);
        halfByes = frozen(halfByes);
    }

    /** Nearly everybody misses nothing; who does not, costs nothing. */
    private static Set<Integer> frozen(Set<Integer> rounds) {
        return rounds.isEmpty() ? Set.of() : Collections.unmodifiableSortedSet(new TreeSet<>(rounds));
    }

    /** From {@code round} on. */
    public static Attendance from(int round) {
        return new Attendance(round, STAYS, Set.of(), Set.of());
    }

    /** Whether he can be paired in this round. */
    public boolean takesPart(int round) {
        return firstRound <= round && round <= lastRound && !absences.contains(round) && !halfByes.contains(round);
    }

    public boolean withdrawn() {
        return lastRound != STAYS;
    }

    /** The round after which he withdrew, if he did. */
    public OptionalInt withdrawnAfter() {
        return withdrawn() ? OptionalInt.of(lastRound) : OptionalInt.empty();
    }

    public Attendance withdrawnAfter(int round) {
        return withdrawnAfter(round, Departure.UNEXPLAINED);
    }

    public Attendance withdrawnAfter(int round, Departure how) {
        return new Attendance(firstRound, round, absences, halfByes, how);
    }

    public Attendance absentIn(int round) {
        return changed(round, true, false);
    }

    /** Misses a round for half a point. */
    public Attendance halfByeIn(int round) {
        return changed(round, false, true);
    }

    /** Comes after all. */
    public Attendance presentIn(int round) {
        return changed(round, false, false);
    }

    /** Is back from a round on; the rounds between are missed. */
    public Attendance backFrom(int round) {
        TreeSet<Integer> missed = new TreeSet<>(absences);
        for (int r = lastRound + 1; withdrawn() && r < round; r++) {
            missed.add(r);
        }
        return new Attendance(firstRound, STAYS, missed, halfByes);
    }

    private Attendance changed(int round, boolean absent, boolean half) {
        TreeSet<Integer> missed = new TreeSet<>(absences);
        TreeSet<Integer> halves = new TreeSet<>(halfByes);
        missed.remove(round);
        halves.remove(round);
        if (absent) {
            missed.add(round);
        }
        if (half) {
            halves.add(round);
        }
        return new Attendance(firstRound, lastRound, missed, halves, departure);
    }
}
