package org.chuhe.server.game.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.state.GamePly;
import org.chuhe.game.state.GameState;
import org.chuhe.json.GameTree;
import org.chuhe.json.RulingJson;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;
import org.chuhe.server.game.decision.Refused;
import org.chuhe.server.game.decision.RepetitionQuestion;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.paper.GameRecords;
import org.chuhe.server.game.paper.GameSheets;
import org.chuhe.server.game.room.GameJson;
import org.chuhe.server.game.room.GameOfficials;
import org.chuhe.server.game.room.GameRoom;
import org.chuhe.server.game.room.GivenRulings;
import org.chuhe.server.game.room.Onlooker;
import org.chuhe.server.game.room.Rooms;
import org.chuhe.server.game.store.KeptRuling;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.watch.Spectators;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Looking at a game: as it stands, its log, its rulings; and after the end, everything one may take home. */
public final class GameRoutes {
    private final Clock clock;
    private final Rooms rooms;
    private final GameOfficials officials;
    private final GivenRulings given;
    private final GameSheets sheets;
    private final Spectators spectators;

    public GameRoutes(Clock clock, Rooms rooms, GameOfficials officials, GivenRulings given, GameSheets sheets) {
        this.clock = clock;
        this.rooms = rooms;
        this.officials = officials;
        this.given = given;
        this.sheets = sheets;
        this.spectators = new Spectators(clock, rooms, officials);
    }

    public void routes(RoutesConfig routes) {
        routes.get("/api/games/{id}", this::game, Access.EVERYONE);
        routes.get("/api/games/{id}/replay", this::replay, Access.EVERYONE);
        routes.get("/api/games/{id}/log", this::log, Access.EVERYONE);
        routes.get("/api/games/{id}/ruling", this::ruling, Access.EVERYONE, RateLimit.WORK);
        routes.get("/api/games/{id}/download/{format}", this::download, Access.EVERYONE, RateLimit.WORK);
    }

    private void game(Context context) {
        context.json(game(room(context), Visitor.of(context)));
    }

    /** The whole game as somebody sees it. */
    public ObjectNode game(GameRoom room, Visitor visitor) {
        return game(room, visitor, spectators.of(room, visitor));
    }

    /** The whole game as somebody sees it who sees so much of it. */
    public ObjectNode game(GameRoom room, Visitor visitor, Spectators.Sight sight) {
        LiveState live = sight.live();
        boolean arbiter = visitor.account()
                .filter(account -> officials.isArbiter(live.table(), account))
                .isPresent();
        boolean chief = arbiter && officials.isChief(live.table(), visitor.member());
        Onlooker onlooker = new Onlooker(live.id(), visitor.identity(), arbiter, chief, arbiter, visitor.address());
        ObjectNode json = GameJson.whole(live);
        json.put("now", sight.now());
        json.set("presence", room.audience().presence(live).json());
        json.set("you", room.you(live, onlooker));
        return json;
    }

    private GameRoom room(Context context) {
        return rooms.open(context.pathParam("id")).orElseThrow(Rejection::notFound);
    }

    /** How the game stands for whoever asks. */
    private LiveState seen(Context context) {
        return spectators.of(room(context), Visitor.of(context)).live();
    }

    private static GameState begun(LiveState live) {
        return live.game()
                .orElseThrow(() ->
                        Refused.of(Refused.Code.STALE, "refused.not-begun").rejection());
    }

    /** Whatever helps to judge a game is for afterwards. */
    private static GameState finished(LiveState live) {
        if (!live.progress().finished()) {
            throw Refused.of(Refused.Code.STALE, "refused.not-over").rejection();
        }
        return begun(live);
    }

    private void replay(Context context) {
        LiveState live = seen(context);
        GameState state = finished(live);
        ObjectNode json = Json.object();
        ObjectNode game = json.putObject("game");
        game.setAll(GameJson.fixed(live));
        game.put("red", state.players().red()).put("black", state.players().black());
        json.put("start", state.start().toString());
        ArrayNode plies = json.putArray("plies");
        for (GamePly ply : state.plies()) {
            plies.add(ply(ply, state));
        }
        json.set(
                "result",
                state.result().map(GameTree::result).map(RulingJson::of).orElse(null));
        json.put("desk", desk(state).orElse(null));
        context.json(json);
    }

    private static ObjectNode ply(GamePly ply, GameState state) {
        return RulingJson.of(GameTree.move(state, ply))
                .put("fen", ply.after().toString())
                .put(Side.RED.code(), ply.time().red())
                .put(Side.BLACK.code(), ply.time().black());
    }

    /** A link to the arbiter's desk, with the final repetition on the board. */
    private static Optional<String> desk(GameState state) {
        return RepetitionQuestion.of(state, state.history().ply())
                .map(RepetitionQuestion::cycle)
                .map(cycle -> "/desk?rules=" + state.regulations().book().id() + "&fen="
                        + encoded(Position.of(cycle.board(), 1).toString()) + "&moves="
                        + encoded(cycle.moves().stream().map(Object::toString).collect(Collectors.joining(" "))));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private void log(Context context) {
        GameState state = begun(seen(context));
        context.json(Json.object().set("lines", GameJson.log(state)));
    }

    /** What the last ruling rested on: the nature of every ply of the cycle, as it was found when it was given. */
    private void ruling(Context context) {
        Locale locale = Visitor.of(context).locale();
        KeptRuling kept = given.last(context.pathParam("id"), seen(context).version());
        context.contentType("application/json").result(kept.in(locale));
    }

    private void download(Context context) {
        LiveState live = seen(context);
        GameState state = finished(live);
        String format = context.pathParam("format");
        switch (format) {
            case "log" -> send(context, live, "log", "text/plain; charset=utf-8", bytes(GameLog.write(state)));
            case "pdf" ->
                AsyncAnswer.send(
                        context,
                        sheets.pdf(
                                AsyncAnswer.asker(context),
                                live,
                                Visitor.of(context).locale()),
                        pdf -> send(context, live, "pdf", "application/pdf", pdf));
            default -> {
                OutputFormat output = Coded.find(OutputFormat.class, format).orElseThrow(Rejection::notFound);
                String type = output == OutputFormat.JSON
                        ? "application/json; charset=utf-8"
                        : output.isText() ? "text/plain; charset=utf-8" : "application/octet-stream";
                send(
                        context,
                        live,
                        output.extension(),
                        type,
                        Writers.write(GameRecords.of(live, officials.times(live.table())), output));
            }
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void send(Context context, LiveState live, String extension, String type, byte[] content) {
        String name = String.format(Locale.ROOT, "chuhe-%s.%s", live.id(), extension);
        context.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
        context.contentType(type).result(content);
    }
}
