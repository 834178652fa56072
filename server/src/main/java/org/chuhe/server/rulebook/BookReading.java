package org.chuhe.server.rulebook;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.server.platform.http.StillPage;
import org.chuhe.server.platform.http.View;
import org.chuhe.text.Messages;

/** The pages of the rule book that are read: editions, articles and figures with what the arbiter says about them. */
public final class BookReading {
    private static final Messages WORDS = Messages.beside(BookReading.class);
    private static final View EDITIONS = View.of("rulebook/editions.jte", WORDS, "title");
    private static final View EDITION = View.of("rulebook/edition.jte", WORDS, "title");
    private static final View ARTICLE = View.of("rulebook/article.jte", WORDS, "title", "rulebook.js");
    private static final View FIGURE = View.of("rulebook/figure.jte", WORDS, "title", "rulebook.js");

    private static final View QUESTIONS = View.of("rulebook/questions.jte", WORDS, "questions.title");
    private static final View SEARCH = View.of("rulebook/search.jte", WORDS, "search.title", "rulebook.js");

    private final Library library;
    private final FigureRulings rulings;
    private final OpenQuestionsPage openQuestions = OpenQuestionsPage.load();

    public BookReading(Library library, FigureRulings rulings) {
        this.library = library;
        this.rulings = rulings;
    }

    /** All pages, in the order in which one comes to them. */
    public Stream<StillPage> all() {
        return Stream.concat(
                Stream.of(editions(), found("", "", List.of()), openQuestions()),
                library.editions().stream().flatMap(this::all));
    }

    private Stream<StillPage> all(LibraryEdition edition) {
        return Stream.of(
                        Stream.of(edition(edition)),
                        edition.articles().map(article -> article(edition, article)),
                        edition.figures().stream().map(this::figure))
                .flatMap(pages -> pages);
    }

    /** The list of editions. */
    public record EditionList(List<LibraryEdition> editions) {}

    StillPage editions() {
        return StillPage.of("/rules", EDITIONS, locale -> new EditionList(library.editions()));
    }

    /** Where the text leaves room. */
    StillPage openQuestions() {
        return StillPage.of("/rules/open-questions", QUESTIONS, locale -> openQuestions);
    }

    /** What a search has found; {@code edition} is the only one searched, or empty. */
    public record Found(String query, String edition, List<LibraryEdition> editions, List<Hit> hits) {}

    StillPage found(String query, String edition, List<Hit> hits) {
        return StillPage.of("/rules/search", SEARCH, locale -> new Found(query, edition, library.editions(), hits));
    }

    /** An edition to read from beginning to end. */
    public record Book(LibraryEdition edition, References references) {}

    StillPage edition(LibraryEdition edition) {
        return StillPage.of(
                Links.edition(edition.id()),
                EDITION.titled(edition.book().title()),
                locale -> new Book(edition, new References(library, edition)));
    }

    /**
     * An article with its figures.
     *
     * @param printed the figures that the book prints for it, ruled on
     * @param decided other figures that it decides
     * @param elsewhere articles of other editions that have a figure in common with it
     * @param previous the article before it, if any
     * @param next the article after it, if any
     */
    public record ArticlePage(
            LibraryEdition edition,
            LibraryArticle article,
            References references,
            List<RulingView> printed,
            List<Figure> decided,
            List<LibraryArticle> elsewhere,
            Optional<LibraryArticle> previous,
            Optional<LibraryArticle> next) {}

    StillPage article(LibraryEdition edition, LibraryArticle article) {
        List<LibraryArticle> all = edition.articles().toList();
        int at = all.indexOf(article);
        return new StillPage(
                Links.article(article),
                locale -> ARTICLE.titled(WORDS.message(
                        "article.title", article.cited(locale), article.title().in(locale))),
                locale -> new ArticlePage(
                        edition,
                        article,
                        new References(library, edition),
                        article.figures().stream()
                                .flatMap(id -> library.figure(id).stream())
                                .map(figure -> RulingView.of(library, figure, rulings.of(figure), locale))
                                .toList(),
                        library.decidedBy(article),
                        elsewhere(article),
                        at > 0 ? Optional.of(all.get(at - 1)) : Optional.empty(),
                        at + 1 < all.size() ? Optional.of(all.get(at + 1)) : Optional.empty()));
    }

    private List<LibraryArticle> elsewhere(LibraryArticle article) {
        return article.figures().stream()
                .flatMap(id -> library.figure(id).stream())
                .flatMap(figure -> library.elsewhere(figure).stream())
                .flatMap(figure -> figure.articles().stream()
                        .flatMap(number -> library.article(figure.edition(), number).stream()))
                .distinct()
                .toList();
    }

    /**
     * A figure with its ruling.
     *
     * @param ruling the ruling under the figure's edition
     * @param everywhere the rulings under all editions
     * @param elsewhere where other editions print the same
     */
    public record FigurePage(
            LibraryEdition edition,
            Figure figure,
            References references,
            RulingView ruling,
            List<RulingView> everywhere,
            List<Figure> elsewhere) {}

    StillPage figure(Figure figure) {
        LibraryEdition edition = library.edition(figure.edition()).orElseThrow();
        return new StillPage(
                Links.figure(figure),
                locale -> FIGURE.titled(WORDS.message(
                        "figure.title",
                        figure.label().in(locale),
                        edition.book().title())),
                locale -> new FigurePage(
                        edition,
                        figure,
                        new References(library, edition),
                        RulingView.of(library, figure, rulings.of(figure), locale),
                        rulings.everywhere(figure).values().stream()
                                .map(ruling -> RulingView.of(library, figure, ruling, locale))
                                .toList(),
                        library.elsewhere(figure)));
    }
}
