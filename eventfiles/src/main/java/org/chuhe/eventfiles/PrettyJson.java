package org.chuhe.eventfiles;

import java.io.StringWriter;
import java.util.Map;
import org.chuhe.json.JsonTree;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.SerializableString;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** JSON for people: whatever fits on a line stands on one, so that a player or a game is a line. */
public final class PrettyJson {
    private static final int WIDTH = 160;
    private static final JsonFactory JSON =
            JsonFactory.builder().rootValueSeparator((SerializableString) null).build();

    private final StringWriter writer = new StringWriter();
    private final StringBuffer text = writer.getBuffer();
    private final JsonGenerator line = JSON.createGenerator(ObjectWriteContext.empty(), writer);

    private PrettyJson() {}

    public static String of(JsonNode node) {
        PrettyJson pretty = new PrettyJson();
        try (JsonGenerator held = pretty.line) {
            pretty.write(node, "");
            held.flush();
        }
        return pretty.text.append('\n').toString();
    }

    /** How long a node is in one line at least; counted no further than the limit, however large it is. */
    private static int least(JsonNode node, int limit) {
        if (!node.isContainer()) {
            return node.isString() ? node.stringValue().length() + 2 : 1;
        }
        int length = 2;
        for (Map.Entry<String, JsonNode> entry : node.properties()) {
            length += entry.getKey().length() + 3 + least(entry.getValue(), limit - length);
            if (length > limit) {
                return length;
            }
        }
        if (node.isArray()) {
            for (JsonNode element : node.values()) {
                length += 1 + least(element, limit - length);
                if (length > limit) {
                    return length;
                }
            }
        }
        return length;
    }

    private void line(JsonNode node) {
        JsonTree.write(node, line);
        line.flush();
    }

    private void write(JsonNode node, String indent) {
        boolean container = node.isContainer() && !node.isEmpty();
        if (!container || (!indent.isEmpty() && least(node, WIDTH) <= WIDTH)) {
            int start = text.length();
            line(node);
            if (!container || text.length() - start <= WIDTH) {
                return;
            }
            text.setLength(start);
        }
        String inner = indent + "  ";
        boolean object = node.isObject();
        text.append(object ? "{\n" : "[\n");
        String separator = inner;
        if (object) {
            for (Map.Entry<String, JsonNode> entry : node.properties()) {
                text.append(separator);
                line(JsonNodeFactory.instance.stringNode(entry.getKey()));
                text.append(": ");
                write(entry.getValue(), inner);
                separator = ",\n" + inner;
            }
        } else {
            for (JsonNode element : node.values()) {
                text.append(separator);
                write(element, inner);
                separator = ",\n" + inner;
            }
        }
        text.append('\n').append(indent).append(object ? '}' : ']');
    }
}
