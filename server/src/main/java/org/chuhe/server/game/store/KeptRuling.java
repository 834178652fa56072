package org.chuhe.server.game.store;

import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.json.RulingJson;
import org.chuhe.text.Translated;

/**
 * What a ruling on a repetition rested on, as it was given: the nature of every move with its proof, as JSON in every
 * language. It stands beside the log, which stays small and does not need it, and it is never worked out again: a newer
 * program might see more, but what was ruled was ruled on this.
 */
public record KeptRuling(Translated json) {
    /**
     * A ruling to be kept.
     *
     * @param millis how long the arbiter took
     */
    public static KeptRuling of(Ruling ruling, double millis) {
        return new KeptRuling(
                Translated.of(reader -> RulingJson.of(ruling, reader, millis).toString()));
    }
}
