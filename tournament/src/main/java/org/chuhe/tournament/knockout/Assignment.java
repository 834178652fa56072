package org.chuhe.tournament.knockout;

import java.util.Arrays;

/** Gives everybody a seat so that the sum of the costs is least (the Hungarian method with potentials, O(n³)). */
final class Assignment {
    private Assignment() {}

    /** The seat of each row of a square matrix. */
    static int[] cheapest(long[][] cost) {
        int n = cost.length;
        long[] rows = new long[n + 1];
        long[] seats = new long[n + 1];
        int[] takenBy = new int[n + 1];
        for (int row = 1; row <= n; row++) {
            augment(cost, row, rows, seats, takenBy);
        }
        int[] seatOf = new int[n];
        for (int seat = 1; seat <= n; seat++) {
            seatOf[takenBy[seat] - 1] = seat - 1;
        }
        return seatOf;
    }

    /** Seats one more row along the cheapest chain of moves; seat 0 stands for "not seated yet". */
    private static void augment(long[][] cost, int row, long[] rows, long[] seats, int[] takenBy) {
        int n = cost.length;
        long[] least = new long[n + 1];
        int[] from = new int[n + 1];
        boolean[] done = new boolean[n + 1];
        Arrays.fill(least, Long.MAX_VALUE);
        takenBy[0] = row;
        int seat = 0;
        while (takenBy[seat] != 0) {
            done[seat] = true;
            int here = takenBy[seat];
            long delta = Long.MAX_VALUE;
            int next = 0;
            for (int s = 1; s <= n; s++) {
                if (done[s]) {
                    continue;
                }
                long reduced = cost[here - 1][s - 1] - rows[here] - seats[s];
                if (reduced < least[s]) {
                    least[s] = reduced;
                    from[s] = seat;
                }
                if (least[s] < delta) {
                    delta = least[s];
                    next = s;
                }
            }
            for (int s = 0; s <= n; s++) {
                if (done[s]) {
                    rows[takenBy[s]] += delta;
                    seats[s] -= delta;
                } else if (s > 0) {
                    least[s] -= delta;
                }
            }
            seat = next;
        }
        while (seat != 0) {
            takenBy[seat] = takenBy[from[seat]];
            seat = from[seat];
        }
    }
}
