package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.tournament.appeal.Appeal;
import org.chuhe.tournament.appeal.AppealOutcome;
import org.chuhe.tournament.model.Event;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code appeals} of an event file. */
final class AppealsJson {
    private static final int MOST = 10_000;

    private AppealsJson() {}

    /** They are numbered in their order, whatever the file says. */
    static List<Appeal> read(Item event) {
        List<Appeal> appeals = new ArrayList<>();
        for (Item item : event.items("appeals", MOST)) {
            item.has("number");
            appeals.add(new Appeal(
                    appeals.size() + 1,
                    item.integer("round", 0, 0, RegulationsJson.MOST_ROUNDS),
                    item.integer("table", 0, 0, EntrantsJson.MOST_NUMBER),
                    item.text("by", ""),
                    item.text("against", ""),
                    item.text("grounds", ""),
                    item.text("lodged", ""),
                    item.choice("outcome", AppealOutcome.class).orElse(AppealOutcome.OPEN),
                    item.text("decision", ""),
                    item.text("decidedBy", ""),
                    item.text("decided", "")));
        }
        return appeals;
    }

    static void write(Event event, ObjectNode node) {
        if (event.appeals().isEmpty()) {
            return;
        }
        ArrayNode appeals = node.putArray("appeals");
        for (Appeal appeal : event.appeals()) {
            ObjectNode one = appeals.addObject().put("number", appeal.number());
            one.put("round", appeal.round()).put("table", appeal.table());
            one.put("by", appeal.by()).put("against", appeal.against());
            put(one, "grounds", appeal.grounds());
            put(one, "lodged", appeal.lodged());
            one.put("outcome", appeal.outcome().code());
            put(one, "decision", appeal.decision());
            put(one, "decidedBy", appeal.decidedBy());
            put(one, "decided", appeal.decided());
        }
    }

    private static void put(ObjectNode node, String key, String text) {
        if (!text.isEmpty()) {
            node.put(key, text);
        }
    }
}
