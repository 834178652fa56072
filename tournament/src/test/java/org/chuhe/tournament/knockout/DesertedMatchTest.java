package org.chuhe.tournament.knockout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.chuhe.text.Result;
import org.chuhe.tournament.Checked;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.round.AddTieBreak;
import org.chuhe.tournament.command.round.AwardMatch;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Places;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.junit.jupiter.api.Test;

/** 20.2: both late beyond the limit, both have forfeited. */
class DesertedMatchTest {
    private static Tournament field(Format format, int players) {
        Tournament t = Tournament.create("x", new RegulationsBuilder(format).build());
        for (int i = 1; i <= players; i++) {
            t = t.with(AddPlayer.named("P" + i));
        }
        return t;
    }

    /** Everybody with the smaller number wins, but at one table neither comes. */
    private static Tournament played(Tournament t, int deserted) {
        int round = t.event().roundsPaired();
        for (Match m : t.event().round(round).orElseThrow().matches()) {
            Result usual = m.first() < m.second() ? Result.RED_WINS : Result.BLACK_WINS;
            t = t.with(RecordResult.of(round, m.table(), m.table() == deserted ? Result.BOTH_FORFEIT : usual));
        }
        return t;
    }

    private static Tournament toTheEnd(Tournament t) {
        while (t.nextRound() instanceof Proposal.Paired) {
            t = played(t.with(PairRound.BY_RULE), 0);
        }
        assertThat(t.nextRound()).isInstanceOf(Proposal.Over.class);
        Checked.sound(t);
        return t;
    }

    @Test
    void nobodyGoesOnAndTheNextOpponentIsFree() {
        Tournament t = played(field(Format.KNOCKOUT, 8).with(PairRound.BY_RULE), 2);
        Match empty = t.event().round(1).orElseThrow().table(2).orElseThrow();
        assertThat(List.of(empty.first(), empty.second())).containsExactlyInAnyOrder(4, 5);
        assertThat(MatchWinner.level(empty, t.event().regulations())).isFalse();
        t = t.with(PairRound.BY_RULE);
        // 1 waits in the final for 2 or 3, and 8 in the match for the fifth place for 6 or 7.
        assertThat(t.event().round(2).orElseThrow().matchOf(1)).isEmpty();
        assertThat(t.event().round(2).orElseThrow().matchOf(4)).isEmpty();
        t = toTheEnd(played(t, 0));
        assertThat(t.standings().places())
                .containsExactly(List.of(1), List.of(2), List.of(3), List.of(6), List.of(8), List.of(7), List.of(4, 5));
    }

    @Test
    void theyShareThePlaceOfTheOtherLosersWhereNobodyPlaysOn() {
        var rules = new RegulationsBuilder(Format.KNOCKOUT)
                .knockout(new org.chuhe.tournament.regulations.KnockoutRules(
                        Places.CHAMPION, true, List.of(), false, false, false, false))
                .build();
        Tournament t = Tournament.create("x", rules);
        for (int i = 1; i <= 4; i++) {
            t = t.with(AddPlayer.named("P" + i));
        }
        t = toTheEnd(played(t.with(PairRound.BY_RULE), 1));
        assertThat(t.standings().places()).containsExactly(List.of(2), List.of(1, 4, 3));
    }

    @Test
    void anEmptyFinalHasNoWinner() {
        Tournament t = played(field(Format.KNOCKOUT, 2).with(PairRound.BY_RULE), 1);
        assertThat(t.nextRound()).isInstanceOf(Proposal.Over.class);
        assertThat(t.standings().rows()).allMatch(row -> row.place() == 2);
        Checked.sound(t);
    }

    @Test
    void everyBracketComesToAnEnd() {
        for (Format format : List.of(Format.KNOCKOUT, Format.DOUBLE_ELIMINATION)) {
            for (int table = 1; table <= 4; table++) {
                for (int round = 1; round <= 3; round++) {
                    Tournament t = field(format, 8).with(PairRound.BY_RULE);
                    for (int r = 1; r < round; r++) {
                        t = played(t, 0).with(PairRound.BY_RULE);
                    }
                    t = toTheEnd(played(t, table));
                    assertThat(t.standings().order())
                            .containsExactlyInAnyOrderElementsOf(
                                    IntStream.rangeClosed(1, 8).boxed().toList());
                }
            }
        }
    }

    @Test
    void theArbiterMayLetOneGoOnButNoTieBreakIsPlayed() {
        Tournament t = played(field(Format.KNOCKOUT, 4).with(PairRound.BY_RULE), 1);
        assertThat(t.perform(new AddTieBreak(1, 1)).done()).isFalse();
        t = t.with(new AwardMatch(1, 1, 4)).with(PairRound.BY_RULE);
        assertThat(t.event().round(2).orElseThrow().matchOf(4)).isPresent();
    }

    @Test
    void onceTheNextRoundIsPairedTheTwoCannotComeBack() {
        Tournament t =
                played(field(Format.KNOCKOUT, 8).with(PairRound.BY_RULE), 2).with(PairRound.BY_RULE);
        assertThat(t.perform(RecordResult.of(1, 2, Result.RED_WINS)).done()).isFalse();
        assertThat(t.perform(RecordResult.of(1, 2, Result.DRAW)).done()).isFalse();
    }
}
