package org.chuhe.engines.process;

import java.util.Locale;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** The description of a program that cannot be understood. */
public final class EngineSpecException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final Messages WORDS = Messages.beside(EngineSpecException.class);

    private final transient Message words;

    EngineSpecException(String key, Object... arguments) {
        super(WORDS.text(Locale.ENGLISH, key, arguments));
        words = WORDS.message(key, arguments);
    }

    public Message words() {
        return words;
    }
}
