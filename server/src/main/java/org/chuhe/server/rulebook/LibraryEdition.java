package org.chuhe.server.rulebook;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.server.rulebook.coverage.Coverage;
import org.chuhe.server.rulebook.coverage.Scenario;
import org.chuhe.text.Translated;

/**
 * An edition to read.
 *
 * @param book the edition as the arbiter applies it
 * @param about what is here and where it comes from
 * @param base the edition whose articles apply where this one has none of its own; empty if there is none
 * @param earlier what is known of an edition before it that is not here, and why not; see {@link Prose} for its form
 * @param held how many figures the book prints ({0}), how many of them are here ({1}) and with how many cycles ({2})
 * @param coverage what is done about its clauses, by their numbers; {@code 图} and {@code 参考图} are its figures. What has no
 *     line is a heading
 * @param scenarios what has been tried about its clauses
 * @param figures the figures that are here, with their variations
 * @param absent the figures that the book prints and that are not here; empty, too, where nobody knows them all
 */
public record LibraryEdition(
        RuleBook book,
        Translated about,
        Optional<String> base,
        Optional<Translated> earlier,
        Translated held,
        List<Chapter> chapters,
        Map<String, Coverage> coverage,
        List<Scenario> scenarios,
        List<Figure> figures,
        List<AbsentFigure> absent) {

    public LibraryEdition {
        chapters = List.copyOf(chapters);
        coverage = Collections.unmodifiableMap(new LinkedHashMap<>(coverage));
        scenarios = List.copyOf(scenarios);
        figures = List.copyOf(figures);
        absent = List.copyOf(absent);
    }

    public String id() {
        return book.id();
    }

    /** All articles, in the book's order. */
    public Stream<LibraryArticle> articles() {
        return chapters.stream().flatMap(chapter -> chapter.articles().stream());
    }

    /** What is done about an article; empty for one that only heads others. */
    public Optional<Coverage> coverage(LibraryArticle article) {
        return Optional.ofNullable(coverage.get(article.number()));
    }

    /** What has been tried about an article. */
    public List<Scenario> scenarios(LibraryArticle article) {
        return scenarios.stream()
                .filter(scenario -> scenario.clause().equals(article.number()))
                .toList();
    }

    /** The book's own words of an article, as far as its scenarios quote them; empty where its text is not known. */
    public List<String> quotes(LibraryArticle article) {
        if (!coverage(article).map(met -> met.state().textKnown()).orElse(false)) {
            return List.of();
        }
        List<String> all =
                scenarios(article).stream().map(Scenario::sentence).distinct().toList();
        return all.stream()
                .filter(quote -> all.stream().noneMatch(longer -> !longer.equals(quote) && longer.contains(quote)))
                .toList();
    }

    /** The article with this number. */
    public Optional<LibraryArticle> article(String number) {
        return articles().filter(article -> article.number().equals(number)).findFirst();
    }

    /** The figures that a number means: one, or a figure and its variations. */
    public List<Figure> figures(String number) {
        return figures.stream().filter(figure -> figure.number().equals(number)).toList();
    }

    /** How many of the book's figures are here; a figure and its variations are one. */
    public int here() {
        return (int) figures.stream().map(Figure::number).distinct().count();
    }

    /** What is here of the book's figures, in a sentence. */
    public String holdings(Locale locale) {
        return held.in(locale)
                .replace("{0}", Integer.toString(printed()))
                .replace("{1}", Integer.toString(here()))
                .replace("{2}", Integer.toString(figures.size()));
    }

    /** How many figures the book prints. */
    public int printed() {
        return here() + absent.size();
    }

    /** The figures that the book prints for an article and that are not here. */
    public List<AbsentFigure> absent(LibraryArticle article) {
        return absent.stream()
                .filter(figure -> figure.articles().contains(article.number()))
                .toList();
    }
}
