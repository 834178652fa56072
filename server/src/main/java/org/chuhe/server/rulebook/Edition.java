package org.chuhe.server.rulebook;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.arbiter.rulebook.RuleBook;

/**
 * An edition to read.
 *
 * @param book the edition as the arbiter applies it
 * @param about what is here and where it comes from
 * @param base the edition whose articles apply where this one has none of its own; empty if there is none
 */
public record Edition(
        RuleBook book, Bilingual about, Optional<String> base, List<Chapter> chapters, List<Figure> figures) {

    public Edition {
        chapters = List.copyOf(chapters);
        figures = List.copyOf(figures);
    }

    public String id() {
        return book.id();
    }

    /** All articles, in the book's order. */
    public Stream<Article> articles() {
        return chapters.stream().flatMap(chapter -> chapter.articles().stream());
    }

    /** The article with this number. */
    public Optional<Article> article(String number) {
        return articles().filter(article -> article.number().equals(number)).findFirst();
    }

    /** The figures that a number means: one, or a figure and its variations. */
    public List<Figure> figures(String number) {
        return figures.stream().filter(figure -> figure.number().equals(number)).toList();
    }
}
