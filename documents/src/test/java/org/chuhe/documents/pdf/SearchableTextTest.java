package org.chuhe.documents.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SearchableTextTest {
    @Test
    void radicalsBecomeCharacters() {
        assertThat(SearchableText.character('⼀')).isEqualTo('一');
        assertThat(SearchableText.character('⻢')).isEqualTo('马');
        assertThat(SearchableText.character('‒')).isEqualTo('–');
        assertThat(SearchableText.character('楚')).isEqualTo('楚');
    }

    @Test
    void rangesAreWrittenOneByOne() {
        String table =
                "begincmap\n2 beginbfrange\n<0001> <0002> <2F00>\n<0003> <0003> <D842DFB7>\nendbfrange\nendcmap\n";
        assertThat(SearchableText.rewritten(table))
                .isEqualTo(
                        "begincmap\n3 beginbfchar\n<0001> <4E00>\n<0002> <4E28>\n<0003> <D842DFB7>\nendbfchar\nendcmap\n");
        assertThat(SearchableText.rewritten("nothing here")).isEqualTo("nothing here");
    }
}
