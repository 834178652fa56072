package org.chuhe.server.game;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.core.notation.Notations;
import tools.jackson.databind.JsonNode;

/** The interfaces of a script, as far as JSON can be held against them: names, and which of them may be absent. */
final class TypeScript {
    private static final Pattern INTERFACE =
            Pattern.compile("export interface (\\w+)(?: extends ([^{]+?))? \\{\\n(.*?)\\n\\}", Pattern.DOTALL);
    private static final Pattern KEY = Pattern.compile("(?m)^  readonly \"?([\\w-]+)\"?(\\?)?: (.*);$");
    private static final Pattern INLINE_KEY = Pattern.compile("readonly \"?([\\w-]+)\"?(\\?)?: ([^;}]+)");
    private static final Pattern BY_SIDE = Pattern.compile("BySide<(\\w+)>");

    private record Key(boolean optional, String type) {}

    private final String text;
    private final Map<String, Map<String, Key>> interfaces = new LinkedHashMap<>();

    private TypeScript(String text) {
        this.text = text;
        Matcher matcher = INTERFACE.matcher(text);
        while (matcher.find()) {
            Map<String, Key> keys = new LinkedHashMap<>();
            String parent = matcher.group(2) == null ? "" : matcher.group(2);
            Matcher bySide = BY_SIDE.matcher(parent);
            if (bySide.matches()) {
                keys.put("red", new Key(false, bySide.group(1)));
                keys.put("black", new Key(false, bySide.group(1)));
            } else if (parent.equals("Spellings")) {
                Notations.usual().ids().forEach(id -> keys.put(id, new Key(false, "string")));
            } else {
                keys.putAll(interfaces.getOrDefault(parent, Map.of()));
            }
            keys.putAll(keys(KEY, matcher.group(3)));
            interfaces.put(matcher.group(1), keys);
        }
    }

    /** The interfaces of some scripts; the later may use the earlier. */
    static TypeScript read(String... paths) {
        try {
            StringBuilder text = new StringBuilder();
            for (String path : paths) {
                text.append(Files.readString(Path.of(path)));
            }
            return new TypeScript(text.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, Key> keys(Pattern pattern, String body) {
        Map<String, Key> keys = new LinkedHashMap<>();
        Matcher matcher = pattern.matcher(body);
        while (matcher.find()) {
            keys.put(matcher.group(1), new Key(matcher.group(2) != null, matcher.group(3)));
        }
        return keys;
    }

    /** The words that {@code t} can be in a union. */
    List<String> wordsOf(String union) {
        String body = text.substring(text.indexOf("export type " + union + " ="));
        List<String> words = new ArrayList<>();
        Matcher kinds = Pattern.compile("readonly t: ([^;}]+)").matcher(body.substring(0, body.indexOf(";\n\n")));
        while (kinds.find()) {
            Matcher word = Pattern.compile("\"([\\w-]+)\"").matcher(kinds.group(1));
            while (word.find()) {
                words.add(word.group(1));
            }
        }
        return words;
    }

    /** Holds JSON against an interface, and says which ones it met. */
    Set<String> check(String name, JsonNode json) {
        Set<String> met = new TreeSet<>(Set.of(name));
        Map<String, Key> keys = interfaces.get(name);
        if (keys == null) {
            throw new AssertionError("there is no interface " + name);
        }
        check(name, keys, json, met);
        return met;
    }

    private void check(String where, Map<String, Key> keys, JsonNode json, Set<String> met) {
        Set<String> names = new TreeSet<>(json.propertyNames());
        Set<String> required = new TreeSet<>();
        keys.forEach((name, key) -> {
            if (!key.optional()) {
                required.add(name);
            }
        });
        if (!keys.keySet().containsAll(names) || !names.containsAll(required)) {
            throw new AssertionError(where + " has " + keys.keySet() + ", the message " + names);
        }
        for (String name : names) {
            value(where + "." + name, keys.get(name).type(), json.path(name), met);
        }
    }

    private void value(String where, String type, JsonNode json, Set<String> met) {
        if (json.isNull() && !type.contains("null")) {
            throw new AssertionError(where + " is null");
        }
        if (json.isArray()) {
            String element = type.replaceAll("^readonly |\\[\\].*$", "");
            json.forEach(each -> value(where, element, each, met));
        } else if (json.isObject()) {
            object(where, type.replace(" | null", "").strip(), json, met);
        }
    }

    private void object(String where, String type, JsonNode json, Set<String> met) {
        Matcher bySide = BY_SIDE.matcher(type);
        if (bySide.matches()) {
            Key side = new Key(false, bySide.group(1));
            check(where, Map.of("red", side, "black", side), json, met);
        } else if (type.startsWith("{")) {
            check(where, keys(INLINE_KEY, type), json, met);
        } else if (interfaces.containsKey(type)) {
            met.add(type);
            check(where, interfaces.get(type), json, met);
        } else {
            throw new AssertionError(where + " is an object, not " + type);
        }
    }
}
