package org.chuhe.server.game.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.chuhe.core.Side;
import org.chuhe.game.rules.ColourDraw;
import org.chuhe.server.game.decision.Action;
import org.chuhe.server.game.decision.Refused;
import org.chuhe.server.game.decision.TableActions;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.model.NewGame;
import org.chuhe.server.game.model.NewGameForm;
import org.chuhe.server.game.model.Odds;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.game.room.GameRoom;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.game.room.Reply;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Door;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.RateLimits;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Making a game, sitting down, guessing the colours, another game. */
public final class TableRoutes {
    private static final Messages WORDS = Messages.beside(TableRoutes.class);
    private static final int MOST_OPEN = 10;

    private final SiteAddress address;
    private final Door door;
    private final RateLimits limits;
    private final JsonMapper json;
    private final SecureRandom random;
    private final LiveGames games;
    private final OpenTables openTables;

    public TableRoutes(
            SiteAddress address, Door door, RateLimits limits, JsonMapper json, SecureRandom random, LiveGames games) {
        this.address = address;
        this.door = door;
        this.limits = limits;
        this.json = json;
        this.random = random;
        this.games = games;
        this.openTables = new OpenTables(games.index());
    }

    public void routes(RoutesConfig routes) {
        routes.post("/api/games", this::create, Access.EVERYONE, RateLimit.WRITE);
        routes.post("/api/games/{id}/seat", this::sit, Access.EVERYONE);
        routes.post("/api/games/{id}/guess", this::guess, Access.EVERYONE);
        routes.post("/api/games/{id}/cancel", this::cancel, Access.EVERYONE);
        routes.post("/api/games/{id}/rematch", this::rematch, Access.EVERYONE);
    }

    private void create(Context context) {
        JsonNode json = body(context);
        Visitor visitor = known(context);
        String id = create(visitor, json);
        context.status(201).json(address(context, room(id).live(), visitor));
    }

    /** Makes a game that is described as in {@code POST /api/games}, and gives its id. */
    public String create(Visitor visitor, JsonNode json) {
        NewGame game = NewGameForm.read(json, NewGameForm.seat(visitor, json));
        if (games.index().openGames(visitor.identity()) >= MOST_OPEN) {
            throw Rejection.conflict(WORDS.message("form.too-many", MOST_OPEN));
        }
        boolean listed = game.agreement().listed();
        openTables.check(visitor, listed);
        String id = games.maker().create(game);
        openTables.remember(visitor, listed, id);
        return id;
    }

    private void sit(Context context) {
        JsonNode json = body(context);
        limitSitting(context, json);
        Visitor visitor = known(context);
        context.json(address(context, sit(context.pathParam("id"), visitor, json), visitor));
    }

    /** By seat if the body has its secret: in a hall everybody sits down at once. */
    public void limitSitting(Context context, JsonNode json) {
        String id = context.pathParam("id");
        if (!json.path("seat").isString()) {
            limits.take(RateLimit.JOIN, context);
            return;
        }
        Optional<Side> seat = games.seats().sideOf(id, json.path("seat").stringValue());
        if (seat.isPresent()) {
            limits.take(RateLimit.WRITE, "seat " + id + " " + seat.get().code());
        } else {
            limits.take(RateLimit.WRITE, context);
        }
    }

    /** Gives somebody the free seat, or his own by its secret. */
    public LiveState sit(String id, Visitor visitor, JsonNode json) {
        GameRoom room = room(id);
        PlayerSeat seat = NewGameForm.seat(visitor, json);
        if (json.path("seat").isString()) {
            Side side = games.seats()
                    .sideOf(room.id(), json.path("seat").stringValue())
                    .orElseThrow(() -> Rejection.forbidden(WORDS.message("refused.seat-link")));
            done(room, (live, now) -> TableActions.claimSeat(live, side, seat));
            return room.live();
        }
        if (room.live().table().seating().seats(visitor.identity())) {
            return room.live();
        }
        Side lot = random.nextBoolean() ? Side.RED : Side.BLACK;
        done(room, (live, now) -> TableActions.sit(live, seat, lot));
        return room.live();
    }

    /** By player if the visitor sits at the game, also without an account. */
    public void limitPlayer(Context context) {
        String id = context.pathParam("id");
        Visitor visitor = Visitor.of(context);
        boolean sits = !visitor.identity().isEmpty()
                && games.rooms()
                        .open(id)
                        .filter(room -> room.live().table().seating().seats(visitor.identity()))
                        .isPresent();
        if (sits) {
            limits.take(RateLimit.WRITE, "player " + id + " " + visitor.identity());
        } else {
            limits.take(RateLimit.WRITE, context);
        }
    }

