package org.chuhe.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.testing.Seeded;
import org.chuhe.text.Result;
import org.chuhe.tournament.Checked;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.checker.EventChecker;
import org.chuhe.tournament.checker.Finding;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.ranking.HalfPoints;
import org.chuhe.tournament.ranking.UnitRow;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.report.UnitsReport;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;
import org.chuhe.tournament.simulation.Conditions;
import org.chuhe.tournament.simulation.EventGenerator;
import org.junit.jupiter.api.Test;

/** A match between two units, from the entries to the score. */
class ScheveningenEventTest {

    /** Odd numbers are of 北京, even ones of 上海. */
    private static Tournament field(int players, int cycles) {
        Tournament t = Tournament.create(
                "x", new RegulationsBuilder(Format.SCHEVENINGEN).cycles(cycles).build());
        for (int no = 1; no <= players; no++) {
            t = t.with(new AddPlayer("P" + no, no % 2 == 1 ? "北京" : "上海", 0, 0));
        }
        return t;
    }

    private static Tournament won(Tournament t, Result result) {
        Tournament played = t;
        Round round = t.event().rounds().get(t.event().roundsPaired() - 1);
        for (Match match : round.matches()) {
            for (Game game : match.games()) {
                if (!game.result().finished()) {
                    played = played.with(new RecordResult(round.number(), match.table(), game.number(), result));
                }
            }
        }
        return played;
    }

    @Test
    void theSidesAreTheUnits() {
        Tournament t = field(6, 1);
        assertThat(t.schedule()).hasSize(3);
        for (int round = 1; round <= 3; round++) {
            t = won(t.with(PairRound.BY_RULE), Result.RED_WINS);
        }
        assertThat(SwissEventTest.pairs(t, 1)).isEqualTo("1-2 3-4 6-5");
        assertThat(t.nextRound()).isInstanceOf(Proposal.Over.class);
        assertThat(t.report().complete()).isTrue();
        assertThat(t.report().sides()).containsExactly(List.of(1, 3, 5), List.of(2, 4, 6));
        assertThat(EventChecker.check(t.event())).isEmpty();
        UnitsReport score = t.report().units().orElseThrow();
        assertThat(score.clause().article()).isEqualTo("14.7");
        assertThat(score.rows()).extracting(UnitRow::unit).containsExactly("北京", "上海");
        // Nine games, Red won them all: five of them for the first side.
        assertThat(score.rows())
                .extracting(r -> r.values().values().iterator().next())
                .containsExactly(HalfPoints.of(10), HalfPoints.of(8));
    }

    @Test
    void aLevelScoreIsShared() {
        Tournament t = field(4, 1);
        for (int round = 1; round <= 2; round++) {
            t = won(t.with(PairRound.BY_RULE), Result.DRAW);
        }
        assertThat(t.report().units().orElseThrow().rows())
                .extracting(UnitRow::place)
                .containsExactly(1, 1);
    }

    @Test
    void theSidesAddTheGamesWhereMatchesRankThePlayers() {
        Tournament t = Tournament.create(
                "x",
                new RegulationsBuilder(Format.SCHEVENINGEN).gamesPerMatch(2).build());
        t = t.with(new AddPlayer("A", "北京", 0, 0)).with(new AddPlayer("B", "上海", 0, 0));
        t = won(t.with(PairRound.BY_RULE), Result.RED_WINS);
        assertThat(t.standings().rows())
                .allSatisfy(row -> assertThat(row.values().values().iterator().next())
                        .as("a drawn match")
                        .isEqualTo(HalfPoints.of(1)));
        assertThat(t.report().units().orElseThrow().rows())
                .extracting(r -> r.values().values().iterator().next())
                .as("a game each")
                .containsExactly(HalfPoints.of(2), HalfPoints.of(2));
    }

    @Test
    void aSecondCycleTurnsTheColours() {
        Tournament t = field(4, 2);
        for (int round = 1; round <= 4; round++) {
            t = won(t.with(PairRound.BY_RULE), Result.DRAW);
        }
        assertThat(SwissEventTest.pairs(t, 1)).isEqualTo("1-2 3-4");
        assertThat(SwissEventTest.pairs(t, 3)).isEqualTo("2-1 4-3");
        assertThat(t.nextRound()).isInstanceOf(Proposal.Over.class);
        assertThat(EventChecker.check(t.event())).isEmpty();
    }

