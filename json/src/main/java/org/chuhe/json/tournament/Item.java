package org.chuhe.json.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * An object of an event file and the place where it stands: whatever is wrong with it is reported with its path, such as
 * {@code played[2].games[3].result}. It remembers which keys were asked for; the others are unknown.
 */
final class Item {
    private static final int LONGEST_TEXT = 300;

    private final JsonNode node;
    private final String path;
    private final List<String> asked = new ArrayList<>();

    private Item(JsonNode node, String path) {
        this.node = node;
        this.path = path;
    }

    static Item root(JsonNode node) {
        return of(node, "");
    }

    private static Item of(JsonNode node, String path) {
        if (!node.isObject()) {
            throw EventVocabulary.problem(
                    "file.type", path.isEmpty() ? "$" : path, EventVocabulary.message("type.object"));
        }
        return new Item(node, path);
    }

    /** Where a key of this object stands. */
    String path(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    private @Nullable JsonNode value(String key) {
        asked.add(key);
        JsonNode value = node.get(key);
        return value == null || value.isNull() ? null : value;
    }

    boolean has(String key) {
        return value(key) != null;
    }

    private RuntimeException wrong(String key, String type) {
        return EventVocabulary.problem("file.type", path(key), EventVocabulary.message("type." + type));
    }

    String text(String key, String otherwise) {
        JsonNode value = value(key);
        if (value == null) {
            return otherwise;
        }
        if (!value.isString()) {
            throw wrong(key, "text");
        }
        return plain(path(key), value.asString());
    }

    private static String plain(String path, String text) {
        if (text.length() > LONGEST_TEXT || text.codePoints().anyMatch(Character::isISOControl)) {
            throw EventVocabulary.problem("file.text", path, LONGEST_TEXT);
        }
        return text;
    }

    int integer(String key, int otherwise, int least, int most) {
        JsonNode value = value(key);
        return value == null ? otherwise : integer(path(key), value, least, most);
    }

    int required(String key, int least, int most) {
        JsonNode value = value(key);
        if (value == null) {
            throw EventVocabulary.problem("file.missing", path(key));
        }
        return integer(path(key), value, least, most);
    }

    private static int integer(String path, JsonNode value, int least, int most) {
        if (!value.isIntegralNumber()) {
            throw EventVocabulary.problem("file.type", path, EventVocabulary.message("type.integer"));
        }
        if (!value.canConvertToInt() || value.asInt() < least || value.asInt() > most) {
            throw EventVocabulary.problem("file.range", path, value.asString(), least, most);
        }
        return value.asInt();
    }

    long whole(String key, long otherwise) {
        JsonNode value = value(key);
        if (value == null) {
            return otherwise;
        }
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw wrong(key, "integer");
        }
        return value.asLong();
    }

    boolean flag(String key, boolean otherwise) {
        JsonNode value = value(key);
        if (value == null) {
            return otherwise;
        }
        if (!value.isBoolean()) {
            throw wrong(key, "flag");
        }
        return value.asBoolean();
    }

    /** A word out of a fixed list. */
    <T> Optional<T> choice(String key, Function<String, Optional<T>> known, String words) {
        if (value(key) == null) {
            return Optional.empty();
        }
        String text = text(key, "");
        return Optional.of(
                known.apply(text).orElseThrow(() -> EventVocabulary.problem("file.choice", path(key), text, words)));
    }

    private List<JsonNode> elements(String key, int most) {
        JsonNode value = value(key);
        if (value == null) {
            return List.of();
        }
        if (!value.isArray()) {
            throw wrong(key, "list");
        }
        if (value.size() > most) {
            throw EventVocabulary.problem("file.length", path(key), value.size(), most);
        }
        return List.copyOf(value.values());
    }

    List<Item> items(String key, int most) {
        List<Item> items = new ArrayList<>();
        for (JsonNode element : elements(key, most)) {
            items.add(of(element, path(key) + "[" + items.size() + "]"));
        }
        return items;
    }

    List<Integer> integers(String key, int most) {
        List<Integer> numbers = new ArrayList<>();
        for (JsonNode element : elements(key, most)) {
            numbers.add(integer(path(key) + "[" + numbers.size() + "]", element, 0, Integer.MAX_VALUE));
        }
        return numbers;
    }

    List<List<Integer>> groups(String key, int most) {
        List<List<Integer>> groups = new ArrayList<>();
        for (JsonNode element : elements(key, most)) {
            String where = path(key) + "[" + groups.size() + "]";
            if (!element.isArray()) {
                throw EventVocabulary.problem("file.type", where, EventVocabulary.message("type.list"));
            }
            List<Integer> group = new ArrayList<>();
            for (JsonNode number : element.values()) {
                group.add(integer(where + "[" + group.size() + "]", number, 1, Integer.MAX_VALUE));
            }
            groups.add(group);
        }
        return groups;
    }

    <T> List<T> choices(String key, Function<String, Optional<T>> known, String words) {
        List<T> chosen = new ArrayList<>();
        for (JsonNode element : elements(key, 100)) {
            String where = path(key) + "[" + chosen.size() + "]";
            String text = element.isString() ? element.asString() : element.toString();
            chosen.add(known.apply(text).orElseThrow(() -> EventVocabulary.problem("file.choice", where, text, words)));
        }
        return chosen;
    }

    Optional<Item> item(String key) {
        JsonNode value = value(key);
        return value == null ? Optional.empty() : Optional.of(of(value, path(key)));
    }

    boolean isList(String key) {
        JsonNode value = value(key);
        return value != null && value.isArray();
    }

    /** Keys that nobody asked for, with what they hold. */
    Map<String, JsonNode> unknown() {
        Map<String, JsonNode> rest = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> entry : node.properties()) {
            if (!asked.contains(entry.getKey())) {
                rest.put(entry.getKey(), entry.getValue());
            }
        }
        return rest;
    }
}
