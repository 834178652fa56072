package org.chuhe.server.rulebook;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.text.Article;
import org.chuhe.text.Translated;

/**
 * An article 条款 of an edition, in our own words.
 *
 * @param edition the edition's id, e.g. {@code cxa2020}
 * @param number as files and addresses have it, e.g. {@code 24.13} or {@code 5.2(1)}
 * @param chapter the number of its chapter
 * @param title what it is about
 * @param text what it says; see {@link Prose} for its form
 * @param reading how the figures show it to be meant, where that is more than it says
 * @param figures the ids of the figures that the book prints for it
 */
public record LibraryArticle(
        String edition,
        String number,
        String chapter,
        Translated title,
        Translated text,
        Optional<Translated> reading,
        List<String> figures) {

    public LibraryArticle {
        figures = List.copyOf(figures);
    }

    /** Its number as people read it: what is counted within a chapter says so. */
    public String cited(Locale locale) {
        return RuleBooks.number(new Article(edition, number), locale);
    }

    /** Its name among the places of a page. */
    public String anchor() {
        return "article-" + number.replace(' ', '-');
    }

    /** How many dots deep the number is: 26.9 has depth 1, 26.9.1 depth 2. */
    public int depth() {
        return (int) number.chars().filter(c -> c == '.' || c == '(').count();
    }
}
