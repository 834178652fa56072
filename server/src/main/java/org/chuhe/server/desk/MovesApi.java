package org.chuhe.server.desk;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.PositionFlaw;
import org.chuhe.core.Side;
import org.chuhe.core.notation.ChineseNotation;
import org.chuhe.core.notation.ChineseStyle;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.core.notation.WxfNotation;
import org.chuhe.core.vietnamese.VietnameseNotation;
import org.chuhe.json.JsonException;
import org.chuhe.server.web.Access;
import org.chuhe.server.web.AsyncAnswer;
import org.chuhe.server.web.Limits;
import org.chuhe.server.web.Site;
import org.chuhe.server.web.Visitor;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * {@code POST /api/moves}: a position and moves in any notation become plies with all their names and positions. What
 * cannot be read is answered with 422 and says which text, where in it, and what was perhaps meant.
 */
final class MovesApi {
    private final Site site;
    private final Judge judge;

    MovesApi(Site site, Judge judge) {
        this.site = site;
        this.judge = judge;
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/moves", this::moves, Access.EVERYONE);
    }

    private void moves(Context context) {
        site.limits().take(Limits.Kind.WORK, context);
        JsonNode body = site.json().readTree(context.body());
        Locale locale = Visitor.of(context).locale();
        AsyncAnswer.send(
                context,
                judge.work(AsyncAnswer.asker(context), () -> answer(body, locale)),
                answer -> context.status(answer.has("error") ? 422 : 200).json(answer));
    }

    private ObjectNode answer(JsonNode body, Locale locale) {
        try {
            return read(body, site.json(), locale);
        } catch (NotationException e) {
            return problem(e, locale);
        } catch (JsonException e) {
            return site.json().createObjectNode().put("error", e.message(locale));
        }
    }

    static ObjectNode read(JsonNode body, JsonMapper json, Locale locale) {
        if (!(body instanceof ObjectNode request)) {
            throw org.chuhe.json.JudgeRequest.notJson(body.toString());
        }
        Asked.limit(request);
        String fen = request.path("fen").asString("");
        Position start = fen.isBlank() ? Position.START : Fen.readLoosely(fen);
        List<PositionFlaw> flaws = start.flaws();
        boolean playable = flaws.stream().noneMatch(flaw -> flaw.problem().preventsPlay());
        List<Move> moves = playable ? moves(start, request.path("moves")) : List.of();
        Asked.limit(moves.size());
        ObjectNode answer = json.createObjectNode();
        answer.put("fen", Fen.write(start));
        ArrayNode wrong = answer.putArray("flaws");
        flaws.forEach(flaw -> wrong.add(flaw.message().in(locale)));
        answer.put("playable", playable);
        ArrayNode plies = answer.putArray("plies");
        Position position = start;
        for (Move move : moves) {
            position = ply(plies.addObject(), position, move, plies.size());
        }
        answer.put("last", Fen.write(position));
        answer.put("side", side(position.sideToMove()));
        ArrayNode legal = answer.putArray("legal");
        if (playable) {
            position.legalMoves().forEach(move -> legal.add(move.toString()));
        }
        return answer;
    }

    private static List<Move> moves(Position start, JsonNode moves) {
        if (moves.isArray() && moves.size() != 1) {
            return MoveReader.readAll(
                    start, moves.valueStream().map(move -> move.asString("")).toList());
        }
        return MoveReader.readAll(start, moves.isArray() ? moves.get(0).asString("") : moves.asString(""));
    }

    private static Position ply(ObjectNode ply, Position before, Move move, int number) {
        Position after = before.play(move);
        ply.put("ply", number);
        ply.put("side", side(before.sideToMove()));
        ply.put("iccs", move.toString());
        ply.put("move", ChineseNotation.write(before, move));
        ply.put("wxf", WxfNotation.write(before, move));
        ply.put("zh-Hant", ChineseNotation.write(before, move, ChineseStyle.TRADITIONAL));
        ply.put("vi", VietnameseNotation.write(before, move));
        ply.put("fen", Fen.write(after));
        ply.put("check", after.isCheck());
        return after;
    }

    private static String side(Side side) {
        return side == Side.RED ? "red" : "black";
    }

    private ObjectNode problem(NotationException e, Locale locale) {
        ObjectNode json = site.json().createObjectNode();
        json.put("error", e.message(locale));
        json.put("problem", e.problem().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        json.put("text", e.text());
        json.put("offset", e.offset());
        json.put("ply", e.ply());
        ArrayNode suggestions = json.putArray("suggestions");
        e.suggestions().forEach(suggestions::add);
        return json;
    }
}
