package org.chuhe.server.event.log;

import java.util.List;
import org.chuhe.eventfiles.ResultChangeJson;
import org.chuhe.text.Coded;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Details in the log: an object with {@code words}; with {@code results}; or with {@code entry}, {@code kind} and {@code
 * story} of what was taken back.
 */
final class ActionDetailsJson {
    private ActionDetailsJson() {}

    static ObjectNode write(ActionDetails details) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        if (details instanceof ActionDetails.Results results) {
            node.set("results", ResultChangeJson.write(results.changes()));
        } else if (details instanceof ActionDetails.Undone undone) {
            node.put("entry", undone.entry()).put("kind", undone.kind().code());
            node.set("story", write(undone.details()));
        } else if (details instanceof ActionDetails.Words words) {
            words.words().forEach(node.putArray("words")::add);
        }
        return node;
    }

    static ActionDetails read(JsonNode node) {
        if (node.has("results")) {
            return new ActionDetails.Results(ResultChangeJson.read(node, "results"));
        }
        if (node.has("story")) {
            EventAction.Kind undone = kind(node.path("kind").asString(""));
            return new ActionDetails.Undone(node.path("entry").asInt(), undone, read(node.path("story")));
        }
        return new ActionDetails.Words(words(node.path("words")));
    }

    private static List<String> words(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }

    private static EventAction.Kind kind(String code) {
        return Coded.find(EventAction.Kind.class, code)
                .orElseThrow(() -> new IllegalStateException("the log names an unknown action: " + code));
    }
}
