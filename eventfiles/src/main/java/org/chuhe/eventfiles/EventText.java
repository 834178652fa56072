package org.chuhe.eventfiles;

import org.chuhe.json.JsonException;
import org.chuhe.json.JsonTree;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.POJONode;

/**
 * The text of an event file. A tree of a large event's rounds takes ten times the room of its text, so whoever only reads
 * gets them one by one; whoever changes something gets the whole.
 */
final class EventText {
    private static final int DEEPEST = 40;
    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxStringLength(100_000)
                    .maxNumberLength(30)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final String name;
    private final byte[] bytes;
    private final int start;

    /** @param name what messages call it, such as its file */
    EventText(String name, byte[] bytes) {
        this.name = name;
        this.bytes = bytes;
        this.start = bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB ? 3 : 0;
    }

    /** A round as it stands in the text. */
    private record Part(byte[] bytes, int from, int to) {}

    /** What an element of a list holds, read if that has been put off. */
    static JsonNode value(JsonNode element) {
        if (element instanceof POJONode pojo && pojo.getPojo() instanceof Part part) {
            try (JsonParser parser = parser(part.bytes(), part.from(), part.to() - part.from())) {
                return JsonTree.whole(parser);
            }
        }
        return element;
    }

    private static JsonParser parser(byte[] bytes, int start, int length) {
        return JSON.createParser(ObjectReadContext.empty(), bytes, start, length);
    }

    /**
     * The event without its history; elements of {@code played} are to be read by {@link #value}.
     *
     * @throws JsonException if it is no JSON, with the place
     */
    ObjectNode event() {
        try (JsonParser parser = parser(bytes, start, bytes.length - start)) {
            if (parser.nextToken() == JsonToken.START_OBJECT) {
                ObjectNode event = JsonNodeFactory.instance.objectNode();
                while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                    member(parser, event);
                }
                if (parser.nextToken() == null) {
                    return event;
                }
            }
        } catch (JacksonException e) {
            throw problem(e);
        }
        // Something else, or more than one thing: whoever reads the whole knows what.
        whole();
        throw EventVocabulary.problem("file.no-object", name);
    }

    private void member(JsonParser parser, ObjectNode event) {
        String key = parser.currentName();
        JsonToken token = parser.nextToken();
        if (key.equals(EventJson.HISTORY)) {
            parser.skipChildren();
        } else if (key.equals("played") && token == JsonToken.START_ARRAY) {
            ArrayNode played = event.putArray(key);
            for (JsonToken each = parser.nextToken(); each != JsonToken.END_ARRAY; each = parser.nextToken()) {
                if (each == JsonToken.START_OBJECT) {
                    int from = (int) parser.currentTokenLocation().getByteOffset();
                    parser.skipChildren();
                    int to = (int) parser.currentLocation().getByteOffset();
                    played.addPOJO(new Part(bytes, start + from, start + to));
                } else {
                    played.add(JsonTree.value(parser));
                }
            }
        } else {
            event.set(key, JsonTree.value(parser));
        }
    }

    /**
     * Everything, as a tree.
     *
     * @throws JsonException if it is no JSON object, with the place
     */
    ObjectNode whole() {
        try (JsonParser parser = parser(bytes, start, bytes.length - start)) {
            if (JsonTree.whole(parser) instanceof ObjectNode object) {
                return object;
            }
        } catch (JacksonException e) {
            throw problem(e);
        }
        throw EventVocabulary.problem("file.no-object", name);
    }

    private JsonException problem(JacksonException e) {
        var where = e.getLocation();
        int line = where == null ? 0 : where.getLineNr();
        int column = where == null ? 0 : where.getColumnNr();
        String what = e.getOriginalMessage().replaceAll("\\s*\\(start marker.*", "");
        return EventVocabulary.problem("file.json", name, line, column, what);
    }
}
