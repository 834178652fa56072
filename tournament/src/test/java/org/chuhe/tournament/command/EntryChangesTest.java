package org.chuhe.tournament.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.chuhe.text.Result;
import org.chuhe.tournament.Checked;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.entry.ChangeRegulations;
import org.chuhe.tournament.command.entry.CorrectPlayer;
import org.chuhe.tournament.command.entry.CorrectTeam;
import org.chuhe.tournament.command.entry.DrawNumbers;
import org.chuhe.tournament.command.entry.Readmit;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.format.NextRound;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.person.Birth;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.person.Sex;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.report.StandingsReport;
import org.junit.jupiter.api.Test;

/** Entries corrected, players back again, two swapped; categories. */
class EntryChangesTest {
    private static final Person WOMAN = new Person("7", Sex.FEMALE, new Birth(2001, 0, 0), "", "", "", "");

    private static Tournament field(int players) {
        Tournament t = Tournament.create("x", Regulations.swiss(7));
        for (int i = 1; i <= players; i++) {
            t = t.with(AddPlayer.named("P" + i));
        }
        return t;
    }

    private static Tournament played(Tournament t) {
        t = t.with(PairRound.BY_RULE);
        int round = t.event().roundsPaired();
        for (Match m : t.event().round(round).orElseThrow().matches()) {
            if (!m.finished()) {
                Result result = m.first() < m.second() ? Result.RED_WINS : Result.BLACK_WINS;
                t = t.with(RecordResult.of(round, m.table(), result));
            }
        }
        return t;
    }

    private static Tournament described(Tournament t, int no) {
        Player old = t.event().players().get(no - 1);
        return t.with(new CorrectPlayer(no, old.name(), old.unit(), old.rating(), old.seed(), WOMAN));
    }

    @Test
    void correctingANameKeepsWhatElseIsKnown() {
        Tournament t = described(field(2), 2).with(new CorrectPlayer(2, "乙", "京", 1900, 1, WOMAN));
        Player player = t.event().players().get(1);
        assertThat(player.person()).isEqualTo(WOMAN);
        assertThat(player.name()).isEqualTo("乙");
        assertThat(t.perform(new CorrectPlayer(2, " ", "", 0, 0, WOMAN)).done()).isFalse();
        assertThat(t.perform(new CorrectPlayer(9, "乙", "", 0, 0, WOMAN)).done()).isFalse();
        assertThat(t.with(new DrawNumbers(DrawNumbers.Mode.LOT, 5)).event().players())
                .filteredOn(p -> p.name().equals("乙"))
                .extracting(Player::person)
                .containsExactly(WOMAN);
    }

    @Test
    void membersAreFoundByTheirNameThenByTheirPlace() {
        List<Member> before = List.of(
                new Member("甲", 2400, WOMAN),
                new Member("乙", 2300, known("2")),
                new Member("丙", 2200, known("3")),
                new Member("丙", 2100, known("4")));
        Regulations rules = Regulations.swiss(7)
                .change()
                .teams(new TeamRules(TeamKind.FIXED_BOARDS, 3, 2))
                .build();
        Tournament t = Tournament.create("x", rules).with(new AddTeam("队", before, 0));
        assertThat(corrected(t)).isEqualTo(before);
        assertThat(corrected(t, "甲", "乙", "丙", "丙")).isEqualTo(before);
        // Another order, a rating; the namesakes stay apart.
        assertThat(corrected(t, "乙:1", "甲", "丙", "丙"))
                .containsExactly(
                        new Member("乙", 1, known("2")), new Member("甲", 2400, WOMAN), before.get(2), before.get(3));
        // A corrected name, and somebody new behind the others.
        assertThat(corrected(t, "贾", "乙", "丙", "丙", "戊:5"))
                .containsExactly(
                        new Member("贾", 2400, WOMAN), before.get(1), before.get(2), before.get(3), new Member("戊", 5));
        // One leaves: whoever moves up takes nobody's place.
        assertThat(corrected(t, "乙", "丙", "丙")).containsExactly(before.get(1), before.get(2), before.get(3));
        assertThat(t.perform(new CorrectTeam(1, "队", List.of(CorrectTeam.Named.of("甲")), 0))
                        .done())
                .isFalse();
    }

