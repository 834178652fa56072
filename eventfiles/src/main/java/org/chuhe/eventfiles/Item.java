package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.chuhe.json.JsonException;
import org.chuhe.text.Coded;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * An object of an event file and the place where it stands: whatever is wrong with it is reported with its path, such as
 * {@code played[2].games[3].result}. It remembers which keys were asked for; the others are unknown.
 */
final class Item {
    private static final int LONGEST_TEXT = 300;

    private static final int ALONE = -1;

    private final JsonNode node;
    private final @Nullable Item parent;
    private final String inParent;
    private final int element;
    private final List<String> asked = new ArrayList<>();

    private Item(JsonNode node, @Nullable Item parent, String inParent, int element) {
        this.node = node;
        this.parent = parent;
        this.inParent = inParent;
        this.element = element;
        if (!node.isObject()) {
            String path = path();
            throw EventVocabulary.problem(
                    "file.type", path.isEmpty() ? "$" : path, EventVocabulary.message("type.object"));
        }
    }

    static Item root(JsonNode node) {
        return new Item(node, null, "", ALONE);
    }

    /** Where it stands; put together only when somebody asks, since most files have nothing wrong. */
    private String path() {
        return parent == null ? "" : parent.path(inParent, element);
    }

    /** Where a key of this object stands. */
    String path(String inner) {
        return path(inner, ALONE);
    }

    private String path(String inner, int at) {
        String path = path();
        String whole = path.isEmpty() ? inner : path + "." + inner;
        return at == ALONE ? whole : whole + "[" + at + "]";
    }

    private @Nullable JsonNode value(String name) {
        asked.add(name);
        JsonNode value = node.get(name);
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
        String text = value.asString();
        if (text.length() > LONGEST_TEXT || !plain(text)) {
            throw EventVocabulary.problem("file.text", path(key), LONGEST_TEXT);
        }
        return text;
    }

    private static boolean plain(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isISOControl(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    int integer(String key, int otherwise, int least, int most) {
        JsonNode value = value(key);
        return value == null ? otherwise : integer(key, ALONE, value, least, most);
    }

    int required(String key, int least, int most) {
        JsonNode value = value(key);
        if (value == null) {
            throw EventVocabulary.problem("file.missing", path(key));
        }
        return integer(key, ALONE, value, least, most);
    }

    private int integer(String inner, int at, JsonNode value, int least, int most) {
        if (!value.isIntegralNumber()) {
            throw EventVocabulary.problem("file.type", path(inner, at), EventVocabulary.message("type.integer"));
        }
        if (!value.canConvertToInt() || value.asInt() < least || value.asInt() > most) {
            throw EventVocabulary.problem("file.range", path(inner, at), value.asString(), least, most);
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
    <E extends Enum<E> & Coded> Optional<E> choice(String key, Class<E> type) {
        if (value(key) == null) {
            return Optional.empty();
        }
        String text = text(key, "");
        return Optional.of(Coded.find(type, text).orElseThrow(() -> unknown(path(key), text, type)));
    }

    private static JsonException unknown(String where, String text, Class<? extends Coded> type) {
        return EventVocabulary.problem("file.choice", where, text, Coded.choices(List.of(type.getEnumConstants())));
    }

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
        for (JsonNode each : elements(key, most)) {
            items.add(new Item(each, this, key, items.size()));
        }
        return items;
    }

    /** The objects of a list one after the other, none of which need be in memory when its turn is over. */
    void each(String key, int most, Consumer<Item> reader) {
        int at = 0;
        for (JsonNode element : elements(key, most)) {
            reader.accept(new Item(EventText.value(element), this, key, at));
            at++;
        }
    }

    int size(String key) {
        JsonNode value = value(key);
        return value == null ? 0 : value.size();
    }

    List<Integer> integers(String key, int most) {
        List<Integer> numbers = new ArrayList<>();
        for (JsonNode each : elements(key, most)) {
            numbers.add(integer(key, numbers.size(), each, 0, Integer.MAX_VALUE));
        }
        return numbers;
    }

    List<List<Integer>> groups(String key, int most) {
        List<List<Integer>> groups = new ArrayList<>();
        for (JsonNode each : elements(key, most)) {
            String where = key + "[" + groups.size() + "]";
            if (!each.isArray()) {
                throw EventVocabulary.problem("file.type", path(where), EventVocabulary.message("type.list"));
            }
            List<Integer> group = new ArrayList<>();
            for (JsonNode number : each.values()) {
                group.add(integer(where, group.size(), number, 1, Integer.MAX_VALUE));
            }
            groups.add(group);
        }
        return groups;
    }

    <E extends Enum<E> & Coded> List<E> choices(String key, Class<E> type) {
        List<E> chosen = new ArrayList<>();
        for (JsonNode each : elements(key, 100)) {
            String where = path(key) + "[" + chosen.size() + "]";
            String text = each.isString() ? each.asString() : each.toString();
            chosen.add(Coded.find(type, text).orElseThrow(() -> unknown(where, text, type)));
        }
        return chosen;
    }

    Optional<Item> item(String key) {
        JsonNode value = value(key);
        return value == null ? Optional.empty() : Optional.of(new Item(value, this, key, ALONE));
    }

    boolean isList(String key) {
        JsonNode value = value(key);
        return value != null && value.isArray();
    }

    /** Keys that nobody asked for, with what they hold. */
    Map<String, JsonNode> unknown() {
        Map<String, JsonNode> rest = Map.of();
        for (Map.Entry<String, JsonNode> entry : node.properties()) {
            if (!asked.contains(entry.getKey())) {
                rest = rest.isEmpty() ? new LinkedHashMap<>() : rest;
                rest.put(entry.getKey(), entry.getValue());
            }
        }
        return rest;
    }
}
