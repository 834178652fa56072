package org.chuhe.tournament.swiss.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

class PerfectMatchingTest {
    @Test
    void findsTheCheapestPerfectMatchingOfSmallGraphs() {
        Seeded.forAll(20_000, random -> {
            Costs costs = random(random, 2 * random.nextInt(1, 6), 1 + random.nextInt(2));
            int[] mate = new int[costs.size()];
            long[] best = cheapest(costs, 0, new boolean[costs.size()]);
            boolean solved = solve(costs, mate) != null;
            assertThat(solved).isEqualTo(best != null);
            if (solved) {
                assertThat(costs.total(all(costs), mate)).isEqualTo(best);
            }
        });
    }

    @Test
    void goesOnFromAnEarlierSolution() {
        Seeded.forAll(20_000, random -> {
            Costs costs = random(random, 2 * random.nextInt(2, 6), 1 + random.nextInt(2));
            int[] mate = new int[costs.size()];
            Duals duals = solve(costs, mate);
            if (duals == null) {
                return;
            }
            int vertex = random.nextInt(costs.size());
            boolean[] allowed = new boolean[costs.size()];
            for (int i = 0; i < allowed.length; i++) {
                allowed[i] = random.nextBoolean();
            }
            costs.restrict(vertex, allowed);
            long[] best = cheapest(costs, 0, new boolean[costs.size()]);
            PerfectMatching again = new PerfectMatching(costs, all(costs), duals, mate);
            boolean solved = again.solve();
            assertThat(solved).isEqualTo(best != null);
            if (solved) {
                again.matesInto(mate);
                assertThat(costs.total(all(costs), mate)).isEqualTo(best);
            }
        });
    }

    @Test
    void pricesProveTheOptimum() {
        Seeded.forAll(300, random -> {
            Costs costs = random(random, 40, 2);
            int[] mate = new int[costs.size()];
            Duals duals = solve(costs, mate);
            if (duals != null) {
                for (int v = 0; v < mate.length; v++) {
                    assertThat(duals.tight(costs, v, mate[v])).isTrue();
                }
            }
        });
    }

    private static Duals solve(Costs costs, int[] mate) {
        int[] none = new int[costs.size()];
        Arrays.fill(none, -1);
        Duals zero = Duals.zero(costs.size(), costs.width());
        PerfectMatching matching = new PerfectMatching(costs, all(costs), zero, none);
        if (!matching.solve()) {
            return null;
        }
        matching.matesInto(mate);
        return matching.duals(zero);
    }

    private static int[] all(Costs costs) {
        int[] vertices = new int[costs.size()];
        Arrays.setAll(vertices, i -> i);
        return vertices;
    }

    private static Costs random(SplittableRandom random, int size, int width) {
        int[] kind = new int[size];
        Arrays.setAll(kind, i -> i);
        long[] cost = new long[size * size * width];
        byte[][] edge = new byte[size][size];
        int density = random.nextInt(2, 10);
        int range = random.nextInt(1, 8);
        for (int a = 0; a < size; a++) {
            for (int b = a + 1; b < size; b++) {
                if (random.nextInt(10) < density) {
                    edge[a][b] = Costs.PLAIN;
                    edge[b][a] = Costs.PLAIN;
                }
                for (int i = 0; i < width; i++) {
                    long value = random.nextInt(range);
                    cost[(a * size + b) * width + i] = value;
                    cost[(b * size + a) * width + i] = value;
                }
            }
        }
        return new Costs(width, kind, size, cost, new long[2][width], edge);
    }

    private static long[] cheapest(Costs costs, int from, boolean[] used) {
        int a = from;
        while (a < used.length && used[a]) {
            a++;
        }
        if (a == used.length) {
            return new long[costs.width()];
        }
        long[] best = null;
        used[a] = true;
        for (int b = a + 1; b < used.length; b++) {
            if (!used[b] && costs.joined(a, b)) {
                used[b] = true;
                long[] rest = cheapest(costs, a + 1, used);
                used[b] = false;
                if (rest != null) {
                    costs.add(a, b, rest);
                    if (best == null || Arrays.compare(rest, best) < 0) {
                        best = rest;
                    }
                }
            }
        }
        used[a] = false;
        return best;
    }
}
