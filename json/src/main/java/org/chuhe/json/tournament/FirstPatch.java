package org.chuhe.json.tournament;

import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Steps as they were written before they had the words of RFC 6902: a {@code path} with a {@code value} to put there,
 * with {@code remove}, or with the {@code length} that a list is cut to. Logs and event files of that time hold them.
 */
final class FirstPatch {
    private FirstPatch() {}

    /** Goes a step; false if it leads nowhere. */
    static boolean go(ObjectNode tree, JsonNode step) {
        Optional<JsonPath> path = JsonPath.read(step.path("path").asString(""));
        if (path.isEmpty()) {
            return false;
        }
        if (step.has("length")) {
            return shorten(path.get().in(tree), step.get("length"));
        }
        JsonNode parent = path.get().parentIn(tree);
        String key = path.get().last();
        if (parent instanceof ObjectNode object && step.has("remove")) {
            return object.remove(key) != null;
        }
        return step.has("value") && put(parent, key, step.get("value"));
    }

    private static boolean shorten(JsonNode list, JsonNode length) {
        if (!(list instanceof ArrayNode array) || !length.isIntegralNumber()) {
            return false;
        }
        while (array.size() > Math.max(0, length.asInt())) {
            array.remove(array.size() - 1);
        }
        return array.size() == length.asInt();
    }

    private static boolean put(JsonNode parent, String key, JsonNode value) {
        if (parent instanceof ObjectNode object) {
            object.set(key, value);
            return true;
        }
        int i = JsonPath.index(key);
        if (!(parent instanceof ArrayNode array) || i < 0 || i > array.size()) {
            return false;
        }
        if (i < array.size()) {
            array.set(i, value);
        } else {
            array.add(value);
        }
        return true;
    }
}
