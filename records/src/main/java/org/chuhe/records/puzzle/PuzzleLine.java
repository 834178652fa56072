package org.chuhe.records.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.chuhe.core.Move;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.Iccs;
import org.chuhe.records.format.JsonLine;
import org.chuhe.records.format.JsonValues;
import org.chuhe.text.Coded;
import tools.jackson.core.JsonGenerator;

/**
 * A puzzle as a line of JSON, which pages read as it is: {@code id, fen, checks, moves, grade, themes, solution}; the solution
 * has {@code play} (moves), {@code defence} and {@code but} (wrong move: its own answer), {@code then} (answer: solution).
 */
public final class PuzzleLine {
    private PuzzleLine() {}

    /** A line that is no puzzle. */
    public static final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unreadable(String message) {
            super(message);
        }
    }

    public static String write(Puzzle puzzle) {
        return JsonLine.of(json -> {
            json.writeStringProperty("id", puzzle.id());
            json.writeStringProperty("fen", Fen.write(puzzle.position()));
            json.writeNumberProperty("checks", puzzle.checksOnly() ? 1 : 0);
            json.writeNumberProperty("moves", puzzle.moves());
            json.writeNumberProperty("grade", puzzle.grade());
            json.writeArrayPropertyStart("themes");
            puzzle.themes().forEach(theme -> json.writeString(theme.code()));
            json.writeEndArray();
            json.writeName("solution");
            solution(json, puzzle.solution());
        });
    }

    private static void solution(JsonGenerator json, Solution solution) {
        json.writeStartObject();
        json.writeArrayPropertyStart("play");
        solution.moves().forEach(move -> json.writeString(move.toString()));
        json.writeEndArray();
        solution.defence().ifPresent(move -> json.writeStringProperty("defence", move.toString()));
        if (!solution.refutations().isEmpty()) {
            json.writeObjectPropertyStart("but");
            solution.refutations()
                    .forEach((wrong, answer) -> json.writeStringProperty(wrong.toString(), answer.toString()));
            json.writeEndObject();
        }
        if (!solution.replies().isEmpty()) {
            json.writeObjectPropertyStart("then");
            for (Solution.Reply reply : solution.replies()) {
                json.writeName(reply.move().toString());
                solution(json, reply.then());
            }
            json.writeEndObject();
        }
        json.writeEndObject();
    }

    /**
     * Reads a line.
     *
     * @throws Unreadable if it is no puzzle; whether what it says is true is another question
     */
    public static Puzzle read(String line) {
        Map<String, Object> fields = new LinkedHashMap<>();
        try {
            JsonValues.read(line, fields);
            TreeSet<PuzzleTheme> themes = new TreeSet<>();
            list(fields, "themes").forEach(theme -> themes.add(Coded.of(PuzzleTheme.class, String.valueOf(theme))));
            return new Puzzle(
                    String.valueOf(fields.get("id")),
                    Fen.read(String.valueOf(fields.get("fen"))),
                    number(fields, "checks") == 1,
                    number(fields, "moves"),
                    number(fields, "grade"),
                    themes,
                    solution(map(fields, "solution")));
        } catch (JsonValues.Unreadable | IllegalArgumentException e) {
            throw new Unreadable(String.valueOf(e.getMessage()));
        }
    }

    private static Solution solution(Map<?, ?> fields) {
        List<Move> moves = new ArrayList<>();
        list(fields, "play").forEach(move -> moves.add(move(move)));
        if (moves.isEmpty()) {
            throw new Unreadable("play");
        }
        Map<Move, Move> refutations = new HashMap<>();
        if (fields.containsKey("but")) {
            map(fields, "but").forEach((wrong, answer) -> refutations.put(move(wrong), move(answer)));
        }
        List<Solution.Reply> replies = new ArrayList<>();
        if (fields.containsKey("then")) {
            Map<?, ?> then = map(fields, "then");
            then.keySet()
                    .forEach(answer ->
                            replies.add(new Solution.Reply(move(answer), solution(map(then, String.valueOf(answer))))));
        }
        Optional<Move> defence = Optional.ofNullable(fields.get("defence")).map(PuzzleLine::move);
        return new Solution(moves, defence, refutations, replies);
    }

    private static Move move(Object text) {
        return Iccs.parse(String.valueOf(text));
    }

    private static Map<?, ?> map(Map<?, ?> fields, String name) {
        if (fields.get(name) instanceof Map<?, ?> map) {
            return map;
        }
        throw new Unreadable(name);
    }

    private static List<?> list(Map<?, ?> fields, String name) {
        if (fields.get(name) instanceof List<?> list) {
            return list;
        }
        throw new Unreadable(name);
    }

    private static int number(Map<?, ?> fields, String name) {
        if (fields.get(name) instanceof Long number && number >= 0 && number < 100) {
            return number.intValue();
        }
        throw new Unreadable(name);
    }
}
