package org.chuhe.tournament.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chuhe.text.Result;
import org.chuhe.tournament.Checked;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.ChangeRegulations;
import org.chuhe.tournament.command.round.AddTieBreak;
import org.chuhe.tournament.command.round.AwardMatch;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.command.round.StartPlayOff;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.ranking.Criterion;
import org.chuhe.tournament.ranking.Measure;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.junit.jupiter.api.Test;

/** 加赛 for places that the rules leave shared. */
class PlayOffTest {
    private static Tournament drawn(Regulations rules, int players) {
        Tournament t = Tournament.create("x", rules);
        for (int i = 1; i <= players; i++) {
            t = t.with(AddPlayer.named("P" + i));
        }
        while (t.nextRound() instanceof Proposal.Paired) {
            t = t.with(PairRound.BY_RULE);
            int round = t.event().roundsPaired();
            for (Match m : t.event().round(round).orElseThrow().matches()) {
                t = t.with(RecordResult.of(round, m.table(), Result.DRAW));
            }
        }
        return t;
    }

    private static Tournament wins(Tournament t, int no) {
        int round = t.event().roundsPaired();
        Match m = t.event().round(round).orElseThrow().matchOf(no).orElseThrow();
        return t.with(RecordResult.of(round, m.table(), m.first() == no ? Result.RED_WINS : Result.BLACK_WINS));
    }

    /** Two games with colours turned, both drawn. */
    private static Tournament level() {
        return drawn(new RegulationsBuilder(Format.ROUND_ROBIN).cycles(2).build(), 2);
    }

    @Test
    void twoPlayAMatchForTheirPlace() {
        Tournament t = level();
        List<Integer> pair = t.standings().shared().get(0);
        assertThat(pair).hasSize(2);
        int place = t.standings().row(pair.get(0)).orElseThrow().place();
        int points = t.crossTable().total(pair.get(1));
        t = t.with(new StartPlayOff(List.of(place)));
        assertThat(t.event().roundsPaired()).isEqualTo(3);
        assertThat(t.standings().places()).contains(pair);
        t = wins(t, pair.get(1));
        assertThat(t.nextRound()).isInstanceOf(Proposal.Over.class);
        assertThat(t.standings().order().subList(place - 1, place + 1)).containsExactly(pair.get(1), pair.get(0));
        assertThat(t.standings().row(pair.get(1)).orElseThrow().aheadBy()).contains(Criterion.of(Measure.PLAY_OFF));
        // It orders the two, and gives no points.
        assertThat(t.crossTable().total(pair.get(1))).isEqualTo(points);
        Checked.sound(t);
    }

    @Test
    void aLevelMatchHasTieBreaksAndTheArbiterMayDecide() {
        Tournament t = level();
        List<Integer> pair = t.standings().shared().get(0);
        int place = t.standings().row(pair.get(0)).orElseThrow().place();
        t = t.with(new StartPlayOff(List.of(place))).with(RecordResult.of(3, 1, Result.DRAW));
        assertThat(t.standings().places()).contains(pair);
        Tournament rapid = t.with(new AddTieBreak(3, 1)).with(new RecordResult(3, 1, 2, Result.RED_WINS));
        assertThat(rapid.standings().places()).doesNotContain(pair);
        Checked.sound(rapid);
        Tournament lot = t.with(new AwardMatch(3, 1, pair.get(1)));
        assertThat(lot.standings().order().get(place - 1)).isEqualTo(pair.get(1));
        Checked.sound(lot);
        // Or another play-off.
        Tournament again = t.with(new StartPlayOff(List.of(place)));
        assertThat(wins(again, pair.get(0)).standings().order().get(place - 1)).isEqualTo(pair.get(0));
    }

    @Test
    void moreThanTwoPlayARoundRobin() {
        // Two rounds of draws, colours balanced: all six share the first place.
        Tournament t = drawn(Regulations.swiss(2), 6);
        List<Integer> all = t.standings().shared().get(0);
        assertThat(all.size()).isGreaterThan(2);
        int place = t.standings().row(all.get(0)).orElseThrow().place();
        t = t.with(new StartPlayOff(List.of(place)));
        int best = all.get(all.size() - 1);
        while (true) {
            int round = t.event().roundsPaired();
            for (Match m : t.event().round(round).orElseThrow().matches()) {
                int stronger = Math.max(m.first(), m.second());
                t = t.with(
                        RecordResult.of(round, m.table(), m.first() == stronger ? Result.RED_WINS : Result.BLACK_WINS));
            }
            if (!(t.nextRound() instanceof Proposal.Paired)) {
                break;
            }
            t = t.with(PairRound.BY_RULE);
        }
        assertThat(t.standings().order().get(place - 1)).isEqualTo(best);
        assertThat(t.standings().shared()).isEmpty();
        assertThat(t.event().playOffs()).hasSize(1);
        assertThat(t.event().withoutPlayOffs().roundsPaired()).isEqualTo(2);
        Checked.sound(t);
        assertThat(t.perform(new ChangeRegulations(
                                t.event().regulations().change().rounds(3).build()))
                        .done())
                .isFalse();
    }

    @Test
    void onlyAfterTheEventAndOnlyForSharedPlaces() {
        Tournament t = drawn(Regulations.roundRobin(), 4);
        int alone = t.standings().places().size() == 4 ? 1 : 99;
        assertThat(t.perform(new StartPlayOff(List.of(alone))).done()).isFalse();
        Tournament early = Tournament.create("x", Regulations.swiss(3))
                .with(AddPlayer.named("a"))
                .with(AddPlayer.named("b"))
                .with(PairRound.BY_RULE);
        assertThat(early.perform(new StartPlayOff(List.of(1))).done()).isFalse();
    }

    @Test
    void sharedPlacesOfABracketToo() {
        Tournament t = Tournament.create(
                "x",
                new RegulationsBuilder(Format.KNOCKOUT)
                        .knockout(new org.chuhe.tournament.regulations.KnockoutRules(
                                org.chuhe.tournament.regulations.Places.CHAMPION,
                                true,
                                List.of(),
                                false,
                                false,
                                false,
                                false))
                        .build());
        for (int i = 1; i <= 4; i++) {
            t = t.with(AddPlayer.named("P" + i));
        }
        while (t.nextRound() instanceof Proposal.Paired) {
            t = t.with(PairRound.BY_RULE);
            for (int no = 1; no <= 2; no++) {
                if (t.event()
                        .round(t.event().roundsPaired())
                        .orElseThrow()
                        .matchOf(no)
                        .isPresent()) {
                    t = wins(t, no);
                }
            }
            if (t.event().roundsPaired() == 2) {
                t = wins(t, 1);
            }
        }
        assertThat(t.standings().places()).containsExactly(List.of(1), List.of(2), List.of(4, 3));
        t = wins(t.with(new StartPlayOff(List.of(3))), 3);
        assertThat(t.standings().order()).containsExactly(1, 2, 3, 4);
        Checked.sound(t);
    }
}
