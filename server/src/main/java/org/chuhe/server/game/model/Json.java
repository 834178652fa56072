package org.chuhe.server.game.model;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.chuhe.core.Side;
import org.chuhe.game.result.Words;
import org.chuhe.text.Message;
import org.chuhe.text.Translated;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Small things as JSON. */
public final class Json {
    private Json() {}

    public static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    /** All languages, by their codes; without those whose readers see the same in another. */
    public static ObjectNode text(Words words) {
        return text(object(), words::in);
    }

    public static ObjectNode text(Message message) {
        return text(object(), message::in);
    }

    /** Puts the text in all languages into an object. */
    public static ObjectNode text(ObjectNode json, Function<Locale, String> words) {
        Translated.forReaders(words).byCode().forEach(json::put);
        return json;
    }

    public static @Nullable String side(Optional<Side> side) {
        return side.map(Side::code).orElse(null);
    }

    public static ArrayNode list(List<?> values) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        values.forEach(value -> array.add(value.toString()));
        return array;
    }
}
