package org.chuhe.json;

import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** The words of this package. */
final class JsonWords {
    private static final Messages MESSAGES = Messages.beside(JsonWords.class);

    private JsonWords() {}

    static Message message(String key, Object... arguments) {
        return MESSAGES.message(key, arguments);
    }

    static JsonException problem(String key, Object... arguments) {
        return new JsonException(message(key, arguments));
    }
}
