package org.chuhe.server.event.actions;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.chuhe.tournament.model.Event;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What somebody filled in: a form, or JSON with the same names. Values are read as text, leniently. */
public final class Fields {
    private static final Messages WORDS = Messages.beside(Fields.class);

    private static final int LONGEST_TEXT = 200;

    private final ObjectNode node;

    private Fields(ObjectNode node) {
        this.node = node;
    }

    public static Fields none() {
        return new Fields(JsonNodeFactory.instance.objectNode());
    }

    /** The form or the JSON object of a request. */
    public static Fields of(Context context, JsonMapper json) {
        if (context.isJson()) {
            String body = context.body();
            JsonNode tree = body.isBlank() ? JsonNodeFactory.instance.objectNode() : json.readTree(body);
            if (tree instanceof ObjectNode object) {
                return new Fields(object);
            }
            throw Rejection.unusable(WORDS.message("field.object"));
        }
        return of(context.formParamMap());
    }

    public static Fields of(Map<String, List<String>> form) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        form.forEach((name, values) -> {
            if (values.size() == 1) {
                node.put(name, values.get(0));
            } else {
                values.forEach(node.withArray(name)::add);
            }
        });
        return new Fields(node);
    }

    /** An event as if its file had been filled in. */
    public static Fields of(Event event) {
        return new Fields(EventDocument.of(event).tree());
    }

    static Fields of(ObjectNode node) {
        return new Fields(node);
    }

    ObjectNode tree() {
        return node;
    }

    public Set<String> names() {
        return Set.copyOf(node.propertyNames());
    }

    /** Whether something is filled in. */
    public boolean has(String name) {
        return !text(name).isEmpty();
    }

    /** The text without blanks around it; empty if there is none. */
    public String text(String name) {
        JsonNode value = node.path(name);
        JsonNode one = value.isArray() && !value.isEmpty() ? value.get(0) : value;
        return one.isValueNode() && !one.isNull() && !one.isMissingNode()
                ? one.asString("").strip()
                : "";
    }

    /** An object that a program sent in place of a text. */
    Optional<ObjectNode> object(String name) {
        return node.path(name) instanceof ObjectNode object ? Optional.of(object) : Optional.empty();
    }

    /** All texts of a name that occurs several times. */
    public List<String> texts(String name) {
        JsonNode value = node.path(name);
        List<String> all = new ArrayList<>();
        if (value.isArray()) {
            value.values().forEach(one -> all.add(one.asString("").strip()));
        } else if (has(name)) {
            all.add(text(name));
        }
        all.removeIf(String::isEmpty);
        return all;
    }

    /** The objects of a list. */
    List<Fields> items(String name) {
        List<Fields> all = new ArrayList<>();
        for (JsonNode one : node.path(name).values()) {
            if (one instanceof ObjectNode object) {
                all.add(new Fields(object));
            }
        }
        return all;
    }

    /** A box that is ticked. */
    public boolean flag(String name) {
        return switch (text(name)) {
            case "", "false", "0", "off", "no" -> false;
            default -> true;
        };
    }

    /** A whole number; {@code otherwise} if nothing is filled in. */
    public int number(String name, int otherwise) {
        String text = text(name);
        if (text.isEmpty()) {
            return otherwise;
        }
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw Rejection.unusable(WORDS.message("field.number", name, text));
        }
    }

    /** A whole number that must be there. */
    public int number(String name) {
        if (!has(name)) {
            throw Rejection.unusable(WORDS.message("field.missing", name));
        }
        return number(name, 0);
    }

    /** A whole number, as large as it may be. */
    long whole(String name, long otherwise) {
        String text = text(name);
        try {
            return text.isEmpty() ? otherwise : Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw Rejection.unusable(WORDS.message("field.number", name, text));
        }
    }

    /** A number that is part of a text. */
    public static int whole(String name, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw Rejection.unusable(WORDS.message("field.number", name, text));
        }
    }

    /** A text of one line. */
    String shortText(String name) {
        String text = text(name);
        checkShort(name, text);
        return text;
    }

    /** The lines of a text, or the texts of a list, without blanks around them; empty ones are left out. */
    List<String> lines(String name) {
        List<String> lines = texts(name).stream()
                .flatMap(String::lines)
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        lines.forEach(line -> checkShort(name, line));
        return lines;
    }

    private static void checkShort(String name, String text) {
        if (text.length() > LONGEST_TEXT || text.codePoints().anyMatch(Character::isISOControl)) {
            throw Rejection.unusable(WORDS.message("field.long", name, LONGEST_TEXT));
        }
    }
}
