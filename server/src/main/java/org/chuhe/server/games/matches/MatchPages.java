package org.chuhe.server.games.matches;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.engines.match.FinishedGame;
import org.chuhe.engines.report.MatchReport;
import org.chuhe.server.games.matches.MatchDesk.Watched;
import org.chuhe.server.games.matches.MatchStore.Listed;
import org.chuhe.server.games.matches.MatchStore.Row;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** The list of matches, and a match with its boards, its table and the games that are over. */
public final class MatchPages {
    private static final Messages WORDS = Messages.beside(MatchPages.class);
    private static final View LIST = View.of("matches/list.jte", WORDS, "matches.title");
    private static final View MATCH = View.of("matches/match.jte", WORDS, "matches.title", "match.js");
    private static final int MOST_LISTED = 100;
    private static final int A_PAGE = 50;
    private static final int LONGEST_TITLE = 120;
    /** Whoever needs more removes some. */
    private static final int MOST_OWN = 200;

    private final Pages pages;
    private final JsonMapper json;
    private final MatchDesk desk;
    private final MatchApi api;
    /** Tables by match, how many games they are of, and language: everybody who looks on asks for the same. */
    private final Cache<String, Standing> standings =
            Caffeine.newBuilder().maximumSize(100).build();

    MatchPages(Pages pages, JsonMapper json, MatchDesk desk, MatchApi api) {
        this.pages = pages;
        this.json = json;
        this.desk = desk;
        this.api = api;
    }

    void routes(RoutesConfig routes) {
        routes.get("/matches", this::list, Access.EVERYONE);
        routes.post("/matches", this::create, Access.ORGANISER, RateLimit.WRITE);
        routes.get("/matches/{id}", this::match, Access.EVERYONE);
        routes.post("/matches/{id}/remove", this::remove, Access.ORGANISER, RateLimit.WRITE);
    }

    /**
     * A match in the list.
     *
     * @param state "live", "ended", "away" or "new"
     */
    public record ListedMatch(String id, String title, String engines, int games, int total, String state) {}

    /** All matches. */
    public record Listing(List<ListedMatch> matches, boolean mayCreate) {}

    private void list(Context context) {
        Visitor visitor = Visitor.of(context);
        List<ListedMatch> matches = desk.store().latest(MOST_LISTED).stream()
                .filter(row -> row.version() > 0 || MatchDesk.owns(row, visitor.account()))
                .map(row -> new ListedMatch(
                        row.id(),
                        MatchDesk.title(row),
                        String.join(" – ", row.facts().engines()),
                        row.games(),
                        row.facts().total(),
                        state(row)))
                .toList();
        boolean may =
                visitor.account().filter(account -> account.may(Role.ORGANISER)).isPresent();
        pages.show(context, LIST, new Listing(matches, may));
    }

    private String state(Row row) {
        return row.version() == 0 ? "new" : row.ended() ? "ended" : desk.isLive(row) ? "live" : "away";
    }

    private void create(Context context) {
        Account account = Visitor.of(context).member();
        String title =
                Optional.ofNullable(context.formParam("title")).orElse("").strip();
        if (title.length() > LONGEST_TITLE) {
            throw Rejection.unusable(WORDS.message("title.long", LONGEST_TITLE));
        }
        if (desk.store().madeBy(account.id()) >= MOST_OWN) {
            throw Rejection.conflict(WORDS.message("match.many", MOST_OWN));
        }
        context.redirect("/matches/" + desk.store().create(account.id(), title), HttpStatus.SEE_OTHER);
    }

    private void remove(Context context) {
        Row row = desk.store().find(context.pathParam("id")).orElseThrow(Rejection::notFound);
        if (!MatchDesk.owns(row, Visitor.of(context).account())) {
            throw Rejection.forbidden(WORDS.message("match.foreign"));
        }
        desk.store().remove(row.id());
        context.redirect("/matches", HttpStatus.SEE_OTHER);
    }

    /**
     * A game that is over.
     *
     * @param refused why it does not count, or empty
     */
    public record Finished(
            int number,
            String red,
            String black,
            String result,
            String ending,
            String remark,
            String mishap,
            List<String> rulings,
            String refused) {}

    /**
     * A match.
     *
     * @param state "live", "ended", "away" or "new"
     * @param table its headings and rows
     * @param test what the sequential test says, or empty
     * @param older the address of the games before these, or empty
     * @param link for whoever may tell about it, or empty
     */
    public record Match(
            String id,
            String title,
            String conditions,
            String state,
            int games,
            int total,
            List<ShownBoard> boards,
            List<List<String>> table,
            String test,
            List<Finished> finished,
            String older,
            String link) {}

    private void match(Context context) {
        Visitor visitor = Visitor.of(context);
        Locale locale = visitor.locale();
        Watched view = desk.watch(context.pathParam("id"));
        Row row = view.row();
        boolean owner = MatchDesk.owns(row, visitor.account());
        if (!view.begun() && !owner) {
            throw Rejection.notFound();
        }
        Standing standing = view.begun()
                ? standings.get(
                        row.id() + " " + row.games() + " " + row.facts().hashCode() + " " + locale,
                        key -> standing(view, locale))
                : new Standing(List.of(), "");
        int end = Math.max(0, Math.min(row.games(), number(context.queryParam("before"), row.games())));
        int start = Math.max(0, end - A_PAGE);
        List<Finished> finished = new ArrayList<>();
        for (Listed game : desk.store().games(row.id(), start, end)) {
            finished.add(0, finished(row, game, locale));
        }
        pages.show(
                context,
                MATCH.titled(WORDS.message("literal", MatchDesk.title(row))),
                new Match(
                        row.id(),
                        MatchDesk.title(row),
                        row.facts().conditions().in(locale),
                        state(row),
                        row.games(),
                        row.facts().total(),
                        view.live() ? ShownBoard.all(json.readTree(row.boards()), visitor) : List.of(),
                        standing.table(),
                        standing.test(),
                        finished,
                        start > 0 ? "/matches/" + row.id() + "?before=" + start : "",
                        owner ? api.link(context, row.id()) : ""));
    }

    /** Who stands how. */
    private record Standing(List<List<String>> table, String test) {}

    private Standing standing(Watched match, Locale locale) {
        MatchFacts facts = match.row().facts();
        List<FinishedGame> counted = match.counted();
        return new Standing(
                MatchReport.table(facts.engines(), counted, locale),
                facts.sprt()
                        .map(test -> MatchReport.test(test, facts.engines(), counted, locale))
                        .orElse(""));
    }

    private static int number(@Nullable String text, int otherwise) {
        return text != null && text.matches("\\d{1,7}") ? Integer.parseInt(text) : otherwise;
    }

    private static Finished finished(Row row, Listed listed, Locale locale) {
        String refused = listed.refusal().map(words -> words.in(locale)).orElse("");
        if (listed.game().isEmpty()) {
            return new Finished(listed.number(), "", "", "", "", "", "", List.of(), refused);
        }
        FinishedGame game = listed.game().get();
        return new Finished(
                game.task().number(),
                row.facts().name(game.task().red()),
                row.facts().name(game.task().black()),
                game.result().inRecords(),
                MatchReport.ending(game, locale),
                game.remark().in(locale),
                game.by().isPresent() ? MatchReport.mishap(game.mishap(), locale) : "",
                game.rulings().stream()
                        .map(ruling -> MatchReport.consequence(ruling, locale))
                        .toList(),
                refused);
    }
}
