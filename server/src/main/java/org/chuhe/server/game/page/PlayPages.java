package org.chuhe.server.game.page;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Side;
import org.chuhe.server.game.api.GameRoutes;
import org.chuhe.server.game.api.TableRoutes;
import org.chuhe.server.game.model.GameForm;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.model.Odds;
import org.chuhe.server.game.model.Preset;
import org.chuhe.server.game.paper.GameInWords;
import org.chuhe.server.game.room.GameOfficials;
import org.chuhe.server.game.room.GameRoom;
import org.chuhe.server.game.room.Rooms;
import org.chuhe.server.game.room.SeatLinks;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.watch.Spectators;
import org.chuhe.server.game.words.PlayWords;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Errors;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.Preview;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.server.platform.share.CardPictures;
import org.chuhe.server.platform.share.QrPicture;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The lobby and the page of a game. Making a game, sitting down, guessing and asking for another are plain forms; playing
 * needs a script, looking does not.
 */
public final class PlayPages {
    private static final Messages WORDS = PlayWords.ALL;
    private static final View LOBBY = View.of("play/lobby.jte", WORDS, "lobby.title", "lobby.js");
    private static final View GAME = View.of("play/game.jte", WORDS, "lobby.title", "lobby.js", "game.js");

    private final Settings settings;
    private final SiteAddress address;
    private final Pages pages;
    private final Rooms rooms;
    private final GameOfficials officials;
    private final SeatLinks seats;
    private final Lobby lobby;
    private final TableRoutes tables;
    private final GameRoutes routes;
    private final boolean computer;
    private final CardPictures cards;
    private final Spectators spectators;

    public PlayPages(
            Settings settings,
            SiteAddress address,
            Pages pages,
            Clock clock,
            Rooms rooms,
            GameOfficials officials,
            SeatLinks seats,
            Lobby lobby,
            TableRoutes tables,
            GameRoutes routes,
            boolean computer,
            CardPictures cards) {
        this.cards = cards;
        this.settings = settings;
        this.address = address;
        this.pages = pages;
        this.rooms = rooms;
        this.officials = officials;
        this.seats = seats;
        this.spectators = new Spectators(clock, rooms, officials);
        this.lobby = lobby;
        this.tables = tables;
        this.routes = routes;
        this.computer = computer;
    }

    public void routes(RoutesConfig config) {
        config.get("/play", context -> showLobby(context, "", new GameForm(Json.object())), Access.EVERYONE);
        config.post("/play", this::create, Access.EVERYONE, RateLimit.WRITE);
        config.get("/play/{id}", this::game, Access.EVERYONE);
        config.get("/play/{id}/card.png", this::card, Access.EVERYONE, RateLimit.WORK);
        config.get("/play/{id}/qr.svg", this::qr, Access.EVERYONE);
        config.post("/play/{id}/seat", this::sit, Access.EVERYONE);
        config.post("/play/{id}/guess", this::guess, Access.EVERYONE);
        config.post("/play/{id}/cancel", this::cancel, Access.EVERYONE);
        config.post("/play/{id}/rematch", this::rematch, Access.EVERYONE);
        // The address that programs are told.
        config.get("/games/{id}", this::moved, Access.EVERYONE);
    }

    /**
     * The lobby.
     *
     * @param problem what was wrong with the form, or empty
     * @param form what it is filled with
     * @param computer whether there is a computer to play against
     * @param attention games that need an arbiter, for arbiters
     */
    public record LobbyModel(
            String problem,
            boolean computer,
            GameForm form,
            JsonNode lists,
            List<JsonNode> attention,
            List<Preset> presets,
            List<RuleBook> editions,
            List<Odds> handicaps) {
        public Iterable<JsonNode> games(String list) {
            return lists.path(list);
        }

        public int count(String list) {
            return lists.path(list).size();
        }

        public boolean isEmpty(String list) {
            return count(list) == 0;
        }

        /** The edition of a listed game in short. */
        public String edition(JsonNode game, Locale locale) {
            return RuleBooks.byId(game.path("edition").asString())
                    .orElseThrow()
                    .shortTitle()
                    .in(locale);
        }

        /** The timing scheme of a listed game in short. */
        public String clock(JsonNode game, Locale locale) {
            return SchemeText.of(game.path("clock"), locale);
        }
    }

    private void showLobby(Context context, String problem, GameForm form) {
        Visitor visitor = Visitor.of(context);
        boolean arbiter =
                visitor.account().filter(account -> account.may(Role.ARBITER)).isPresent();
        pages.show(
                context,
                LOBBY,
                new LobbyModel(
                        problem,
                        computer,
                        form,
                        lobby.lists(visitor),
                        arbiter ? lobby.wanting(visitor) : List.of(),
                        List.of(Preset.values()),
                        RuleBooks.all(),
                        List.of(Odds.values())));
    }

    private void create(Context context) {
        ObjectNode form = GameForm.read(context::formParam);
        String id;
        try {
            id = tables.create(Visitor.of(context), form);
        } catch (Rejection e) {
            Errors.status(context, e);
            showLobby(context, e.message().in(Visitor.of(context).locale()), new GameForm(form));
            return;
        }
        go(context, id);
    }

    /** On to the page of a game. */
    private static void go(Context context, String id) {
        context.redirect("/play/" + id, HttpStatus.SEE_OTHER);
    }

    private void sit(Context context) {
        String id = context.pathParam("id");
        ObjectNode fields = fields(context, "name", "seat");
        tables.limitSitting(context, fields);
        tables.sit(id, Visitor.of(context), fields);
        go(context, id);
    }

