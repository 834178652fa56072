package org.chuhe.server.game.store;

import java.util.Locale;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.json.RulingJson;

/**
 * What a ruling on a repetition rested on, as it was given: the nature of every move with its proof, as facts. It stands beside
 * the log, which stays small and does not need it. The moves are never judged again, for a newer program might see more, but
 * what was ruled was ruled on this; putting it into words searches nothing.
 *
 * @param json the facts
 */
public record KeptRuling(String json) {
    /**
     * A ruling to be kept.
     *
     * @param millis how long the arbiter took
     */
    public static KeptRuling of(Ruling ruling, double millis) {
        return new KeptRuling(KeptRulingJson.write(ruling, millis));
    }

    /** The ruling as programs read it, in a reader's language. */
    public String in(Locale locale) {
        return KeptRulingJson.read(json, (ruling, millis) -> RulingJson.of(ruling, locale, millis))
                .toString();
    }
}
