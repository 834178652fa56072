package org.chuhe.server.games.library;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Position;
import org.chuhe.documents.board.BoardLook;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.documents.board.Theme;
import org.chuhe.records.opening.Ecco;
import org.chuhe.server.games.library.store.FoundGame;
import org.chuhe.server.games.library.store.GameSearch;
import org.chuhe.server.games.library.store.LibraryQuery;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Errors;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;

/** The search: a form, the games that were found, and a link for every question. */
public final class LibraryPages {
    static final int A_PAGE = 50;
    private static final Messages WORDS = Messages.beside(LibraryPages.class);
    private static final View SEARCH = View.of("library/search.jte", WORDS, "title");

    private final Pages pages;
    private final LibraryDesk desk;

    LibraryPages(Pages pages, LibraryDesk desk) {
        this.pages = pages;
        this.desk = desk;
    }

    void routes(RoutesConfig routes) {
        routes.get("/library", this::search, Access.EVERYONE, RateLimit.WORK);
        routes.post("/library/games/{id}/remove", this::remove, Access.PLAYER, RateLimit.WRITE);
    }

    /**
     * A game that was found.
     *
     * @param opening what its opening is called, or empty
     * @param removable whether the reader may take it away
     */
    public record Hit(FoundGame game, String opening, boolean removable) {}

    /**
     * What the page shows.
     *
     * @param problem why the question makes no sense, or empty
     * @param found how many games there are, one more than {@link GameSearch#COUNTED} if there are more than that; -1 if
     *     that is not said
     * @param total how many lie on the shelf
     * @param unruled on how many of them the arbiter has not yet looked
     * @param next the address of the next page, or empty
     * @param tree the same question at the opening tree
     * @param fen the position that is looked for, or empty
     * @param picture the same as SVG, for browsers without scripts
     */
    public record Model(
            LibraryQuery query,
            String problem,
            List<Hit> hits,
            int found,
            int total,
            int unruled,
            String next,
            String tree,
            String fen,
            String picture,
            List<RuleBook> editions) {
        /** The most that is counted. */
        public int counted() {
            return GameSearch.COUNTED;
        }
    }

    private void search(Context context) {
        LibraryQuery query;
        try {
            query = LibraryQuery.read(context::queryParam);
        } catch (Rejection problem) {
            Errors.status(context, problem);
            Model model =
                    model(raw(context), problem.message().in(Visitor.of(context).locale()));
            pages.show(context, SEARCH, model);
            return;
        }
        if (context.queryParamMap().values().stream().anyMatch(values -> values.contains(""))) {
            // A form sends all its fields; the link that people pass on says only what was asked.
            context.redirect(query.tidy().link("/library"), HttpStatus.SEE_OTHER);
            return;
        }
        Visitor visitor = Visitor.of(context);
        int shelf = desk.shelf(context, query);
        GameSearch.Page page = desk.search().page(shelf, query, A_PAGE);
        boolean first = !query.has("after");
        int total = desk.shelves().games(shelf);
        int unruled = desk.shelves().unruled(shelf);
        boolean removable = query.mine()
                || visitor.account().filter(account -> account.may(Role.ADMIN)).isPresent();
        List<FoundGame> games = page.games();
        pages.show(
                context,
                SEARCH,
                new Model(
                        query,
                        "",
                        games.stream()
                                .map(game -> new Hit(game, opening(game.ecco(), visitor.locale()), removable))
                                .toList(),
                        !first ? -1 : query.asks() ? desk.search().count(shelf, query) : total,
                        total,
                        unruled,
                        page.more()
                                ? query.with(
                                                "after",
                                                games.get(games.size() - 1).place())
                                        .link("/library")
                                : "",
                        query.without("after").link("/library/tree"),
                        query.position().map(Position::toString).orElse(""),
                        query.position()
                                .map(position -> picture(position, visitor))
                                .orElse(""),
                        RuleBooks.all()));
    }

    /** What was asked for, even if it makes no sense. */
    private static LibraryQuery raw(Context context) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String name : LibraryQuery.NAMES) {
            Optional.ofNullable(context.queryParam(name))
                    .filter(value -> !value.isBlank() && value.length() < 2_000)
                    .ifPresent(value -> values.put(name, value));
        }
        values.remove("after");
        return new LibraryQuery(values);
    }

    private static Model model(LibraryQuery query, String problem) {
        return new Model(query, problem, List.of(), -1, 0, 0, "", "/library/tree", "", "", RuleBooks.all());
    }

    static String opening(String ecco, Locale locale) {
        return Ecco.name(ecco).map(name -> name.in(locale)).orElse("");
    }

    static String picture(Position position, Visitor visitor) {
        Theme theme = visitor.theme().equals("dark") ? Theme.DARK : Theme.LIGHT;
        return BoardPicture.of(position).look(BoardLook.DEFAULT.with(theme)).svg();
    }

    private void remove(Context context) {
        desk.remove(context);
        String back = Optional.ofNullable(context.formParam("back")).orElse("");
        context.redirect(back.startsWith("/library?") ? back : "/library", HttpStatus.SEE_OTHER);
    }
}
