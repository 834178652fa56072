package org.chuhe.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.person.Sex;
import org.chuhe.tournament.prize.Prize;
import org.chuhe.tournament.regulations.Scoring;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What organisers write into options and forms, and read there again. */
class WrittenRulesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "女子:sex=f",
                "U16:born=2010-",
                "60+:born=-1966",
                "B:rating=-2000",
                "少年:sex=m born=2010-2014 group=甲"
            })
    void categoriesAreWrittenAsTheyAreRead(String text) {
        assertThat(Category.read(text).orElseThrow().written()).isEqualTo(text);
    }

    @Test
    void aChineseColonIsAColon() {
        assertThat(Category.read("女子：sex=女")).contains(new Category("女子", Sex.FEMALE, 0, 0, 0, ""));
        assertThat(TitleNorm.read("大师：games=7")).contains(new TitleNorm("大师", 7, 0, 0, 0, 0));
        assertThat(Prize.read("女子：300，200").orElseThrow()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "女子", "女子:", ":sex=f", "女子:sex=x", "女子:born=10-", "女子:sex=f,born=2010-", "U:rating=2000"})
    void whatIsNoCategoryIsNone(String text) {
        assertThat(Category.read(text)).isEmpty();
    }

    @Test
    void norms() {
        String text = "棋协大师:games=7 rated=5 percent=60 performance=2200 place=3";
        assertThat(TitleNorm.read(text)).contains(new TitleNorm("棋协大师", 7, 5, 60, 2200, 3));
        assertThat(TitleNorm.read(text).orElseThrow().written()).isEqualTo(text);
        assertThat(TitleNorm.read("棋协大师:percent=101")).isEmpty();
        assertThat(TitleNorm.read("棋协大师:wins=3")).isEmpty();
    }

    @Test
    void coefficients() {
        assertThat(RatingRules.Coefficient.read("20").orElseThrow().written()).isEqualTo("20");
        assertThat(RatingRules.Coefficient.read("2400:10")).contains(new RatingRules.Coefficient(2400, 10));
        assertThat(RatingRules.Coefficient.read("2400:10").orElseThrow().written())
                .isEqualTo("2400:10");
        assertThat(RatingRules.Coefficient.read("much")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1000,600,300.5", "女子:300,200", "board2:100", "units:500,0"})
    void prizesAreWrittenAsTheyAreRead(String text) {
        assertThat(Prize.written(Prize.read(text).orElseThrow())).isEqualTo(List.of(text));
    }

    @Test
    void aPlaceWithoutAPrizeHasNone() {
        List<Prize> prizes = List.of(
                new Prize(Prize.Ranking.STANDINGS, "", 0, 1, 5_000),
                new Prize(Prize.Ranking.STANDINGS, "", 0, 3, 1_000));
        assertThat(Prize.written(prizes)).containsExactly("50,0,10");
        assertThat(Prize.read("a lot")).isEmpty();
    }

    @Test
    void points() {
        assertThat(Scoring.read("3-1/2-0")).contains(Scoring.DRAW_ODDS);
        assertThat(Scoring.DRAW_ODDS.written()).isEqualTo("3-1/2-0");
        assertThat(Scoring.STANDARD.written()).isEqualTo("2-1-0");
        assertThat(Scoring.STANDARD.withMatches(3, 1, 0).writtenMatches()).isEqualTo("3-1-0");
        assertThat(Scoring.read("2:1:0")).isEmpty();
    }
}
