package org.chuhe.json;

import java.util.Locale;
import java.util.Map;
import org.chuhe.arbiter.claim.LineRuling;
import org.chuhe.arbiter.ruling.Ruling;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A ruling as a Jackson object; {@link RulingTree} knows the keys. What trees and Jackson have to do with each other is here. */
public final class RulingJson {
    private RulingJson() {}

    /**
     * A ruling without an id.
     *
     * @param locale the language of {@code explanation}, {@code summary}, {@code comparison}, {@code why} and {@code words}
     * @param millis how long the arbiter took
     */
    public static ObjectNode of(Ruling ruling, Locale locale, double millis) {
        return of(RulingTree.of(ruling, locale, millis));
    }

    /** The answer to a line of play: the ruling, and under {@code claim} what can be claimed after the last ply. */
    public static ObjectNode of(LineRuling line, Locale locale, double millis) {
        return of(RulingTree.of(line, locale, millis));
    }

    /** The same answer under the name that the caller gave the question. */
    public static ObjectNode withId(@Nullable String id, ObjectNode answer) {
        return JsonNodeFactory.instance.objectNode().put("id", id).setAll(answer);
    }

    /** What is wrong with a question, under the name that the caller gave it. */
    public static ObjectNode error(@Nullable String id, String what) {
        return of(RulingTree.error(id, what));
    }

    /** A text as an object; what is none is refused in words. */
    static ObjectNode read(String text) {
        try {
            if (JsonTree.read(text) instanceof ObjectNode object) {
                return object;
            }
        } catch (JacksonException e) {
            throw JudgeRequest.notJson(text);
        }
        throw JudgeRequest.notJson(text);
    }

    @SuppressWarnings({"unchecked", "NullAway"}) // an object becomes a map; a value may be null, as in Jackson's own
    static Map<String, Object> tree(ObjectNode node) {
        return (Map<String, Object>) JsonTree.plain(node);
    }

    /** A tree, as {@link RulingTree} describes them. */
    public static ObjectNode of(Map<String, Object> tree) {
        return (ObjectNode) JsonTree.of(tree);
    }
}
