package org.chuhe.documents.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.appeal.AppealOutcome;
import org.chuhe.tournament.command.Announce;
import org.chuhe.tournament.command.appeal.DecideAppeal;
import org.chuhe.tournament.command.appeal.LodgeAppeal;
import org.chuhe.tournament.command.entry.Entries;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.SetFirstMove;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.TableOdds;
import org.chuhe.tournament.prize.Prize;
import org.chuhe.tournament.prize.Prize.Ranking;
import org.chuhe.tournament.prize.PrizeRules;
import org.chuhe.tournament.programme.Official;
import org.chuhe.tournament.programme.Programme;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.simulation.Conditions;
import org.junit.jupiter.api.Test;

/** What organisers hand out besides pairings and tables: timetable, schedule, cards, prizes, ratings, norms. */
class OrganisersSheetsTest {
    private static final Programme PROGRAMME = Programme.NONE
            .at("杭州", "5月1日至3日")
            .starting(1, "9:00")
            .starting(7, "14:00")
            .with(new Official("裁判长", "李四"))
            .announcing(List.of("带好证件"));

    private static Tournament swiss() {
        Regulations rules = new RegulationsBuilder(Format.SWISS)
                .rounds(5)
                .norms(List.of(new TitleNorm("棋士", 3, 1, 50, 0, 0)))
                .prizes(new PrizeRules(
                        List.of(
                                new Prize(Ranking.STANDINGS, "", 0, 1, 100_000),
                                new Prize(Ranking.STANDINGS, "", 0, 2, 50_050),
                                new Prize(Ranking.UNITS, "", 0, 1, 0)),
                        true,
                        false,
                        "元"))
                .build();
        return Played.event(rules, 9, Conditions.CALM).with(new Announce(PROGRAMME));
    }

    private static EventSheets chinese(Tournament tournament) {
        return new EventSheets(tournament, Locale.CHINESE);
    }

    @Test
    void theTimetableHasEveryRoundAndWhatIsAnnounced() {
        Sheet sheet = chinese(swiss()).timetable();
        assertThat(sheet.lines()).hasSize(7);
        assertThat(sheet.lines().get(0).cells()).containsExactly("1", "9:00");
        assertThat(sheet.lines().get(6).cells()).containsExactly("7", "14:00");
        assertThat(sheet.notes())
                .contains("杭州  5月1日至3日", "带好证件")
                .last()
                .asString()
                .contains("裁判长", "李四");
        assertThat(chinese(Played.swiss(9, 5)).timetable().notes()).isEmpty();
    }

    @Test
    void appealsAreListedWithWhatBecameOfThem() {
        Tournament t = swiss().with(new LodgeAppeal(2, 1, "甲", "判和", "证人", "10:00"))
                .with(new LodgeAppeal(0, 0, "乙", "编排", "", "11:00"))
                .with(new DecideAppeal(1, AppealOutcome.UPHELD, "改判红胜", "仲裁委员会", "12:00"));
        Sheet sheet = chinese(t).appeals();
        assertThat(sheet.lines().get(0).cells())
                .contains("甲", "判和", "改判红胜", "2", "1", "仲裁委员会 12:00")
                .doesNotContain("证人");
        assertThat(sheet.lines().get(1).cells()).contains("乙", "编排", "").doesNotContain("0");
    }

    @Test
    void theRegulationsNameTheOfficialsAndWhoDecidesWhat() {
        assertThat(chinese(swiss()).regulations().lines().stream().flatMap(line -> line.cells().stream()))
                .contains("裁判长", "李四", "18.2", "18.3");
    }

    @Test
    void pairingsSayWhoGivesOdds() {
        Tournament t = Played.entered(
                        new RegulationsBuilder(Format.SWISS).rounds(3).build(), 4)
                .with(PairRound.BY_RULE);
        Match match = t.event().round(1).orElseThrow().table(1).orElseThrow();
        Tournament given = t.with(new SetFirstMove(1, 1, Entries.id(t.event(), match.second()), TableOdds.HORSE));
        assertThat(chinese(given).pairings(1).notes())
                .singleElement()
                .asString()
                .contains("第 1 台", "让单马", "1957");
    }

