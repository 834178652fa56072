package org.chuhe.eventfiles;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

/**
 * A place inside a tree, written as a JSON Pointer (RFC 6901); never the tree itself.
 *
 * @param keys names of members, and numbers in lists; at least one
 */
record JsonPath(List<String> keys) {
    /** Reads a pointer; empty if it points to the whole tree, or nowhere. */
    static Optional<JsonPath> read(String pointer) {
        return pointer.startsWith("/")
                ? Optional.of(new JsonPath(Arrays.stream(pointer.substring(1).split("/", -1))
                        .map(JsonPath::plain)
                        .toList()))
                : Optional.empty();
    }

    /** A name as a part of a pointer. */
    static String escaped(String key) {
        return key.replace("~", "~0").replace("/", "~1");
    }

    private static String plain(String key) {
        return key.replace("~1", "/").replace("~0", "~");
    }

    /** A number in a list; -1 if it is none. */
    static int index(String key) {
        return key.matches("0|[1-9]\\d{0,8}") ? Integer.parseInt(key) : -1;
    }

    String last() {
        return keys.get(keys.size() - 1);
    }

    /** What it points to; a missing node if there is nothing. */
    JsonNode in(JsonNode tree) {
        return follow(tree, keys);
    }

    /** What it points into. */
    JsonNode parentIn(JsonNode tree) {
        return follow(tree, keys.subList(0, keys.size() - 1));
    }

    private static JsonNode follow(JsonNode tree, List<String> keys) {
        JsonNode place = tree;
        for (String key : keys) {
            place = place instanceof ArrayNode ? place.path(index(key)) : place.path(key);
        }
        return place;
    }
}
