package org.chuhe.server.rulebook;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import org.chuhe.documents.board.BoardLook;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Help;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.RateLimits;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;

/** The rule book in a browser: editions, articles, figures, search. */
public final class RuleBookPages implements Feature {
    private final Pages pages;
    private final RateLimits limits;
    private final Library library;
    private final BookReading reading;
    private final LibrarySearch search;

    public RuleBookPages(Pages pages, RateLimits limits, Library library, FigureRulings rulings) {
        this.pages = pages;
        this.limits = limits;
        this.library = library;
        this.reading = new BookReading(library, rulings);
        this.search = new LibrarySearch(library);
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/rules", this::editions, Access.EVERYONE);
        routes.get("/rules/search", this::search, Access.EVERYONE, RateLimit.WORK);
        routes.get("/rules/open-questions", this::openQuestions, Access.EVERYONE);
        routes.get("/rules/figures/{file}", this::figure, Access.EVERYONE, Help.ANSWERS);
        routes.get("/rules/{edition}", this::edition, Access.EVERYONE);
        routes.get("/rules/{edition}/{article}", this::article, Access.EVERYONE, Help.ANSWERS, RateLimit.WORK);
    }

    private void editions(Context context) {
        pages.show(context, reading.editions());
    }

    private void openQuestions(Context context) {
        pages.show(context, reading.openQuestions());
    }

    private void edition(Context context) {
        pages.show(context, reading.edition(edition(library, context.pathParam("edition"))));
    }

    private void article(Context context) {
        LibraryEdition edition = edition(library, context.pathParam("edition"));
        String citation = context.pathParam("article");
        LibraryArticle article =
                library.cited(edition.id(), citation).stream().findFirst().orElseThrow(Rejection::notFound);
        if (!article.edition().equals(edition.id()) || !article.number().equals(citation)) {
            // A ruling may cite a range, an item of an article, or what the edition leaves to its base.
            context.redirect(Links.article(article));
            return;
        }
        pages.show(context, reading.article(edition, article));
    }

    private void figure(Context context) {
        String file = context.pathParam("file");
        if (file.endsWith(".svg")) {
            picture(context, figure(library, file.substring(0, file.length() - ".svg".length())));
            return;
        }
        Figure figure = figure(library, file);
        // Pages only: a page of many figures asks for their pictures under the same route.
        limits.take(RateLimit.WORK, context);
        pages.show(context, reading.figure(figure));
    }

    private static void picture(Context context, Figure figure) {
        context.header("Cache-Control", "public, max-age=86400");
        context.contentType("image/svg+xml")
                .result(BoardPicture.of(figure.position())
                        .look(BoardLook.DEFAULT.with(figure.below()))
                        .svg());
    }

    private void search(Context context) {
        String query = query(context);
        Optional<String> edition = Optional.ofNullable(context.queryParam("edition"))
                .filter(id -> library.edition(id).isPresent());
        List<Hit> hits = search.find(query, Visitor.of(context).locale(), edition);
        pages.show(context, reading.found(query, edition.orElse(""), hits));
    }

    static String query(Context context) {
        String query = Optional.ofNullable(context.queryParam("q")).orElse("").strip();
        return query.substring(0, Math.min(query.length(), Query.LONGEST));
    }

    static LibraryEdition edition(Library library, String id) {
        return library.edition(id).orElseThrow(Rejection::notFound);
    }

    static Figure figure(Library library, String id) {
        return library.figure(id).orElseThrow(Rejection::notFound);
    }
}
