package org.chuhe.documents.palette;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PaletteTest {
    @Test
    void knowsEveryThemeByTheSameNames() {
        assertThat(Palette.LIGHT.colour("river")).isEqualTo("#0B6660");
        assertThat(Palette.DARK.colour("river")).isEqualTo("#66C7BA");
        assertThat(Palette.PAPER.colour("river")).isEqualTo(Palette.LIGHT.colour("river"));
    }

    @Test
    void paperIsWhiteAndHasColoursOfItsOwn() {
        assertThat(Palette.PAPER.colour("bg")).isEqualTo("#FFFFFF");
        assertThat(Palette.PAPER.colour("bd-line")).isEqualTo(Palette.LIGHT.colour("ink"));
        assertThat(Palette.PAPER.colour("rule")).isEqualTo("#B9C5BF");
    }

    @Test
    void fillsAStyleSheet() {
        assertThat(Palette.PAPER.fill("a { color: var(--ink); border: 1mm solid var(--river-soft) }"))
                .isEqualTo("a { color: #14201D; border: 1mm solid #DDECE9 }");
    }

    @Test
    void aColourThatDoesNotExistIsAMistake() {
        assertThatThrownBy(() -> Palette.PAPER.fill("var(--rivver)"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("rivver");
    }
}
