package org.chuhe.engines.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Ranks 0–9 and 1–10. */
class RankDialectTest {
    @ParameterizedTest
    @EnumSource(RankDialect.class)
    void whatIsWrittenIsRead(RankDialect dialect) {
        for (int from = 0; from < 90; from++) {
            for (int to = 0; to < 90; to++) {
                Move move = Move.of(from, to);
                assertThat(dialect.read(dialect.write(move))).contains(move);
            }
        }
    }

    @Test
    void fromOneTheCannonStandsOnTheThirdRank() {
        Move move = RankDialect.FROM_ZERO.read("h2e2").orElseThrow();
        assertThat(RankDialect.FROM_ONE.write(move)).isEqualTo("h3e3");
        assertThat(RankDialect.FROM_ONE.write(Move.of(89, 0))).isEqualTo("i10a1");
    }

    @ParameterizedTest
    @EnumSource(RankDialect.class)
    void everyFirstMoveTellsTheDialect(RankDialect dialect) {
        for (Move move : Position.START.legalMoves()) {
            assertThat(RankDialect.ofFirstMove(dialect.write(move))).contains(dialect);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "castling", "j1a1", "a11a1", "a0", "a10a10", "0000", "e2e4q", "a1b2c3"})
    void whatIsNoMoveIsNotRead(String text) {
        assertThat(RankDialect.FROM_ZERO.read(text)).isEmpty();
    }

    @Test
    void anythingMayBeSaid() {
        Seeded.forAll(2000, random -> {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(8); i >= 0; i--) {
                text.append("abcij0123459-\u0130 ".charAt(random.nextInt(15)));
            }
            for (RankDialect dialect : RankDialect.values()) {
                dialect.read(text.toString())
                        .ifPresent(move ->
                                assertThat(dialect.read(dialect.write(move))).contains(move));
            }
        });
    }
}
