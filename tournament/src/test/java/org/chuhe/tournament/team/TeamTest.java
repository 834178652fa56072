package org.chuhe.tournament.team;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chuhe.text.Result;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.command.round.SetLineUp;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.ranking.UnitRow;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.result.Game;
import org.junit.jupiter.api.Test;

/** 第11条: the five kinds of team events. */
class TeamTest {
    /** All line-ups that a kind of team allows, of all rows of members that there are. */
    private static List<List<Integer>> allowed(TeamKind kind, int boards, int members) {
        List<List<Integer>> all = List.of(List.of());
        for (int board = 0; board < boards; board++) {
            all = all.stream()
                    .flatMap(begun -> IntStream.rangeClosed(1, members)
                            .mapToObj(next -> Stream.concat(begun.stream(), Stream.of(next))
                                    .toList()))
                    .toList();
        }
        return all.stream()
                .filter(lineUp -> LineUps.why(kind, boards, members, lineUp).isEmpty())
                .toList();
    }

    @Test
    void fixedBoardsHaveOneLineUp() {
        assertThat(allowed(TeamKind.FIXED_BOARDS, 4, 6)).containsExactly(List.of(1, 2, 3, 4));
    }

    @Test
    void substitutesGiveTheFifteenLineUpsOfTheExample() {
        List<List<Integer>> allowed = allowed(TeamKind.SUBSTITUTES, 4, 6);
        assertThat(allowed).hasSize(15).doesNotHaveDuplicates().contains(List.of(1, 2, 3, 5));
        assertThat(allowed.get(0)).containsExactly(1, 2, 3, 4);
        assertThat(allowed.get(14)).containsExactly(3, 4, 5, 6);
    }

    @Test
    void freeOrderAllowsAnyOrder() {
        assertThat(allowed(TeamKind.FREE_ORDER, 3, 4)).hasSize(24);
        assertThat(LineUps.why(TeamKind.FREE_ORDER, 3, 4, List.of(4, 1, 2))).isEmpty();
        assertThat(LineUps.why(TeamKind.FREE_ORDER, 3, 4, List.of(4, 4, 2))).isPresent();
        assertThat(LineUps.why(TeamKind.FREE_ORDER, 3, 4, List.of(5, 4, 2))).isPresent();
        assertThat(LineUps.why(TeamKind.FREE_ORDER, 3, 4, List.of(1, 2))).isPresent();
    }

    @Test
    void allPlayAllBringsEverybodyTogetherOnce() {
        for (int n = 1; n <= 8; n++) {
            for (int m = 1; m <= 8; m++) {
                Set<List<Integer>> met = new HashSet<>();
                for (int round = 1; round <= AllPlayAll.rounds(n, m); round++) {
                    AllPlayAll.round(n, m, round)
                            .forEach(b -> assertThat(met.add(List.of(b.firstMember(), b.secondMember())))
                                    .isTrue());
                }
                assertThat(met).hasSize(n * m);
            }
        }
    }

    @Test
    void theFirstTeamHasRedOnOddBoards() {
        Tournament t = fourTeams(TeamKind.SUBSTITUTES).with(PairRound.BY_RULE);
        List<Game> games =
                t.event().round(1).orElseThrow().table(1).orElseThrow().games();
        assertThat(games).extracting(Game::red).containsExactly(1, 4, 1);
        assertThat(games).extracting(Game::redMember).containsExactly(1, 2, 3);
    }

    @Test
    void lineUpsAreCheckedAndSeated() {
        Tournament t = fourTeams(TeamKind.SUBSTITUTES).with(PairRound.BY_RULE);
        assertThat(t.perform(new SetLineUp(1, 4, List.of(2, 1, 3))).done()).isFalse();
        Tournament seated = t.with(new SetLineUp(1, 4, List.of(1, 3, 4)));
        List<Game> games =
                seated.event().round(1).orElseThrow().table(1).orElseThrow().games();
        assertThat(games).extracting(Game::blackMember).containsExactly(1, 2, 4);
        assertThat(games).extracting(Game::redMember).containsExactly(1, 3, 3);
        Tournament played = seated.with(RecordResult.of(1, 1, Result.DRAW));
        assertThat(played.perform(new SetLineUp(1, 4, List.of(1, 2, 3))).outcome())
                .isInstanceOf(Outcome.Refused.class);
        assertThat(played.perform(new SetLineUp(2, 4, List.of(1, 2, 3))).done()).isFalse();
        assertThat(played.perform(new SetLineUp(1, 9, List.of(1, 2, 3))).done()).isFalse();
    }