    @Test
    void whoeverHasNoOpponentIsFree() {
        Tournament t = field(5, 1);
        for (int round = 1; round <= 3; round++) {
            t = won(t.with(PairRound.BY_RULE), Result.DRAW);
        }
        assertThat(t.event().rounds()).extracting(Round::byes).containsExactly(List.of(5), List.of(3), List.of(1));
        assertThat(t.crossTable().total(5)).as("a free round gives nothing").isEqualTo(2);
        Checked.sound(t);
    }

    @Test
    void whoeverLeavesBeforeHalfOfTheOtherSideIsStruckOut() {
        Tournament t = won(field(8, 1).with(PairRound.BY_RULE), Result.RED_WINS).with(new Withdraw(1, 1));
        assertThat(t.standings().unranked()).as("19.2: one of four").containsExactly(1);
        t = t.with(PairRound.BY_RULE);
        assertThat(t.event().rounds().get(1).byes()).as("his opponent is free").containsExactly(4);

        Tournament later = won(field(8, 1).with(PairRound.BY_RULE), Result.RED_WINS);
        later = won(later.with(PairRound.BY_RULE), Result.RED_WINS).with(new Withdraw(1, 2));
        assertThat(later.standings().unranked()).as("19.2: two of four").isEmpty();
    }

    @Test
    void twoSidesAreNeededAndPlayersNotTeams() {
        Tournament one = field(1, 1).with(new AddPlayer("Q", "北京", 0, 0));
        assertThat(refused(one)).isEqualTo("pair.sides.two");
        assertThat(refused(field(3, 1).with(new AddPlayer("Q", "", 0, 0)))).isEqualTo("pair.sides.two");
        Tournament teams = Tournament.create(
                        "x",
                        new RegulationsBuilder(Format.SCHEVENINGEN)
                                .teams(new TeamRules(TeamKind.FIXED_BOARDS, 1, 0))
                                .build())
                .with(new AddTeam("甲", List.of(new Member("A", 0)), 0))
                .with(new AddTeam("乙", List.of(new Member("B", 0)), 0));
        assertThat(refused(teams)).isEqualTo("regulations.needsPlayers");
    }

    private static String refused(Tournament t) {
        return ((Proposal.Impossible) t.nextRound()).reason().key();
    }

    @Test
    void theCheckerSeesWhoMetHisOwnSideAndWhomNobodyMet() {
        Tournament t = field(4, 1);
        for (int round = 1; round <= 2; round++) {
            t = won(t.with(PairRound.BY_RULE), Result.DRAW);
        }
        Event right = t.event();
        Event twice = right.withRounds(List.of(
                right.rounds().get(0),
                new Round(2, 1, right.rounds().get(0).matches(), List.of(), List.of(), List.of())));
        assertThat(EventChecker.violations(twice))
                .extracting(Finding::invariant)
                .containsOnly("H2", "T1", "T2")
                .containsSubsequence("T1", "T2", "H2");
        Match match = right.rounds().get(0).matches().get(0);
        Game game = new Game(1, GameKind.REGULAR, 1, 3, 0, 0, Result.DRAW);
        Match own = new Match(1, "", 1, 3, List.of(game), match.origin(), 0);
        Event among = right.withRounds(List.of(new Round(1, 1, List.of(own), List.of(2, 4), List.of(), List.of())));
        assertThat(EventChecker.violations(among))
                .extracting(Finding::invariant)
                .contains("S1", "T1", "T2");
    }

    @Test
    void randomMatchesAreInOrder() {
        Seeded.forAll(60, random -> {
            int cycles = random.nextInt(1, 3);
            Conditions how = random.nextBoolean() ? Conditions.CALM : Conditions.ROUGH;
            Tournament t = EventGenerator.play(
                    "x",
                    new RegulationsBuilder(Format.SCHEVENINGEN).cycles(cycles).build(),
                    random.nextInt(2, 25),
                    how,
                    new SplittableRandom(random.nextLong()));
            Checked.sound(t);
            assertThat(t.report().units().orElseThrow().rows()).hasSizeLessThanOrEqualTo(2);
            assertThat(t.report().standings().lines()).isNotEmpty();
        });
    }
}
