package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Keys of an event file that are not ours. They are kept where they stand, whatever is done to the event. */
final class Extras {
    private final Map<String, Map<String, JsonNode>> byPlace = new LinkedHashMap<>();
    private final List<String> paths = new ArrayList<>();

    /** Remembers the unknown keys of an item that has been read. */
    void keep(String place, Item item) {
        keep(() -> place, item);
    }

    /** The same where there are many, nearly none of which has any. */
    void keep(Supplier<String> place, Item item) {
        Map<String, JsonNode> unknown = item.unknown();
        if (!unknown.isEmpty()) {
            byPlace.put(place.get(), unknown);
            unknown.keySet().forEach(key -> paths.add(item.path(key)));
        }
    }

    /** With another key of the event itself. */
    Extras with(String key, JsonNode value) {
        Extras more = new Extras();
        more.byPlace.putAll(byPlace);
        more.paths.addAll(paths);
        Map<String, JsonNode> keys = new LinkedHashMap<>(byPlace.getOrDefault("event", Map.of()));
        if (keys.put(key, value) == null) {
            more.paths.add(key);
        }
        more.byPlace.put("event", keys);
        return more;
    }

    /** Writes them back. */
    void into(ObjectNode node, String place) {
        byPlace.getOrDefault(place, Map.of()).forEach(node::set);
    }

    /** The same where there are many, nearly none of which has any. */
    void into(ObjectNode node, Supplier<String> place) {
        if (!byPlace.isEmpty()) {
            into(node, place.get());
        }
    }

    /** Where they stand, for reports. */
    List<String> paths() {
        return List.copyOf(paths);
    }

    static String entrant(int id) {
        return "entrant:" + id;
    }

    static String round(int number) {
        return "round:" + number;
    }

    static String table(int round, int table) {
        return "table:" + round + "." + table;
    }

    static String game(int round, int table, int game) {
        return "game:" + round + "." + table + "." + game;
    }
}
