package org.chuhe.tournament.roundrobin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** 11.4 for individuals: everybody of one side against everybody of the other. */
class ScheveningenTableTest {
    @Test
    void fourAgainstFour() {
        ScheveningenTable table = ScheveningenTable.of(4, 4);
        assertThat(written(table, 1)).isEqualTo("A1-B1 A2-B2 B3-A3 B4-A4");
        assertThat(written(table, 2)).isEqualTo("B2-A1 B3-A2 A3-B4 A4-B1");
        assertThat(written(table, 3)).isEqualTo("A1-B3 A2-B4 B1-A3 B2-A4");
        assertThat(written(table, 4)).isEqualTo("B4-A1 B1-A2 A3-B2 A4-B3");
    }

    @Test
    void aSmallerSideLeavesSomebodyFree() {
        ScheveningenTable table = ScheveningenTable.of(2, 3);
        assertThat(table.rounds()).isEqualTo(3);
        assertThat(List.of(table.free(1), table.free(2), table.free(3)))
                .isEqualTo(List.of(List.of(3), List.of(1), List.of(2)));
        assertThat(ScheveningenTable.of(3, 1).free(1)).containsExactly(2, 3);
        assertThat(ScheveningenTable.of(3, 3).free(2)).isEmpty();
        assertThatThrownBy(() -> ScheveningenTable.of(0, 3)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 25, 30, 40})
    void everybodyMeetsEverybodyWithBothColours(int size) {
        ScheveningenTable table = ScheveningenTable.of(size, size);
        Set<String> met = new HashSet<>();
        int[][] balance = new int[2][size + 1];
        int[][] run = new int[2][size + 1];
        int extra = 0;
        for (int round = 1; round <= table.rounds(); round++) {
            int reds = 0;
            for (ScheveningenTable.Board board : table.games(round)) {
                assertThat(met.add(board.first() + "-" + board.second())).isTrue();
                int colour = board.firstIsRed() ? 1 : -1;
                reds += colour;
                play(balance[0], run[0], board.first(), colour);
                play(balance[1], run[1], board.second(), -colour);
            }
            int uneven = size % 2 == 1 ? 1 : size % 4;
            assertThat(Math.abs(reds)).as("round %d", round).isEqualTo(uneven);
            extra += reds;
        }
        assertThat(met).hasSize(size * size);
        assertThat(extra).as("Reds that one side has more").isEqualTo(size % 2);
        for (int side = 0; side < 2; side++) {
            for (int place = 1; place <= size; place++) {
                assertThat(Math.abs(balance[side][place])).isEqualTo(size % 2);
            }
        }
    }

    private static void play(int[] balance, int[] run, int place, int colour) {
        balance[place] += colour;
        run[place] = run[place] * colour > 0 ? run[place] + colour : colour;
        assertThat(Math.abs(run[place])).as("one colour running").isLessThan(3);
    }

    private static String written(ScheveningenTable table, int round) {
        return String.join(
                " ",
                table.games(round).stream()
                        .map(b -> b.firstIsRed()
                                ? "A" + b.first() + "-B" + b.second()
                                : "B" + b.second() + "-A" + b.first())
                        .toList());
    }
}
