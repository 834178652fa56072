package org.chuhe.tournament.elo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RatingRulesTest {
    private final RatingRules rules = RatingRules.STANDARD;

    @Test
    void expectationsOfTheTwoSidesAddUpToOne() {
        for (int difference = 0; difference <= 900; difference += 50) {
            double better = rules.expected(1500 + difference, 1500);
            assertThat(better + rules.expected(1500, 1500 + difference)).isCloseTo(1, within(1e-9));
            assertThat(better).isBetween(0.5, 10.0 / 11 + 1e-9);
        }
        // Elo's table: 200 points are 0.76, 400 points 0.91.
        assertThat(rules.expected(1700, 1500)).isCloseTo(0.76, within(0.005));
        assertThat(rules.expected(1900, 1500)).isCloseTo(0.91, within(0.005));
        assertThat(rules.expected(2900, 1500)).isEqualTo(rules.expected(1900, 1500));
    }

    @Test
    void theHighestStepReachedHolds() {
        assertThat(rules.coefficient(1)).isEqualTo(20);
        assertThat(rules.coefficient(2399)).isEqualTo(20);
        assertThat(rules.coefficient(2400)).isEqualTo(10);
    }

    @Test
    void aPerformanceIsWhatWouldHaveBeenExpected() {
        assertThat(rules.performance(2000, 4.5, 9)).isEqualTo(2000);
        assertThat(rules.performance(2000, 9, 9)).isEqualTo(2800);
        assertThat(rules.performance(2000, 0, 9)).isEqualTo(1200);
        int performed = rules.performance(1500, 7, 10);
        assertThat(new RatingRules(400, 4000, rules.coefficients(), 5).expected(performed, 1500))
                .isCloseTo(0.7, within(0.001));
    }

    @Test
    void aNormNeedsAllItsConditions() {
        TitleNorm norm = new TitleNorm("x", 7, 5, 60, 2200, 8);
        assertThat(norm.met(7, 5, 4.2, 2200, 8)).isTrue();
        assertThat(norm.met(6, 5, 6, 2300, 1)).isFalse();
        assertThat(norm.met(7, 4, 6, 2300, 1)).isFalse();
        assertThat(norm.met(7, 5, 4, 2300, 1)).isFalse();
        assertThat(norm.met(7, 5, 6, 2199, 1)).isFalse();
        assertThat(norm.met(7, 5, 6, 2300, 9)).isFalse();
        assertThat(norm.met(7, 5, 6, 2300, 0)).isFalse();
    }
}
