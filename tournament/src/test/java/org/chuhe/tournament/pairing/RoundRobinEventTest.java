package org.chuhe.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chuhe.text.Result;
import org.chuhe.tournament.Checked;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.ChangeRegulations;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.ranking.Criterion;
import org.chuhe.tournament.ranking.HalfPoints;
import org.chuhe.tournament.ranking.Measure;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.report.Cell;
import org.chuhe.tournament.report.CrossTable;
import org.chuhe.tournament.report.GameScore;
import org.chuhe.tournament.report.ReportedResult;
import org.chuhe.tournament.result.Game;
import org.junit.jupiter.api.Test;

/** 附录一 and 19.2, from the entries to the table. */
class RoundRobinEventTest {
    @Test
    void roundsFollowTheTable() {
        Tournament t = field(5, 1);
        for (int round = 1; round <= 5; round++) {
            t = won(t.with(PairRound.BY_RULE));
        }
        assertThat(SwissEventTest.pairs(t, 1)).isEqualTo("2-5 3-4");
        assertThat(t.event().rounds()).extracting(r -> r.byes().get(0)).containsExactly(1, 4, 2, 5, 3);
        assertThat(t.nextRound()).isInstanceOf(Proposal.Over.class);
        assertThat(t.standings().order()).containsExactly(1, 2, 3, 4, 5);
        // A free round gives nothing: everybody has the same.
        assertThat(CrossTable.of(t.event()).rounds(1).get(0))
                .isEqualTo(new Cell(1, 0, Cell.Side.NONE, false, List.of(), 0, 0));
        assertThat(CrossTable.of(t.event()).rounds(5).get(0))
                .isEqualTo(new Cell(
                        1, 2, Cell.Side.BLACK, false, List.of(new GameScore(ReportedResult.LOSS, false, 0, 2)), 0, 0));
    }

    /** 14.2, 13.2: what two meet in two cycles is one match, as two games on one day are. */
    @Test
    void gamesWithOneOpponentAreOneMatchAlsoInTwoCycles() {
        Tournament t = field(4, 1);
        t = t.with(new ChangeRegulations(
                t.event().regulations().change().cycles(2).usualRanking().build()));
        List<List<Result>> results = List.of(
                List.of(Result.RED_WINS, Result.RED_WINS),
                List.of(Result.RED_WINS, Result.DRAW),
                List.of(Result.DRAW, Result.RED_WINS),
                List.of(Result.BLACK_WINS, Result.DRAW),
                List.of(Result.DRAW, Result.DRAW),
                List.of(Result.BLACK_WINS, Result.RED_WINS));
        for (int i = 0; i < results.size(); i++) {
            t = t.with(PairRound.BY_RULE);
            for (int table = 1; table <= 2; table++) {
                t = t.with(RecordResult.of(i + 1, table, results.get(i).get(table - 1)));
            }
        }
        assertThat(t.standings().order()).containsExactly(2, 1, 4, 3);
        assertThat(t.standings().rows())
                .extracting(row -> row.values().get(Criterion.of(Measure.MATCH_POINTS)))
                .containsExactly(HalfPoints.of(5), HalfPoints.of(4), HalfPoints.of(2), HalfPoints.of(1));
    }

    @Test
    void theWholeScheduleIsKnownBeforehand() {
        Tournament t = field(6, 1);
        List<Round> schedule = t.schedule();
        assertThat(schedule).hasSize(5);
        while (t.nextRound() instanceof Proposal.Paired) {
            t = t.with(PairRound.BY_RULE);
        }
        assertThat(t.event().rounds())
                .extracting(Round::matches)
                .isEqualTo(schedule.stream().map(Round::matches).toList());
        t = won(t).with(new Withdraw(6, 5));
        assertThat(t.schedule()).isEqualTo(schedule);
        assertThat(SwissEventTest.field(4, 3).schedule()).isEmpty();
        assertThat(t.crossTable().numbers()).hasSize(6);
    }

    @Test
    void twoGamesAreAMatchWithColoursSwapped() {
        Tournament t = field(4, 2).with(PairRound.BY_RULE);
        List<Game> games =
                t.event().round(1).orElseThrow().table(1).orElseThrow().games();
        assertThat(games).extracting(Game::red).containsExactly(1, 4);
    }

    @Test
    void whoLeavesEarlyIsStruckOut() {
        Tournament t = won(field(6, 1).with(PairRound.BY_RULE));
        t = won(t.with(PairRound.BY_RULE)).with(new Withdraw(6, 2)).with(PairRound.BY_RULE);
        Round third = t.event().round(3).orElseThrow();
        assertThat(third.matchOf(6)).isEmpty();
        assertThat(third.byes()).containsExactly(2);
        assertThat(t.standings().unranked()).containsExactly(6);
        assertThat(t.crossTable().rounds(6)).extracting(Cell::marks).containsExactly("(0)", "(0)", "");
        assertThat(t.crossTable().rounds(1)).extracting(Cell::struck).containsExactly(true, false, false);
        assertThat(t.standings()
                        .row(1)
                        .orElseThrow()
                        .values()
                        .values()
                        .iterator()
                        .next()
                        .value())
                .isEqualTo(2);
    }

    @Test
    void whoLeavesLateForfeitsTheRest() {
        Tournament t = field(6, 1);
        for (int round = 1; round <= 3; round++) {
            t = won(t.with(PairRound.BY_RULE));
        }
        t = t.with(new Withdraw(6, 3)).with(PairRound.BY_RULE);
        Match match = t.event().round(4).orElseThrow().matchOf(6).orElseThrow();
        assertThat(match.games().get(0).result()).isEqualTo(Result.BLACK_BY_FORFEIT);
        Checked.sound(won(t));
        assertThat(t.standings().unranked()).isEmpty();
    }

    /** 19.2: 达到或超过半数 is valid, one less is not. */
    @Test
    void whoHasMetExactlyHalfStays() {
        Tournament two = won(field(5, 1).with(PairRound.BY_RULE));
        two = won(two.with(PairRound.BY_RULE)).with(new Withdraw(5, 2));
        assertThat(two.standings().unranked()).as("two of four").isEmpty();
        two = two.with(PairRound.BY_RULE);
        Match lost = two.event().round(3).orElseThrow().matchOf(5).orElseThrow();
        assertThat(lost.games().get(0).forfeitedBy(5)).isTrue();
        Checked.sound(two);
        Tournament one = won(field(5, 1).with(PairRound.BY_RULE)).with(new Withdraw(5, 1));
        assertThat(one.standings().unranked()).as("one of four").containsExactly(5);
        one = one.with(PairRound.BY_RULE);
        assertThat(one.event().round(2).orElseThrow().matchOf(5)).isEmpty();
        Checked.sound(one);
    }

    static Tournament field(int players, int games) {
        Tournament t = Tournament.create(
                "x",
                new RegulationsBuilder(Format.ROUND_ROBIN).gamesPerMatch(games).build());
        for (int i = 1; i <= players; i++) {
            t = t.with(AddPlayer.named("P" + i));
        }
        return t;
    }

    /** The smaller number wins every game of the last round. */
    static Tournament won(Tournament tournament) {
        Tournament t = tournament;
        Round last = t.event().rounds().get(t.event().roundsPaired() - 1);
        for (Match match : last.matches()) {
            for (Game game : match.games()) {
                if (game.result() == Result.NONE) {
                    Result result = game.red() < game.black() ? Result.RED_WINS : Result.BLACK_WINS;
                    t = t.with(new RecordResult(last.number(), match.table(), game.number(), result));
                }
            }
        }
        return t;
    }
}
