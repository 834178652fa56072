package org.chuhe.tournament.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chuhe.text.Result;
import org.chuhe.tournament.Checked;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.command.round.DrawLots;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.StageRules;
import org.junit.jupiter.api.Test;

/** Those whom the rules leave level where only some go on: a lot or a play-off decides (10.2, 10.5, 10.6). */
class LotsTest {
    /** Three in a group who all draw, and two of them go on. */
    private static Tournament level() {
        Tournament t = Tournament.create(
                "x",
                new RegulationsBuilder(Format.GROUPS)
                        .stages(new StageRules(1, 2, Format.KNOCKOUT, 0, 2, 8))
                        .build());
        for (String name : List.of("A", "B", "C")) {
            t = t.with(AddPlayer.named(name));
        }
        for (int round = 1; round <= 3; round++) {
            t = t.with(PairRound.BY_RULE);
            for (Match match : t.event().round(round).orElseThrow().matches()) {
                t = t.with(RecordResult.of(round, match.table(), Result.DRAW));
            }
        }
        return t;
    }

    private static List<Integer> finalists(Tournament t) {
        Round last = t.with(PairRound.BY_RULE).event().rounds().get(3);
        return List.of(last.matches().get(0).first(), last.matches().get(0).second());
    }

    @Test
    void nobodyGoesOnByHisNumber() {
        assertThat(level().nextRound()).isInstanceOfSatisfying(Proposal.Impossible.class, no -> {
            assertThat(no.level()).containsExactly(List.of(1, 2, 3));
            assertThat(no.reason().key()).isEqualTo("pair.level");
        });
    }

    @Test
    void theOrderOfTheLotsCounts() {
        assertThat(finalists(level().with(new DrawLots(List.of(3, 2, 1), false, 0))))
                .containsExactlyInAnyOrder(3, 2);
        assertThat(finalists(level().with(new DrawLots(List.of(1, 3, 2), true, 0))))
                .containsExactlyInAnyOrder(1, 3);
    }

    @Test
    void aSeedDrawsTheSameEveryTimeAndAnotherSeedOtherwise() {
        assertThat(finalists(level().with(DrawLots.by(5)))).isEqualTo(finalists(level().with(DrawLots.by(5))));
        assertThat(List.of(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L).stream()
                        .map(seed -> List.copyOf(level().with(DrawLots.by(seed))
                                .event()
                                .rounds()
                                .get(2)
                                .lots()
                                .get(0)
                                .order()))
                        .distinct())
                .hasSizeGreaterThan(1);
    }

    @Test
    void onlyThoseLevelAreDrawn() {
        assertThat(level().perform(new DrawLots(List.of(1, 2), false, 0)).done())
                .isFalse();
        assertThat(level().perform(new DrawLots(List.of(1, 1, 2), false, 0)).done())
                .isFalse();
        Tournament drawn = level().with(DrawLots.by(1));
        assertThat(drawn.perform(DrawLots.by(1)).done()).isFalse();
    }

    @Test
    void whoWithdrawsAfterwardsLosesHisPlaceToTheNext() {
        Tournament t = level().with(new DrawLots(List.of(3, 2, 1), false, 0)).with(new Withdraw(3, 3));
        assertThat(finalists(t)).containsExactlyInAnyOrder(1, 2);
    }

    @Test
    void theCheckerHasNothingToSay() {
        Tournament t = level().with(DrawLots.by(1)).with(PairRound.BY_RULE);
        Checked.sound(t);
    }
}
