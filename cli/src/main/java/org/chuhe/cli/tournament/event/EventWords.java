package org.chuhe.cli.tournament.event;

import org.chuhe.cli.console.CliException;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** The words of this package. */
public final class EventWords {
    private static final Messages MESSAGES = Messages.beside(EventWords.class);

    private EventWords() {}

    public static Message message(String key, Object... arguments) {
        return MESSAGES.message(key, arguments);
    }

    public static CliException problem(String key, Object... arguments) {
        return new CliException(message(key, arguments));
    }
}
