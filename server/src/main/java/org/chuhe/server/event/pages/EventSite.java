package org.chuhe.server.event.pages;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.eventfiles.LoggedEvent;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.server.event.api.EventApi;
import org.chuhe.server.event.boards.RoundBoards;
import org.chuhe.server.event.boards.RoundGames;
import org.chuhe.server.event.log.EventFacts;
import org.chuhe.server.event.log.EventRights;
import org.chuhe.server.event.log.EventState;
import org.chuhe.server.event.view.BracketPicture;
import org.chuhe.server.event.view.EventHead;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.event.view.Part;
import org.chuhe.server.event.view.RecordedGame;
import org.chuhe.server.event.view.ShownGame;
import org.chuhe.server.event.view.ShownRound;
import org.chuhe.server.event.view.StandingsTables;
import org.chuhe.server.platform.http.StillPages;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.text.Language;
import org.chuhe.text.Messages;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.rating.RatingLine;
import org.chuhe.tournament.rating.Ratings;
import org.chuhe.tournament.report.PublicEvent;

/**
 * A whole event as files: the pages that everybody can read, in every language, with their styles, so that any browser
 * opens them from a disk; a feed; and JSON for other sites. What is not for everybody is not in them.
 */
public final class EventSite {
    private static final Messages WORDS = EventVisit.WORDS;
    private static final View GAMES = View.of("events/games.jte", WORDS, "tab.games");
    private static final View GAME = View.of("events/recorded.jte", WORDS, "tab.games");
    private static final View HISTORY = View.of("events/history.jte", WORDS, "tab.log");
    /** Larger fields have no page for everybody. */
    private static final int MOST_CARDS = 5_000;

    private final EventState state;
    private final List<RecordedGame> games;
    private final List<Done> history;
    private final Instant updated;
    private final StillPages pages = new StillPages();
    private final Map<String, byte[]> files = new LinkedHashMap<>();

    /**
     * Something that was done to the event.
     *
     * @param at when, as people read it; may be empty
     * @param what in the words of a language
     */
    public record Done(String at, Function<Locale, String> what) {}

    private EventSite(Event event, List<RecordedGame> games, List<Done> history, Instant updated) {
        Event shown = PublicEvent.of(event);
        this.state = EventState.of(shown, EventFacts.NEW.publishing(shown.roundsPaired()));
        this.games = List.copyOf(games);
        this.history = List.copyOf(history);
        this.updated = updated;
    }

    /**
     * All files, by their names; those of every language but the first lie in a folder of its own.
     *
     * @param games what was played at which board, as far as it is known
     * @param history what was done, the last first
     * @param updated when the event was changed last
     * @param first the language of whoever opens {@code index.html}
     */
    public static Map<String, byte[]> files(
            Event event, List<RecordedGame> games, List<Done> history, Instant updated, Locale first) {
        EventSite site = new EventSite(event, games, history, updated);
        for (Language language : Language.WHOLE) {
            site.new Tongue(language, Language.of(first)).write();
        }
        site.data();
        for (String asset : List.of("main.css", "still.js", "icon.svg")) {
            site.files.put("assets/" + asset, site.pages.asset(asset));
        }
        return site.files;
    }

    /** JSON in the form of the API, the event file, and the feed. */
    private void data() {
        EventVisit visit = visit(Language.CHINESE);
        put("event.json", LoggedEvent.of(EventDocument.of(visit.event())).bytes());
        put("standings.json", bytes(EventApi.standings(visit).toString()));
        for (Round round : visit.event().rounds()) {
            put(
                    "round-" + round.number() + ".json",
                    bytes(EventApi.round(visit, round, RoundGames.NONE).toString()));
        }
        put("feed.xml", bytes(SiteFeed.of(visit, updated)));
    }

