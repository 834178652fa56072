package org.chuhe.server.events.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.List;
import java.util.Optional;
import org.chuhe.documents.tournament.EventSheets;
import org.chuhe.documents.tournament.Sheet;
import org.chuhe.server.events.boards.LiveBoards;
import org.chuhe.server.events.boards.RoundGames;
import org.chuhe.server.events.log.EventDesk;
import org.chuhe.server.web.Access;
import org.chuhe.server.web.AsyncAnswer;
import org.chuhe.server.web.Failure;
import org.chuhe.server.web.Limits;
import org.chuhe.server.web.QrPicture;
import org.chuhe.server.web.Site;
import org.chuhe.server.web.View;
import org.chuhe.text.Messages;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Format;

/** What everybody can read about tournaments. */
public final class PublicPages {
    private static final Messages WORDS = Messages.beside(PublicPages.class);
    private static final View PAIRINGS = View.of("events/pairings.jte", WORDS, "tab.pairings", "event.js");
    private static final View STANDINGS = View.of("events/standings.jte", WORDS, "tab.standings", "event.js");
    private static final View CROSS = View.of("events/cross.jte", WORDS, "tab.cross", "event.js");
    private static final View BRACKET = View.of("events/bracket.jte", WORDS, "tab.bracket", "event.js");
    private static final View PRINT = View.of("events/print.jte", WORDS, "print.title");
    private static final View HALL = View.of("events/hall.jte", WORDS, "tab.hall", "hall.js");
    private static final int ROUNDS_BESIDE = 5;

    private final Site site;
    private final EventDesk desk;
    private final LiveBoards boards;
    private final MyBoard.Finder mine;
    private final FileShelf shelf;

    PublicPages(Site site, EventDesk desk, LiveBoards boards, MyBoard.Finder mine, FileShelf shelf) {
        this.site = site;
        this.desk = desk;
        this.boards = boards;
        this.mine = mine;
        this.shelf = shelf;
    }

    void routes(RoutesConfig routes) {
        get(routes, "/events/{id}", this::pairings);
        get(routes, "/events/{id}/standings", this::standings);
        get(routes, "/events/{id}/cross", this::cross);
        get(routes, "/events/{id}/bracket", this::bracket);
        get(routes, "/events/{id}/hall", this::hall);
        get(routes, "/events/{id}/print", this::print);
        get(routes, "/events/{id}/qr.svg", this::qr);
        get(routes, "/events/{id}/files/{file}", this::file);
    }

    private static void get(RoutesConfig routes, String path, Handler handler) {
        routes.get(path, EventsFeature.sensible(handler), Access.EVERYONE);
    }

    /**
     * A round.
     *
     * @param mine the table of whoever is looking, if that is known
     * @param table the standings, which phones show below
     * @param live the games that are played here
     */
    public record Pairings(
            EventHead head,
            ShownRound round,
            Organising organising,
            Optional<MyBoard> mine,
            Optional<StandingsTables.Shown> table,
            RoundGames live) {}

    /**
     * What its organiser can do with a round.
     *
     * @param draft whether it must still be published
     * @param untouched whether it can be taken back
     * @param next the round that can be paired now; 0 = none
     */
    public record Organising(boolean draft, boolean untouched, int next) {
        static Organising of(EventVisit visit, int round) {
            int last = visit.view().lastRound();
            boolean played = visit.event().round(round).stream()
                    .flatMap(Round::games)
                    .anyMatch(g -> g.result().played());
            return new Organising(
                    round > visit.state().facts().published(),
                    round == last && last > 0 && !played,
                    visit.organiser() && !visit.state().facts().closed() ? last + 1 : 0);
        }
    }

