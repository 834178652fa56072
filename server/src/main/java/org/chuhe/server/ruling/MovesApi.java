package org.chuhe.server.ruling;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chuhe.core.notation.NotationException;
import org.chuhe.json.JsonException;
import org.chuhe.json.JudgeRequest;
import org.chuhe.json.PlayTree;
import org.chuhe.json.RulingJson;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.Visitor;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * {@code POST /api/moves}: a position and moves in any notation become plies with all their names and positions. What
 * cannot be read is answered with 422 and says which text, where in it, and what was perhaps meant.
 */
final class MovesApi {
    private final JsonMapper json;
    private final Judge judge;

    MovesApi(JsonMapper json, Judge judge) {
        this.json = json;
        this.judge = judge;
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/moves", this::moves, Access.EVERYONE, RateLimit.WORK);
    }

    private void moves(Context context) {
        JsonNode body = json.readTree(context.body());
        Locale locale = Visitor.of(context).locale();
        AsyncAnswer.send(
                context,
                judge.work(AsyncAnswer.asker(context), () -> answer(body, locale)),
                answer -> context.status(answer.has("error") ? 422 : 200).json(answer));
    }

    private ObjectNode answer(JsonNode body, Locale locale) {
        try {
            return read(body, locale);
        } catch (NotationException e) {
            return RulingJson.of(PlayTree.problem(e, locale));
        } catch (JsonException e) {
            return json.createObjectNode().put("error", e.message(locale));
        }
    }

    private static ObjectNode read(JsonNode body, Locale locale) {
        if (!(body instanceof ObjectNode request)) {
            throw JudgeRequest.notJson(body.toString());
        }
        Asked.limit(request);
        JsonNode moves = request.path("moves");
        List<String> texts = moves.isArray()
                ? moves.valueStream().map(move -> move.asString("")).toList()
                : List.of(moves.asString(""));
        Map<String, Object> play = PlayTree.of(request.path("fen").asString(""), texts, locale);
        Asked.limit(play.get("plies") instanceof List<?> plies ? plies.size() : 0);
        return RulingJson.of(play);
    }
}
