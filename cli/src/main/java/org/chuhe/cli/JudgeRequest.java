package org.chuhe.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A line of {@code chuhe judge --batch}.
 *
 * @param rules the edition, if the line names one
 * @param fen the position
 * @param moves the moves, one text each, or all in one
 */
record JudgeRequest(@Nullable String rules, String fen, List<String> moves) {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** A line as a JSON object. */
    static JsonNode read(String line) {
        try {
            JsonNode node = JSON.readTree(line);
            if (node.isObject()) {
                return node;
            }
        } catch (JacksonException e) {
            throw new CliException("error.json", shortened(line));
        }
        throw new CliException("error.json", shortened(line));
    }

    /** The caller's name for the line; kept for the answer even if the rest is of no use. */
    static @Nullable String id(JsonNode node) {
        return text(node, "id");
    }

    static JudgeRequest of(JsonNode node) {
        return new JudgeRequest(text(node, "rules"), required(node, "fen"), moves(node));
    }

    private static String shortened(String line) {
        return line.length() <= 60 ? line : line.substring(0, 60) + "…";
    }

    private static String required(JsonNode node, String key) {
        String value = text(node, key);
        if (value == null) {
            throw new CliException("error.json-key", key);
        }
        return value;
    }

    private static @Nullable String text(JsonNode node, String key) {
        JsonNode value = node.get(key);
        if (value == null || value.isNull()) {
            return null;
        }
        if (!value.isValueNode()) {
            throw new CliException("error.json-type", key, Words.message("json.text"));
        }
        return value.asString();
    }

    private static List<String> moves(JsonNode node) {
        JsonNode value = node.get("moves");
        if (value == null || value.isNull()) {
            throw new CliException("error.json-key", "moves");
        }
        if (value.isString()) {
            return List.of(value.asString());
        }
        if (!value.isArray() || value.valueStream().anyMatch(move -> !move.isString())) {
            throw new CliException("error.json-type", "moves", Words.message("json.moves"));
        }
        return value.valueStream().map(JsonNode::asString).toList();
    }
}
