package org.chuhe.server.events;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.List;
import java.util.Optional;
import org.chuhe.documents.tournament.EventSheets;
import org.chuhe.documents.tournament.Sheet;
import org.chuhe.server.web.Access;
import org.chuhe.server.web.Failure;
import org.chuhe.server.web.Limits;
import org.chuhe.server.web.QrPicture;
import org.chuhe.server.web.Site;
import org.chuhe.server.web.View;
import org.chuhe.text.Messages;
import org.chuhe.tournament.model.Format;
import org.chuhe.tournament.model.Round;

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
    private final FileShelf shelf = new FileShelf();

    PublicPages(Site site, EventDesk desk, LiveBoards boards, MyBoard.Finder mine) {
        this.site = site;
        this.desk = desk;
        this.boards = boards;
        this.mine = mine;
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
        routes.get(path, Events.sensible(handler), Access.EVERYONE);
    }

    /**
     * A round.
     *
     * @param draft whether everybody may see it yet
     * @param mine the table of whoever is looking, if that is known
     * @param next the round that can be paired now; 0 = none
     * @param table the standings, which phones show below
     * @param live the games that are played here
     */
    public record Pairings(
            EventHead head,
            int round,
            List<Integer> rounds,
            List<Boards.Encounter> encounters,
            List<String> byes,
            List<String> eliminated,
            String begins,
            boolean byScore,
            boolean draft,
            boolean published,
            boolean untouched,
            int filled,
            int boards,
            Optional<MyBoard> mine,
            int next,
            Optional<Tables.Shown> table,
            RoundGames live) {}

    private void pairings(Context context) {
        Look look = Look.of(context, desk);
        int last = look.view().lastRound();
        int wanted = number(context.queryParam("round"), last);
        Optional<Round> round = look.event().round(wanted);
        if (round.isEmpty() && last > 0) {
            throw Failure.notFound();
        }
        List<Boards.Encounter> encounters =
                round.map(r -> Boards.of(look.view(), r)).orElse(List.of());
        long filled = encounters.stream()
                .flatMap(e -> e.boards().stream())
                .filter(Boards.Board::finished)
                .count();
        long games = encounters.stream().mapToLong(e -> e.boards().size()).sum();
        RoundGames live = round.map(r -> boards.of(look.id(), r)).orElse(RoundGames.NONE);
        boolean played =
                round.stream().flatMap(Round::games).anyMatch(g -> g.result().played());
        look.show(
                site,
                context,
                PAIRINGS,
                new Pairings(
                        look.head(context, "pairings"),
                        wanted,
                        rounds(look.view()),
                        encounters,
                        names(look, round.map(Round::byes).orElse(List.of())),
                        names(look, round.map(Round::eliminated).orElse(List.of())),
                        look.state().facts().time(wanted).begins(),
                        look.event().regulations().format().pairsByScore(),
                        wanted > look.state().facts().published(),
                        last <= look.state().facts().published(),
                        wanted == last && last > 0 && !played,
                        (int) filled,
                        (int) games,
                        mine.of(context, look, encounters, round, live),
                        look.organiser() && !look.state().facts().closed() ? last + 1 : 0,
                        look.view().lastResult() == 0 ? Optional.empty() : Optional.of(Tables.whole(look)),
                        live));
    }

    static List<Integer> rounds(EventView view) {
        return view.event().rounds().stream().map(Round::number).toList();
    }

    private static List<String> names(Look look, List<Integer> numbers) {
        return numbers.stream().map(look.view()::name).toList();
    }

    static int number(String text, int otherwise) {
        return text != null && text.matches("\\d{1,6}") ? Integer.parseInt(text) : otherwise;
    }

    /** The tables. */
    public record Standings(
            EventHead head,
            List<Tables.Shown> tables,
            boolean over,
            int after,
            List<Integer> rounds,
            List<CrossRows.Line> cross) {}

    private void standings(Context context) {
        Look look = Look.of(context, desk);
        look.show(
                site,
                context,
                STANDINGS,
                new Standings(
                        look.head(context, "standings"),
                        Tables.of(look),
                        look.view().over(),
                        look.view().lastResult(),
                        rounds(look.view()),
                        fits(look) ? CrossRows.of(look.view()) : List.of()));
    }

    /** Whether the cross table has room beside the standings. */
    private static boolean fits(Look look) {
        return look.event().regulations().format().pairsByScore()
                && !look.event().regulations().forTeams()
                && look.view().lastRound() <= ROUNDS_BESIDE;
    }

    /** The cross table round by round, or each against each. */
    public record Cross(EventHead head, List<Integer> rounds, List<CrossRows.Line> lines, Optional<Sheet> matrix) {}

    private void cross(Context context) {
        Look look = Look.of(context, desk);
        boolean matrix = look.event().regulations().format() == Format.ROUND_ROBIN;
        look.show(
                site,
                context,
                CROSS,
                new Cross(
                        look.head(context, "cross"),
                        rounds(look.view()),
                        matrix ? List.of() : CrossRows.of(look.view()),
                        matrix
                                ? Optional.of(new EventSheets(look.view().report(), look.locale()).crossTable())
                                : Optional.empty()));
    }

    /** The bracket. */
    public record BracketPage(EventHead head, List<BracketPicture.Tree> trees) {}

    private void bracket(Context context) {
        Look look = Look.of(context, desk);
        look.show(site, context, BRACKET, new BracketPage(look.head(context, "bracket"), BracketPicture.of(look)));
    }

    private void hall(Context context) {
        Look look = Look.of(context, desk);
        // The hall sees what everybody sees, whoever has opened the page.
        Look published =
                new Look(look.id(), look.state(), look.tag(), look.state().published(), false, look.visitor());
        RoundGames live = published
                .event()
                .round(published.view().lastRound())
                .map(round -> boards.of(look.id(), round))
                .orElse(RoundGames.NONE);
        published.show(site, context, HALL, Hall.of(published, address(site, context, look.id()), live));
    }

    /** The address people type. */
    static String address(Site site, Context context, String id) {
        return site.address().of(context) + "/events/" + id;
    }

    private void qr(Context context) {
        Look look = Look.of(context, desk);
        QrPicture.answer(context, address(site, context, look.id()));
    }

    /** What can be downloaded. */
    public record Print(EventHead head, List<Integer> rounds, boolean bracket, String address) {}

    private void print(Context context) {
        Look look = Look.of(context, desk);
        look.show(
                site,
                context,
                PRINT,
                new Print(
                        look.head(context, "print"),
                        rounds(look.view()),
                        look.view().tournament().bracketStage().isPresent(),
                        address(site, context, look.id())));
    }

    private void file(Context context) {
        site.limits().take(Limits.Kind.WORK, context);
        Look look = Look.of(context, desk);
        String name = context.pathParam("file");
        EventFiles.File file = shelf.file(look, name);
        context.header("Content-Disposition", "inline; filename=\"" + name + "\"");
        context.header("Cache-Control", "no-store");
        context.contentType(file.type()).result(file.content());
    }
}
