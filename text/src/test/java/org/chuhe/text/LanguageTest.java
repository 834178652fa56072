package org.chuhe.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTest {
    @Test
    void everybodyGetsHisOwnLanguageOrEnglish() {
        assertThat(Language.of(Locale.CHINESE)).isEqualTo(Language.CHINESE);
        assertThat(Language.of(Locale.TRADITIONAL_CHINESE)).isEqualTo(Language.TRADITIONAL_CHINESE);
        assertThat(Language.of(Locale.forLanguageTag("zh-Hant-x-wxf"))).isEqualTo(Language.TRADITIONAL_CHINESE);
        assertThat(Language.of(Locale.forLanguageTag("zh-Hans-HK"))).isEqualTo(Language.CHINESE);
        assertThat(Language.of(Locale.forLanguageTag("zh-SG"))).isEqualTo(Language.CHINESE);
        assertThat(Language.of(Locale.forLanguageTag("vi-VN"))).isEqualTo(Language.VIETNAMESE);
        assertThat(Language.of(Locale.UK)).isEqualTo(Language.ENGLISH);
        assertThat(Language.of(Locale.FRENCH)).isEqualTo(Language.ENGLISH);
        assertThat(Language.of(Locale.ROOT)).isEqualTo(Language.ENGLISH);
    }

    @Test
    void aLanguageIsFoundByItsCodeAndByNothingElse() {
        for (Language language : Language.values()) {
            assertThat(Coded.find(Language.class, language.code())).contains(language);
            assertThat(Language.of(language.locale())).isEqualTo(language);
            assertThat(language.tag()).startsWith(language.code());
            assertThat(language.label()).isNotBlank();
        }
        assertThat(Coded.find(Language.class, "ZH")).isEmpty();
        assertThat(Coded.find(Language.class, "")).isEmpty();
        assertThat(Language.CHINESE.isChinese()).isTrue();
        assertThat(Language.ENGLISH.isChinese()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "zh-CN,zh;q=0.9,en;q=0.8|CHINESE",
                "en-GB,en;q=0.9|ENGLISH",
                "fr,zh;q=0.5|CHINESE",
                "fr|ENGLISH",
                "zh-TW,zh;q=0.9,en;q=0.8|TRADITIONAL_CHINESE",
                "zh-HK|TRADITIONAL_CHINESE",
                "zh-Hant-MO;q=0.8,fr|TRADITIONAL_CHINESE",
                "vi-VN,vi;q=0.9|VIETNAMESE",
                "*|CHINESE",
                "*,en;q=0.1|ENGLISH",
                ";;;|CHINESE"
            })
    void aBrowserAsksForLanguagesInItsOrder(String header, Language expected) {
        assertThat(Language.accepted(header, Language.CHINESE)).isEqualTo(expected);
    }
}
