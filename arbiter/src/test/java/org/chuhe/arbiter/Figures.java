package org.chuhe.arbiter;

import java.util.List;
import java.util.stream.Stream;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.testing.JsonLines;
import tools.jackson.databind.JsonNode;

/** The printed figures: one line of a data file each, with natures ply by ply and the verdict. */
final class Figures {
    /** Stands for a nature that is left open. */
    static final String ANY = "";

    private Figures() {}

    /**
     * A case.
     *
     * @param natures the natures ply by ply; empty if they are not given, {@link #ANY} where one is left open
     * @param inferred the plies, from 1, whose nature was only inferred
     */
    record Figure(
            String id,
            String rules,
            Position position,
            List<Move> moves,
            List<String> natures,
            List<Integer> inferred,
            String verdict) {
        Cycle cycle() {
            return new Cycle(position, moves, 1);
        }

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
                node.get("natures_inferred") == null
                        ? List.of()
                        : node.get("natures_inferred")
                                .valueStream()
                                .map(JsonNode::asInt)
                                .toList(),
                node.get("verdict").asString());
    }

    /** Cycles that occurred in real games, bare. */
    static Stream<Cycle> realCycles() {
        return JsonLines.resource(Figures.class, "real-cycles.jsonl").stream().map(node -> {
            Position position = Fen.readLoosely(node.get("fen").asString());
            return new Cycle(position, MoveReader.readAll(position, strings(node.get("moves"))), 1);
        });
    }

    /** Cases that no book prints, but that are certain: by the words of the articles, or because they were examined. */
    static Stream<Figure> certain() {
        return Stream.of("elementary.jsonl", "plain.jsonl", "examined.jsonl", "examined-3.jsonl")
                .flatMap(Figures::of);
    }

    /** All cases of all editions. */
    static Stream<Figure> all() {
        Stream<Figure> printed = Stream.of("cxa2011.jsonl", "cxa2020.jsonl", "old-rules.jsonl", "wxf2018.jsonl")
                .flatMap(Figures::of);
        return Stream.concat(printed, certain());
    }

    private static List<String> strings(JsonNode array) {
        return array.valueStream()
                .map(text -> text.isNull() ? ANY : text.asString())
                .toList();
    }

    /** 将, 杀 and 捉 must match exactly; 兑, 献, 拦, 跟 and 闲 are one class (24.8). */
    static String attackOrIdle(String nature) {
        return "将杀捉疑".contains(nature) ? nature : "闲";
    }

    static List<String> attacksOf(List<PlyNature> plies) {
        return plies.stream().map(ply -> attackOrIdle(ply.nature().term())).toList();
    }
}
