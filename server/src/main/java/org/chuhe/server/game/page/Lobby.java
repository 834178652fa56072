package org.chuhe.server.game.page;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.core.Side;
import org.chuhe.game.rules.Practice;
import org.chuhe.server.game.model.Agreement;
import org.chuhe.server.game.model.ClockJson;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.model.Odds;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.model.Preset;
import org.chuhe.server.game.room.GameOfficials;
import org.chuhe.server.game.room.Rooms;
import org.chuhe.server.game.store.GameIndex;
import org.chuhe.server.game.store.GameProgress;
import org.chuhe.server.game.store.ListedGame;
import org.chuhe.server.game.watch.Spectators;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.text.Coded;
import org.chuhe.text.EndReason;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The lists: games that wait for an opponent, games that are going on, games that are over, one's own. */
public final class Lobby {
    private static final int MOST_OPEN = 50;
    private static final int MOST_RUNNING = 60;
    private static final int MOST_RECENT = 30;
    private static final int MOST_OWN = 20;
    private static final int MOST_FOR_ARBITERS = 500;
    private final Clock clock;
    private final Rooms rooms;
    private final GameIndex index;
    private final GameOfficials officials;
    private final Spectators spectators;
    /** The lists are the same for everybody; a second old is new enough. */
    private final LoadingCache<String, ObjectNode> common =
            Caffeine.newBuilder().expireAfterWrite(Duration.ofSeconds(1)).build(key -> common());

    public Lobby(Clock clock, Rooms rooms, GameIndex index, GameOfficials officials) {
        this.clock = clock;
        this.rooms = rooms;
        this.index = index;
        this.officials = officials;
        this.spectators = new Spectators(clock, rooms, officials);
    }

    public void routes(RoutesConfig routes) {
        routes.get("/api/games", this::lobby, Access.EVERYONE);
        routes.get("/api/games/options", this::options, Access.EVERYONE);
        routes.get("/api/arbiter/games", this::arbiter, Access.ARBITER);
    }

    private void lobby(Context context) {
        context.json(lists(Visitor.of(context)));
    }

    /** All lists as somebody sees them. */
    ObjectNode lists(Visitor visitor) {
        ObjectNode json = Json.object().put("now", clock.millis());
        json.setAll(common.get(""));
        ArrayNode mine = json.putArray("mine");
        String identity = visitor.identity();
        if (!identity.isEmpty()) {
            index.of(identity, MOST_OWN).forEach(row -> mine.add(own(row, identity)));
        }
        return json;
    }

    private ObjectNode common() {
        ObjectNode json = Json.object();
        ArrayNode open = json.putArray("open");
        index.open(MOST_OPEN).forEach(row -> open.add(open(row)));
        ArrayNode running = json.putArray("running");
        ArrayNode recent = json.putArray("recent");
        index.running(MOST_RUNNING).forEach(row -> running.add(running(shown(row))));
        index.recent(MOST_RECENT).stream().map(this::shown).forEach(row -> {
            if (row.phase().finished()) {
                recent.add(recent(row));
            } else {
                running.add(running(row));
            }
        });
        return json;
    }

    /** A game as everybody sees it. */
    private ListedGame shown(ListedGame row) {
        return row.table().agreement().board().isEmpty() || !spectators.isLate(row.id())
                ? row
                : spectators
                        .everybody(row.id())
                        .map(sight -> row.as(sight.live()))
                        .orElse(row);
    }

    /** A game as an arbiter sees it: that of a tournament in which he has no office like everybody else. */
    private ListedGame shown(ListedGame row, Visitor arbiter) {
        return officials.isOfficial(row.table(), arbiter.member()) ? row : shown(row);
    }

    private ObjectNode open(ListedGame row) {
        Agreement agreement = row.table().agreement();
        PlayerSeat by = row.table().seating().first();
        boolean online = rooms.present(row.id())
                .filter(room -> room.audience().connections().stream()
                        .anyMatch(connection -> connection.onlooker().identity().equals(by.identity())))
                .isPresent();
        ObjectNode json = Json.object();
        json.put("id", row.id());
        json.put("by", by.name());
        json.put("online", online);
        json.put("colours", agreement.colours().code());
        json.put("side", Json.side(row.table().seating().firstSide()));
        terms(json, agreement);
        json.put("created", row.created());
        return json;
    }

