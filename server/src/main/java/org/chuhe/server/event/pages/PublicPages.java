package org.chuhe.server.event.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.chuhe.documents.tournament.EventSheets;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.server.event.boards.LiveBoards;
import org.chuhe.server.event.boards.RoundBoards;
import org.chuhe.server.event.boards.RoundGames;
import org.chuhe.server.event.export.FileShelf;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventView;
import org.chuhe.server.event.log.ServerDeed;
import org.chuhe.server.event.view.BoardGrid;
import org.chuhe.server.event.view.BracketPicture;
import org.chuhe.server.event.view.EventHead;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.event.view.Hall;
import org.chuhe.server.event.view.HallProgramme;
import org.chuhe.server.event.view.Part;
import org.chuhe.server.event.view.ShownRound;
import org.chuhe.server.event.view.StandingsTables;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.server.platform.share.CardPictures;
import org.chuhe.server.platform.share.QrPicture;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.report.CrossTable;

/** What everybody can read about tournaments. */
public final class PublicPages {
    private static final Messages WORDS = EventVisit.WORDS;
    static final View PAIRINGS = View.of("events/pairings.jte", WORDS, "tab.pairings", "event.js");
    static final View STANDINGS = View.of("events/standings.jte", WORDS, "tab.standings", "event.js");
    static final View CROSS = View.of("events/cross.jte", WORDS, "tab.cross", "event.js");
    static final View BRACKET = View.of("events/bracket.jte", WORDS, "tab.bracket", "event.js");
    private static final View PRINT = View.of("events/print.jte", WORDS, "print.title");
    private static final View HALL = View.of("events/hall.jte", WORDS, "tab.hall", "hall.js");
    private static final int ROUNDS_BESIDE = 5;

    private final SiteAddress address;
    private final Pages pages;
    private final Clock clock;
    private final EventDesk desk;
    private final LiveBoards boards;
    private final MyBoard.Finder mine;
    private final FileShelf shelf;
    private final SiteZip sites;
    private final CardPictures cards;

    public PublicPages(
            SiteAddress address,
            Pages pages,
            Clock clock,
            EventDesk desk,
            LiveBoards boards,
            MyBoard.Finder mine,
            FileShelf shelf,
            SiteZip sites,
            CardPictures cards) {
        this.address = address;
        this.pages = pages;
        this.clock = clock;
        this.desk = desk;
        this.boards = boards;
        this.mine = mine;
        this.shelf = shelf;
        this.sites = sites;
        this.cards = cards;
    }

    public void routes(RoutesConfig routes) {
        get(routes, "/events/{id}", this::pairings);
        get(routes, "/events/{id}/standings", this::standings);
        get(routes, "/events/{id}/cross", this::cross);
        get(routes, "/events/{id}/bracket", this::bracket);
        get(routes, "/events/{id}/hall", this::hall);
        get(routes, "/events/{id}/print", this::print);
        get(routes, "/events/{id}/qr.svg", this::qr);
        routes.get("/events/{id}/card.png", this::card, Access.EVERYONE, RateLimit.WORK);
        routes.get("/events/{id}/files/{file}", this::file, Access.EVERYONE, RateLimit.WORK);
    }

    private static void get(RoutesConfig routes, String path, Handler handler) {
        routes.get(path, handler, Access.EVERYONE);
    }

    /**
     * A round.
     *
     * @param part the tables shown
     * @param mine the table of whoever is looking, if that is known
     * @param table the standings, which phones show below
     * @param live the games that are played here
     * @param recorded the boards whose games have pages, as {@code ROUND-TABLE-GAME}
     */
    public record Pairings(
            EventHead head,
            ShownRound round,
            Part<RoundBoards.Encounter> part,
            Organising organising,
            Optional<MyBoard> mine,
            Optional<StandingsTables.Shown> table,
            RoundGames live,
            Set<String> recorded) {}

    /**
     * What its organiser can do with a round.
     *
     * @param draft whether it must still be published
     * @param untouched whether it can be taken back
     * @param next the round that can be paired now; 0 = none
     * @param ready whether nothing more is to be waited for before that
     * @param over whether all rounds have been played to the end
     */
    public record Organising(boolean draft, boolean untouched, int next, boolean ready, boolean over) {
        /** What somebody can do who only looks. */
        static final Organising NOTHING = new Organising(false, false, 0, false, false);

