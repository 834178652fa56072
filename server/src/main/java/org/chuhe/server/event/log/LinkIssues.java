package org.chuhe.server.event.log;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.server.platform.auth.SignedLink.Purpose;
import org.chuhe.text.Coded;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * How often the links of an event have been renewed, by purpose and by the id of whom they are about. These counts only
 * grow: they are left alone when something is taken back, so that a link that was revoked stays dead.
 */
public record LinkIssues(Map<Purpose, Map<Integer, Integer>> counts) {
    /** The key in event files. */
    static final String KEY = EventDocument.LINKS;

    /** The id of an event's entry link: there is one. */
    public static final int ENTRY = 0;

    static LinkIssues read(JsonNode links) {
        Map<Purpose, Map<Integer, Integer>> counts = new TreeMap<>();
        links.forEachEntry((code, byId) -> Coded.find(Purpose.class, code)
                .ifPresent(purpose -> counts.put(
                        purpose,
                        byId.properties().stream()
                                .filter(one -> one.getKey().matches("\\d{1,9}"))
                                .collect(Collectors.toMap(
                                        one -> Integer.valueOf(one.getKey()),
                                        one -> one.getValue().asInt(0))))));
        return new LinkIssues(counts);
    }

    /** How often a link has been renewed. */
    public int of(Purpose purpose, int id) {
        return counts.getOrDefault(purpose, Map.of()).getOrDefault(id, 0);
    }

    /** With one of them renewed. */
    public LinkIssues renewed(Purpose purpose, int id) {
        Map<Purpose, Map<Integer, Integer>> more = new TreeMap<>(counts);
        Map<Integer, Integer> byId = new TreeMap<>(more.getOrDefault(purpose, Map.of()));
        byId.merge(id, 1, Integer::sum);
        more.put(purpose, byId);
        return new LinkIssues(more);
    }

    public ObjectNode write() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        counts.forEach((purpose, byId) -> {
            ObjectNode of = node.putObject(purpose.code());
            byId.forEach((id, count) -> of.put(Integer.toString(id), count));
        });
        return node;
    }
}
