package org.chuhe.server.games.files;

import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Notations;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Line;
import org.chuhe.records.model.MoveTime;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;
import org.chuhe.text.EndReason;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A game for its page: everything that was recorded, every move in all notations, variations within the line they leave. */
final class RecordTree {
    /** A page with more moves than this would be of no use to anybody; further variations are left out. */
    private static final int MOST = 6_000;

    private static final int DEEPEST = 40;

    private final JsonMapper json;
    private int moves;
    private boolean cut;

    private RecordTree(JsonMapper json) {
        this.json = json;
    }

    static ObjectNode of(GameRecord game, JsonMapper json) {
        return new RecordTree(json).game(game);
    }

    private ObjectNode game(GameRecord game) {
        ObjectNode tree = json.createObjectNode();
        tree.put("fen", game.start().toString());
        ObjectNode tags = tree.putObject("tags");
        game.tags().asMap().forEach(tags::put);
        tree.put("result", game.result().inRecords());
        tree.put(
                "ending",
                game.ending().reason() == EndReason.UNKNOWN
                        ? ""
                        : game.ending().reason().inRecords());
        tree.put("remark", game.ending().remark());
        tree.put("rule", game.ending().rule());
        tree.put("comment", game.mainLine().comment(0).orElse(""));
        tree.set("moves", line(game.mainLine(), game.start(), 0));
        tree.put("cut", cut);
        tree.put("source", Writers.text(game, OutputFormat.JSON).strip());
        return tree;
    }

    private ArrayNode line(Line line, Position start, int depth) {
        ArrayNode list = json.createArrayNode();
        Position position = start;
        for (int ply = 1; ply <= line.length(); ply++) {
            if (moves++ >= MOST) {
                cut = true;
                break;
            }
            Position before = position;
            Move move = line.move(ply);
            position = before.play(move);
            ObjectNode node = list.addObject();
            Notations.usual().spellings(before, move).forEach(node::put);
            if (position.isCheck()) {
                node.put("check", true);
            }
            line.marks(ply).ifPresent(text -> node.put("marks", text));
            line.comment(ply).ifPresent(text -> node.put("comment", text));
            line.time(ply).flatMap(RecordTree::seconds).ifPresent(spent -> node.put("spent", spent));
            for (Line other : line.variations(ply)) {
                if (depth >= DEEPEST || moves >= MOST) {
                    cut = true;
                    break;
                }
                node.withArray("variations").add(line(other, before, depth + 1));
            }
        }
        return list;
    }

    private static Optional<Long> seconds(MoveTime time) {
        return time.spent().map(spent -> spent.toSeconds());
    }
}
