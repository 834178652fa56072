package org.chuhe.json;

import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * JSON as Jackson's nodes, read and written with its parser and generator alone: to make one of its mappers takes longer
 * than most of what a command does. How deep a tree may be is the parser's affair.
 */
public final class JsonTree {
    private static final JsonFactory JSON = new JsonFactory();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private JsonTree() {}

    /**
     * The value in a text; a missing node if it is empty.
     *
     * @throws tools.jackson.core.JacksonException if it is no JSON, or more than one value
     */
    public static JsonNode read(String text) {
        try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), text)) {
            return whole(parser);
        }
    }

    /** All that a parser has to read, which must be one value; a missing node if it has none. */
    public static JsonNode whole(JsonParser parser) {
        JsonToken first = parser.nextToken();
        if (first == null) {
            return NODES.missingNode();
        }
        JsonNode node = value(parser);
        if (parser.nextToken() != null) {
            throw new StreamReadException(parser, "More than one value", parser.currentTokenLocation());
        }
        return node;
    }

    /** The value at whose first token a parser stands; after it, it stands at its last. */
    public static JsonNode value(JsonParser parser) {
        return switch (parser.currentToken()) {
            case START_OBJECT -> {
                ObjectNode object = NODES.objectNode();
                while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                    String name = parser.currentName();
                    parser.nextToken();
                    object.set(name, value(parser));
                }
                yield object;
            }
            case START_ARRAY -> {
                ArrayNode array = NODES.arrayNode();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    array.add(value(parser));
                }
                yield array;
            }
            case VALUE_STRING -> NODES.stringNode(parser.getString());
            case VALUE_NUMBER_INT ->
                switch (parser.getNumberType()) {
                    case INT -> NODES.numberNode(parser.getIntValue());
                    case LONG -> NODES.numberNode(parser.getLongValue());
                    default -> NODES.numberNode(parser.getBigIntegerValue());
                };
            case VALUE_NUMBER_FLOAT -> NODES.numberNode(parser.getDoubleValue());
            case VALUE_TRUE -> NODES.booleanNode(true);
            case VALUE_FALSE -> NODES.booleanNode(false);
            case VALUE_NULL -> NODES.nullNode();
            default -> throw new StreamReadException(parser, "A value was expected", parser.currentTokenLocation());
        };
    }

    /** A node in one line, without spaces. */
    public static String text(JsonNode node) {
        return text(node, false);
    }

    /** A node in one line, the same for objects that differ in the order of their keys. */
    public static String sortedText(JsonNode node) {
        return text(node, true);
    }

    private static String text(JsonNode node, boolean sorted) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            write(node, out, sorted);
        }
        return text.toString();
    }

    /** Writes a node where a generator stands. */
    public static void write(JsonNode node, JsonGenerator out) {
        write(node, out, false);
    }

    private static void write(JsonNode node, JsonGenerator out, boolean sorted) {
        switch (node.getNodeType()) {
            case OBJECT -> {
                out.writeStartObject();
                Iterable<Map.Entry<String, JsonNode>> properties =
                        sorted ? sorted(node.properties()).entrySet() : node.properties();
                for (Map.Entry<String, JsonNode> property : properties) {
                    out.writeName(property.getKey());
                    write(property.getValue(), out, sorted);
                }
                out.writeEndObject();
            }
            case ARRAY -> {
                out.writeStartArray();
                for (JsonNode element : node.values()) {
                    write(element, out, sorted);
                }
                out.writeEndArray();
            }
            case STRING -> out.writeString(node.stringValue());
            case NUMBER -> number(node, out);
            case BOOLEAN -> out.writeBoolean(node.booleanValue());
            case NULL, MISSING -> out.writeNull();
            default -> throw new IllegalArgumentException("not JSON: " + node.getNodeType());
        }
    }

    private static Map<String, JsonNode> sorted(Iterable<Map.Entry<String, JsonNode>> properties) {
        Map<String, JsonNode> sorted = new TreeMap<>();
        for (Map.Entry<String, JsonNode> property : properties) {
            sorted.put(property.getKey(), property.getValue());
        }
        return sorted;
    }

    private static void number(JsonNode node, JsonGenerator out) {
        switch (node.numberType()) {
            case INT -> out.writeNumber(node.intValue());
            case LONG -> out.writeNumber(node.longValue());
            case BIG_INTEGER -> out.writeNumber(node.bigIntegerValue());
            case FLOAT -> out.writeNumber(node.floatValue());
            case DOUBLE -> out.writeNumber(node.doubleValue());
            case BIG_DECIMAL -> out.writeNumber(node.decimalValue());
        }
    }

    /** A tree of maps, lists, texts, numbers and truth values as a node. */
    public static JsonNode of(@Nullable Object tree) {
        if (tree == null) {
            return NODES.nullNode();
        } else if (tree instanceof Map<?, ?> map) {
            ObjectNode object = NODES.objectNode();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                object.set((String) entry.getKey(), of(entry.getValue()));
            }
            return object;
        } else if (tree instanceof Iterable<?> list) {
            ArrayNode array = NODES.arrayNode();
            for (Object element : list) {
                array.add(of(element));
            }
            return array;
        } else if (tree instanceof Boolean truth) {
            return NODES.booleanNode(truth);
        } else if (tree instanceof Number number) {
            return number(number);
        }
        return NODES.stringNode(tree.toString());
    }

    private static JsonNode number(Number number) {
        if (number instanceof Integer || number instanceof Short || number instanceof Byte) {
            return NODES.numberNode(number.intValue());
        } else if (number instanceof Long) {
            return NODES.numberNode(number.longValue());
        } else if (number instanceof BigInteger big) {
            return NODES.numberNode(big);
        } else if (number instanceof BigDecimal big) {
            return NODES.numberNode(big);
        }
        return NODES.numberNode(number.doubleValue());
    }

    /** A node as a tree of maps, lists, texts, numbers and truth values. */
    static @Nullable Object plain(JsonNode node) {
        return switch (node.getNodeType()) {
            case OBJECT -> {
                Map<String, @Nullable Object> map = new LinkedHashMap<>();
                for (Map.Entry<String, JsonNode> property : node.properties()) {
                    map.put(property.getKey(), plain(property.getValue()));
                }
                yield map;
            }
            case ARRAY -> {
                List<@Nullable Object> list = new ArrayList<>();
                for (Iterator<JsonNode> elements = node.values().iterator(); elements.hasNext(); ) {
                    list.add(plain(elements.next()));
                }
                yield list;
            }
            case STRING -> node.stringValue();
            case NUMBER -> node.numberValue();
            case BOOLEAN -> node.booleanValue();
            default -> null;
        };
    }
}
