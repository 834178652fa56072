package org.chuhe.json;

import java.util.Locale;
import org.chuhe.text.Message;

/** JSON, or a table of entries, that cannot be understood: what is wrong, and where. */
public final class JsonException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Message message;

    /** The words are kept as a message until somebody reads them. */
    public JsonException(Message message) {
        super(message.in(Locale.ENGLISH));
        this.message = message;
    }

    /** The words, to become part of others. */
    public Message words() {
        return message;
    }

    /** What is wrong, in the reader's language. */
    public String message(Locale locale) {
        return message.in(locale);
    }
}
