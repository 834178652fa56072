package org.chuhe.tournament.regulations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.tournament.elo.RatingRules;
import org.chuhe.tournament.elo.TitleNorm;
import org.chuhe.tournament.field.ValueType.Choice;
import org.chuhe.tournament.field.ValueType.Flag;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.prize.Prize;
import org.chuhe.tournament.prize.PrizeRules;
import org.chuhe.tournament.result.GameKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every setting is written as it is read, has words, and changes itself alone. */
class SettingsTest {
    private static final Regulations PLAIN = Regulations.swiss(7);

    /** Nothing in it is as usual. */
    private static final Regulations OTHER = new RegulationsBuilder(Format.SWISS_KNOCKOUT)
            .rounds(9)
            .gamesPerMatch(2)
            .cycles(2)
            .scoring(Scoring.DRAW_ODDS.withMatches(3, 1, 0))
            .ranking(RankingClause.TEAM_GAME_POINTS)
            .firstRound(FirstRound.ENDS)
            .read(Reading.HARD_LIMITS)
            .read(Reading.PREVIOUS_TABLE)
            .forbid(new ForbiddenPair(1, 2, 1, 9_999, Strength.WEAK))
            .units(new UnitAvoidance(2, 4, Strength.HARD))
            .knockout(new KnockoutRules(Places.THIRD, false, List.of(GameKind.BLITZ), true, true, true, true))
            .stages(new StageRules(4, 1, Format.ROUND_ROBIN, 3, 4, 6))
            .teams(new TeamRules(TeamKind.SUBSTITUTES, 3, 2))
            .category(Category.read("女子:sex=f").orElseThrow())
            .rating(new RatingRules(300, 350, List.of(new RatingRules.Coefficient(0, 16)), 9))
            .norms(List.of(TitleNorm.read("棋士:games=3 place=1").orElseThrow()))
            .prizes(new PrizeRules(Prize.read("100,50").orElseThrow(), false, true, "元"))
            .accelerated(2)
            .seed(77)
            .lateMinutes(30)
            .build();

    static Stream<Setting<?>> settings() {
        return Settings.all().stream();
    }

    @ParameterizedTest
    @MethodSource("settings")
    void isReadAsItIsWritten(Setting<?> setting) {
        String written = setting.written(OTHER);
        assertThat(written).as("the example differs in everything").isNotEqualTo(setting.written(PLAIN));
        assertThat(setting.read(OTHER, written)).contains(OTHER);
        assertThat(setting.type().read("\u0001")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("settings")
    void changesItselfAlone(Setting<?> setting) {
        // Without teams there are no boards, and without rounds in which units are kept apart no strength.
        Regulations usual = PLAIN.change()
                .teams(new TeamRules(TeamKind.FIXED_BOARDS, 5, 0))
                .units(new UnitAvoidance(1, 2, Strength.WEAK))
                .build();
        Regulations changed = setting.read(usual, setting.written(OTHER)).orElseThrow();
        for (Setting<?> each : Settings.all()) {
            String expected = each.name().equals(setting.name()) ? each.written(OTHER) : each.written(usual);
            assertThat(each.written(changed)).as(each.name()).isEqualTo(expected);
        }
    }

    @Test
    void allOfThemTogetherAreTheRegulations() {
        Regulations made = PLAIN;
        for (Setting<?> setting : Settings.all()) {
            made = setting.read(made, setting.written(OTHER)).orElseThrow();
        }
        assertThat(made).isEqualTo(OTHER);
    }

    @ParameterizedTest
    @MethodSource("settings")
    void hasWordsForItselfAndItsValues(Setting<?> setting) {
        for (Locale locale : List.of(Locale.CHINESE, Locale.ENGLISH)) {
            assertThat(setting.label().in(locale)).isNotBlank();
            assertThat(setting.help().in(locale)).isNotBlank();
            if (setting.type() instanceof Choice<?> choice) {
                choice.values()
                        .forEach(value -> assertThat(setting.word(value.code()).in(locale))
                                .isNotBlank());
            }
            if (setting.type() instanceof Flag) {
                assertThat(setting.word("yes").in(locale))
                        .isNotEqualTo(setting.word("no").in(locale));
            }
        }
    }

    @Test
    void namesAndOptionsAreTheirOwn() {
        assertThat(Settings.all()).extracting(Setting::name).doesNotHaveDuplicates();
        assertThat(Settings.all()).extracting(Setting::option).doesNotHaveDuplicates();
    }

    @Test
    void optionsAddToListsWhereThatIsUsual() {
        Setting<?> apart = Settings.named("apart");
        Regulations more = apart.readOption(OTHER, "3-4").orElseThrow();
        assertThat(more.forbidden()).hasSize(2);
        assertThat(Settings.named("norms")
                        .readOption(OTHER, "大师:place=1")
                        .orElseThrow()
                        .norms())
                .hasSize(1);
    }
}