    private void guess(Context context) {
        tables.limitPlayer(context);
        String id = context.pathParam("id");
        tables.guess(id, Visitor.of(context), fields(context, "hand", "colour"));
        go(context, id);
    }

    private void cancel(Context context) {
        tables.limitPlayer(context);
        tables.cancel(context.pathParam("id"), Visitor.of(context));
        context.redirect("/play", HttpStatus.SEE_OTHER);
    }

    private void rematch(Context context) {
        tables.limitPlayer(context);
        String id = context.pathParam("id");
        go(context, tables.rematch(id, Visitor.of(context)).orElse(id));
    }

    private static ObjectNode fields(Context context, String... names) {
        ObjectNode json = Json.object();
        for (String name : names) {
            String value = context.formParam(name);
            if (value != null) {
                json.put(name, value);
            }
        }
        return json;
    }

    private void moved(Context context) {
        String query = context.queryString();
        context.redirect("/play/" + context.pathParam("id") + (query == null ? "" : "?" + query));
    }

    /**
     * The page of a game.
     *
     * @param json the whole game for the script, safe inside a page
     * @param back where the reader came from: the lobby, or the tournament
     * @param subtitle what it is part of and how long it lasts
     * @param situation what is to be done before it begins: invite, join, guess …; empty once it has begun
     * @param seat the secret of a seat that the visitor came with, or empty
     * @param byOrganiser whether the organiser starts the clocks
     * @param waiting who waits for an opponent
     * @param link the address to send to others
     * @param picture the position as SVG
     * @param moves the moves so far, for browsers without scripts
     * @param status whose turn it is, or how it ended
     * @param analysed whether the server looks at positions for visitors
     */
    public record GameModel(
            String id,
            String json,
            String title,
            String back,
            String subtitle,
            String situation,
            String seat,
            boolean creator,
            boolean byOrganiser,
            String waiting,
            String link,
            String red,
            String black,
            int watchers,
            String picture,
            String moves,
            String status,
            boolean analysed) {}

    private void game(Context context) {
        GameRoom room = room(context);
        Visitor visitor = Visitor.of(context);
        Locale locale = visitor.locale();
        Spectators.Sight sight = spectators.of(room, visitor);
        LiveState live = sight.live();
        boolean arbiter = visitor.account()
                .filter(account -> officials.isArbiter(live.table(), account))
                .isPresent();
        if (live.atBoard() && arbiter && context.queryParam("watch") == null) {
            // At a real board an arbiter enters what happens; everybody else looks on here.
            context.redirect("/tables/" + live.id());
            return;
        }
        ObjectNode json = routes.game(room, visitor, sight).put("t", "game");
        String title = GameInWords.title(live, locale);
        String seat = Optional.ofNullable(context.queryParam("seat"))
                .filter(secret -> seats.sideOf(live.id(), secret)
                        .filter(side -> live.sideOf(visitor.identity()).isEmpty())
                        .isPresent())
                .orElse("");
        pages.show(
                context,
                GAME.titled(literal(title)).passedOn(GameInWords.preview(live, locale)),
                new GameModel(
                        live.id(),
                        json.toString().replace("<", "\\u003c"),
                        title,
                        live.table()
                                .agreement()
                                .board()
                                .map(board -> "/events/" + board.event())
                                .orElse("/play"),
                        SchemeText.of(json.path("clock"), locale),
                        GameInWords.situation(live, json.path("you")),
                        seat,
                        json.path("you").path("creator").asBoolean(),
                        live.table().agreement().byOrganiser(),
                        live.table().seating().first().name(),
                        link(context, live),
                        GameInWords.name(live, Side.RED, locale),
                        GameInWords.name(live, Side.BLACK, locale),
                        json.path("presence").path("watchers").asInt(),
                        GameInWords.picture(live, visitor),
                        GameInWords.moves(json, visitor),
                        GameInWords.status(live, locale),
                        settings.analysis().spec().isPresent()));
    }

    private static Message literal(String text) {
        return WORDS.message("literal", text);
    }

    /** The address to send to others. */
    private String link(Context context, LiveState live) {
        return address.of(context) + "/play/" + live.id();
    }

    private void card(Context context) {
        // Others keep the picture: it is for everybody, whoever asks.
        LiveState live = spectators.everybody(room(context)).live();
        Locale locale = Visitor.of(context).locale();
        int plies = live.game().map(state -> state.history().ply()).orElse(0);
        // With all its words: a name that was taken out of the game is on no picture that was made before.
        String about = String.join(
                " ", "game", live.id(), live.progress().code(), String.valueOf(plies), GameInWords.words(live, locale));
        cards.answer(context, about, 60, () -> GameInWords.card(live, locale));
    }

    /** What a link to a game shows elsewhere. */
    public Optional<CompletableFuture<Preview>> preview(Context context, URI link) {
        String path = Optional.ofNullable(link.getPath()).orElse("");
        return path.matches("/(play|games)/[^/]+")
                ? spectators
                        .everybody(path.substring(path.lastIndexOf('/') + 1))
                        .map(sight -> CompletableFuture.completedFuture(GameInWords.preview(
                                sight.live(), Visitor.of(context).locale())))
                : Optional.empty();
    }

    private void qr(Context context) {
        QrPicture.answer(context, link(context, room(context).live()));
    }

    private GameRoom room(Context context) {
        return rooms.open(context.pathParam("id")).orElseThrow(Rejection::notFound);
    }
}