    private void pairings(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        int last = visit.view().lastRound();
        int wanted = number(context.queryParam("round"), last);
        Optional<Round> round = visit.event().round(wanted);
        if (round.isEmpty() && last > 0) {
            throw Failure.notFound();
        }
        ShownRound shown = ShownRound.of(visit, wanted);
        RoundGames live = round.map(r -> boards.of(visit.id(), r)).orElse(RoundGames.NONE);
        visit.show(
                site,
                context,
                PAIRINGS,
                new Pairings(
                        visit.head(context, "pairings"),
                        shown,
                        Organising.of(visit, wanted),
                        mine.of(context, visit, shown.encounters(), round, live),
                        visit.view().lastResult() == 0 ? Optional.empty() : Optional.of(StandingsTables.whole(visit)),
                        live));
    }

    static int number(String text, int otherwise) {
        return text != null && text.matches("\\d{1,6}") ? Integer.parseInt(text) : otherwise;
    }

    /** The tables. */
    public record Standings(
            EventHead head,
            List<StandingsTables.Shown> tables,
            boolean over,
            int after,
            List<Integer> rounds,
            List<CrossRows.Line> cross) {}

    private void standings(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        visit.show(
                site,
                context,
                STANDINGS,
                new Standings(
                        visit.head(context, "standings"),
                        StandingsTables.of(visit),
                        visit.view().over(),
                        visit.view().lastResult(),
                        ShownRound.numbers(visit),
                        fits(visit) ? CrossRows.of(visit.view()) : List.of()));
    }

    /** Whether the cross table has room beside the standings. */
    private static boolean fits(EventVisit visit) {
        return visit.event().regulations().format().pairsByScore()
                && !visit.event().regulations().forTeams()
                && visit.view().lastRound() <= ROUNDS_BESIDE;
    }

    /** The cross table round by round, or each against each. */
    public record Cross(EventHead head, List<Integer> rounds, List<CrossRows.Line> lines, Optional<Sheet> matrix) {}

    private void cross(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        boolean matrix = visit.event().regulations().format() == Format.ROUND_ROBIN;
        visit.show(
                site,
                context,
                CROSS,
                new Cross(
                        visit.head(context, "cross"),
                        ShownRound.numbers(visit),
                        matrix ? List.of() : CrossRows.of(visit.view()),
                        matrix
                                ? Optional.of(new EventSheets(visit.view().report(), visit.locale()).crossTable())
                                : Optional.empty()));
    }

    /** The bracket. */
    public record BracketPage(EventHead head, List<BracketPicture.Tree> trees) {}

    private void bracket(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        visit.show(site, context, BRACKET, new BracketPage(visit.head(context, "bracket"), BracketPicture.of(visit)));
    }

    private void hall(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        // The hall sees what everybody sees, whoever has opened the page.
        EventVisit published = new EventVisit(
                visit.id(), visit.state(), visit.tag(), visit.state().published(), false, visit.visitor());
        RoundGames live = published
                .event()
                .round(published.view().lastRound())
                .map(round -> boards.of(visit.id(), round))
                .orElse(RoundGames.NONE);
        published.show(site, context, HALL, Hall.of(published, address(site, context, visit.id()), live));
    }

    /** The address people type. */
    static String address(Site site, Context context, String id) {
        return site.address().of(context) + "/events/" + id;
    }

    private void qr(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        QrPicture.answer(context, address(site, context, visit.id()));
    }

    /** What can be downloaded. */
    public record Print(EventHead head, List<Integer> rounds, boolean bracket, String address) {}

    private void print(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        visit.show(
                site,
                context,
                PRINT,
                new Print(
                        visit.head(context, "print"),
                        ShownRound.numbers(visit),
                        visit.view().tournament().bracketStage().isPresent(),
                        address(site, context, visit.id())));
    }

    private void file(Context context) {
        site.limits().take(Limits.Kind.WORK, context);
        EventVisit visit = EventVisit.of(context, desk);
        String name = context.pathParam("file");
        AsyncAnswer.send(context, shelf.file(AsyncAnswer.asker(context), visit, name), file -> {
            context.header("Content-Disposition", "inline; filename=\"" + name + "\"");
            context.header("Cache-Control", "no-store");
            context.contentType(file.type()).result(file.content());
        });
    }
}
