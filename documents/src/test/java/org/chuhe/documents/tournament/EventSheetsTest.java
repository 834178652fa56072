package org.chuhe.documents.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.text.Collator;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.SplittableRandom;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.SheetText;
import org.chuhe.text.Result;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.simulation.Conditions;
import org.chuhe.tournament.simulation.EventGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EventSheetsTest {
    private static final Tournament OPEN = Played.swiss(9, 5);

    private static EventSheets chinese(Tournament tournament) {
        return new EventSheets(tournament, Locale.CHINESE);
    }

    @ParameterizedTest
    @EnumSource(value = Format.class, mode = EnumSource.Mode.EXCLUDE, names = "ALL_PLAY_ALL")
    void everyFormatHasItsSheets(Format format) {
        Tournament played = Played.of(format, 10);
        EventSheets sheets = chinese(played);
        assertThat(sheets.standings()).isNotEmpty();
        Sheet last = sheets.standings().get(sheets.standings().size() - 1);
        assertThat(last.lines()).hasSize(10);
        for (int round = 1; round <= played.event().roundsPaired(); round++) {
            assertThat(sheets.pairings(round).lines()).isNotEmpty();
            assertThat(sheets.results(round).columns())
                    .hasSameSizeAs(sheets.results(round).lines().get(0).cells());
        }
        // Each of two sides has a line of its own above its players.
        assertThat(sheets.crossTable().lines())
                .hasSize(format == Format.SCHEVENINGEN ? 12 : 10)
                .allSatisfy(line -> assertThat(line.cells())
                        .hasSameSizeAs(sheets.crossTable().columns()));
        assertThat(sheets.entries().lines()).hasSize(10);
    }

    @Test
    void theRoundShowsPointsBeforeItAndTheBye() {
        Sheet sheet = chinese(OPEN).results(2);
        Round round = OPEN.event().round(2).orElseThrow();
        assertThat(sheet.title()).isEqualTo("第2轮成绩");
        assertThat(sheet.notes())
                .singleElement()
                .asString()
                .startsWith("轮空：" + round.byes().get(0));
        Match top = round.matches().get(0);
        assertThat(sheet.lines().get(0).cells()).startsWith("1", Integer.toString(top.first()));
        assertThat(sheet.lines().get(0).cells().get(4)).isEqualTo("2");
        assertThat(chinese(OPEN).pairings(2).lines().get(0).cells().get(5)).isEmpty();
        assertThatThrownBy(() -> chinese(OPEN).pairings(9)).hasMessageContaining("round 9");
    }

    @Test
    void everybodyFindsHisTableByName() {
        Sheet sheet = chinese(OPEN).names(2);
        Round round = OPEN.event().round(2).orElseThrow();
        assertThat(sheet.title()).isEqualTo("第2轮：按姓名查台号");
        assertThat(sheet.lines()).hasSize(9);
        assertThat(sheet.lines())
                .extracting(line -> line.cells().get(0))
                .isSortedAccordingTo(Collator.getInstance(Locale.CHINA));
        String free = OPEN.report().name(round.byes().get(0));
        assertThat(sheet.lines())
                .filteredOn(line -> line.cells().get(0).equals(free))
                .singleElement()
                .satisfies(line -> assertThat(line.cells().subList(2, 5)).containsExactly("", "", "轮空"));
        Match top = round.matches().get(0);
        String red = OPEN.report().name(top.games().get(0).red());
        String black = OPEN.report().name(top.games().get(0).black());
        assertThat(sheet.lines())
                .filteredOn(line -> line.cells().get(0).equals(red))
                .singleElement()
                .satisfies(line -> assertThat(line.cells().subList(2, 5)).containsExactly("1", "红方（先手）", black));
    }

    @Test
    void everyResultHasItsSign() {
        Event event = OPEN.event();
        Round round = event.round(5).orElseThrow();
        StringBuilder signs = new StringBuilder();
        for (Result result : Result.values()) {
            Match match = round.matches().get(0);
            Match changed = match.with(List.of(match.games().get(0).with(result)));
            Tournament t = Tournament.of(event.with(round.with(List.of(changed))));
            signs.append(chinese(t).results(5).lines().get(0).cells().get(5)).append('|');
        }
        assertThat(signs).hasToString("1 – 0|0 – 1|½ – ½|+ / −|− / +|− / −||");
    }

    @Test
    void theTableMarksWhatDecides() {
        Sheet table = chinese(OPEN).standings().get(0);
        assertThat(table.title()).isEqualTo("最终名次（共5轮）");
        assertThat(table.columns()).extracting(Sheet.Column::heading).startsWith("名次", "号", "姓名", "单位", "积分", "对手分");
        assertThat(table.lines()).anyMatch(l -> l.deciding().contains(5)).anyMatch(Sheet.Line::newGroup);
        assertThat(SheetText.of(table)).contains("◆").contains("第14.3.1条");
        Tournament running = EventGenerator.playOn(
                Played.entered(OPEN.event().regulations(), 8), 2, Conditions.CALM, new SplittableRandom(1));
        assertThat(new EventSheets(running, Locale.ENGLISH).standings().get(0).title())
                .isEqualTo("Standings after round 2");
    }

    @Test
    void columnsOfTextLineUp() {
        List<String> lines = SheetText.of(chinese(OPEN).standings().get(0))
                .lines()
                .skip(2)
                .limit(10)
                .toList();
        assertThat(lines.stream().mapToInt(SheetText::width)).containsOnly(SheetText.width(lines.get(0)));
        assertThat(SheetText.width("楚河Abc１e\u0301𠮷")).isEqualTo(4 + 3 + 2 + 1 + 2);
    }

    @Test
    void groupsUnitsAndTeamsHaveTablesOfTheirOwn() {
        assertThat(chinese(Played.of(Format.GROUPS, 8)).standings())
                .extracting(Sheet::id)
                .containsExactly("group-A", "group-B", "standings");
        Tournament units = Played.event(
                new RegulationsBuilder(Format.SWISS)
                        .rounds(3)
                        .teams(new TeamRules(TeamKind.MEMBER_TOTAL, 2, 0))
                        .build(),
                16,
                Conditions.CALM);
        Sheet byUnit = chinese(units).standings().get(1);
        assertThat(byUnit.title()).isEqualTo("团体名次表");
        assertThat(byUnit.lines()).hasSize(8);
        Tournament teams = EventGenerator.play(
                "teams",
                new RegulationsBuilder(Format.SWISS)
                        .rounds(3)
                        .teams(new TeamRules(TeamKind.FIXED_BOARDS, 3, 0))
                        .build(),
                6,
                Conditions.CALM,
                new SplittableRandom(2));
        Sheet round = chinese(teams).results(1);
        assertThat(round.lines()).hasSize(9);
        assertThat(round.lines().get(0).cells()).contains("1.1").anyMatch(c -> c.startsWith("P"));
        assertThat(chinese(teams).entries().lines().get(0).cells().get(2)).contains("、");
    }

    @Test
    void whoIsStruckOutIsNamedBelow() {
        Tournament t = Played.of(Format.ROUND_ROBIN, 8);
        Event begun = t.event().withRounds(t.event().rounds().subList(0, 2));
        Tournament left = Tournament.of(begun).with(new Withdraw(3, 2));
        assertThat(chinese(left).standings().get(0).notes()).anyMatch(n -> n.startsWith("成绩注销"));
        assertThat(chinese(left).crossTable().lines()).hasSize(8);
    }

    @Test
    void whoIsCutIsNamedInTheRound() {
        Tournament cut = Played.event(
                new RegulationsBuilder(Format.SWISS_ELIMINATION).rounds(5).build(), 14, Conditions.CALM);
        assertThat(cut.event().rounds())
                .anySatisfy(r ->
                        assertThat(chinese(cut).pairings(r.number()).notes()).anyMatch(n -> n.startsWith("本轮前淘汰")));
    }

    @ParameterizedTest
    @EnumSource(
            value = Format.class,
            names = {"KNOCKOUT", "DOUBLE_ELIMINATION", "SWISS_KNOCKOUT"})
    void bracketsAreDrawnWithEveryName(Format format) {
        Tournament played = Played.of(format, 11);
        String svg = BracketChart.of(played, Locale.CHINESE).orElseThrow().svg();
        assertThat(svg).startsWith("<svg ").endsWith("</svg>\n").contains("楚河杯&lt;第一届&gt;");
        played.bracketStage()
                .orElseThrow()
                .draw()
                .get(0)
                .forEach(no -> assertThat(svg).contains(no + "  " + EventSheets.name(played.event(), no) + "</text>"));
    }

    @Test
    void anOpenBracketSaysWhereItsPlayersComeFrom() {
        Tournament begun = EventGenerator.playOn(
                Played.entered(new RegulationsBuilder(Format.KNOCKOUT).build(), 8),
                1,
                Conditions.CALM,
                new SplittableRandom(3));
        assertThat(BracketChart.of(begun, Locale.ENGLISH).orElseThrow().svg())
                .contains("winner of P1-4.1", "loser of P1-4.1", "Places 1–8");
        assertThat(BracketChart.of(OPEN, Locale.ENGLISH)).isEmpty();
    }

    @Test
    void bothLanguagesHaveTheSameWords() {
        String name = "org.chuhe.documents.tournament.messages";
        assertThat(ResourceBundle.getBundle(name, Locale.CHINESE).keySet())
                .isEqualTo(ResourceBundle.getBundle(name, Locale.ENGLISH).keySet());
    }
}
