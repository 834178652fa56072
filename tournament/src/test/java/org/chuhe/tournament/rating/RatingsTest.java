package org.chuhe.tournament.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.chuhe.text.Result;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.junit.jupiter.api.Test;

class RatingsTest {
    /** A round robin in which the smaller number wins. */
    private static Tournament played(int... ratings) {
        Tournament t = Tournament.create(
                "x",
                new RegulationsBuilder(Format.ROUND_ROBIN)
                        .norms(List.of(new TitleNorm("大师", 3, 3, 100, 0, 1)))
                        .build());
        for (int rating : ratings) {
            t = t.with(new AddPlayer("P" + rating, "", rating, 0));
        }
        while (t.nextRound() instanceof Proposal.Paired) {
            t = t.with(PairRound.BY_RULE);
            int round = t.event().roundsPaired();
            for (Match m : t.event().round(round).orElseThrow().matches()) {
                Result result = m.first() < m.second() ? Result.RED_WINS : Result.BLACK_WINS;
                t = t.with(RecordResult.of(round, m.table(), result));
            }
        }
        return t;
    }

    @Test
    void whatOneGainsTheOthersLose() {
        List<RatingLine> lines = Ratings.of(played(2000, 1900, 1800, 1700).event());
        assertThat(lines.stream().mapToDouble(l -> l.score() - l.expected()).sum())
                .isCloseTo(0, within(1e-9));
        assertThat(lines).extracting(RatingLine::games).containsOnly(3);
        assertThat(lines.get(0).change()).isPositive();
        assertThat(lines.get(3).change()).isNegative();
        assertThat(lines).allSatisfy(l -> assertThat(l.after()).isEqualTo(l.rating() + l.change()));
        assertThat(lines.get(0).average()).isEqualTo(1800);
        assertThat(lines.get(0).performance()).isEqualTo(2600);
    }

    @Test
    void unratedOpponentsDoNotCountAndEnoughGamesGiveARating() {
        List<RatingLine> lines =
                Ratings.of(played(2000, 0, 1900, 1800, 1700, 1600).event());
        assertThat(lines.get(0).games()).isEqualTo(4);
        assertThat(lines.get(0).played()).isEqualTo(5);
        RatingLine unrated = lines.get(1);
        assertThat(unrated.change()).isZero();
        assertThat(unrated.games()).isEqualTo(5);
        assertThat(unrated.after()).isEqualTo(unrated.performance());
        assertThat(Ratings.of(played(2000, 0, 1900).event()).get(1).after()).isZero();
    }

    @Test
    void forfeitsAreNoGames() {
        Tournament t = played(2000, 1900);
        t = t.with(RecordResult.of(1, 1, Result.RED_BY_FORFEIT));
        assertThat(Ratings.of(t.event())).allSatisfy(l -> {
            assertThat(l.played()).isZero();
            assertThat(l.change()).isZero();
            assertThat(l.performance()).isZero();
        });
    }

    @Test
    void normsAreWhatTheRegulationsSay() {
        assertThat(Ratings.norms(played(2000, 1900, 1800, 1700).event()))
                .extracting(a -> a.norm().title() + a.line().no())
                .containsExactly("大师1");
        assertThat(Ratings.norms(played(2000, 1900, 1800).event())).isEmpty();
    }

    @Test
    void membersOfTeamsHaveLinesOfTheirOwn() {
        Tournament t = Tournament.create(
                "x",
                new RegulationsBuilder(Format.SWISS)
                        .rounds(1)
                        .teams(new TeamRules(TeamKind.FIXED_BOARDS, 2, 0))
                        .build());
        t = t.with(new AddTeam("A", List.of(new Member("a1", 1500), new Member("a2", 1400)), 0))
                .with(new AddTeam("B", List.of(new Member("b1", 1500), new Member("b2", 1400)), 0))
                .with(PairRound.BY_RULE)
                .with(new RecordResult(1, 1, 1, Result.RED_WINS))
                .with(new RecordResult(1, 1, 2, Result.DRAW));
        Round round = t.event().round(1).orElseThrow();
        int red = round.matches().get(0).games().get(0).red();
        List<RatingLine> lines = Ratings.of(t.event());
        assertThat(lines).hasSize(4);
        assertThat(lines)
                .filteredOn(l -> l.member() == 1)
                .allSatisfy(l -> assertThat(l.change()).isEqualTo(l.no() == red ? 10 : -10));
        assertThat(lines)
                .filteredOn(l -> l.member() == 2)
                .allSatisfy(l -> assertThat(l.change()).isZero());
    }
}
