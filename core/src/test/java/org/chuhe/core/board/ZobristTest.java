package org.chuhe.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ZobristTest {
    /** Hashes may be stored: the numbers are those of this generator, also where there is none. */
    @Test
    void theNumbersAreThoseOfTheGenerator() {
        SplittableRandom random = new SplittableRandom(0x6368756865L);
        for (long number : Zobrist.PIECE) {
            assertThat(number).isEqualTo(random.nextLong());
        }
        assertThat(Zobrist.BLACK_TO_MOVE).isEqualTo(random.nextLong());
    }
}
