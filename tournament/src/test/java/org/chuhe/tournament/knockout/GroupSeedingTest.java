package org.chuhe.tournament.knockout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 10.2: who comes out of the groups, in a bracket. */
class GroupSeedingTest {
    /** Number 10·group + place. */
    private static List<Integer> seeds(int groups, int each) {
        List<List<Integer>> tiers = new ArrayList<>();
        Map<Integer, Integer> groupOf = new HashMap<>();
        for (int place = 1; place <= each; place++) {
            List<Integer> tier = new ArrayList<>();
            for (int g = 1; g <= groups; g++) {
                tier.add(10 * g + place);
                groupOf.put(10 * g + place, g);
            }
            tiers.add(tier);
        }
        return GroupSeeding.of(tiers, groupOf);
    }

    private static int line(List<Integer> seeds, int no) {
        return Seeding.order(Seeding.sizeFor(seeds.size())).indexOf(seeds.indexOf(no) + 1);
    }

    @Test
    void theTwoOfAGroupStandInOppositeHalves() {
        for (int groups = 2; groups <= 40; groups++) {
            List<Integer> seeds = seeds(groups, 2);
            int half = Seeding.sizeFor(seeds.size()) / 2;
            for (int g = 1; g <= groups; g++) {
                assertThat(line(seeds, 10 * g + 1) / half)
                        .as("group %d of %d", g, groups)
                        .isNotEqualTo(line(seeds, 10 * g + 2) / half);
            }
        }
    }

    @Test
    void fourOfAGroupStandInFourQuarters() {
        for (int groups : new int[] {2, 4, 8, 16}) {
            List<Integer> seeds = seeds(groups, 4);
            for (int g = 1; g <= groups; g++) {
                Set<Integer> quarters = new HashSet<>();
                for (int place = 1; place <= 4; place++) {
                    quarters.add(line(seeds, 10 * g + place) / groups);
                }
                assertThat(quarters).as("group %d of %d", g, groups).hasSize(4);
            }
        }
    }

    @Test
    void nobodyMeetsHisOwnGroupFirst() {
        for (int groups = 2; groups <= 12; groups++) {
            for (int each = 2; each <= Math.min(6, groups); each++) {
                List<Integer> seeds = seeds(groups, each);
                for (int a : seeds) {
                    for (int b : seeds) {
                        boolean first = line(seeds, a) / 2 == line(seeds, b) / 2;
                        assertThat(a != b && first && a / 10 == b / 10)
                                .as("%d groups, %d each: %d and %d", groups, each, a, b)
                                .isFalse();
                    }
                }
            }
        }
    }

    @Test
    void betterPlacesAreHigherSeeds() {
        assertThat(seeds(4, 3).stream().map(no -> no % 10).toList())
                .containsExactly(1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    }
}
