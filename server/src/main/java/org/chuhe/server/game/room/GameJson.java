package org.chuhe.server.game.room;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.book.BookNotation;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.log.Narrator;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.PlayEvent;
import org.chuhe.server.game.decision.Replay;
import org.chuhe.server.game.model.Agreement;
import org.chuhe.server.game.model.ClockJson;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.store.StoredStep;
import org.chuhe.text.Language;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A whole game, and one step of it, as JSON. */
public final class GameJson {

    private GameJson() {}

    /** Everything but who is looking, who is there and what time it is. */
    public static ObjectNode whole(LiveState live) {
        ObjectNode json = fixed(live);
        json.put(
                "start",
                live.game()
                        .map(GameState::start)
                        .orElseGet(() -> StateJson.start(live))
                        .toString());
        json.set("moves", live.game().map(GameJson::moves).orElseGet(JsonNodeFactory.instance::arrayNode));
        json.set("log", live.game().map(state -> log(state, 0)).orElseGet(JsonNodeFactory.instance::arrayNode));
        json.set("state", StateJson.of(live));
        return json;
    }

    /** What never changes, and the game that follows. */
    public static ObjectNode fixed(LiveState live) {
        Agreement agreement = live.table().agreement();
        GameTerms terms = agreement.terms();
        ObjectNode json = Json.object();
        json.put("id", live.id());
        json.put("title", agreement.title());
        json.put("created", live.created());
        json.put("edition", terms.book().id());
        json.set("rules", rules(terms));
        json.put("preset", terms.preset().code());
        json.set("clock", ClockJson.write(terms.clock()));
        json.put("handicap", terms.odds().code());
        json.put("touchMove", terms.touchMove());
        json.put("takesBack", terms.particulars().takesBack());
        json.put("place", live.atBoard() ? "board" : "server");
        json.put("automatic", terms.regulations().claims().automatic());
        json.put("colours", agreement.colours().code());
        json.put("visibility", agreement.listed() ? "public" : "private");
        json.set(
                "board",
                agreement
                        .board()
                        .map(board -> Json.object()
                                .put("event", board.event())
                                .put("round", board.round())
                                .put("table", board.table())
                                .put("game", board.game()))
                        .orElse(null));
        String next = live.table().notes().next();
        json.put("rematch", next.isEmpty() ? null : next);
        return json;
    }

    /** By what the game is played, for people: the edition, its thresholds, and what it borrows from another. */
    private static ObjectNode rules(GameTerms terms) {
        ObjectNode json = Json.object();
        json.set("title", Json.text(terms.book().title()));
        json.put("first", terms.book().firstToMove().code());
        json.put("times", terms.regulations().thresholds().timesRound());
        json.set("thresholds", Json.text(terms.regulations().thresholds().words()));
        json.set("borrowed", terms.book().borrowed().map(Json::text).orElse(null));
        return json;
    }

    /** One step. */
    static ObjectNode step(StoredStep step) {
        ObjectNode json = Json.object();
        Optional<GameState> before = step.before().game();
        Optional<GameState> after = step.after().game();
        boolean restored =
                step.events().stream().anyMatch(event -> event.setsBackTo().isPresent());
        json.set(
                "move",
                before.isPresent() && after.isPresent() && !restored
                        ? move(before.get(), after.get(), step.events())
                        : null);
        if (restored && after.isPresent()) {
            json.set("moves", moves(after.get()));
        }
        boolean words = step.events().stream().anyMatch(GameEvent::isTold);
        json.set(
                "log",
                words && after.isPresent()
                        ? log(
                                after.get(),
                                after.get().log().size() - step.events().size())
                        : JsonNodeFactory.instance.arrayNode());
        String next = step.after().table().notes().next();
        json.put("rematch", next.isEmpty() ? null : next);
        json.set("state", StateJson.of(step.after()));
        return json;
    }

    private static @Nullable ObjectNode move(GameState before, GameState after, List<GameEvent> events) {
        return events.stream()
                .flatMap(event -> event.as(PlayEvent.Moved.class))
                .map(moved -> move(before, moved, after))
                .findFirst()
                .orElse(null);
    }

    private static ObjectNode move(GameState before, PlayEvent.Moved moved, GameState after) {
        Side side = moved.side();
        long used = after.clock().face(side).used() - before.clock().face(side).used();
        return move(
                before.regulations().book(),
                after.history().ply(),
                side,
                before.position(),
                moved.move(),
                before.clock().face(side).moveUsed() + used);
    }

    private static ObjectNode move(RuleBook book, int ply, Side side, Position position, Move move, long used) {
        Position own = position.sideToMove() == side ? position : position.withSideToMove(side);
        ObjectNode json = Json.object();
        json.put("ply", ply);
        json.put("side", side.code());
        BookNotation.all(book).spellings(own, move).forEach(json::put);
        json.put("check", own.play(move).isCheck());
        json.put("capture", own.pieceAt(move.to()).isPresent());
        json.put("used", used);
        return json;
    }

    /** All moves that stand, with the time each took. */
    static ArrayNode moves(GameState state) {
        ArrayNode moves = JsonNodeFactory.instance.arrayNode();
        for (Replay.Ply ply : Replay.of(state)) {
            moves.add(move(state, ply));
        }
        return moves;
    }

    /** The last move that stands. */
    public static Optional<ObjectNode> lastMove(GameState state) {
        List<Replay.Ply> plies = Replay.of(state);
        return plies.isEmpty() ? Optional.empty() : Optional.of(move(state, plies.get(plies.size() - 1)));
    }

    private static ObjectNode move(GameState state, Replay.Ply ply) {
        return move(state.regulations().book(), ply.number(), ply.side(), ply.before(), ply.move(), ply.used());
    }

    /** What happened from an event on, in words; moves and presses speak for themselves. */
    public static ArrayNode log(GameState state, int from) {
        List<GameEvent> events = state.log().events();
        Map<Language, List<String>> told = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            told.put(language, Narrator.toTheSecond(language.locale()).tell(state));
        }
        ArrayNode lines = JsonNodeFactory.instance.arrayNode();
        for (int i = from; i < events.size(); i++) {
            if (events.get(i).isTold()) {
                int event = i;
                ObjectNode line = lines.addObject().put("at", events.get(i).at());
                Json.text(
                        line,
                        reader -> withoutTime(told.getOrDefault(Language.of(reader), List.of())
                                .get(event)));
                line.put("news", events.get(i).isNews());
            }
        }
        return lines;
    }

    /** Lines begin with the time since the start, in brackets. */
    private static String withoutTime(String line) {
        return line.substring(line.indexOf(']') + 2);
    }
}
