package org.chuhe.server.rulebook.coverage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.text.Coded;
import org.chuhe.text.Translated;
import tools.jackson.databind.JsonNode;

/**
 * Reads what is said about clauses: the ways once ({@code coverage/ways.jsonl}), then for every edition lines of articles
 * that are served alike ({@code coverage/<edition>.jsonl}).
 */
public final class CoverageFiles {
    private CoverageFiles() {}

    /** The ways by their names. */
    public static Map<String, Way> ways(List<JsonNode> lines) {
        Map<String, Way> ways = new LinkedHashMap<>();
        for (JsonNode line : lines) {
            String id = line.required("way").asString();
            Way way = new Way(
                    id,
                    translated(line.path("title")),
                    Optional.ofNullable(line.get("link")).map(JsonNode::asString),
                    texts(line, "pages"),
                    texts(line, "commands"),
                    texts(line, "api"));
            if (ways.put(id, way) != null) {
                throw new IllegalArgumentException("two ways are called " + id);
            }
        }
        return ways;
    }

    /** What is said about the clauses of an edition, by their numbers, in the order of the file. */
    public static Map<String, Coverage> read(List<JsonNode> lines, Map<String, Way> ways) {
        Map<String, Coverage> clauses = new LinkedHashMap<>();
        for (JsonNode line : lines) {
            Coverage coverage = coverage(line, ways);
            for (String number : texts(line, "articles")) {
                if (clauses.put(number, coverage) != null) {
                    throw new IllegalArgumentException("said twice what is done about " + number);
                }
            }
        }
        return clauses;
    }

    private static Coverage coverage(JsonNode line, Map<String, Way> ways) {
        List<Way> led = new ArrayList<>();
        for (String id : texts(line, "ways")) {
            led.add(Optional.ofNullable(ways.get(id))
                    .orElseThrow(() -> new IllegalArgumentException("no way is called " + id)));
        }
        return new Coverage(
                Coded.of(Coverage.State.class, line.required("state").asString()),
                texts(line, "classes"),
                texts(line, "tests"),
                led,
                texts(line, "borrowed"),
                Optional.ofNullable(line.get("note")).map(CoverageFiles::translated));
    }

    private static Translated translated(JsonNode node) {
        return Translated.byCode(code -> Optional.ofNullable(node.get(code)).map(JsonNode::asString))
                .orElseThrow(() -> new IllegalArgumentException("a text in no language: " + node));
    }

    private static List<String> texts(JsonNode node, String key) {
        return node.path(key).valueStream().map(JsonNode::asString).toList();
    }
}