        static Organising of(EventVisit visit, int round) {
            int last = visit.view().lastRound();
            boolean played = visit.event().round(round).stream()
                    .flatMap(Round::games)
                    .anyMatch(g -> g.result().played());
            boolean may = visit.may(CommandKind.PAIR);
            boolean over = last > 0 && visit.view().report().complete();
            boolean finished = visit.event().rounds().stream().allMatch(Round::finished);
            boolean playOff = !visit.event().playOffs().isEmpty() && !finished;
            return new Organising(
                    round > visit.state().facts().published(),
                    round == last && last > 0 && !played,
                    may && (!over || playOff) && !visit.event().entrants().isEmpty() ? last + 1 : 0,
                    finished,
                    visit.may(ServerDeed.Kind.CLOSE) && over && !playOff);
        }
    }

    private void pairings(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        int last = visit.view().lastRound();
        int wanted = Part.number(context.queryParam("round"), last);
        Optional<Round> round = visit.event().round(wanted);
        if (round.isEmpty() && last > 0) {
            throw Rejection.notFound();
        }
        ShownRound shown = ShownRound.of(visit, wanted);
        RoundGames live = round.map(r -> boards.of(visit.id(), r)).orElse(RoundGames.NONE);
        visit.show(
                pages,
                context,
                PAIRINGS,
                new Pairings(
                        visit.head(context, "pairings"),
                        shown,
                        Part.of(context, shown.encounters(), PublicPages::about),
                        Organising.of(visit, wanted),
                        mine.of(context, visit, shown.encounters(), round, live),
                        visit.view().ranked() ? Optional.of(first(StandingsTables.whole(visit))) : Optional.empty(),
                        live,
                        Set.of()));
    }

    private static StandingsTables.Shown first(StandingsTables.Shown table) {
        List<Sheet.Line> lines = table.sheet().lines();
        return lines.size() <= Part.SIZE ? table : table.with(lines.subList(0, Part.SIZE));
    }

    /** Whether a table is looked for by its number or by a name. */
    static boolean about(RoundBoards.Encounter encounter, String find) {
        return Integer.toString(encounter.table()).equals(find)
                || encounter.first().name().contains(find)
                || encounter.second().name().contains(find)
                || encounter.boards().stream()
                        .anyMatch(board -> board.red().name().contains(find)
                                || board.black().name().contains(find));
    }

    /**
     * The tables.
     *
     * @param part the lines of the whole event that are shown
     * @param when what they are tables of, as "第 3 轮后"
     * @param shared places that are shared after the last round, for which a 加赛 can be played
     */
    public record Standings(
            EventHead head,
            List<StandingsTables.Shown> tables,
            Part<Sheet.Line> part,
            String when,
            boolean ranked,
            List<Integer> rounds,
            EventView view,
            List<CrossTable.Line> cross,
            List<SharedPlace> shared) {}

    /** A place that several have. */
    public record SharedPlace(int place, List<String> names) {}

    private void standings(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        Sheet whole = StandingsTables.whole(visit).sheet();
        Part<Sheet.Line> part = Part.of(
                context,
                whole.lines(),
                (line, find) -> Part.about(line.entrant(), visit.view().name(line.entrant()), find));
        visit.show(pages, context, STANDINGS, standings(visit, visit.head(context, "standings"), part));
    }

    static Standings standings(EventVisit visit, EventHead head, Part<Sheet.Line> part) {
        List<StandingsTables.Shown> tables = StandingsTables.of(visit).stream()
                .map(table -> table.sheet().id().equals("standings")
                        ? table.with(part.items())
                        : head.still() ? table : first(table))
                .toList();
        return new Standings(
                head,
                tables,
                part,
                new EventSheets(visit.view().report(), visit.locale()).when(),
                visit.view().ranked(),
                ShownRound.numbers(visit),
                visit.view(),
                fits(visit) && !part.cut() && !head.still()
                        ? visit.view().report().crossLines()
                        : List.of(),
                visit.may(CommandKind.PLAYOFF) ? shared(visit) : List.of());
    }

    private static List<SharedPlace> shared(EventVisit visit) {
        boolean over = visit.view().report().complete()
                && visit.event().rounds().stream().allMatch(Round::finished);
        if (!over) {
            return List.of();
        }
        Map<Integer, List<String>> places = new TreeMap<>();
        visit.view()
                .report()
                .standings()
                .lines()
                .forEach(line -> places.computeIfAbsent(line.place(), place -> new ArrayList<>())
                        .add(visit.view().name(line.no())));
        return places.entrySet().stream()
                .filter(place -> place.getValue().size() > 1)
                .map(place -> new SharedPlace(place.getKey(), place.getValue()))
                .limit(Part.SIZE)
                .toList();
    }

