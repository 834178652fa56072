package org.chuhe.server.rulebook;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.documents.board.BoardLook;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.server.web.Access;
import org.chuhe.server.web.Failure;
import org.chuhe.server.web.Feature;
import org.chuhe.server.web.Limits;
import org.chuhe.server.web.Site;
import org.chuhe.server.web.View;
import org.chuhe.server.web.Visitor;
import org.chuhe.text.Messages;

/** The rule book in a browser: editions, articles, figures, search. */
public final class RuleBookPages implements Feature {
    private static final Messages WORDS = Messages.beside(RuleBookPages.class);
    private static final View EDITIONS = View.of("rulebook/editions.jte", WORDS, "title");
    private static final View EDITION = View.of("rulebook/edition.jte", WORDS, "title");
    private static final View ARTICLE = View.of("rulebook/article.jte", WORDS, "title", "rulebook.js");
    private static final View FIGURE = View.of("rulebook/figure.jte", WORDS, "title", "rulebook.js");
    private static final View SEARCH = View.of("rulebook/search.jte", WORDS, "search.title");

    private final Site site;
    private final Library library;
    private final FigureRulings rulings;
    private final LibrarySearch search;

    public RuleBookPages(Site site, Library library, FigureRulings rulings) {
        this.site = site;
        this.library = library;
        this.rulings = rulings;
        this.search = new LibrarySearch(library);
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/rules", this::editions, Access.EVERYONE);
        routes.get("/rules/search", this::search, Access.EVERYONE);
        routes.get("/rules/figures/{file}", this::figure, Access.EVERYONE);
        routes.get("/rules/{edition}", this::edition, Access.EVERYONE);
        routes.get("/rules/{edition}/{article}", this::article, Access.EVERYONE);
    }

    /** The list of editions. */
    public record EditionList(List<LibraryEdition> editions) {}

    private void editions(Context context) {
        site.pages().show(context, EDITIONS, new EditionList(library.editions()));
    }

    /** An edition to read from beginning to end. */
    public record Book(LibraryEdition edition, References references) {}

    private void edition(Context context) {
        LibraryEdition edition = edition(library, context.pathParam("edition"));
        site.pages()
                .show(
                        context,
                        EDITION.titled(edition.book().title()),
                        new Book(edition, new References(library, edition)));
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

    private void article(Context context) {
        LibraryEdition edition = edition(library, context.pathParam("edition"));
        String citation = context.pathParam("article");
        LibraryArticle article =
                library.cited(edition.id(), citation).stream().findFirst().orElseThrow(Failure::notFound);
        if (!article.edition().equals(edition.id()) || !article.number().equals(citation)) {
            // A ruling may cite a range, an item of an article, or what the edition leaves to its base.
            context.redirect(Links.article(article));
            return;
        }
        site.limits().take(Limits.Kind.WORK, context);
        Locale locale = Visitor.of(context).locale();
        List<LibraryArticle> all = edition.articles().toList();
        int at = all.indexOf(article);
        site.pages()
                .show(
                        context,
                        ARTICLE.titled(WORDS.message(
                                "article.title",
                                article.number(),
                                article.title().in(locale))),
                        new ArticlePage(
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

    private void figure(Context context) {
        String file = context.pathParam("file");
        if (file.endsWith(".svg")) {
            picture(context, figure(library, file.substring(0, file.length() - ".svg".length())));
            return;
        }
        Figure figure = figure(library, file);
        site.limits().take(Limits.Kind.WORK, context);
        Locale locale = Visitor.of(context).locale();
        LibraryEdition edition = edition(library, figure.edition());
        site.pages()
                .show(
                        context,
                        FIGURE.titled(WORDS.message(
                                "figure.title",
                                figure.label().in(locale),
                                edition.book().title())),
                        new FigurePage(
                                edition,
                                figure,
                                new References(library, edition),
                                RulingView.of(library, figure, rulings.of(figure), locale),
                                rulings.everywhere(figure).values().stream()
                                        .map(ruling -> RulingView.of(library, figure, ruling, locale))
                                        .toList(),
                                library.elsewhere(figure)));
    }

    private static void picture(Context context, Figure figure) {
        context.header("Cache-Control", "public, max-age=86400");
        context.contentType("image/svg+xml")
                .result(BoardPicture.of(figure.position())
                        .look(BoardLook.DEFAULT.with(figure.below()))
                        .svg());
    }

    /** What a search has found; {@code edition} is the only one searched, or empty. */
    public record Found(String query, String edition, List<LibraryEdition> editions, List<Hit> hits) {}

    private void search(Context context) {
        site.limits().take(Limits.Kind.WORK, context);
        String query = query(context);
        Optional<String> edition = Optional.ofNullable(context.queryParam("edition"))
                .filter(id -> library.edition(id).isPresent());
        List<Hit> hits = search.find(query, Visitor.of(context).locale(), edition);
        site.pages().show(context, SEARCH, new Found(query, edition.orElse(""), library.editions(), hits));
    }

    static String query(Context context) {
        String query = Optional.ofNullable(context.queryParam("q")).orElse("").strip();
        return query.substring(0, Math.min(query.length(), Query.LONGEST));
    }

    static LibraryEdition edition(Library library, String id) {
        return library.edition(id).orElseThrow(Failure::notFound);
    }

    static Figure figure(Library library, String id) {
        return library.figure(id).orElseThrow(Failure::notFound);
    }
}
