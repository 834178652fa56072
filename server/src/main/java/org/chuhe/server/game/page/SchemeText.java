package org.chuhe.server.game.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.server.game.words.PlayWords;
import org.chuhe.text.Messages;
import tools.jackson.databind.JsonNode;

/** A timing scheme in a few words: 60 min + 30 s; 15 min, then 30 s a move. */
final class SchemeText {
    private static final Messages WORDS = PlayWords.ALL;

    private SchemeText() {}

    static String of(JsonNode scheme, Locale locale) {
        List<String> parts = new ArrayList<>();
        for (JsonNode stage : scheme.path("stages")) {
            String time = duration(stage.path("seconds").asLong(), locale);
            long increment = stage.path("increment").asLong();
            String all = increment > 0 ? WORDS.text(locale, "js.clock.increment", time, increment) : time;
            long moves = stage.path("moves").asLong();
            parts.add(moves > 0 ? WORDS.text(locale, "js.clock.moves", moves, all) : all);
        }
        long periods = scheme.path("countdown").path("periods").asLong();
        long seconds = scheme.path("countdown").path("seconds").asLong();
        if (periods > 1) {
            parts.add(WORDS.text(locale, "js.clock.periods", periods, seconds));
        } else if (periods == 1) {
            parts.add(WORDS.text(locale, "js.clock.period", seconds));
        }
        long limit = scheme.path("moveLimit").asLong();
        if (limit > 0) {
            parts.add(WORDS.text(locale, "js.clock.limit", duration(limit, locale)));
        }
        return String.join(WORDS.text(locale, "js.clock.then"), parts)
                + extra(scheme, "red", locale)
                + extra(scheme, "black", locale);
    }

    /** 贴时 (6.5). */
    private static String extra(JsonNode scheme, String side, Locale locale) {
        long seconds = scheme.path("extra").path(side).asLong();
        return seconds == 0 ? "" : WORDS.text(locale, "js.clock.extra." + side, duration(seconds, locale));
    }

    private static String duration(long seconds, Locale locale) {
        if (seconds > 2 * 86_400 && seconds % 86_400 == 0) {
            return WORDS.text(locale, "js.clock.days", seconds / 86_400);
        }
        if (seconds > 2 * 3600 && seconds % 3600 == 0) {
            return WORDS.text(locale, "js.clock.hours", seconds / 3600);
        }
        return seconds >= 60 && seconds % 60 == 0
                ? WORDS.text(locale, "js.clock.minutes", seconds / 60)
                : WORDS.text(locale, "js.clock.seconds", seconds);
    }
}
