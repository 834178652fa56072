package org.chuhe.server.play.table;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.result.Words;
import org.chuhe.text.Message;
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

    /** Both languages. */
    public static ObjectNode text(Words words) {
        return object().put("zh", words.in(Locale.CHINESE)).put("en", words.in(Locale.ENGLISH));
    }

    public static ObjectNode text(Message message) {
        return object().put("zh", message.in(Locale.CHINESE)).put("en", message.in(Locale.ENGLISH));
    }

    public static @Nullable String side(Optional<Side> side) {
        return side.map(Json::id).orElse(null);
    }

    public static String id(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static ArrayNode list(List<?> values) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        values.forEach(value -> array.add(value.toString()));
        return array;
    }
}
