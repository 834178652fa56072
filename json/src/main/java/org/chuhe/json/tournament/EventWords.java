package org.chuhe.json.tournament;

import org.chuhe.json.JsonException;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** The words of this package. */
final class EventWords {
    private static final Messages MESSAGES = Messages.beside(EventWords.class);

    private EventWords() {}

    static Message message(String key, Object... arguments) {
        return MESSAGES.message(key, arguments);
    }

    static JsonException problem(String key, Object... arguments) {
        return new JsonException(message(key, arguments));
    }
}
