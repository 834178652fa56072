package org.chuhe.records.jsonl;

import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.ChineseNotation;
import org.chuhe.core.notation.ChineseStyle;
import org.chuhe.core.notation.Fen;
import org.chuhe.records.format.JsonLine;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Line;
import org.chuhe.text.EndReason;
import tools.jackson.core.JsonGenerator;

/**
 * One JSON object a game, in one line: {@code fen, tags, result, termination, rule, comment, moves}; a move has
 * {@code iccs, move} and where there are any {@code marks, comment, remainingMillis, spentMillis, variations}.
 */
public final class JsonWriter {
    private final JsonGenerator json;

    private JsonWriter(JsonGenerator json) {
        this.json = json;
    }

    public static String write(GameRecord game) {
        return JsonLine.of(json -> new JsonWriter(json).game(game)) + "\n";
    }

    private void game(GameRecord game) {
        json.writeStringProperty("fen", Fen.write(game.start()));
        json.writeObjectPropertyStart("tags");
        game.tags().asMap().forEach(json::writeStringProperty);
        json.writeEndObject();
        json.writeStringProperty("result", game.result().inRecords());
        Ending ending = game.ending();
        JsonLine.ifAny(
                json,
                "termination",
                ending.reason() == EndReason.UNKNOWN ? "" : ending.reason().inRecords());
        JsonLine.ifAny(json, "terminationRemark", ending.remark());
        JsonLine.ifAny(json, "rule", ending.rule());
        JsonLine.ifAny(json, "comment", game.mainLine().comment(0).orElse(""));
        json.writeName("moves");
        line(game.mainLine(), game.start().toBoard());
    }

    private void line(Line line, Board board) {
        json.writeStartArray();
        StringBuilder chinese = new StringBuilder();
        for (int ply = 1; ply <= line.length(); ply++) {
            int code = line.code(ply);
            chinese.setLength(0);
            ChineseNotation.write(board, code, ChineseStyle.SIMPLIFIED, chinese);
            json.writeStartObject();
            json.writeStringProperty("iccs", Move.of(code).toString());
            json.writeStringProperty("move", chinese.toString());
            line.marks(ply).ifPresent(text -> json.writeStringProperty("marks", text));
            line.comment(ply).ifPresent(text -> json.writeStringProperty("comment", text));
            line.time(ply).ifPresent(time -> {
                time.remaining().ifPresent(left -> json.writeNumberProperty("remainingMillis", left.toMillis()));
                time.spent().ifPresent(spent -> json.writeNumberProperty("spentMillis", spent.toMillis()));
            });
            variations(line.variations(ply), board);
            json.writeEndObject();
            board.make(code);
        }
        for (int i = 0; i < line.length(); i++) {
            board.undo();
        }
        json.writeEndArray();
    }

    private void variations(List<Line> variations, Board board) {
        if (!variations.isEmpty()) {
            json.writeArrayPropertyStart("variations");
            variations.forEach(line -> line(line, board));
            json.writeEndArray();
        }
    }
}
