package org.chuhe.json.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The differences between two trees, as small steps that lead from one to the other. */
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
        if (from instanceof ObjectNode && to instanceof ObjectNode) {
            for (String key : from.propertyNames()) {
                if (!to.has(key)) {
                    steps.addObject().put("path", path + "/" + escaped(key)).put("remove", true);
                }
            }
            for (String key : to.propertyNames()) {
                String inner = path + "/" + escaped(key);
                if (from.has(key)) {
                    compare(inner, from.get(key), to.get(key));
                } else {
                    steps.addObject().put("path", inner).set("value", to.get(key));
                }
            }
        } else if (from instanceof ArrayNode && to instanceof ArrayNode) {
            int common = Math.min(from.size(), to.size());
            for (int i = 0; i < common; i++) {
                compare(path + "/" + i, from.get(i), to.get(i));
            }
            if (to.size() < from.size()) {
                steps.addObject().put("path", path).put("length", to.size());
            }
            for (int i = common; i < to.size(); i++) {
                steps.addObject().put("path", path + "/" + i).set("value", to.get(i));
            }
        } else {
            steps.addObject().put("path", path).set("value", to);
        }
    }

    private static String escaped(String key) {
        return key.replace("~", "~0").replace("/", "~1");
    }

    private static String plain(String key) {
        return key.replace("~1", "/").replace("~0", "~");
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
        List<String> keys =
                new ArrayList<>(List.of(step.path("path").asString("").split("/", -1)));
        keys.remove(0);
        boolean shorten = step.has("length");
        JsonNode place = tree;
        for (String key : keys.subList(0, shorten ? keys.size() : Math.max(0, keys.size() - 1))) {
            place = place instanceof ArrayNode ? place.path(index(key)) : place.path(plain(key));
        }
        if (shorten) {
            if (!(place instanceof ArrayNode array) || !step.get("length").isIntegralNumber()) {
                return false;
            }
            int length = step.get("length").asInt();
            while (array.size() > Math.max(0, length)) {
                array.remove(array.size() - 1);
            }
            return array.size() == length;
        }
        if (keys.isEmpty()) {
            return false;
        }
        String last = keys.get(keys.size() - 1);
        if (place instanceof ObjectNode object) {
            if (step.has("remove")) {
                return object.remove(plain(last)) != null;
            }
            object.set(plain(last), step.path("value"));
            return step.has("value");
        }
        if (place instanceof ArrayNode array && step.has("value")) {
            int i = index(last);
            if (i >= 0 && i < array.size()) {
                array.set(i, step.get("value"));
                return true;
            }
            array.add(step.get("value"));
            return i == array.size() - 1;
        }
        return false;
    }

    private static int index(String key) {
        return key.matches("\\d{1,9}") ? Integer.parseInt(key) : -1;
    }
}
