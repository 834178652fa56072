package org.chuhe.tournament.knockout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AssignmentTest {
    private static long least(long[][] cost, int row, int taken) {
        if (row == cost.length) {
            return 0;
        }
        long best = Long.MAX_VALUE;
        for (int seat = 0; seat < cost.length; seat++) {
            if ((taken & 1 << seat) == 0) {
                best = Math.min(best, cost[row][seat] + least(cost, row + 1, taken | 1 << seat));
            }
        }
        return best;
    }

    @Test
    void noSeatingIsCheaper() {
        SplittableRandom random = new SplittableRandom(5);
        for (int run = 0; run < 300; run++) {
            int n = 1 + random.nextInt(7);
            long[][] cost = new long[n][n];
            for (long[] row : cost) {
                for (int j = 0; j < n; j++) {
                    row[j] = random.nextInt(20);
                }
            }
            int[] seats = Assignment.cheapest(cost);
            assertThat(seats).doesNotHaveDuplicates();
            long sum = 0;
            for (int i = 0; i < n; i++) {
                sum += cost[i][seats[i]];
            }
            assertThat(sum).isEqualTo(least(cost, 0, 0));
        }
    }
}