    @Test
    void theScheduleOfARoundRobinIsKnownBeforeItBegins() {
        Tournament robin = Played.entered(new RegulationsBuilder(Format.ROUND_ROBIN).build(), 6);
        Sheet sheet = chinese(robin).schedule();
        assertThat(sheet.lines()).hasSize(15);
        assertThat(sheet.lines().stream().filter(Sheet.Line::newGroup).count()).isEqualTo(4);
        assertThat(sheet.columns()).as("no group, no time").hasSize(6);
        assertThat(sheet.notes()).asString().contains("重新抽签");
        assertThat(chinese(swiss()).schedule().lines()).isEmpty();
        Tournament odd = Played.entered(new RegulationsBuilder(Format.ROUND_ROBIN).build(), 5);
        assertThat(chinese(odd).schedule().lines().get(2).cells()).as("轮空").contains("1", "轮空");
    }

    @Test
    void twoSidesHaveAScoreAndACrossTableOfTheirOwn() {
        Tournament match = Played.of(Format.SCHEVENINGEN, 7);
        List<Sheet> tables = chinese(match).standings();
        assertThat(tables).extracting(Sheet::id).containsExactly("units", "standings");
        assertThat(tables.get(0).title()).startsWith("双方总分");
        assertThat(tables.get(0).lines()).hasSize(2);
        Sheet cross = chinese(match).crossTable();
        // A line for each of the seven and one above each side, as wide as the larger side.
        assertThat(cross.lines()).hasSize(9);
        assertThat(cross.columns()).hasSize(3 + 4 + 1);
        assertThat(cross.lines()).allSatisfy(line -> assertThat(line.cells()).hasSize(8));
        assertThat(chinese(match).schedule().lines()).hasSize(4 * 3 + 4);
        Tournament entered = Played.entered(new RegulationsBuilder(Format.SCHEVENINGEN).build(), 6);
        assertThat(chinese(entered).crossTable().lines()).as("before the draw").hasSize(6);
    }

    @Test
    void everybodyHasACardWithHisRounds() {
        Tournament tournament = swiss();
        List<Sheet> cards = chinese(tournament).cards();
        assertThat(cards).hasSize(9);
        assertThat(cards).allSatisfy(card -> assertThat(card.lines()).hasSize(5));
        assertThat(cards.get(0).title()).contains(tournament.report().name(1));
        long byes = cards.stream()
                .flatMap(card -> card.lines().stream())
                .filter(line -> line.cells().contains("轮空"))
                .count();
        assertThat(byes).isEqualTo(5);
        assertThat(cards.get(0).lines().get(0).cells()).contains("9:00");
    }

    @Test
    void prizesNamePlaceWinnerAndAmount() {
        Sheet sheet = new EventSheets(swiss(), Locale.ENGLISH).prizes();
        assertThat(sheet.lines()).hasSizeGreaterThanOrEqualTo(2);
        assertThat(sheet.lines().stream().flatMap(line -> line.cells().stream()))
                .anyMatch(cell -> cell.endsWith(" 元"));
        assertThat(new EventSheets(Played.swiss(4, 2), Locale.ENGLISH).prizes().lines())
                .isEmpty();
    }

    @Test
    void ratingsShowWhatTheEventDidToThemAndHow() {
        Sheet sheet = chinese(swiss()).ratings();
        assertThat(sheet.lines()).hasSize(9);
        int change = 8;
        int sum = sheet.lines().stream()
                .map(line -> line.cells().get(change))
                .mapToInt(Integer::parseInt)
                .sum();
        // What one wins another loses, but for rounding and for the smaller weight from 2400 on.
        assertThat(sum).isBetween(-40, 40);
        assertThat(IntStream.range(0, 9)
                        .mapToObj(i -> sheet.lines().get(i).cells().get(change)))
                .anyMatch(cell -> cell.startsWith("+"))
                .anyMatch(cell -> cell.startsWith("-"));
        assertThat(sheet.notes().get(0)).contains("400", "2400");
        Sheet norms = chinese(swiss()).norms();
        assertThat(norms.lines())
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line.cells().get(0)).isEqualTo("棋士"));
    }
}
