package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.command.round.ResultChange;
import org.chuhe.tournament.result.Result;
import org.chuhe.tournament.result.ResultReason;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Changes of results as JSON: a list of objects with {@code round}, {@code table}, {@code game}, and the codes of the
 * result {@code before} and {@code after}; {@code reasonBefore} and {@code reason} where there is one.
 */
public final class ResultChangeJson {
    private static final int MOST = 1_000_000;

    private ResultChangeJson() {}

    /** The list. */
    public static ArrayNode write(List<ResultChange> changes) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        for (ResultChange change : changes) {
            ObjectNode one = list.addObject()
                    .put("round", change.round())
                    .put("table", change.table())
                    .put("game", change.game())
                    .put("before", change.before().code())
                    .put("after", change.after().code());
            if (change.reasonBefore() != ResultReason.NONE) {
                one.put("reasonBefore", change.reasonBefore().code());
            }
            if (change.reason() != ResultReason.NONE) {
                one.put("reason", change.reason().code());
            }
        }
        return list;
    }

    /**
     * Reads the list that stands in an object under a name.
     *
     * @throws org.chuhe.json.JsonException if something in it is wrong, with its place
     */
    public static List<ResultChange> read(JsonNode object, String name) {
        List<ResultChange> changes = new ArrayList<>();
        for (Item item : Item.root(object).items(name, MOST)) {
            changes.add(new ResultChange(
                    item.required("round", 1, MOST),
                    item.required("table", 1, MOST),
                    item.required("game", 1, MOST),
                    result(item, "before"),
                    result(item, "after"),
                    reason(item, "reasonBefore"),
                    reason(item, "reason")));
        }
        return changes;
    }

    private static ResultReason reason(Item item, String key) {
        return item.choice(key, ResultReason.class).orElse(ResultReason.NONE);
    }

    private static Result result(Item item, String key) {
        return item.choice(key, Result::read, Result.accepted()).orElse(Result.UNFINISHED);
    }
}
