package org.chuhe.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TranslatedTest {
    private static final Translated CHESS = new Translated(Map.of(Language.ENGLISH, "xiangqi", Language.CHINESE, "象棋"));

    @Test
    void chineseReadersGetChineseAndOthersEnglish() {
        assertThat(CHESS.in(Locale.TRADITIONAL_CHINESE)).isEqualTo("象棋");
        assertThat(CHESS.in(Locale.FRENCH)).isEqualTo("xiangqi");
    }

    @Test
    void whatOneLanguageLacksIsReadInAnother() {
        assertThat(new Translated(Map.of(Language.ENGLISH, "xiangqi")).in(Locale.CHINESE))
                .isEqualTo("xiangqi");
        assertThat(new Translated(Map.of(Language.CHINESE, "象棋")).in(Locale.ENGLISH))
                .isEqualTo("象棋");
        assertThatIllegalArgumentException().isThrownBy(() -> new Translated(Map.of()));
    }

    @Test
    void goesByCodesAndBack() {
        assertThat(CHESS.byCode()).containsExactly(Map.entry("zh", "象棋"), Map.entry("en", "xiangqi"));
        assertThat(Translated.byCode(code -> Optional.ofNullable(CHESS.byCode().get(code))))
                .contains(CHESS);
        assertThat(Translated.byCode(code -> Optional.empty())).isEmpty();
    }

    @Test
    void mayBeTheSameForAll() {
        assertThat(Translated.same("x").isSame()).isTrue();
        assertThat(CHESS.isSame()).isFalse();
        assertThat(CHESS.map(text -> "").isSame()).isTrue();
        assertThat(Translated.of(Locale::getLanguage).in(Locale.CHINESE)).isEqualTo("zh");
    }

    @Test
    void readersGetTheirOwnLanguageWhereItSaysSomethingElse() {
        Translated told =
                Translated.forReaders(reader -> reader.getLanguage().equals("vi") ? "cờ tướng" : CHESS.in(reader));
        assertThat(told.byCode())
                .containsExactly(Map.entry("zh", "象棋"), Map.entry("en", "xiangqi"), Map.entry("vi", "cờ tướng"));
    }
}
