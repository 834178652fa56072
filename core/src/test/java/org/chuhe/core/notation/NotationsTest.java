package org.chuhe.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class NotationsTest {
    private static final Notations USUAL = Notations.usual();

    private static List<String> ids() {
        return USUAL.ids();
    }

    @ParameterizedTest
    @CsvSource({
        "zh, zh, zh",
        "zh-CN, zh, zh",
        "zh-TW, zh-Hant, zh-Hant",
        "vi, vi, vi",
        "en, iccs, wxf",
        "fr, iccs, wxf",
        "en-x-nonsense, iccs, wxf",
        "zh-x-nonsense, zh, zh",
        "zh-x-short, zh, zh",
        "en-x-wxf, wxf, wxf",
        "en-x-zh-hant, zh-Hant, zh-Hant",
        "zh-Hant-x-zh, zh, zh"
    })
    void goWithTheLanguageUnlessChosen(String tag, String onScreen, String onPaper) {
        Locale reader = Locale.forLanguageTag(tag);
        assertThat(USUAL.onScreen(reader).id()).isEqualTo(onScreen);
        assertThat(USUAL.onPaper(reader).id()).isEqualTo(onPaper);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void aChoiceIsKeptInTheLocaleAndChangesNoLanguage(String id) {
        for (Language language : Language.values()) {
            Locale locale = Notations.choose(language.locale(), id);
            Locale sent = Locale.forLanguageTag(locale.toLanguageTag());
            for (Locale reader : List.of(locale, sent)) {
                assertThat(USUAL.chosen(reader).orElseThrow().id()).isEqualTo(id);
                assertThat(USUAL.onScreen(reader).id()).isEqualTo(id);
                assertThat(USUAL.onPaper(reader).id()).isEqualTo(id);
                assertThat(Language.of(reader)).isEqualTo(language);
            }
        }
    }

    @Test
    void whatIsNoChoiceChangesNothing() {
        for (String id : List.of("", "chinese", "iccs-dashed", "<b>", "zh_Hant")) {
            assertThat(Notations.choose(Locale.ENGLISH, id)).isEqualTo(Locale.ENGLISH);
        }
        assertThat(USUAL.chosen(Locale.ENGLISH)).isEmpty();
    }

    @Test
    void aMoveIsSpelledInEveryNotationOfReaders() {
        Position position = Position.START.play(Iccs.parse("h2e2"));
        assertThat(USUAL.spellings(position, Iccs.parse("h9g7")))
                .containsExactly(
                        Map.entry("zh", "马8进7"),
                        Map.entry("zh-Hant", "馬8進7"),
                        Map.entry("wxf", "H8+7"),
                        Map.entry("iccs", "h9g7"),
                        Map.entry("vi", "M8.7"));
        assertThat(Notations.of(Side.BLACK).spellings(position, Iccs.parse("h9g7")))
                .containsEntry("zh", "马八进七")
                .containsEntry("zh-Hant", "馬八進七")
                .containsEntry("wxf", "H8+7");
    }

    @ParameterizedTest
    @CsvSource({
        "zh-short, 马87\u0332",
        "zh-Hant-short, 馬87\u0332",
        "zh-wide, 马８进７",
        "wxf-xqwizard, H8+7",
        "wxf-fairy-stockfish, H8+7",
        "wxf-dpxq, H8+7",
        "iccs-dashed, H9-G7",
        "iccs-from-one, h10g8"
    })
    void othersAreWrittenWhereTheyAreAskedFor(String id, String text) {
        Position position = Position.START.play(Iccs.parse("h2e2"));
        assertThat(USUAL.named(id).write(position, Iccs.parse("h9g7"))).isEqualTo(text);
    }

    @Test
    void everyIdIsOneOfItsOwn() {
        assertThat(USUAL.all()).extracting(MoveNotation::id).doesNotHaveDuplicates();
        assertThat(USUAL.all())
                .allSatisfy(notation -> assertThat(USUAL.named(notation.id())).isSameAs(notation));
        assertThatThrownBy(() -> USUAL.named("morse")).isInstanceOf(IllegalArgumentException.class);
    }
}