    private void put(String name, byte[] content) {
        files.put(name, content);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private EventVisit visit(Language language) {
        return new EventVisit(
                "",
                state,
                "",
                state.whole(),
                EventRights.NONE,
                new Visitor(language.locale(), "", Visitor.LikedBoard.USUAL, Optional.empty(), "", "", ""));
    }

    /** The pages in one language. */
    private final class Tongue {
        private final EventVisit visit;
        private final Language language;
        private final Language first;
        private final boolean cards;
        private final Set<String> recorded;

        Tongue(Language language, Language first) {
            this.visit = visit(language);
            this.language = language;
            this.first = first;
            this.cards = visit.event().entrants().size() <= MOST_CARDS;
            this.recorded = games.stream().map(RecordedGame::key).collect(Collectors.toSet());
        }

        /** The first language lies at the top, each other in a folder. */
        private String folder(Language of) {
            return of == first ? "" : of.code() + "/";
        }

        private String top() {
            return language == first ? "" : "../";
        }

        /** The name of a page's file; pages lie side by side, so that it is the link too. */
        private String name(String rest) {
            String page = rest.startsWith("/") ? rest.substring(1) : rest;
            if (page.isEmpty()) {
                return "index.html";
            }
            if (page.startsWith("?round=")) {
                return "round-" + page.substring("?round=".length()) + ".html";
            }
            if (page.startsWith("players/")) {
                return cards ? "player-" + page.substring("players/".length()) + ".html" : "players.html";
            }
            if (page.startsWith("games/")) {
                return "game-" + page.substring("games/".length()) + ".html";
            }
            return page.equals("log") ? "history.html" : page + ".html";
        }

        private EventHead head(String tab, String rest) {
            List<EventHead.Twin> twins = Language.WHOLE.stream()
                    .filter(other -> other != language)
                    .map(other -> new EventHead.Twin(other, top() + folder(other) + name(rest)))
                    .toList();
            return visit.still(tab, this::name, twins, !games.isEmpty());
        }

        private void page(String rest, View view, Object model) {
            String assets = top() + "assets/";
            View titled = view.titled(EventVisit.WORDS.message(
                    "title", view.title(), visit.event().name()));
            put(folder(language) + name(rest), bytes(pages.render(titled, visit.locale(), assets, model)));
        }

        void write() {
            int last = visit.view().lastRound();
            page("", PublicPages.PAIRINGS, pairings("", last));
            for (Round round : visit.event().rounds()) {
                String rest = "?round=" + round.number();
                page(rest, PublicPages.PAIRINGS, pairings(rest, round.number()));
            }
            List<Sheet.Line> lines = StandingsTables.whole(visit).sheet().lines();
            page(
                    "/standings",
                    PublicPages.STANDINGS,
                    PublicPages.standings(visit, head("standings", "/standings"), Part.whole(lines)));
            page(
                    "/cross",
                    PublicPages.CROSS,
                    PublicPages.cross(visit, head("cross", "/cross"), Part.whole(PublicPages.crossRows(visit))));
            if (visit.hasBracket()) {
                page(
                        "/bracket",
                        PublicPages.BRACKET,
                        new PublicPages.BracketPage(head("bracket", "/bracket"), BracketPicture.of(visit)));
            }
            page(
                    "/players",
                    PlayerPages.PLAYERS,
                    PlayerPages.players(
                            visit, head("players", "/players"), Part.whole(PlayerPages.entrants(visit)), ""));
            if (cards) {
                cards();
            }
            if (visit.scheduled()) {
                sheets("schedule");
            }
            if (visit.rated()) {
                sheets("ratings");
            }
            if (!visit.event().regulations().prizes().prizes().isEmpty()) {
                sheets("prizes");
            }
            if (!visit.event().appeals().isEmpty()) {
                page("/appeals", InfoPages.APPEALS, InfoPages.appeals(head("appeals", "/appeals"), visit));
            }
            page("/info", InfoPages.INFO, InfoPages.info(head("info", "/info"), visit));
            if (!games.isEmpty()) {
                games();
            }
            page("/log", HISTORY, new History(head("log", "/log"), told()));
        }

        private PublicPages.Pairings pairings(String rest, int number) {
            ShownRound shown = ShownRound.of(visit, number);
            return new PublicPages.Pairings(
                    head("pairings", rest),
                    shown,
                    Part.whole(shown.encounters()),
                    PublicPages.Organising.NOTHING,
                    Optional.empty(),
                    Optional.empty(),
                    RoundGames.NONE,
                    recorded);
        }

        private void cards() {
            List<RatingLine> ratings = Ratings.of(visit.event());
            for (Entrant entrant : visit.event().entrants()) {
                String rest = "/players/" + entrant.no();
                List<RatingLine> own = entrant instanceof Player ? ratings : List.of();
                page(rest, PlayerPages.CARD, PlayerPages.card(visit, head("players", rest), entrant, own, List.of()));
            }
        }

        private void sheets(String what) {
            List<Sheet> sheets = InfoPages.sheets(visit, what);
            List<Part<Sheet.Line>> parts =
                    sheets.stream().map(sheet -> Part.whole(sheet.lines())).toList();
            page(
                    "/" + what,
                    InfoPages.SHEETS.titled(WORDS.message("tab." + what)),
                    new InfoPages.Sheets(head(what, "/" + what), parts, sheets, what, false));
        }

        private void games() {
            List<GameLine> list = new ArrayList<>();
            for (RecordedGame game : games) {
                Optional<RoundBoards.Board> board = visit.event().round(game.round()).stream()
                        .flatMap(round -> RoundBoards.of(visit.view(), round).stream())
                        .flatMap(encounter -> encounter.boards().stream())
                        .filter(b -> b.table() == game.table() && b.game() == game.game())
                        .findFirst();
                if (board.isPresent()) {
                    GameLine line = new GameLine(game.round(), board.orElseThrow(), game.key());
                    list.add(line);
                    String rest = "/games/" + game.key();
                    page(rest, GAME, new GamePage(head("games", rest), line, ShownGame.of(game, visit.locale())));
                }
            }
            page("/games", GAMES, new Games(head("games", "/games"), list));
        }

        private List<Told> told() {
            return history.stream()
                    .map(done -> new Told(done.at(), done.what().apply(visit.locale())))
                    .toList();
        }
    }

    /** A game in the list. */
    public record GameLine(int round, RoundBoards.Board board, String key) {}

    /** All games. */
    public record Games(EventHead head, List<GameLine> games) {}

    /** A game on its page. */
    public record GamePage(EventHead head, GameLine line, ShownGame game) {}

    /** What was done, in words. */
    public record Told(String at, String what) {}

    /** What was done to the event, the last first. */
    public record History(EventHead head, List<Told> done) {}
}
