package org.chuhe.server.event.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.text.Coded;
import org.chuhe.tournament.field.ValueType.Choice;
import org.chuhe.tournament.field.ValueType.Choices;
import org.chuhe.tournament.field.ValueType.Flag;
import org.chuhe.tournament.field.ValueType.Large;
import org.chuhe.tournament.field.ValueType.Records;
import org.chuhe.tournament.field.ValueType.Text;
import org.chuhe.tournament.field.ValueType.Whole;
import org.chuhe.tournament.person.EntryField;
import org.chuhe.tournament.regulations.Setting;
import org.chuhe.tournament.regulations.Settings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * {@link Settings} and {@link EntryField}s in the OpenAPI document: where a schema says {@code x-settings} or
 * {@code x-entry-fields}, it has a property for each.
 */
public final class TableSchemas {
    private static final String SETTINGS = "x-settings";
    private static final String ENTRY_FIELDS = "x-entry-fields";

    private TableSchemas() {}

    /** Puts them into the schemas that ask for them; what a schema itself says of a name stays. */
    public static void into(JsonNode schemas) {
        for (ObjectNode properties : marked(schemas, SETTINGS)) {
            Settings.all().forEach(setting -> properties.putIfAbsent(setting.name(), schema(setting)));
        }
        for (ObjectNode properties : marked(schemas, ENTRY_FIELDS)) {
            EntryField.all().forEach(field -> properties.putIfAbsent(field.key(), schema(field)));
        }
    }

    private static List<ObjectNode> marked(JsonNode schemas, String mark) {
        List<ObjectNode> found = new ArrayList<>();
        for (JsonNode schema : schemas.findParents(mark)) {
            ((ObjectNode) schema).remove(mark);
            found.add((ObjectNode) schema.get("properties"));
        }
        return found;
    }

    private static ObjectNode schema(EntryField<?> field) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("type", "string")
                .put("description", field.help().in(Locale.ENGLISH));
    }

    private static ObjectNode schema(Setting<?> setting) {
        ObjectNode schema = JsonNodeFactory.instance.objectNode();
        if (setting.type() instanceof Flag) {
            schema.put("type", "boolean");
        } else if (setting.type() instanceof Whole bounds) {
            schema.put("type", "integer").put("minimum", bounds.least()).put("maximum", bounds.most());
        } else if (setting.type() instanceof Large) {
            schema.put("type", "integer");
        } else if (setting.type() instanceof Choice<?> choice) {
            words(schema, choice.values());
        } else if (setting.type() instanceof Choices<?> choices) {
            words(several(schema), choices.values());
        } else if (setting.type() instanceof Records) {
            several(schema).put("type", "string");
        } else {
            schema.put("type", "string");
        }
        if (setting.type() instanceof Text text) {
            schema.put("maxLength", text.longest());
        }
        return schema.put("description", setting.help().in(Locale.ENGLISH));
    }

    private static void words(ObjectNode schema, List<? extends Coded> values) {
        ArrayNode words = schema.put("type", "string").putArray("enum");
        values.forEach(value -> words.add(value.code()));
    }

    /** One text, or a list of texts such as the answer. */
    private static ObjectNode several(ObjectNode schema) {
        ArrayNode either = schema.putArray("oneOf");
        either.addObject().put("type", "string");
        return either.addObject().put("type", "array").putObject("items");
    }
}
