package org.chuhe.engines.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

/** The sequential test and the estimate of strength. */
class SprtTest {
    private static final Sprt TEST = new Sprt(0, 5, 0.05, 0.05);

    private static Pentanomial pairs(int... counts) {
        return new Pentanomial(List.of(counts[0], counts[1], counts[2], counts[3], counts[4]));
    }

    @Test
    void theBoundsAreThoseOfWald() {
        assertThat(TEST.upper()).isCloseTo(2.944, within(0.001));
        assertThat(TEST.lower()).isCloseTo(-2.944, within(0.001));
    }

    @Test
    void withoutPairsNothingIsKnown() {
        assertThat(TEST.ratio(Pentanomial.NONE)).isZero();
        assertThat(TEST.outcome(Pentanomial.NONE)).isEqualTo(Sprt.Outcome.GO_ON);
        assertThat(EloEstimate.of(Pentanomial.NONE)).isEmpty();
    }

    /** For many pairs the ratio is that of two normal distributions: N (s1 − s0) (2m − s0 − s1) / 2v. */
    @Test
    void manyPairsAreNearlyNormal() {
        Pentanomial many = pairs(300, 2200, 4800, 2380, 330);
        double s0 = EloEstimate.share(0);
        double s1 = EloEstimate.share(5);
        double normal = many.pairs() * (s1 - s0) * (2 * many.mean() - s0 - s1) / (2 * many.variance());
        assertThat(TEST.ratio(many)).isCloseTo(normal, within(0.02 * Math.abs(normal)));
    }

    @Test
    void whatIsTurnedRoundSaysTheOpposite() {
        Sprt even = new Sprt(-3, 3, 0.05, 0.05);
        Seeded.forAll(200, random -> {
            Pentanomial some = pairs(
                    random.nextInt(50), random.nextInt(50), random.nextInt(50), random.nextInt(50), random.nextInt(50));
            List<Integer> counts = some.counts();
            Pentanomial turned = pairs(counts.get(4), counts.get(3), counts.get(2), counts.get(1), counts.get(0));
            assertThat(even.ratio(turned)).isCloseTo(-even.ratio(some), within(1e-6));
            assertThat(even.ratio(some.plus(4))).isGreaterThan(even.ratio(some.plus(0)));
        });
    }

    /** The chances of error hold: of 400 tests of equal programs at most about one in twenty accepts a difference. */
    @Test
    void errorsAreAsRareAsPromised() {
        Sprt wide = new Sprt(0, 40, 0.05, 0.05);
        int wrong = 0;
        SplittableRandom random = new SplittableRandom(5);
        for (int run = 0; run < 400; run++) {
            Pentanomial seen = Pentanomial.NONE;
            while (wide.outcome(seen) == Sprt.Outcome.GO_ON) {
                int[] scores = {0, 1, 1, 2, 2, 2, 2, 3, 3, 4};
                seen = seen.plus(scores[random.nextInt(scores.length)]);
            }
            wrong += wide.outcome(seen) == Sprt.Outcome.ACCEPT_ELO1 ? 1 : 0;
        }
        assertThat(wrong).isBetween(4, 32);
    }

    @Test
    void noSuchTest() {
        assertThatThrownBy(() -> new Sprt(5, 0, 0.05, 0.05)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Sprt(0, 5, 0.6, 0.05)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> pairs(0, -1, 0, 0, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void eloIsThatOfTheCurve() {
        EloEstimate even = EloEstimate.of(pairs(0, 0, 8, 0, 0)).orElseThrow();
        assertThat(even).isEqualTo(new EloEstimate(0, 0, 0, 0.5));
        EloEstimate three = EloEstimate.of(pairs(0, 0, 50, 0, 50)).orElseThrow();
        assertThat(three.elo()).isCloseTo(190.85, within(0.01));
        assertThat(three.low()).isLessThan(three.elo());
        assertThat(three.high()).isGreaterThan(three.elo());
        assertThat(three.superiority()).isGreaterThan(0.999);
        assertThat(three.text()).matches("\\+191 ±\\d+");
        assertThat(EloEstimate.of(pairs(0, 0, 0, 0, 3)).orElseThrow().elo()).isEqualTo(2000);
        assertThat(EloEstimate.of(pairs(3, 0, 0, 0, 0)).orElseThrow().superiority())
                .isZero();
    }

    /** Of many samples about 95 % have the truth in their interval. */
    @Test
    void theIntervalHoldsWhatItPromises() {
        int[] scores = {0, 1, 2, 2, 2, 3, 3, 4, 4, 4};
        double truth = EloEstimate.elo(25 / 40.0);
        SplittableRandom random = new SplittableRandom(11);
        int held = 0;
        for (int run = 0; run < 1000; run++) {
            Pentanomial seen = Pentanomial.NONE;
            for (int i = 0; i < 200; i++) {
                seen = seen.plus(scores[random.nextInt(scores.length)]);
            }
            EloEstimate estimate = EloEstimate.of(seen).orElseThrow();
            held += estimate.low() <= truth && truth <= estimate.high() ? 1 : 0;
        }
        assertThat(held).isBetween(930, 970);
    }
}
