package org.chuhe.documents.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.chuhe.eventfiles.EntryImport;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.SheetCsv;
import org.chuhe.eventfiles.SheetExcel;
import org.chuhe.text.Language;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.person.Birth;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.person.Sex;
import org.chuhe.tournament.programme.Official;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Our own lists of entries, in every language, are lists that can be imported. */
class OwnListsTest {
    private static final List<Command> PLAYERS = List.of(
            new AddPlayer(
                    "甲",
                    "上海",
                    2400,
                    1,
                    new Person("11001", Sex.FEMALE, new Birth(2010, 5, 17), "大师", "春秋", "CHN", "少年")),
            new AddPlayer("乙", "广东", 0, 0, new Person("", Sex.MALE, Birth.UNKNOWN, "", "", "", "")),
            new AddPlayer("丙", "", 2300, 0, Person.UNKNOWN));

    static Stream<Language> languages() {
        return Stream.of(Language.values());
    }

    private static Event entered(Regulations rules, List<Command> entries) {
        Tournament tournament = Tournament.of(Event.named("公开赛", rules));
        for (Command entry : entries) {
            tournament = tournament.with(entry);
        }
        Event event = tournament.event();
        return event.with(event.programme().with(new Official("裁判长", "丁")));
    }

    private static List<byte[]> files(Sheet sheet) {
        return List.of(SheetExcel.of(List.of(sheet)), ("\uFEFF" + SheetCsv.of(sheet)).getBytes(StandardCharsets.UTF_8));
    }

    private static Sheet.Line line(List<String> cells) {
        return new Sheet.Line(cells, false, Set.of());
    }

    private static EventSheets sheets(Event event, Language language) {
        return new EventSheets(Tournament.of(event), language.locale());
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everybodyComesBack(Language language) {
        Event event = entered(Regulations.swiss(5), PLAYERS);
        for (byte[] file : files(sheets(event, language).entries())) {
            assertThat(EntryImport.commands("list", file, false)).isEqualTo(PLAYERS);
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyMemberOfATeamComesBack(Language language) {
        List<Member> first = List.of(new Member("甲", 2400), new Member("乙", 2300));
        List<Member> second = List.of(new Member("丙", 0), new Member("丁", 0), new Member("戊", 0));
        Regulations rules = Regulations.roundRobin()
                .change()
                .teams(new TeamRules(TeamKind.FIXED_BOARDS, 2, 1))
                .build();
        Event event = entered(rules, List.of(new AddTeam("一队", first, 2), new AddTeam("二队", second, 0)));
        for (byte[] file : files(sheets(event, language).entries())) {
            List<String> people = new ArrayList<>();
            for (Command command : EntryImport.commands("list", file, true)) {
                AddTeam team = (AddTeam) command;
                people.add(team.name() + team.seed());
                team.members().forEach(member -> people.add(member.name()));
            }
            assertThat(people).containsExactly("一队2", "甲", "乙", "二队0", "丙", "丁", "戊");
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void theTemplateFilledInIsUnderstood(Language language) {
        Sheet empty = sheets(entered(Regulations.swiss(5), List.of()), language).entryForm();
        List<String> cells =
                List.of("甲", "上海", "2400", "1", "11001", Sex.FEMALE.code(), "2010-05-17", "大师", "春秋", "CHN", "少年");
        assertThat(empty.columns()).hasSameSizeAs(cells);
        Sheet filled = new Sheet(
                empty.id(), empty.event(), empty.title(), empty.columns(), List.of(line(cells)), empty.notes());
        for (byte[] file : files(filled)) {
            assertThat(EntryImport.commands("list", file, false)).containsExactly(PLAYERS.get(0));
        }
    }

    @Test
    void theTemplateOfATeamEventHasALineForEachMember() {
        Regulations rules = Regulations.roundRobin()
                .change()
                .teams(new TeamRules(TeamKind.FIXED_BOARDS, 2, 0))
                .build();
        Sheet empty = sheets(entered(rules, List.of()), Language.CHINESE).entryForm();
        Sheet filled = new Sheet(
                empty.id(),
                empty.event(),
                empty.title(),
                empty.columns(),
                List.of(
                        line(List.of("一队", "甲", "2400", "", "", "", "", "", "", "", "")),
                        line(List.of("一队", "乙", "", "", "", "", "", "", "", "", ""))),
                empty.notes());
        assertThat(EntryImport.commands("list", SheetExcel.of(List.of(filled)), true))
                .containsExactly(new AddTeam("一队", List.of(new Member("甲", 2400), new Member("乙", 0)), 0));
    }
}
