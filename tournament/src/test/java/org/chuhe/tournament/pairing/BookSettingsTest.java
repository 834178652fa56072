package org.chuhe.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.text.Result;
import org.chuhe.tournament.Checked;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.entry.DrawNumbers;
import org.chuhe.tournament.command.entry.MarkAbsent;
import org.chuhe.tournament.command.entry.MarkAbsent.Absence;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.ranking.Criterion;
import org.chuhe.tournament.ranking.HalfPoints;
import org.chuhe.tournament.ranking.Measure;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.regulations.StageRules;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.text.Notice;
import org.junit.jupiter.api.Test;

/** What regulations and entrants may ask for within 第10–14条 and 附录二 一. */
class BookSettingsTest {
    private static Tournament field(Regulations rules, int players) {
        Tournament t = Tournament.create("x", rules);
        for (int i = 1; i <= players; i++) {
            t = t.with(AddPlayer.named("P" + i));
        }
        return t.with(new DrawNumbers(DrawNumbers.Mode.ENTRY, 0));
    }

    private static List<String> notices(Tournament t) {
        return ((Outcome.Done) PairRound.BY_RULE.applyTo(t.event()))
                .notices().stream().map(Notice::key).toList();
    }

    @Test
    void theSecondCycleTurnsTheColours() {
        for (int players : new int[] {4, 5}) {
            Regulations rules =
                    new RegulationsBuilder(Format.ROUND_ROBIN).cycles(2).build();
            Tournament t = field(rules, players);
            assertThat(t.schedule()).hasSize(players == 4 ? 6 : 10);
            while (t.nextRound() instanceof Proposal.Paired) {
                t = RoundRobinEventTest.won(t.with(PairRound.BY_RULE));
            }
            Map<String, Integer> games = new HashMap<>();
            t.event().rounds().stream()
                    .flatMap(Round::games)
                    .forEach(g -> games.merge(g.red() + "-" + g.black(), 1, Integer::sum));
            assertThat(games).hasSize(players * (players - 1)).values().containsOnly(1);
            assertThat(t.standings().order().get(0)).isEqualTo(1);
            assertThat(t.standings().rows().get(0).values().get(Criterion.of(Measure.MATCH_POINTS)))
                    .isEqualTo(HalfPoints.of(2 * (players - 1)));
        }
    }

    @Test
    void matchesMayGiveOtherPoints() {
        Regulations rules = new RegulationsBuilder(Format.SWISS)
                .rounds(3)
                .teams(new TeamRules(TeamKind.FIXED_BOARDS, 2, 0))
                .scoring(Scoring.STANDARD.withMatches(3, 1, 0))
                .build();
        Tournament t = Tournament.create("x", rules);
        for (int i = 1; i <= 5; i++) {
            t = t.with(new AddTeam("T" + i, List.of(new Member("a" + i, 0), new Member("b" + i, 0)), 0));
        }
        t = t.with(PairRound.BY_RULE);
        for (int table = 1; table <= 2; table++) {
            for (Game g :
                    t.event().round(1).orElseThrow().table(table).orElseThrow().games()) {
                boolean won = table == 1 && g.red() == 1;
                Result result = table == 2 ? Result.DRAW : won ? Result.RED_WINS : Result.BLACK_WINS;
                t = t.with(new RecordResult(1, table, g.number(), result));
            }
        }
        Tournament after = t;
        assertThat(List.of(1, 5, 3, 4, 2))
                .extracting(
                        no -> after.standings().row(no).orElseThrow().values().get(Criterion.of(Measure.MATCH_POINTS)))
                .containsExactly(
                        HalfPoints.of(3), HalfPoints.of(3), HalfPoints.of(1), HalfPoints.of(1), HalfPoints.of(0));
        t = t.with(PairRound.BY_RULE);
        Checked.sound(t);
        assertThat(Scoring.STANDARD.withMatches(1, 1, 0).falls()).isFalse();
    }

    @Test
    void aRoundCanBeMissedForHalfAPoint() {
        Tournament t = field(Regulations.swiss(5), 8)
                .with(new MarkAbsent(3, 1, Absence.HALF))
                .with(new MarkAbsent(4, 1, Absence.ZERO))
                .with(new MarkAbsent(5, 1, Absence.HALF))
                .with(new MarkAbsent(5, 1, Absence.NONE));
        t = RoundRobinEventTest.won(t.with(PairRound.BY_RULE));
        assertThat(t.event().round(1).orElseThrow().matchOf(3)).isEmpty();
        assertThat(t.event().round(1).orElseThrow().matchOf(5)).isPresent();
        Tournament after = t;
        assertThat(List.of(1, 3, 4))
                .extracting(
                        no -> after.standings().row(no).orElseThrow().values().get(Criterion.of(Measure.POINTS)))
                .containsExactly(HalfPoints.of(2), HalfPoints.of(1), HalfPoints.of(0));
        // 14.4: his opponent is worth the lowest score of those who have any.
        assertThat(after.standings().row(3).orElseThrow().values().get(Criterion.of(Measure.OPPONENT_SCORE)))
                .isEqualTo(HalfPoints.of(1));
        t = RoundRobinEventTest.won(t.with(PairRound.BY_RULE)).with(PairRound.BY_RULE);
        Checked.sound(t);
        assertThat(t.perform(new MarkAbsent(3, 3, Absence.HALF)).done()).isFalse();
        assertThat(field(Regulations.roundRobin(), 4)
                        .perform(new MarkAbsent(1, 1, Absence.HALF))
                        .done())
                .isFalse();
    }

    @Test
    void theLastCutSaysWhatItDoes() {
        Tournament t = field(
                new RegulationsBuilder(Format.SWISS_ELIMINATION)
                        .rounds(6)
                        .stages(new StageRules(0, 0, Format.KNOCKOUT, 0, 2, 8))
                        .build(),
                22);
        for (int round = 1; round <= 6; round++) {
            List<String> said = notices(t);
            if (round == 4 || round == 5) {
                assertThat(said).containsExactly("pair.cut.ranked", "pair.cut.criteria");
            } else if (round == 6) {
                assertThat(said).containsExactly("pair.cut.last", "pair.cut.criteria");
            } else {
                assertThat(said).isEmpty();
            }
            t = RoundRobinEventTest.won(t.with(PairRound.BY_RULE));
        }
    }

    @Test
    void theBookAdvisesOnFieldAndRounds() {
        assertThat(notices(field(Regulations.swiss(9), 32))).isEmpty();
        assertThat(notices(field(Regulations.swiss(11), 32))).isEmpty();
        assertThat(notices(field(Regulations.swiss(9), 31))).containsExactly("advice.odd");
        assertThat(notices(field(Regulations.swiss(8), 20))).containsExactly("advice.even");
        assertThat(notices(field(Regulations.swiss(5), 32))).containsExactly("advice.few", "advice.usual");
        assertThat(notices(field(Regulations.swiss(7), 8))).containsExactly("advice.table");
        Tournament second =
                RoundRobinEventTest.won(field(Regulations.swiss(5), 32).with(PairRound.BY_RULE));
        assertThat(notices(second)).isEmpty();
    }
}
