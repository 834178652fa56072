package org.chuhe.tournament.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chuhe.text.Result;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.ranking.Criterion;
import org.chuhe.tournament.ranking.HalfPoints;
import org.chuhe.tournament.ranking.Measure;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.junit.jupiter.api.Test;

/** What is told of an event, as values. */
class EventReportTest {
    private static Tournament entered(Regulations regulations, String... names) {
        Tournament t = Tournament.create("公开赛", regulations);
        for (String name : names) {
            t = t.with(new AddPlayer(name, name.equals("甲") || name.equals("乙") ? "北京" : "上海", 2000, 0));
        }
        return t;
    }

    private static Tournament swiss() {
        return entered(Regulations.swiss(3), "甲", "乙", "丙", "丁")
                .with(PairRound.BY_RULE)
                .with(RecordResult.of(1, 1, Result.RED_WINS))
                .with(RecordResult.of(1, 2, Result.DRAW))
                .with(PairRound.BY_RULE)
                .with(RecordResult.of(2, 1, Result.DRAW))
                .with(RecordResult.of(2, 2, Result.BLACK_BY_FORFEIT));
    }

    @Test
    void neighboursAreSeparatedByANamedCriterionWithBothValues() {
        EventReport report = swiss().report();
        StandingsReport table = report.standings();
        assertThat(table.clause()).isEqualTo(RankingClause.SWISS_OPPONENTS);
        assertThat(table.byPoints()).isTrue();
        assertThat(table.criteria().get(0)).isEqualTo(Criterion.of(Measure.POINTS));
        assertThat(table.separations()).isNotEmpty();
        for (StandingsReport.Separation separation : table.separations()) {
            Criterion points = Criterion.of(Measure.POINTS);
            assertThat(separation.upper().value(points))
                    .as("a tie")
                    .isEqualTo(separation.lower().value(points));
            HalfPoints high = separation.upper().value(separation.criterion()).orElseThrow();
            HalfPoints low = separation.lower().value(separation.criterion()).orElseThrow();
            assertThat(high.compareTo(low) > 0)
                    .isNotEqualTo(separation.criterion().measure().fewerIsBetter());
        }
        assertThat(table.newScore(0)).isFalse();
        assertThat(table.lines()).extracting(report::total).isSortedAccordingTo((a, b) -> b - a);
    }

    @Test
    void aForfeitIsWorthWhatTheEventSaysWhenGamesOfAMatchAreAddedUp() {
        Regulations rules = Regulations.roundRobin()
                .change()
                .gamesPerMatch(2)
                .scoring(Scoring.THREE_POINTS)
                .build();
        Tournament t = entered(rules, "甲", "乙").with(PairRound.BY_RULE);
        t = t.with(new RecordResult(1, 1, 1, Result.RED_BY_FORFEIT)).with(new RecordResult(1, 1, 2, Result.RED_WINS));
        CrossTable cross = t.report().crossTable();
        assertThat(List.of(
                        cross.rounds(1).get(0).outcome(), cross.rounds(2).get(0).outcome()))
                .as("three points each")
                .containsOnly(ReportedResult.DRAW);
        assertThat(List.of(
                        cross.rounds(1).get(0).marks(), cross.rounds(2).get(0).marks()))
                .containsExactlyInAnyOrder("+ 0", "- 3");
    }

    @Test
    void aDrawIsADrawWhateverItIsWorth() {
        Regulations rules =
                Regulations.swiss(1).change().scoring(new Scoring(3, 0, 0, 3)).build();
        Tournament t = entered(rules, "甲", "乙").with(PairRound.BY_RULE).with(RecordResult.of(1, 1, Result.DRAW));
        CrossTable cross = t.report().crossTable();
        assertThat(cross.rounds(1).get(0).outcome()).isEqualTo(ReportedResult.DRAW);
        assertThat(cross.rounds(2).get(0).outcome()).isEqualTo(ReportedResult.DRAW);
    }

    @Test
    void linesOfTheCrossTableStandInTheOrderOfTheTable() {
        EventReport report = swiss().report();
        assertThat(report.crossLines())
                .extracting(CrossTable.Line::no)
                .isEqualTo(report.table().order());
        assertThat(report.crossLines()).allSatisfy(line -> {
            assertThat(line.rounds()).hasSize(2);
            assertThat(line.total())
                    .isEqualTo(line.rounds().stream().mapToInt(Cell::points).sum());
        });
    }

    @Test
    void aRoundNamesWhoSitsWhereWithThePointsBefore() {
        Tournament t = swiss();
        RoundReport round = t.report().round(t.event().round(2).orElseThrow());
        assertThat(round.byScore()).isTrue();
        assertThat(round.encounters()).hasSize(2).allSatisfy(encounter -> {
            assertThat(encounter.several()).isFalse();
            assertThat(encounter.score()).isPresent();
        });
        CrossTable cross = t.report().crossTable();
        RoundReport.Board first = round.encounters().get(0).boards().get(0);
        assertThat(first.result()).isEqualTo(Result.DRAW);
        assertThat(first.red().points())
                .isEqualTo(cross.rounds(first.red().no()).get(0).total());
        assertThat(first.red().unit()).isIn("北京", "上海");
    }

    @Test
    void unitsAreOrderedBy148AndTheirMembersByTheClauseOfTheFormat() {
        Regulations rules = Regulations.swiss(3)
                .change()
                .ranking(RankingClause.MEMBER_PLACES)
                .teams(new TeamRules(TeamKind.MEMBER_TOTAL, 2, 0))
                .build();
        Tournament t = entered(rules, "甲", "乙", "丙", "丁").with(PairRound.BY_RULE);
        EventReport report = t.with(RecordResult.of(1, 1, Result.RED_WINS)).report();
        assertThat(report.standings().clause()).isEqualTo(RankingClause.SWISS_OPPONENTS);
        UnitsReport units = report.units().orElseThrow();
        assertThat(units.clause().article()).isEqualTo("14.8");
        assertThat(units.rows()).hasSize(2);
        assertThat(swiss().report().units()).isEmpty();
    }
}
