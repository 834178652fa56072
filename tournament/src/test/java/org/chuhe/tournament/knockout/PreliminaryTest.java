package org.chuhe.tournament.knockout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.chuhe.tournament.regulations.Places;
import org.junit.jupiter.api.Test;

/** 预选赛 (10.4). */
class PreliminaryTest {
    /** The better seed always wins. */
    private static PlayedBracket played(Bracket bracket, int n) {
        List<Integer> seeds = IntStream.rangeClosed(1, n).boxed().toList();
        Map<String, Integer> decided = new HashMap<>();
        PlayedBracket now = PlayedBracket.of(bracket, seeds, decided);
        while (!now.finished()) {
            now.ready().forEach(m -> decided.put(m.id(), Math.min(m.first(), m.second())));
            now = PlayedBracket.of(bracket, seeds, decided);
        }
        return now;
    }

    @Test
    void thoseTooManyPlayForTheLastPlaces() {
        Bracket bracket = SingleElimination.of(11, Places.ALL, true);
        PlayedBracket first =
                PlayedBracket.of(bracket, IntStream.rangeClosed(1, 11).boxed().toList(), Map.of());
        assertThat(first.ready())
                .filteredOn(m -> m.id().startsWith("Q"))
                .extracting(m -> m.first() + "-" + m.second())
                .containsExactly("6-11", "7-10", "8-9");
        assertThat(bracket.size()).isEqualTo(8);
        assertThat(bracket.byes()).isZero();
    }

    @Test
    void whoLosesThereIsOut() {
        PlayedBracket end = played(SingleElimination.of(11, Places.ALL, true), 11);
        assertThat(end.standing()).hasSize(9).endsWith(List.of(11, 10, 9));
        assertThat(end.standing().get(0)).containsExactly(1);
        PlayedBracket twice = played(DoubleElimination.of(11, true, true), 11);
        assertThat(twice.standing().get(0)).containsExactly(1);
        assertThat(twice.standing()).endsWith(List.of(11, 10, 9));
    }

    @Test
    void aFullFieldNeedsNone() {
        for (int n : new int[] {2, 4, 8, 16}) {
            assertThat(SingleElimination.of(n, Places.ALL, true)).isEqualTo(SingleElimination.of(n, Places.ALL, false));
            assertThat(DoubleElimination.of(n, true, true)).isEqualTo(DoubleElimination.of(n, true, false));
        }
    }

    @Test
    void everybodyHasAPlace() {
        for (int n = 2; n <= 40; n++) {
            assertThat(played(SingleElimination.of(n, Places.THIRD, true), n).standing().stream()
                            .mapToInt(List::size)
                            .sum())
                    .isEqualTo(n);
            assertThat(played(DoubleElimination.of(n, false, true), n).standing().stream()
                            .mapToInt(List::size)
                            .sum())
                    .isEqualTo(n);
        }
    }
}
