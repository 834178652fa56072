package org.chuhe.tournament.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.chuhe.text.Result;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.person.Birth;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.person.Sex;
import org.chuhe.tournament.prize.Prize;
import org.chuhe.tournament.prize.Prize.Ranking;
import org.chuhe.tournament.prize.PrizeRules;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.result.Game;
import org.junit.jupiter.api.Test;

/** 奖励: who gets what. */
class AwardsTest {
    private static Prize place(int place, long cents) {
        return new Prize(Ranking.STANDINGS, "", 0, place, cents);
    }

    private static Prize women(int place, long cents) {
        return new Prize(Ranking.STANDINGS, "女子", 0, place, cents);
    }

    /** Six players, 4 and 5 women, units A and B in turn; a win for the smaller number, or all games drawn. */
    private static Tournament played(PrizeRules prizes, boolean drawn) {
        Tournament t = Tournament.create(
                "x",
                new RegulationsBuilder(Format.ROUND_ROBIN)
                        .cycles(2)
                        .teams(new TeamRules(TeamKind.MEMBER_TOTAL, 2, 0))
                        .category(new Category("女子", Sex.FEMALE, 0, 0, 0, ""))
                        .prizes(prizes)
                        .build());
        for (int i = 1; i <= 6; i++) {
            Sex sex = i == 4 || i == 5 ? Sex.FEMALE : Sex.MALE;
            Person person = new Person("", sex, Birth.UNKNOWN, "", "", "", "");
            t = t.with(new AddPlayer("P" + i, i % 2 == 0 ? "B" : "A", 0, 0, person));
        }
        while (t.nextRound() instanceof Proposal.Paired) {
            t = t.with(PairRound.BY_RULE);
            int round = t.event().roundsPaired();
            for (var m : t.event().round(round).orElseThrow().matches()) {
                Result won = m.first() < m.second() ? Result.RED_WINS : Result.BLACK_WINS;
                t = t.with(RecordResult.of(round, m.table(), drawn ? Result.DRAW : won));
            }
        }
        return t;
    }

    private static List<String> awards(Tournament t) {
        return t.report().awards().stream().map(a -> a.name() + "=" + a.cents()).toList();
    }

    @Test
    void everyPlaceHasItsPrize() {
        PrizeRules rules = new PrizeRules(
                List.of(place(1, 500), place(2, 300), women(1, 200), new Prize(Ranking.UNITS, "", 0, 1, 100)),
                true,
                false,
                "元");
        assertThat(awards(played(rules, false))).containsExactly("P1=500", "P2=300", "P4=200", "A=100");
    }

    @Test
    void thoseWhoShareAPlaceDivideWhatTheirPlacesWouldGet() {
        List<Prize> prizes = List.of(place(1, 1000), place(2, 500), place(3, 250));
        assertThat(awards(played(new PrizeRules(prizes, true, false, ""), true)))
                .containsExactly("P1=291", "P2=291", "P3=291", "P4=291", "P5=291", "P6=291");
        assertThat(awards(played(new PrizeRules(prizes, false, false, ""), true)))
                .containsExactly("P1=1000", "P2=1000", "P3=1000", "P4=1000", "P5=1000", "P6=1000");
    }

    @Test
    void nobodyNeedGetTwo() {
        List<Prize> prizes = Stream.of(place(1, 9), place(2, 8), place(3, 7), place(4, 6), women(1, 5), women(2, 4))
                .toList();
        assertThat(awards(played(new PrizeRules(prizes, true, false, ""), false)))
                .containsExactly("P1=9", "P2=8", "P3=7", "P4=6", "P4=5", "P5=4");
        assertThat(awards(played(new PrizeRules(prizes, true, true, ""), false)))
                .containsExactly("P1=9", "P2=8", "P3=7", "P4=6", "P5=5");
    }

    @Test
    void theBestOnABoard() {
        Tournament t = Tournament.create(
                "x",
                new RegulationsBuilder(Format.SWISS)
                        .rounds(1)
                        .teams(new TeamRules(TeamKind.FIXED_BOARDS, 2, 0))
                        .prizes(new PrizeRules(
                                List.of(new Prize(Ranking.BOARD, "", 1, 1, 10), new Prize(Ranking.BOARD, "", 2, 1, 10)),
                                true,
                                false,
                                ""))
                        .build());
        t = t.with(new AddTeam("A", List.of(new Member("a1", 0), new Member("a2", 0)), 0))
                .with(new AddTeam("B", List.of(new Member("b1", 0), new Member("b2", 0)), 0))
                .with(PairRound.BY_RULE);
        Game first = t.event().round(1).orElseThrow().matches().get(0).games().get(0);
        t = t.with(new RecordResult(1, 1, 1, first.red() == 2 ? Result.RED_WINS : Result.BLACK_WINS))
                .with(new RecordResult(1, 1, 2, Result.DRAW));
        assertThat(awards(t)).containsExactly("b1=10", "a2=5", "b2=5");
    }
}