    /** Whether the cross table has room beside the standings. */
    private static boolean fits(EventVisit visit) {
        return visit.event().regulations().format().pairsByScore()
                && !visit.event().regulations().forTeams()
                && visit.view().lastRound() <= ROUNDS_BESIDE;
    }

    /** The cross table round by round, or each against each. */
    public record Cross(
            EventHead head,
            List<Integer> rounds,
            EventView view,
            Part<CrossTable.Line> lines,
            Optional<Sheet> matrix) {}

    private void cross(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        Part<CrossTable.Line> part =
                Part.of(context, crossRows(visit), (line, find) -> Part.about(line.no(), line.name(), find));
        visit.show(pages, context, CROSS, cross(visit, visit.head(context, "cross"), part));
    }

    static boolean matrix(EventVisit visit) {
        return visit.event().regulations().format().isOneTable()
                || !visit.view().report().sides().isEmpty();
    }

    static List<CrossTable.Line> crossRows(EventVisit visit) {
        return matrix(visit) ? List.of() : visit.view().report().crossLines();
    }

    static Cross cross(EventVisit visit, EventHead head, Part<CrossTable.Line> part) {
        return new Cross(
                head,
                ShownRound.numbers(visit),
                visit.view(),
                part,
                matrix(visit)
                        ? Optional.of(new EventSheets(visit.view().report(), visit.locale()).crossTable())
                        : Optional.empty());
    }

    /** The bracket. */
    public record BracketPage(EventHead head, List<BracketPicture.Tree> trees) {}

    private void bracket(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        visit.show(pages, context, BRACKET, new BracketPage(visit.head(context, "bracket"), BracketPicture.of(visit)));
    }

    private void hall(Context context) {
        // The hall sees what everybody sees, whoever has opened the page.
        EventVisit visit = EventVisit.spectator(desk, context.pathParam("id"), Visitor.of(context));
        HallProgramme programme = HallProgramme.read(context.queryParams("show"), context::queryParam);
        RoundGames live = visit.event()
                .round(visit.view().lastRound())
                .map(round -> boards.of(visit.id(), round))
                .orElse(RoundGames.NONE);
        BoardGrid grid = BoardGrid.of(visit, programme.choice().inRound(0), round -> live, boards::shownResult);
        visit.show(pages, context, HALL, Hall.of(visit, address(address, context, visit.id()), live, programme, grid));
    }

    /** The address people type. */
    static String address(SiteAddress address, Context context, String id) {
        return address.of(context) + "/events/" + id;
    }

    private void card(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        cards.answer(context, "event " + visit.id() + " " + visit.state().seq(), 300, visit::card);
    }

    private void qr(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        QrPicture.answer(context, address(address, context, visit.id()));
    }

    /** What can be downloaded. */
    public record Print(EventHead head, List<Integer> rounds, List<String> more, boolean bracket, String address) {}

    private void print(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        visit.show(
                pages,
                context,
                PRINT,
                new Print(
                        visit.head(context, "print"),
                        ShownRound.numbers(visit),
                        more(visit),
                        visit.view().tournament().bracketStage().isPresent(),
                        address(address, context, visit.id())));
    }

    /** The sheets that some events have. */
    private static List<String> more(EventVisit visit) {
        List<String> more = new ArrayList<>();
        if (visit.rated()) {
            more.add("ratings");
        }
        if (!visit.event().regulations().norms().isEmpty()) {
            more.add("norms");
        }
        if (!visit.event().regulations().prizes().prizes().isEmpty()) {
            more.add("prizes");
        }
        more.addAll(List.of("timetable", "regulations"));
        if (visit.scheduled()) {
            more.add("schedule");
        }
        if (!visit.event().appeals().isEmpty()) {
            more.add("appeals");
        }
        more.add("cards");
        return more;
    }

    private void file(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        String name = context.pathParam("file");
        long minute = clock.millis() / 60_000;
        AsyncAnswer.send(
                context, shelf.file(AsyncAnswer.asker(context), visit, name, minute, () -> sites.zip(visit)), file -> {
                    context.header("Content-Disposition", "inline; filename=\"" + name + "\"");
                    context.header("Cache-Control", "no-store");
                    context.contentType(file.type()).result(file.content());
                });
    }
}
