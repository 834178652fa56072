package org.chuhe.eventfiles;

import org.chuhe.json.JsonException;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** The words of this package. */
final class EventVocabulary {
    private static final Messages MESSAGES = Messages.beside(EventVocabulary.class);

    private EventVocabulary() {}

    static Message message(String key, Object... arguments) {
        return MESSAGES.message(key, arguments);
    }

    static JsonException problem(String key, Object... arguments) {
        return new JsonException(message(key, arguments));
    }
}
