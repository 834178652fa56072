package org.chuhe.json.tournament;

import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** JSON for people: whatever fits on a line stands on one, so that a player or a game is a line. */
public final class PrettyJson {
    private static final int WIDTH = 160;
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final StringBuilder text = new StringBuilder();

    private PrettyJson() {}

    public static String of(JsonNode node) {
        PrettyJson pretty = new PrettyJson();
        pretty.write(node, "");
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

    private void write(JsonNode node, String indent) {
        boolean container = node.isContainer() && !node.isEmpty();
        if (!container || (!indent.isEmpty() && least(node, WIDTH) <= WIDTH)) {
            String line = JSON.writeValueAsString(node);
            if (!container || line.length() <= WIDTH) {
                text.append(line);
                return;
            }
        }
        String inner = indent + "  ";
        boolean object = node.isObject();
        text.append(object ? "{\n" : "[\n");
        String separator = inner;
        if (object) {
            for (Map.Entry<String, JsonNode> entry : node.properties()) {
                text.append(separator)
                        .append(JSON.writeValueAsString(entry.getKey()))
                        .append(": ");
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
