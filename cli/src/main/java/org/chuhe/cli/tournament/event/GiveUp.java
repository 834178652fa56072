package org.chuhe.cli.tournament.event;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.chuhe.text.Message;
import org.chuhe.tournament.swiss.Relaxation;
import org.chuhe.tournament.text.Notice;

/** The rules an arbiter can give up, as they are named on the command line. */
public enum GiveUp {
    COLOUR_LIMIT(Relaxation.COLOUR_LIMIT),
    FORBIDDEN(Relaxation.FORBIDDEN),
    REMATCH(Relaxation.REMATCH);

    private final Relaxation rule;

    GiveUp(Relaxation rule) {
        this.rule = rule;
    }

    public Relaxation rule() {
        return rule;
    }

    /** The rules that a remedy names. */
    public static String of(Notice remedy) {
        Object named = remedy.words().arguments().get(0);
        List<?> rules = named instanceof List<?> several ? several : List.of(named);
        return rules.stream()
                .filter(Message.class::isInstance)
                .map(rule -> ((Message) rule).key())
                .map(key -> word(key.substring(key.indexOf('.') + 1)))
                .collect(Collectors.joining(","));
    }

    private static String word(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public String toString() {
        return word(name());
    }
}
