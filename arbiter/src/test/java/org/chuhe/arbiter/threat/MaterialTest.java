package org.chuhe.arbiter.threat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The values of 26.6 (2020: 26.6, 26.7). */
class MaterialTest {
    private static final int STRONG = 1 << 16;
    private static final int WEAK = 1 << 8;

    @ParameterizedTest
    @CsvSource({
        "2,0,0,20", // a rook
        "1,0,0,10", // a horse or cannon
        "0,1,0,1", // an advisor or elephant
        "0,0,1,1", // a pawn across the river, won for nothing
        "-1,0,1,0", // a horse for a pawn is even (图 22)
        "0,-1,1,0", // an elephant for a pawn is even
        "2,0,-1,19", // a pawn given for a rook is a gain (图 24)
        "1,0,-1,0", // a pawn given for a horse is none (图 24)
        "-2,0,1,-19", // a rook for a pawn is a loss
        "-1,3,0,-7", // a strong piece for several weak ones is no gain (2020: 26.6)
        "1,-3,0,7", // weak pieces for a strong one are
        "1,-1,1,9"
    })
    void balancesHaveTheValuesOfTheBook(int strong, int weak, int pawns, int value) {
        assertThat(Material.value(Material.EVEN + strong * STRONG + weak * WEAK + pawns))
                .isEqualTo(value);
        assertThat(Material.value(Material.EVEN - strong * STRONG - weak * WEAK - pawns))
                .isEqualTo(-value);
    }
}
