package org.chuhe.records.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** A JSON object as plain values: maps, lists, texts, whole numbers; nested no deeper than the parser allows. */
public final class JsonValues {
    private static final JsonFactory JSON = new JsonFactory();

    private JsonValues() {}

    /** A text that is no JSON object. */
    public static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1L;

        Unreadable(String message) {
            super(message);
        }
    }

    /** Reads an object's fields into a map. */
    public static void read(String text, Map<String, Object> into) throws Unreadable {
        try (JsonParser json = JSON.createParser(ObjectReadContext.empty(), text)) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw new Unreadable("{ …");
            }
            object(json, into);
            if (json.nextToken() != null) {
                throw new Unreadable("} …");
            }
        } catch (JacksonException e) {
            throw new Unreadable(String.valueOf(e.getOriginalMessage()));
        }
    }

    private static void object(JsonParser json, Map<String, Object> into) throws Unreadable {
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String name = json.currentName();
            json.nextToken();
            if (into.put(String.valueOf(name), value(json)) != null) {
                throw new Unreadable(String.valueOf(name));
            }
        }
    }

    private static Object value(JsonParser json) throws Unreadable {
        JsonToken token = json.currentToken();
        if (token == JsonToken.START_OBJECT) {
            Map<String, Object> fields = new LinkedHashMap<>();
            object(json, fields);
            return fields;
        }
        if (token == JsonToken.START_ARRAY) {
            List<Object> values = new ArrayList<>();
            while (json.nextToken() != JsonToken.END_ARRAY) {
                values.add(value(json));
            }
            return values;
        }
        return token == JsonToken.VALUE_NUMBER_INT && json.getString().length() < 16
                ? (Object) json.getLongValue()
                : json.getString();
    }
}
