package org.chuhe.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chuhe.text.sample.Beside;
import org.junit.jupiter.api.Test;

class MessageTest {
    private final Messages messages = Messages.beside(Beside.class);

    @Test
    void speaksChineseToChineseReadersAndEnglishToOthers() {
        Message message = messages.message("greeting", messages.message("side.red"), 3);
        assertThat(message.in(Locale.SIMPLIFIED_CHINESE)).isEqualTo("红方好，第 3 回合");
        assertThat(message.in(Locale.ENGLISH)).isEqualTo("Hello Red, it's round 3");
        assertThat(message.in(Locale.FRENCH)).isEqualTo("Hello Red, it's round 3");
    }

    @Test
    void countsInWords() {
        assertThat(messages.text(Locale.ENGLISH, "rounds", 1)).isEqualTo("1 round is left");
        assertThat(messages.text(Locale.ENGLISH, "rounds", 2)).isEqualTo("2 rounds are left");
        assertThat(messages.text(Locale.ENGLISH, "rounds", 0)).isEqualTo("0 rounds are left");
        assertThat(messages.text(Locale.ENGLISH, "rounds")).isEqualTo("{0} {0|round is|rounds are} left");
        assertThat(messages.text(Locale.CHINESE, "rounds", 1)).isEqualTo("还有 1 回合");
    }

    @Test
    void leavesUnknownPlacesAsTheyAre() {
        assertThat(messages.text(Locale.ENGLISH, "greeting", "x")).isEqualTo("Hello x, it's round {1}");
    }

    @Test
    void joinsListsAsTheLanguageDoes() {
        Message message = messages.message("greeting", List.of(messages.message("side.red"), "x"), 1);
        assertThat(message.in(Locale.CHINESE)).isEqualTo("红方、x好，第 1 回合");
        assertThat(message.in(Locale.ENGLISH)).isEqualTo("Hello Red, x, it's round 1");
    }

    @Test
    void isEqualToWhatSaysTheSame() {
        Message message = messages.message("greeting", "x", 1);
        assertThat(message)
                .isEqualTo(Messages.beside(Beside.Other.class).message("greeting", "x", 1))
                .hasSameHashCodeAs(messages.message("greeting", "x", 1))
                .isNotEqualTo(messages.message("greeting", "x", 2))
                .isNotEqualTo(messages.message("side.red", "x", 1))
                .isNotEqualTo("greeting");
        assertThat(messages)
                .isEqualTo(Messages.beside(Beside.class))
                .hasSameHashCodeAs(Messages.beside(Beside.Other.class));
        assertThat(message).hasToString("Hello x, it's round 1");
        assertThat(message.key()).isEqualTo("greeting");
        assertThat(message.arguments()).containsExactly("x", 1);
    }

    @Test
    void showsItsPatternsToProgramsThatFillThemElsewhere() {
        assertThat(messages.patterns(Locale.ENGLISH, "gr"))
                .containsExactly(Map.entry("greeting", "Hello {0}, it's round {1}"));
    }

    @Test
    void whatAFileDoesNotSayIsSaidInEnglish() {
        assertThat(messages.text(Locale.CHINESE, "untranslated")).isEqualTo("only in English");
        assertThat(messages.patterns(Locale.CHINESE, "un"))
                .containsExactly(Map.entry("untranslated", "only in English"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> messages.text(Locale.CHINESE, "nobody.says.this"))
                .withMessageContaining("nobody.says.this");
    }
}
