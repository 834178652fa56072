package org.chuhe.server.play;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.chuhe.core.Side;
import org.chuhe.core.text.Messages;
import org.chuhe.game.rules.ColourDraw;
import org.chuhe.server.identity.Token;
import org.chuhe.server.web.Access;
import org.chuhe.server.web.Failure;
import org.chuhe.server.web.Limits;
import org.chuhe.server.web.Site;
import org.chuhe.server.web.Visitor;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Making a game, sitting down, guessing the colours, another game. */
final class TableRoutes {
    private static final Messages WORDS = Messages.beside(TableRoutes.class);
    private static final int MOST_OPEN = 10;

    private final Site site;
    private final LiveGames games;

    TableRoutes(Site site, LiveGames games) {
        this.site = site;
        this.games = games;
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/games", this::create, Access.EVERYONE);
        routes.post("/api/games/{id}/seat", this::sit, Access.EVERYONE);
        routes.post("/api/games/{id}/guess", this::guess, Access.EVERYONE);
        routes.post("/api/games/{id}/cancel", this::cancel, Access.EVERYONE);
        routes.post("/api/games/{id}/rematch", this::rematch, Access.EVERYONE);
    }

    private void create(Context context) {
        site.limits().take(Limits.Kind.WRITE, context);
        JsonNode json = body(context);
        Visitor visitor = known(context);
        NewGame game = NewGameForm.read(json, NewGameForm.seat(visitor, json));
        if (openGames(visitor.identity()) >= MOST_OPEN) {
            throw new Failure(409, WORDS.message("form.too-many", MOST_OPEN));
        }
        String id = games.create(game);
        context.status(201).json(address(context, room(id).standing(), visitor));
    }

    private int openGames(String identity) {
        return site.storage()
                .jdbi()
                .withHandle(handle -> handle.createQuery("SELECT COUNT(*) FROM live_game WHERE first_player = :who"
                                + " AND phase IN ('waiting', 'guessing', 'ready')")
                        .bind("who", identity)
                        .mapTo(Integer.class)
                        .one());
    }

    private void sit(Context context) {
        site.limits().take(Limits.Kind.WRITE, context);
        JsonNode json = body(context);
        GameRoom room = room(context.pathParam("id"));
        Visitor visitor = known(context);
        Seat seat = NewGameForm.seat(visitor, json);
        Outcome outcome;
        if (json.path("seat").isString()) {
            Side side = games.sideOf(room.id(), json.path("seat").stringValue())
                    .orElseThrow(() -> new Failure(403, WORDS.message("refused.seat-link")));
            outcome = done(room, (standing, now) -> games.tables().claimSeat(standing, side, seat));
        } else if (room.standing().table().seating().seats(visitor.identity())) {
            outcome = new Outcome(room.standing().version(), room.standing(), Optional.empty());
        } else {
            Side lot = site.random().nextBoolean() ? Side.RED : Side.BLACK;
            outcome = done(room, (standing, now) -> games.tables().sit(standing, seat, lot));
        }
        context.json(address(context, outcome.standing(), visitor));
    }

    private void guess(Context context) {
        JsonNode json = body(context);
        String hand = json.path("hand").asString("");
        String colour = json.path("colour").asString("");
        if (!(hand.equals("left") || hand.equals("right")) || !(colour.equals("red") || colour.equals("black"))) {
            throw Failure.unusable(WORDS.message("form.guess"));
        }
        String identity = Visitor.of(context).identity();
        Outcome outcome = done(
                room(context.pathParam("id")),
                (standing, now) -> games.tables()
                        .guess(
                                standing,
                                identity,
                                ColourDraw.Hand.valueOf(hand.toUpperCase(Locale.ROOT)),
                                Side.valueOf(colour.toUpperCase(Locale.ROOT))));
        Side own = outcome.standing().sideOf(identity).orElseThrow();
        boolean right =
                own == outcome.standing().table().agreement().terms().edition().firstToMove();
        context.json(Json.object().put("right", right).put("side", Json.id(own)));
    }

    private void cancel(Context context) {
        String identity = Visitor.of(context).identity();
        Outcome outcome = done(
                room(context.pathParam("id")),
                (standing, now) -> games.tables().cancel(standing, Optional.of(identity)));
        context.json(Json.object().put("version", outcome.version()));
    }

    /** Offers another game; when both have, it is made, with the colours changed over. */
    private void rematch(Context context) {
        site.limits().take(Limits.Kind.WRITE, context);
        GameRoom room = room(context.pathParam("id"));
        Visitor visitor = Visitor.of(context);
        Standing before = room.standing();
        Side side = before.sideOf(visitor.identity())
                .orElseThrow(() ->
                        Refused.of(Refused.Code.NOT_YOURS, "refused.no-player").failure());
        if (before.table().agreement().board().isPresent()) {
            throw Refused.of(Refused.Code.REFUSED, "refused.board-rematch").failure();
        }
        boolean accepted =
                before.table().notes().rematch().filter(side.opponent()::equals).isPresent();
        if (!accepted) {
            done(room, (standing, now) -> games.tables().offerRematch(standing, side));
            context.json(Json.object().put("offered", true));
            return;
        }
        String made = games.create(again(before));
        Outcome outcome = room.decide("", (standing, now) -> games.tables().linkRematch(standing, made))
                .join();
        if (outcome.refused().isPresent()) {
            games.cancel(made);
        }
        String next = outcome.standing().table().notes().next();
        context.json(Json.object().put("id", next).put("address", "/games/" + next));
    }

    /** 分先: the colours change from game to game, unless a handicap lays them down. */
    private static NewGame again(Standing before) {
        Seating seating = before.table().seating();
        boolean handicap = before.table().agreement().terms().odds() != Odds.NONE;
        return new NewGame(
                before.table().agreement(),
                seating.first(),
                seating.second(),
                handicap ? seating.firstSide() : seating.firstSide().map(Side::opponent));
    }

    private ObjectNode address(Context context, Standing standing, Visitor visitor) {
        String id = standing.id();
        String page = "/games/" + id;
        String base = site.settings().url().isEmpty()
                ? context.scheme() + "://" + context.host()
                : site.settings().url();
        Optional<Side> side = standing.sideOf(visitor.identity());
        return Json.object()
                .put("id", id)
                .put("address", page)
                .put("link", base + page)
                .put("side", Json.side(side))
                .put(
                        "seatLink",
                        side.map(own -> base + page + "?seat=" + games.seatSecret(id, own))
                                .orElse(null));
    }

    /** Whoever sits down must be recognised again: a browser without a cookie gets one. */
    private Visitor known(Context context) {
        Visitor visitor = Visitor.of(context);
        return visitor.identity().isEmpty() ? site.door().remember(context, Token.secret(site.random())) : visitor;
    }

    private GameRoom room(String id) {
        return games.rooms().open(id).orElseThrow(Failure::notFound);
    }

    /** What was decided; a refusal is the answer to the request. */
    static Outcome done(GameRoom room, Decision decision) {
        return done(room, "", decision);
    }

    static Outcome done(GameRoom room, String cause, Decision decision) {
        try {
            Outcome outcome = room.decide(cause, decision).join();
            outcome.refused().ifPresent(refused -> {
                throw refused.failure();
            });
            return outcome;
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause1 ? cause1 : e;
        }
    }

    private JsonNode body(Context context) {
        return context.body().isBlank() ? Json.object() : site.json().readTree(context.body());
    }
}
