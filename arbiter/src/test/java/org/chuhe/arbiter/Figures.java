package org.chuhe.arbiter;

import java.util.List;
import java.util.stream.Stream;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.testing.JsonLines;
import tools.jackson.databind.JsonNode;

/** The printed figures: one line of a data file each, with natures ply by ply and the verdict. */
final class Figures {
    private Figures() {}

    record Figure(String id, String rules, Position position, List<Move> moves, List<String> natures, String verdict) {
        @Override
        public String toString() {
            return id;
        }
    }

    static Stream<Figure> of(String file) {
        return JsonLines.resource(Figures.class, file).stream().map(Figures::figure);
    }

    private static Figure figure(JsonNode node) {
        Position position = Fen.readLoosely(node.get("fen").asString());
        List<String> texts = strings(node.get("iccs") == null ? node.get("moves") : node.get("iccs"));
        return new Figure(
                node.get("id").asString(),
                node.get("rules").asString(),
                position,
                MoveReader.readAll(position, texts),
                node.get("natures") == null ? List.of() : strings(node.get("natures")),
                node.get("verdict").asString());
    }

    private static List<String> strings(JsonNode array) {
        return array.valueStream().map(JsonNode::asString).toList();
    }

    /** 将, 杀 and 捉 must match exactly; 兑, 献, 拦, 跟 and 闲 are one class (24.8). */
    static String attackOrIdle(String nature) {
        return "将杀捉疑".contains(nature) ? nature : "闲";
    }

    static List<String> attacksOf(List<PlyNature> plies) {
        return plies.stream().map(ply -> attackOrIdle(ply.nature().term())).toList();
    }
}
