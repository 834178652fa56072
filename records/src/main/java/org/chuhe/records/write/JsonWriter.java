package org.chuhe.records.write;

import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.ChineseNotation;
import org.chuhe.core.notation.ChineseStyle;
import org.chuhe.core.notation.Fen;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Line;
import org.chuhe.records.model.Termination;

/**
 * One JSON object a game, in one line: {@code fen, tags, result, termination, rule, comment, moves}; a move has
 * {@code iccs, move} and where there are any {@code comment, remainingMillis, spentMillis, variations}.
 */
final class JsonWriter {
    private final JsonText json = new JsonText();

    private JsonWriter() {}

    static String write(GameRecord game) {
        return new JsonWriter().game(game) + "\n";
    }

    private String game(GameRecord game) {
        json.open('{').field("fen", Fen.write(game.start()));
        json.name("tags").open('{');
        game.tags().asMap().forEach(json::field);
        json.close('}').field("result", game.result().text());
        Ending ending = game.ending();
        json.fieldIfAny(
                "termination",
                ending.reason() == Termination.UNKNOWN ? "" : ending.reason().text());
        json.fieldIfAny("terminationRemark", ending.remark()).fieldIfAny("rule", ending.rule());
        json.fieldIfAny("comment", game.mainLine().comment(0).orElse(""));
        json.name("moves");
        line(game.mainLine(), game.start().toBoard());
        return json.close('}').toString();
    }

    private void line(Line line, Board board) {
        json.open('[');
        StringBuilder chinese = new StringBuilder();
        for (int ply = 1; ply <= line.length(); ply++) {
            int code = line.code(ply);
            chinese.setLength(0);
            ChineseNotation.write(board, code, ChineseStyle.SIMPLIFIED, chinese);
            json.open('{').field("iccs", Move.of(code).toString()).field("move", chinese.toString());
            line.comment(ply).ifPresent(text -> json.field("comment", text));
            line.time(ply).ifPresent(time -> {
                time.remaining().ifPresent(left -> json.field("remainingMillis", left.toMillis()));
                time.spent().ifPresent(spent -> json.field("spentMillis", spent.toMillis()));
            });
            variations(line.variations(ply), board);
            json.close('}');
            board.make(code);
        }
        for (int i = 0; i < line.length(); i++) {
            board.undo();
        }
        json.close(']');
    }

    private void variations(List<Line> variations, Board board) {
        if (!variations.isEmpty()) {
            json.name("variations").open('[');
            variations.forEach(line -> line(line, board));
            json.close(']');
        }
    }
}
