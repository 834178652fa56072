package org.chuhe.eventfiles;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Team;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The ids of an event file: each stands once, below {@code nextId}. Whoever has none, because the file was written by hand,
 * gets the next, in the order of the lists.
 */
final class EntryIds {
    static final String KEY = "entryId";
    static final String NEXT = "nextId";
    private static final int MOST = 100_000_000;

    private final Set<Integer> taken = new HashSet<>();
    private final int limit;
    private int next;

    EntryIds(Item event) {
        int given = event.integer(NEXT, 0, 1, MOST);
        this.limit = given == 0 ? MOST : given;
        this.next = given == 0 ? highest(event.node()) + 1 : given;
    }

    private static int highest(JsonNode event) {
        int highest = 0;
        for (String list : new String[] {"players", "teams"}) {
            for (JsonNode entrant : event.path(list).values()) {
                highest = Math.max(highest, entrant.path(KEY).asInt(0));
                for (JsonNode member : entrant.path("members").values()) {
                    highest = Math.max(highest, member.path(KEY).asInt(0));
                }
            }
        }
        return Math.min(highest, MOST);
    }

    /** The id of an entrant or a team's member. */
    int of(Item item) {
        int id = item.integer(KEY, 0, 1, limit - 1);
        if (id == 0) {
            return next++;
        }
        if (!taken.add(id)) {
            throw EventVocabulary.problem("file.twice", item.path(KEY), id);
        }
        return id;
    }

    /** A file with the ids that it did not give. */
    static ObjectNode into(ObjectNode tree, Event event) {
        ObjectNode copy = tree.deepCopy();
        copy.put(NEXT, event.nextId());
        mark(copy.path("players"), event.players());
        mark(copy.path("teams"), event.teams());
        return copy;
    }

    private static void mark(JsonNode list, List<? extends Entrant> entrants) {
        Map<Integer, Entrant> byNumber = new HashMap<>();
        entrants.forEach(entrant -> byNumber.put(entrant.no(), entrant));
        for (int i = 0; i < list.size(); i++) {
            int no = list.get(i).hasNonNull("no") ? list.get(i).get("no").asInt() : i + 1;
            Entrant entrant = byNumber.get(no);
            if (entrant != null) {
                ((ObjectNode) list.get(i)).put(KEY, entrant.id());
            }
            if (entrant instanceof Team team) {
                for (int m = 0; m < team.members().size(); m++) {
                    ((ObjectNode) list.get(i).get("members").get(m))
                            .put(KEY, team.members().get(m).id());
                }
            }
        }
    }

    /** The id of whoever enters next. */
    int next() {
        return next;
    }
}
