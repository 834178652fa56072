package org.chuhe.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.chuhe.tournament.Checked;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.ChangeRegulations;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.simulation.Conditions;
import org.chuhe.tournament.simulation.EventGenerator;
import org.junit.jupiter.api.Test;

/** 加速编排. */
class AccelerationTest {
    private static Regulations rules(int accelerated) {
        return new RegulationsBuilder(Format.SWISS)
                .rounds(7)
                .accelerated(accelerated)
                .build();
    }

    @Test
    void theUpperHalfMeetsItselfFirst() {
        Tournament t = Tournament.create("x", rules(4));
        for (int i = 1; i <= 16; i++) {
            t = t.with(AddPlayer.named("P" + i));
        }
        t = RoundRobinEventTest.won(t.with(PairRound.BY_RULE)).with(PairRound.BY_RULE);
        // Winners of the upper half have 4 in effect, its losers and the winners of the lower half 2.
        for (Match m : t.event().round(2).orElseThrow().matches()) {
            boolean topWinner = m.first() <= 8 && m.first() % 2 == 1;
            boolean opponentToo = m.second() <= 8 && m.second() % 2 == 1;
            assertThat(topWinner).isEqualTo(opponentToo);
        }
        assertThat(t.standings()
                        .rows()
                        .get(0)
                        .values()
                        .values()
                        .iterator()
                        .next()
                        .halves())
                .isEqualTo(4);
        assertThat(t.perform(new ChangeRegulations(rules(0))).done()).isFalse();
    }

    @Test
    void halvesAreEven() {
        Tournament t = Tournament.create("x", rules(4));
        for (int i = 1; i <= 9; i++) {
            t = t.with(AddPlayer.named("P" + i));
        }
        Acceleration acceleration = new Acceleration(t.event());
        assertThat(acceleration.points(6, 2)).isEqualTo(2);
        assertThat(acceleration.points(7, 2)).isZero();
        assertThat(acceleration.points(6, 3)).isEqualTo(1);
        assertThat(acceleration.points(6, 5)).isZero();
        assertThat(acceleration.points(6, 1)).isZero();
    }

    @Test
    void theCheckerAgrees() {
        for (int run = 0; run < 40; run++) {
            SplittableRandom random = new SplittableRandom(run);
            int players = 8 + random.nextInt(40);
            Conditions conditions = run % 2 == 0 ? Conditions.CALM : Conditions.ROUGH;
            Tournament t = EventGenerator.play("x", rules(2 + random.nextInt(4)), players, conditions, random);
            Checked.sound(t);
        }
    }
}
