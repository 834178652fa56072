package org.chuhe.server.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Optional;
import org.chuhe.server.rulebook.Prose.Piece;
import org.junit.jupiter.api.Test;

class ProseTest {
    @Test
    void bracesAreReferences() {
        assertThat(Prose.of("see {26.9} and {图6|figure 6}.").paragraphs().get(0).pieces())
                .containsExactly(
                        words("see "),
                        new Piece("26.9", Optional.of("26.9")),
                        words(" and "),
                        new Piece("figure 6", Optional.of("图6")),
                        words("."));
    }

    @Test
    void dashesBeginItems() {
        Prose prose = Prose.of("one\n– two\n– three");
        assertThat(prose.paragraphs()).extracting(Prose.Paragraph::item).containsExactly(false, true, true);
        assertThat(prose.paragraphs().get(1).pieces()).containsExactly(words("two"));
    }

    @Test
    void itemsInARowAreOneList() {
        assertThat(Prose.of("one\n– two\n– three\nfour\n– five").blocks())
                .extracting(Prose.Block::list, block -> block.paragraphs().size())
                .containsExactly(tuple(false, 1), tuple(true, 2), tuple(false, 1), tuple(true, 1));
    }

    @Test
    void whatIsNotClosedIsText() {
        assertThat(Prose.of("a {b").paragraphs().get(0).pieces()).containsExactly(words("a {b"));
        assertThat(Prose.of("}{").paragraphs().get(0).pieces()).containsExactly(words("}{"));
    }

    @Test
    void plainWordsHaveNoMarks() {
        assertThat(Prose.plain("see {26.9}\n– item {图6|figure 6}")).isEqualTo("see 26.9\n– item figure 6");
        assertThat(Prose.plain("")).isEmpty();
    }

    private static Piece words(String words) {
        return new Piece(words, Optional.empty());
    }
}