    private static Person known(String id) {
        return new Person(id, Sex.MALE, Birth.UNKNOWN, "", "", "", "");
    }

    private static List<Member> corrected(Tournament t, String... members) {
        List<CorrectTeam.Named> named = Stream.of(members)
                .map(member -> member.split(":"))
                .map(parts -> new CorrectTeam.Named(
                        parts[0], parts.length == 1 ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(parts[1]))))
                .toList();
        return t.with(new CorrectTeam(1, "队", named, 0)).event().teams().get(0).members();
    }

    @Test
    void whoHasLeftMayComeBack() {
        Tournament t = played(field(8)).with(new Withdraw(3, 1));
        assertThat(t.perform(new Readmit(4)).done()).isFalse();
        t = played(t);
        assertThat(t.event().round(2).orElseThrow().matchOf(3)).isEmpty();
        t = played(t.with(new Readmit(3)));
        assertThat(t.event().round(3).orElseThrow().matchOf(3)).isPresent();
        assertThat(t.event().entrant(3).orElseThrow().attendance().absences()).containsExactly(2);
        Checked.sound(t);
    }

    @Test
    void butNotIntoATableThatWentOnWithoutHim() {
        Tournament t = Tournament.create("x", Regulations.roundRobin());
        for (int i = 1; i <= 6; i++) {
            t = t.with(AddPlayer.named("P" + i));
        }
        t = played(t).with(new Withdraw(3, 1));
        assertThat(t.with(new Readmit(3))
                        .event()
                        .entrant(3)
                        .orElseThrow()
                        .attendance()
                        .withdrawn())
                .isFalse();
        assertThat(played(t).perform(new Readmit(3)).done()).isFalse();
    }

    @Test
    void twoChangePlaces() {
        Tournament t = played(field(9));
        PairingOrder order = NextRound.swapped(t.event(), PairingOrder.NONE, 1, 2);
        Tournament by = t.with(PairRound.BY_RULE);
        Tournament swapped = t.with(new PairRound(order));
        Match one = by.event().round(2).orElseThrow().matchOf(1).orElseThrow();
        Match two = swapped.event().round(2).orElseThrow().matchOf(2).orElseThrow();
        assertThat(two.opponentOf(2)).isEqualTo(one.opponentOf(1));
        int free = by.event().round(2).orElseThrow().byes().get(0);
        PairingOrder bye = NextRound.swapped(t.event(), PairingOrder.NONE, free, 1);
        assertThat(t.with(new PairRound(bye)).event().round(2).orElseThrow().byes())
                .containsExactly(1);
    }

    @Test
    void aCategoryIsRankedAmongItself() {
        Tournament t = field(8);
        for (int no : List.of(2, 5, 7)) {
            t = described(t, no);
        }
        t = t.with(new ChangeRegulations(t.event()
                .regulations()
                .change()
                .category(new Category("女子", Sex.FEMALE, 0, 0, 0, ""))
                .build()));
        t = played(played(t));
        Table all = t.standings();
        List<StandingsReport> categories = t.report().categories();
        assertThat(categories).hasSize(1);
        List<Integer> women =
                all.order().stream().filter(List.of(2, 5, 7)::contains).toList();
        assertThat(categories.get(0).lines()).extracting(Row::no).containsExactlyElementsOf(women);
        assertThat(categories.get(0).lines().get(0).place()).isEqualTo(1);
        // Who shares a place in the whole table shares one here, and nobody else.
        for (int i = 1; i < women.size(); i++) {
            boolean together = all.row(women.get(i)).orElseThrow().place()
                    == all.row(women.get(i - 1)).orElseThrow().place();
            assertThat(categories.get(0).lines().get(i).place())
                    .isEqualTo(together ? categories.get(0).lines().get(i - 1).place() : i + 1);
            assertThat(categories.get(0).lines().get(i - 1).aheadBy().isEmpty()).isEqualTo(together);
        }
    }
}
