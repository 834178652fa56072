package org.chuhe.server.game.arbiter;

import java.util.Optional;
import java.util.regex.Pattern;
import org.chuhe.game.incident.EntryException;
import org.chuhe.game.incident.EntryReader;
import org.chuhe.game.incident.TableEntry;
import org.chuhe.game.result.Words;
import org.chuhe.game.state.GameState;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import tools.jackson.databind.JsonNode;

/**
 * An entry as a tablet sends it, perhaps long after it was made.
 *
 * @param id the tablet's own name for it, by which it is recognised if it comes twice; empty for a question
 * @param at when it happened, by the server's clock as the tablet knows it
 * @param line what was entered
 * @param overrule why the arbiter decides otherwise, if he does
 */
record SentEntry(String id, long at, String line, Optional<Words> overrule) {
    private static final Messages WORDS = Messages.beside(SentEntry.class);
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9-]{8,64}");

    static SentEntry read(JsonNode json) {
        String id = json.path("id").asString("");
        if (!ID.matcher(id).matches()) {
            throw Rejection.unusable(WORDS.message("entry.id"));
        }
        String why = json.path("overrule").asString("");
        Optional<Words> overrule =
                json.path("overrule").isString() ? Optional.of(EntryReader.reason(why)) : Optional.empty();
        return new SentEntry(id, time(json), json.path("line").asString(""), overrule);
    }

    /** What would follow is asked without a name: nothing happens. */
    static SentEntry question(JsonNode json) {
        return new SentEntry("", time(json), json.path("line").asString(""), Optional.empty());
    }

    private static long time(JsonNode json) {
        JsonNode at = json.path("at");
        return at.isIntegralNumber() ? at.longValue() : Long.MAX_VALUE;
    }

    /** The entry in a game; it happened neither before what is on record nor in the future. */
    TableEntry in(GameState state, long now) {
        long then = Math.max(state.clock().time(), Math.min(at, now));
        try {
            return EntryReader.read(state.position(), then, line);
        } catch (EntryException e) {
            throw Rejection.unusable(e.words());
        }
    }
}
