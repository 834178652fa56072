package org.chuhe.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class MessageTest {
    private final Messages messages = Messages.beside(MessageTest.class);

    @Test
    void speaksChineseToChineseReadersAndEnglishToOthers() {
        Message message = messages.message("greeting", messages.message("side.red"), 3);
        assertThat(message.in(Locale.SIMPLIFIED_CHINESE)).isEqualTo("红方好，第 3 回合");
        assertThat(message.in(Locale.ENGLISH)).isEqualTo("Hello Red, it's round 3");
        assertThat(message.in(Locale.FRENCH)).isEqualTo("Hello Red, it's round 3");
    }

    @Test
    void leavesUnknownPlacesAsTheyAre() {
        assertThat(messages.text(Locale.ENGLISH, "greeting", "x")).isEqualTo("Hello x, it's round {1}");
    }
}
