package org.chuhe.core.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReaderNotationTest {
    @Test
    void goesWithTheLanguageUnlessChosen() {
        assertThat(ReaderNotation.of(Locale.CHINESE)).isEqualTo(ReaderNotation.CHINESE);
        assertThat(ReaderNotation.of(Locale.SIMPLIFIED_CHINESE)).isEqualTo(ReaderNotation.CHINESE);
        assertThat(ReaderNotation.of(Locale.TRADITIONAL_CHINESE)).isEqualTo(ReaderNotation.CHINESE);
        assertThat(ReaderNotation.of(Locale.forLanguageTag("vi"))).isEqualTo(ReaderNotation.VIET);
        assertThat(ReaderNotation.of(Locale.ENGLISH)).isEqualTo(ReaderNotation.ICCS);
        assertThat(ReaderNotation.of(Locale.forLanguageTag("en-x-nonsense"))).isEqualTo(ReaderNotation.ICCS);
        assertThat(ReaderNotation.of(Locale.forLanguageTag("zh-x-nonsense"))).isEqualTo(ReaderNotation.CHINESE);
    }

    @ParameterizedTest
    @EnumSource
    void aChoiceIsKeptInTheLocaleAndChangesNoLanguage(ReaderNotation notation) {
        for (Locale language : new Locale[] {Locale.CHINESE, Locale.ENGLISH}) {
            Locale locale = notation.chosenIn(language);
            assertThat(ReaderNotation.of(locale)).isEqualTo(notation);
            assertThat(locale.getLanguage()).isEqualTo(language.getLanguage());
            assertThat(ReaderNotation.named(notation.id(), ReaderNotation.CHINESE))
                    .isEqualTo(notation);
        }
    }
}
