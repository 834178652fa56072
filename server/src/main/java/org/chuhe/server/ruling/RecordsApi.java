package org.chuhe.server.ruling;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.core.notation.Fen;
import org.chuhe.records.Records;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.GameFile;
import org.chuhe.records.read.ReadGame;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.BodySize;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * {@code POST /api/records?name=…}: the games of a file in any supported format, recognised by its content. Only the
 * first games are sent; the answer says how many there are.
 */
final class RecordsApi {
    private static final int SHOWN = 200;
    /** Nobody chooses from a list this long; the rest is not counted. */
    private static final int COUNTED = 20_000;

    private static final int LONGEST_NAME = 200;
    /** A game that is longer, in characters, is cut; nobody rules on so many moves. */
    private static final int LONGEST_GAME = 1 << 20;

    private final JsonMapper json;
    private final Judge judge;

    RecordsApi(JsonMapper json, Judge judge) {
        this.json = json;
        this.judge = judge;
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/records", this::read, Access.EVERYONE, BodySize.FILE, RateLimit.WORK);
    }

    private void read(Context context) {
        byte[] content = context.bodyAsBytes();
        String name = Optional.ofNullable(context.queryParam("name"))
                .map(text -> text.substring(0, Math.min(text.length(), LONGEST_NAME)))
                .orElse("");
        Locale locale = Visitor.of(context).locale();
        AsyncAnswer.send(
                context,
                judge.longWork(AsyncAnswer.asker(context), () -> games(name, content, locale)),
                answer -> context.json(answer));
    }

    private ObjectNode games(String name, byte[] content, Locale locale) {
        ObjectNode answer = this.json.createObjectNode();
        ArrayNode games = this.json.createArrayNode();
        int total = 0;
        try (GameFile file = Records.open(name, content, LONGEST_GAME)) {
            answer.put("format", file.format().code());
            while (total < COUNTED && file.hasNext()) {
                ReadGame read = file.next();
                if (total++ < SHOWN) {
                    games.add(game(read, locale));
                }
            }
        } catch (RecordException e) {
            throw Rejection.unusable(e.message());
        }
        answer.put("total", total);
        answer.put("more", total == COUNTED);
        answer.set("games", games);
        return answer;
    }

    private ObjectNode game(ReadGame read, Locale locale) {
        GameRecord game = read.game();
        Tags tags = game.tags();
        ObjectNode json = this.json.createObjectNode();
        json.put("number", read.number());
        json.put("title", tags.text(Tags.TITLE));
        json.put("event", tags.text(Tags.EVENT));
        json.put("round", tags.text(Tags.ROUND));
        json.put("table", tags.text(Tags.TABLE));
        json.put("date", tags.text(Tags.DATE));
        json.put("red", tags.text(Tags.RED));
        json.put("black", tags.text(Tags.BLACK));
        json.put("result", game.result().inRecords());
        json.put("fen", Fen.write(game.start()));
        ArrayNode moves = json.putArray("moves");
        for (int ply = 1; ply <= Math.min(game.plies(), Asked.MOST_MOVES); ply++) {
            moves.add(game.mainLine().move(ply).toString());
        }
        json.put("plies", game.plies());
        ArrayNode defects = json.putArray("defects");
        read.defects().stream().map(Defect::message).limit(5).forEach(text -> defects.add(text.in(locale)));
        return json;
    }
}
