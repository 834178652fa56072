package org.chuhe.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class BilingualTest {
    @Test
    void chineseReadersGetChineseAndOthersEnglish() {
        Bilingual chess = new Bilingual("象棋", "xiangqi");
        assertThat(chess.in(Locale.TRADITIONAL_CHINESE)).isEqualTo("象棋");
        assertThat(chess.in(Locale.FRENCH)).isEqualTo("xiangqi");
    }
}