    @Test
    void membersHaveTheirOwnScores() {
        Tournament t = fourTeams(TeamKind.SUBSTITUTES)
                .with(PairRound.BY_RULE)
                .with(new RecordResult(1, 1, 1, Result.RED_WINS))
                .with(new RecordResult(1, 1, 2, Result.DRAW));
        assertThat(MemberScores.of(t.event()))
                .containsExactly(
                        new MemberScores.Line(1, 1, 1, 1, 0, 0, 2),
                        new MemberScores.Line(1, 2, 1, 0, 1, 0, 1),
                        new MemberScores.Line(4, 1, 1, 0, 0, 1, 0),
                        new MemberScores.Line(4, 2, 1, 0, 1, 0, 1));
    }

    @Test
    void anEntryOutOfRatingOrderIsRemarkedOn() {
        Regulations rules = new RegulationsBuilder(Format.ROUND_ROBIN)
                .teams(new TeamRules(TeamKind.FIXED_BOARDS, 2, 0))
                .build();
        Outcome outcome = Tournament.create("x", rules)
                .perform(new AddTeam("T", List.of(new Member("a", 1900), new Member("b", 2000)), 0))
                .outcome();
        assertThat(((Outcome.Done) outcome).notices()).hasSize(1);
        Outcome small = Tournament.create("x", rules)
                .perform(new AddTeam("T", List.of(new Member("a", 1900)), 0))
                .outcome();
        assertThat(small).isInstanceOf(Outcome.Refused.class);
    }

    @Test
    void unitsAreRankedByTheirMembersPlaces() {
        Tournament t = units(false);
        List<UnitRow> rows = t.unitTable();
        assertThat(rows).extracting(UnitRow::unit).containsExactly("A", "B");
        assertThat(rows.get(0).memberPlaces()).containsExactly(1, 3);
        Tournament filled = units(true);
        assertThat(filled.unitTable()).extracting(UnitRow::unit).containsExactly("A", "B", "C");
    }

    /** Three units, C with one member only: 1 A, 2 B, 3 A, 4 B, 5 C by results. */
    private static Tournament units(boolean fill) {
        RegulationsBuilder rules =
                new RegulationsBuilder(Format.ROUND_ROBIN).teams(new TeamRules(TeamKind.MEMBER_TOTAL, 2, 0));
        if (fill) {
            rules.read(Reading.MISSING_MEMBER_IS_LAST);
        }
        Tournament t = Tournament.create("x", rules.build());
        for (String unit : List.of("A", "B", "A", "B", "C")) {
            t = t.with(new AddPlayer("P", unit, 0, 0));
        }
        for (int round = 1; round <= 5; round++) {
            t = t.with(PairRound.BY_RULE);
            for (var match : t.event().round(round).orElseThrow().matches()) {
                Result better = match.first() < match.second() ? Result.RED_WINS : Result.BLACK_WINS;
                t = t.with(RecordResult.of(round, match.table(), better));
            }
        }
        return t;
    }

    private static Tournament fourTeams(TeamKind kind) {
        Regulations rules = new RegulationsBuilder(Format.ROUND_ROBIN)
                .teams(new TeamRules(kind, 3, 1))
                .build();
        Tournament t = Tournament.create("x", rules);
        for (int i = 1; i <= 4; i++) {
            t = t.with(new AddTeam(
                    "T" + i,
                    List.of(new Member("a", 0), new Member("b", 0), new Member("c", 0), new Member("d", 0)),
                    0));
        }
        return t;
    }
}
