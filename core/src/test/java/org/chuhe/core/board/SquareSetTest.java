package org.chuhe.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.NavigableSet;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

/** A set of points does what a set of numbers does. */
class SquareSetTest {
    @Test
    void itIsASetOfNumbers() {
        Seeded.forAll(300, random -> {
            NavigableSet<Integer> some = some(random);
            NavigableSet<Integer> others = some(random);
            SquareSet set = set(some);
            assertThat(list(set)).isEqualTo(some);
            assertThat(set.size()).isEqualTo(some.size());
            assertThat(set.isEmpty()).isEqualTo(some.isEmpty());
            assertThat(set.first()).isEqualTo(some.isEmpty() ? -1 : some.first());
            assertThat(set)
                    .isEqualTo(SquareSet.where(some::contains))
                    .hasSameHashCodeAs(SquareSet.where(some::contains));
            assertThat(set.containsAll(set(others))).isEqualTo(some.containsAll(others));
            int square = random.nextInt(Points.COUNT);
            assertThat(set.contains(square)).isEqualTo(some.contains(square));
            assertThat(set.with(square).without(square)).isEqualTo(set.without(square));
            assertThat(set.with(square).contains(square)).isTrue();
            assertThat(set.any(each -> each > square))
                    .isEqualTo(!some.tailSet(square, false).isEmpty());
            assertThat(list(set.filter(each -> each > square))).isEqualTo(some.tailSet(square, false));
            assertThat(list(set.or(set(others)).minus(set(others)))).isEqualTo(list(set.minus(set(others))));
            NavigableSet<Integer> both = new TreeSet<>(some);
            both.retainAll(others);
            assertThat(list(set.and(set(others)))).isEqualTo(both);
        });
    }

    @Test
    void itSaysWhatItHolds() {
        assertThat(SquareSet.of(85, 4)).hasToString("{4, 85}");
        assertThat(SquareSet.EMPTY).hasToString("{}");
    }

    private static NavigableSet<Integer> some(SplittableRandom random) {
        return random.ints(random.nextInt(12), 0, Points.COUNT).boxed().collect(Collectors.toCollection(TreeSet::new));
    }

    private static SquareSet set(NavigableSet<Integer> numbers) {
        return SquareSet.of(numbers.stream().mapToInt(each -> each).toArray());
    }

    private static NavigableSet<Integer> list(SquareSet set) {
        return set.stream().boxed().collect(Collectors.toCollection(TreeSet::new));
    }
}