    private static void terms(ObjectNode json, Agreement agreement) {
        json.put("title", agreement.title());
        json.put("edition", agreement.terms().book().id());
        json.put("preset", agreement.terms().preset().code());
        json.set("clock", ClockJson.write(agreement.terms().clock()));
        json.put("handicap", agreement.terms().odds().code());
        json.put("touchMove", agreement.terms().touchMove());
        json.put("takesBack", agreement.terms().particulars().has(Practice.TAKES_BACK));
        json.put("automatic", agreement.terms().regulations().claims().automatic());
    }

    private ObjectNode running(ListedGame row) {
        ObjectNode json = named(row);
        terms(json, row.table().agreement());
        json.put("last", row.lastMove().isEmpty() ? null : row.lastMove());
        json.put("paused", row.phase() == GameProgress.PAUSED);
        json.put(
                "watchers",
                rooms.present(row.id())
                        .map(room -> room.audience().presence(room.live()).watchers())
                        .orElse(0));
        json.put("created", row.created());
        return json;
    }

    private static ObjectNode named(ListedGame row) {
        ObjectNode json = Json.object();
        json.put("id", row.id());
        json.put("red", name(row, Side.RED));
        json.put("black", name(row, Side.BLACK));
        json.put("title", row.table().agreement().title());
        json.put("ply", row.ply());
        json.put("fen", row.fen());
        return json;
    }

    private static String name(ListedGame row, Side side) {
        return row.table().seating().of(side).map(PlayerSeat::name).orElse("");
    }

    private ObjectNode recent(ListedGame row) {
        ObjectNode json = named(row);
        json.put("result", row.score());
        json.set(
                "reason",
                Coded.find(EndReason.class, row.reason())
                        .map(reason -> Json.text(reason.words()))
                        .orElseGet(Json::object));
        json.put("ended", row.changed());
        return json;
    }

    private ObjectNode own(ListedGame row, String identity) {
        Optional<Side> side = row.table().seating().sideOf(identity);
        boolean first = row.table().seating().first().identity().equals(identity);
        Optional<PlayerSeat> opponent = first
                ? row.table().seating().second()
                : Optional.of(row.table().seating().first());
        boolean turn = row.phase() == GameProgress.PLAYING
                && side.filter(own -> row.fen().contains(own == Side.RED ? " w " : " b "))
                        .isPresent();
        return Json.object()
                .put("id", row.id())
                .put("title", row.table().agreement().title())
                .put("phase", row.phase().code())
                .put("side", Json.side(side))
                .put("opponent", opponent.map(PlayerSeat::name).orElse(""))
                .put("yourTurn", turn)
                .put("result", row.score());
    }

    /** Running games for arbiters: those that need somebody first. */
    private void arbiter(Context context) {
        ObjectNode json = Json.object();
        ArrayNode list = json.putArray("games");
        index.forArbiters(MOST_FOR_ARBITERS)
                .forEach(row -> list.add(named(shown(row, Visitor.of(context)))
                        .put("paused", row.phase() == GameProgress.PAUSED)
                        .put("call", Json.side(row.table().notes().call()))
                        .put("attention", row.attention())
                        .put("created", row.created())));
        context.json(json);
    }

    /** Running games in which an arbiter is wanted. */
    List<JsonNode> wanting(Visitor arbiter) {
        return index.wantingArbiter(MOST_RUNNING).stream()
                .<JsonNode>map(row -> named(shown(row, arbiter))
                        .put("call", Json.side(row.table().notes().call())))
                .toList();
    }

    /** What the form for a new game offers. */
    private void options(Context context) {
        ObjectNode json = Json.object();
        ArrayNode editions = json.putArray("editions");
        RuleBooks.all().forEach(book -> editions.add(book.id()));
        ObjectNode presets = json.putObject("presets");
        for (Preset preset : Preset.values()) {
            GameTerms terms = GameTerms.of(preset);
            ObjectNode each = presets.putObject(preset.code());
            each.put("edition", terms.book().id());
            each.set("clock", ClockJson.write(terms.clock()));
            each.put("automatic", terms.regulations().claims().automatic());
        }
        ArrayNode handicaps = json.putArray("handicaps");
        for (Odds odds : Odds.values()) {
            handicaps.add(odds.code());
        }
        json.putObject("bounds")
                .put("stages", ClockJson.MOST_STAGES)
                .put("periods", ClockJson.MOST_PERIODS)
                .put("seconds", ClockJson.LONGEST_SECONDS);
        context.json(json);
    }
}
