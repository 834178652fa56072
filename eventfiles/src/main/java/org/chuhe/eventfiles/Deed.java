package org.chuhe.eventfiles;

import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something that was done to an event, as its file tells it.
 *
 * @param text in the words of whoever did it; all that files of other programs, and older ones, say
 * @param key the sentence by which it can be told in any language; may be empty
 * @param words what fills its places
 */
public record Deed(String text, String key, List<String> words) {
    public Deed {
        words = List.copyOf(words);
    }

    /** Something that has words in one language only. */
    public static Deed of(String text) {
        return new Deed(text, "", List.of());
    }

    static Deed read(JsonNode entry) {
        return new Deed(
                entry.path("did").asString("?"),
                entry.path("deed").asString(""),
                entry.path("words").valueStream().map(word -> word.asString("")).toList());
    }

    void write(ObjectNode entry) {
        entry.put("did", text);
        if (!key.isEmpty()) {
            entry.put("deed", key);
            words.forEach(entry.putArray("words")::add);
        }
    }
}
