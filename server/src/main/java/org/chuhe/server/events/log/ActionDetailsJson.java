package org.chuhe.server.events.log;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.json.tournament.ResultChangeJson;
import org.chuhe.tournament.command.round.ResultChange;
import org.chuhe.tournament.result.Result;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Details in the log: an object with {@code words}; with {@code results}; or with {@code entry}, {@code kind} and {@code
 * story} of what was taken back. Logs of the first form hold a list of words instead, also for results.
 */
final class ActionDetailsJson {
    /** Table, game, result before and after. */
    private static final int WORDS_PER_RESULT = 4;

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

    /** Reads the details of an entry of a kind. */
    static ActionDetails read(EventAction.Kind kind, JsonNode node) {
        if (node instanceof ArrayNode) {
            return first(kind, words(node));
        }
        if (node.has("results")) {
            return new ActionDetails.Results(ResultChangeJson.read(node, "results"));
        }
        if (node.has("story")) {
            EventAction.Kind undone = kind(node.path("kind").asString(""));
            return new ActionDetails.Undone(node.path("entry").asInt(), undone, read(undone, node.path("story")));
        }
        return new ActionDetails.Words(words(node.path("words")));
    }

    private static List<String> words(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }

    private static EventAction.Kind kind(String code) {
        return EventAction.Kind.ofCode(code)
                .orElseThrow(() -> new IllegalStateException("the log names an unknown action: " + code));
    }

    /** The first form: of results the round, then table, game, sign before and after of each. */
    private static ActionDetails first(EventAction.Kind kind, List<String> words) {
        if (kind == EventAction.Kind.UNDO) {
            EventAction.Kind undone = kind(words.get(1));
            return new ActionDetails.Undone(
                    Integer.parseInt(words.get(0)), undone, first(undone, words.subList(2, words.size())));
        }
        return kind.recordsResults() ? new ActionDetails.Results(firstResults(words)) : new ActionDetails.Words(words);
    }

    private static List<ResultChange> firstResults(List<String> words) {
        int round = Integer.parseInt(words.get(0));
        List<ResultChange> changes = new ArrayList<>();
        for (int i = 1; i + WORDS_PER_RESULT <= words.size(); i += WORDS_PER_RESULT) {
            changes.add(new ResultChange(
                    round,
                    Integer.parseInt(words.get(i)),
                    Integer.parseInt(words.get(i + 1)),
                    firstResult(words.get(i + 2)),
                    firstResult(words.get(i + 3))));
        }
        return changes;
    }

    private static Result firstResult(String sign) {
        return Result.read(sign)
                .orElseThrow(() -> new IllegalStateException("the log names an unknown result: " + sign));
    }
}
