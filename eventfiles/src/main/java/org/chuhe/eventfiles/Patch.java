package org.chuhe.eventfiles;

import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The differences between two trees, as small steps that lead from one to the other: a JSON Patch (RFC 6902) of the
 * operations {@code add}, {@code remove} and {@code replace}. Steps without {@code op} are of the first form, which is
 * still read.
 */
public final class Patch {
    private final ArrayNode steps = JsonNodeFactory.instance.arrayNode();

    private Patch() {}

    /** What turns {@code from} into {@code to}. */
    public static ArrayNode between(JsonNode from, JsonNode to) {
        Patch patch = new Patch();
        patch.compare("", from, to);
        return patch.steps;
    }

    private void compare(String path, JsonNode from, JsonNode to) {
        if (from.equals(to)) {
            return;
        }
        if (from instanceof ObjectNode before && to instanceof ObjectNode after) {
            members(path, before, after);
        } else if (from instanceof ArrayNode before && to instanceof ArrayNode after) {
            elements(path, before, after);
        } else {
            step("replace", path).set("value", to);
        }
    }

    private void members(String path, ObjectNode from, ObjectNode to) {
        for (String key : from.propertyNames()) {
            if (!to.has(key)) {
                step("remove", path + "/" + JsonPath.escaped(key));
            }
        }
        for (String key : to.propertyNames()) {
            String inner = path + "/" + JsonPath.escaped(key);
            if (from.has(key)) {
                compare(inner, from.get(key), to.get(key));
            } else {
                step("add", inner).set("value", to.get(key));
            }
        }
    }

    /** Lists grow and shrink at their ends: that is how rounds and entries come and go. */
    private void elements(String path, ArrayNode from, ArrayNode to) {
        int common = Math.min(from.size(), to.size());
        for (int i = 0; i < common; i++) {
            compare(path + "/" + i, from.get(i), to.get(i));
        }
        for (int i = from.size() - 1; i >= common; i--) {
            step("remove", path + "/" + i);
        }
        for (int i = common; i < to.size(); i++) {
            step("add", path + "/" + i).set("value", to.get(i));
        }
    }

    private ObjectNode step(String op, String path) {
        return steps.addObject().put("op", op).put("path", path);
    }

    /** Goes the steps on a copy; empty if one of them leads nowhere. */
    public static Optional<ObjectNode> apply(ObjectNode tree, JsonNode steps) {
        ObjectNode copy = tree.deepCopy();
        for (JsonNode step : steps.values()) {
            if (!go(copy, step)) {
                return Optional.empty();
            }
        }
        return Optional.of(copy);
    }

    private static boolean go(ObjectNode tree, JsonNode step) {
        Optional<JsonPath> path = JsonPath.read(step.path("path").asString(""));
        if (path.isEmpty()) {
            return false;
        }
        JsonNode parent = path.get().parentIn(tree);
        String key = path.get().last();
        return switch (step.path("op").asString("")) {
            case "add" -> step.has("value") && add(parent, key, step.get("value"));
            case "remove" -> remove(parent, key);
            case "replace" -> step.has("value") && replace(parent, key, step.get("value"));
            default -> false;
        };
    }

    private static boolean add(JsonNode parent, String key, JsonNode value) {
        if (parent instanceof ObjectNode object) {
            object.set(key, value);
            return true;
        }
        int i = JsonPath.index(key);
        if (parent instanceof ArrayNode array && i >= 0 && i <= array.size()) {
            array.insert(i, value);
            return true;
        }
        return false;
    }

    private static boolean remove(JsonNode parent, String key) {
        if (parent instanceof ObjectNode object) {
            return object.remove(key) != null;
        }
        return parent instanceof ArrayNode array && array.remove(JsonPath.index(key)) != null;
    }

    private static boolean replace(JsonNode parent, String key, JsonNode value) {
        if (parent instanceof ObjectNode object && object.has(key)) {
            object.set(key, value);
            return true;
        }
        int i = JsonPath.index(key);
        if (parent instanceof ArrayNode array && i >= 0 && i < array.size()) {
            array.set(i, value);
            return true;
        }
        return false;
    }
}
