package org.chuhe.tournament.knockout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people call the matches of a bracket (附录三). */
class SlotNameTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "P1-2.1 | final | 决赛",
                "P1-4.2 | semifinal 2 | 半决赛第 2 场",
                "P1-8.3 | quarterfinal 3 | 四分之一决赛第 3 场",
                "P1-16.5 | last 16, match 5 | 16 强第 5 场",
                "P3-4.1 | match for place 3 | 第 3 名争夺赛",
                "P5-8.2 | places 5–8, match 2 | 第 5–8 名第 2 场",
                "WB2.1 | winners’ round 2, match 1 | 胜者组第 2 轮第 1 场",
                "LB3.1 | losers’ round 3, match 1 | 败者组第 3 轮第 1 场",
                "Q1.4 | preliminary, match 4 | 预选赛第 4 场",
                "GF1 | grand final | 总决赛",
                "GF2 | second grand final | 总决赛第二场",
                // A group is no place in a bracket, nor is what nobody has written.
                "A | A | A",
                "P1-4 | P1-4 | P1-4",
            })
    void matchesHaveNames(String section, String english, String chinese) {
        assertThat(SlotName.in(Locale.ENGLISH, section)).isEqualTo(english);
        assertThat(SlotName.in(Locale.CHINESE, section)).isEqualTo(chinese);
    }

    @Test
    void sidesSayWhereTheyComeFrom() {
        assertThat(SlotName.of(new Source.Seed(4)).in(Locale.ENGLISH)).isEqualTo("seed 4");
        assertThat(SlotName.of(new Source.WinnerOf("P1-4.2")).in(Locale.CHINESE))
                .isEqualTo("半决赛第 2 场胜者");
        assertThat(SlotName.of(new Source.LoserOf("WB1.3")).in(Locale.ENGLISH))
                .isEqualTo("loser of winners’ round 1, match 3");
        assertThat(SlotName.of(new Source.LoserOf("X")).in(Locale.ENGLISH)).isEqualTo("loser of X");
        assertThat(SlotName.of(new Source.Bye()).in(Locale.CHINESE)).isEqualTo("轮空");
    }
}
