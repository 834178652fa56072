package org.chuhe.documents.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.prize.Prize;
import org.chuhe.tournament.prize.PrizeRules;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.StageRules;
import org.chuhe.tournament.regulations.Strength;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.regulations.UnitAvoidance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** 竞赛规程 in words. */
class RegulationsSheetTest {
    private static Sheet sheet(Regulations rules, Locale locale) {
        return new EventSheets(Tournament.create("x", rules), locale).regulations();
    }

    private static List<String> rows(Sheet sheet) {
        return sheet.lines().stream()
                .map(line -> String.join(" | ", line.cells()))
                .toList();
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    void everyFormatIsPutIntoWordsInBothLanguages(Format format) {
        for (TeamKind kind : TeamKind.values()) {
            Regulations rules = new RegulationsBuilder(format)
                    .rounds(format.pairsByScore() ? 7 : 0)
                    .teams(kind == TeamKind.NONE ? TeamRules.INDIVIDUAL : new TeamRules(kind, 4, 1))
                    .build();
            Sheet chinese = sheet(rules, Locale.CHINESE);
            Sheet english = sheet(rules, Locale.ENGLISH);
            assertThat(chinese.lines()).hasSameSizeAs(english.lines());
            assertThat(rows(chinese)).allSatisfy(row -> assertThat(row).containsPattern("\\p{IsHan}"));
            assertThat(english.lines()).allSatisfy(line -> {
                assertThat(line.cells()).hasSize(3);
                assertThat(line.cells().get(0)).isNotBlank().doesNotContain("rule.");
                assertThat(line.cells().get(1)).isNotBlank();
            });
            assertThat(rows(english)).anySatisfy(row -> assertThat(row).endsWith(format.article()));
        }
    }

    @Test
    void whatTheOrganiserFixedIsSaid() {
        Regulations rules = new RegulationsBuilder(Format.SWISS)
                .rounds(9)
                .units(new UnitAvoidance(1, 3, Strength.HARD))
                .forbid(new ForbiddenPair(3, 8, 1, 9, Strength.HARD))
                .accelerated(2)
                .lateMinutes(15)
                .category(Category.read("女子:sex=f").orElseThrow())
                .category(Category.read("少年:born=2010- group=A").orElseThrow())
                .category(Category.read("老年:born=-1966 rating=-2000").orElseThrow())
                .norms(List.of(TitleNorm.read("棋协大师:games=7 rated=5 percent=60 performance=2200 place=3")
                        .orElseThrow()))
                .prizes(new PrizeRules(Prize.read("女子:500,200").orElseThrow(), false, true, "CNY"))
                .read(Reading.HARD_LIMITS)
                .build();
        List<String> rows = rows(sheet(rules, Locale.ENGLISH));
        assertThat(rows)
                .anySatisfy(row -> assertThat(row).contains("3–8", "附录二 一.7"))
                .anySatisfy(row -> assertThat(row).contains("15", "20.1"))
                .anySatisfy(row -> assertThat(row).contains("女子"))
                .anySatisfy(row -> assertThat(row).contains("2010"))
                .anySatisfy(row -> assertThat(row).contains("1966", "2000"))
                .anySatisfy(row -> assertThat(row).contains("棋协大师", "60", "2200"))
                .anySatisfy(row -> assertThat(row).contains("500"));
        assertThat(rows.size())
                .isGreaterThan(rows(sheet(Regulations.swiss(9), Locale.ENGLISH)).size() + 8);
    }

    @Test
    void stagesAndBracketsSayWhoGoesOn() {
        StageRules stages = new StageRules(4, 2, Format.DOUBLE_ELIMINATION, 3, 2, 8);
        assertThat(rows(sheet(
                        new RegulationsBuilder(Format.GROUPS).stages(stages).build(), Locale.ENGLISH)))
                .anySatisfy(row -> assertThat(row).contains("4", "2", "10.2"));
        assertThat(rows(sheet(
                        new RegulationsBuilder(Format.SWISS_ELIMINATION)
                                .rounds(9)
                                .stages(stages)
                                .build(),
                        Locale.ENGLISH)))
                .anySatisfy(row -> assertThat(row).contains("8", "10.6"));
        assertThat(rows(sheet(
                        new RegulationsBuilder(Format.ROUND_ROBIN)
                                .cycles(2)
                                .gamesPerMatch(2)
                                .build(),
                        Locale.ENGLISH)))
                .anySatisfy(row -> assertThat(row).endsWith("10.1"));
    }
}