    private void guess(Context context) {
        limitPlayer(context);
        LiveState live = guess(context.pathParam("id"), Visitor.of(context), body(context));
        Side own = live.sideOf(Visitor.of(context).identity()).orElseThrow();
        boolean right = own == live.table().agreement().terms().book().firstToMove();
        context.json(Json.object().put("right", right).put("side", own.code()));
    }

    /** 猜先: takes the guess of whoever came. */
    public LiveState guess(String id, Visitor visitor, JsonNode json) {
        Optional<ColourDraw.Hand> hand =
                Coded.find(ColourDraw.Hand.class, json.path("hand").asString(""));
        Optional<Side> colour = Coded.find(Side.class, json.path("colour").asString(""));
        if (hand.isEmpty() || colour.isEmpty()) {
            throw Rejection.unusable(WORDS.message("form.guess"));
        }
        GameRoom room = room(id);
        done(room, (live, now) -> TableActions.guess(live, visitor.identity(), hand.get(), colour.get()));
        return room.live();
    }

    private void cancel(Context context) {
        limitPlayer(context);
        long version = cancel(context.pathParam("id"), Visitor.of(context));
        context.json(Json.object().put("version", version));
    }

    /** Takes a game back that has not begun. */
    public long cancel(String id, Visitor visitor) {
        return done(room(id), (live, now) -> TableActions.cancel(live, Optional.of(visitor.identity())))
                .version();
    }

    private void rematch(Context context) {
        limitPlayer(context);
        context.json(rematch(context.pathParam("id"), Visitor.of(context))
                .map(next -> Json.object().put("id", next).put("address", "/games/" + next))
                .orElseGet(() -> Json.object().put("offered", true)));
    }

    /** Offers another game; when both have, it is made, with the colours changed over, and its id given. */
    public Optional<String> rematch(String id, Visitor visitor) {
        GameRoom room = room(id);
        // The names go into another game: they must be those that are still to be named.
        LiveState before = games.store().load(id).map(GameStore.Loaded::live).orElseThrow(Rejection::notFound);
        Side side = before.sideOf(visitor.identity())
                .orElseThrow(() ->
                        Refused.of(Refused.Code.NOT_YOURS, "refused.no-player").rejection());
        if (before.table().agreement().board().isPresent()) {
            throw Refused.of(Refused.Code.REFUSED, "refused.board-rematch").rejection();
        }
        boolean accepted =
                before.table().notes().rematch().filter(side.opponent()::equals).isPresent();
        if (!accepted || !before.table().seating().isFull()) {
            done(room, (live, now) -> TableActions.offerRematch(live, side));
            return Optional.empty();
        }
        String made = games.maker().create(again(before));
        Reply reply = room.decide("", (live, now) -> TableActions.linkRematch(live, made))
                .join();
        if (reply.refused().isPresent()) {
            games.maker().cancel(made);
        }
        return Optional.of(room.live().table().notes().next());
    }

    /** 分先: the colours change from game to game, unless a handicap lays them down. */
    private static NewGame again(LiveState before) {
        Seating seating = before.table().seating();
        boolean handicap = before.table().agreement().terms().odds() != Odds.NONE;
        return new NewGame(
                before.table().agreement(),
                seating.first(),
                seating.second(),
                handicap ? seating.firstSide() : seating.firstSide().map(Side::opponent));
    }

    private ObjectNode address(Context context, LiveState live, Visitor visitor) {
        String id = live.id();
        String page = "/games/" + id;
        String base = address.of(context);
        Optional<Side> side = live.sideOf(visitor.identity());
        return Json.object()
                .put("id", id)
                .put("address", page)
                .put("link", base + page)
                .put("side", Json.side(side))
                .put(
                        "seatLink",
                        side.map(own -> base + page + "?seat=" + games.seats().secret(id, own))
                                .orElse(null));
    }

    /** Whoever sits down must be recognised again: a browser without a cookie gets one. */
    private Visitor known(Context context) {
        Visitor visitor = Visitor.of(context);
        return visitor.identity().isEmpty() ? door.remember(context, Token.secret(random)) : visitor;
    }

    private GameRoom room(String id) {
        return games.rooms().open(id).orElseThrow(Rejection::notFound);
    }

    /** What was decided; a refusal is the answer to the request. */
    static Reply done(GameRoom room, Action decision) {
        return done(room, "", decision);
    }

    static Reply done(GameRoom room, String cause, Action decision) {
        try {
            Reply reply = room.decide(cause, decision).join();
            reply.refused().ifPresent(refused -> {
                throw refused.rejection();
            });
            return reply;
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause1 ? cause1 : e;
        }
    }

    private JsonNode body(Context context) {
        return context.body().isBlank() ? Json.object() : this.json.readTree(context.body());
    }
}
