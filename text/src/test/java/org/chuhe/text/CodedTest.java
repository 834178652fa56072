package org.chuhe.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class CodedTest {
    private enum Wind implements Coded {
        EAST("e"),
        STILL("");

        private final String code;

        Wind(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    @Test
    void aConstantIsFoundByItsCodeAlone() {
        assertThat(Coded.find(Wind.class, "e")).contains(Wind.EAST);
        assertThat(Coded.find(Wind.class, "EAST")).isEmpty();
        assertThat(Coded.of(Wind.class, "")).isEqualTo(Wind.STILL);
        assertThatThrownBy(() -> Coded.of(Wind.class, "E"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("E");
    }

    @Test
    void whatHasNoCodeIsNotOffered() {
        assertThat(Coded.choices(List.of(Wind.values()))).isEqualTo("e");
        assertThat(Coded.choices(List.of(Language.values()))).isEqualTo("zh, en, zh-Hant, vi");
    }
}
