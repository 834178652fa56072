package org.chuhe.server.play.store;

import java.util.Locale;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.json.RulingJson;

/**
 * What a ruling on a repetition rested on, as it was given: the nature of every move with its proof, as JSON in both
 * languages. It stands beside the log, which stays small and does not need it, and it is never worked out again: a newer
 * program might see more, but what was ruled was ruled on this.
 */
public record KeptRuling(String chinese, String english) {
    /**
     * A ruling to be kept.
     *
     * @param millis how long the arbiter took
     */
    public static KeptRuling of(Ruling ruling, double millis) {
        return new KeptRuling(
                RulingJson.of(ruling, Locale.CHINESE, millis).toString(),
                RulingJson.of(ruling, Locale.ENGLISH, millis).toString());
    }

    /** As somebody reads it, in Chinese for a Chinese locale and in English otherwise. */
    public String in(Locale locale) {
        return locale.getLanguage().equals("zh") ? chinese : english;
    }
}
