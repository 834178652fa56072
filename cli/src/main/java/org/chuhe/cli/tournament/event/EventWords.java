package org.chuhe.cli.tournament.event;

import java.util.Locale;
import org.chuhe.cli.console.CliException;
import org.chuhe.eventfiles.Deed;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** The words of this package. */
public final class EventWords {
    private static final Messages MESSAGES = Messages.beside(EventWords.class);

    private EventWords() {}

    public static Message message(String key, Object... arguments) {
        return MESSAGES.message(key, arguments);
    }

    /** What was done, told in a language; in its own words if it has no others. */
    public static String told(Deed deed, Locale locale) {
        boolean known = deed.key().startsWith("did.")
                && MESSAGES.patterns(locale, deed.key()).containsKey(deed.key());
        return known ? message(deed.key(), deed.words().toArray()).in(locale) : deed.text();
    }

    public static CliException problem(String key, Object... arguments) {
        return new CliException(message(key, arguments));
    }
}
