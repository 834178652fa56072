package org.chuhe.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ArticleTest {
    @Test
    void isCitedInFullWhereAnotherEditionIsSpokenOf() {
        Article article = Article.parse("cxa2020 26.5");
        assertThat(article).isEqualTo(new Article("cxa2020", "26.5")).hasToString("cxa2020 26.5");
        assertThat(article.within("cxa2020")).isEqualTo("26.5");
        assertThat(Article.within("cxa2011", List.of(article))).containsExactly("cxa2020 26.5");
        assertThat(article.hashCode()).isEqualTo(new Article("cxa2020", "26.5").hashCode());
        assertThat(article).isNotEqualTo(new Article("cxa2011", "26.5"));
    }

    @Test
    void withoutAnEditionBelongsToTheUsualOne() {
        Article article = Article.parse("附录二 一.4");
        assertThat(article.edition()).isEmpty();
        assertThat(article).hasToString("附录二 一.4");
        assertThat(article.orIn("cxa2011")).hasToString("cxa2011 附录二 一.4");
        assertThat(Article.parse("cxa2020 26.5").orIn("cxa2011").edition()).isEqualTo("cxa2020");
    }
}
