package org.chuhe.engines.match;

import java.util.Locale;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** A match that cannot be played as it was asked for. */
public final class MatchException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final Messages WORDS = Messages.beside(MatchException.class);

    private final transient Message words;

    MatchException(String key, Object... arguments) {
        this(WORDS.message(key, arguments));
    }

    MatchException(Message words) {
        super(words.in(Locale.ENGLISH));
        this.words = words;
    }

    public Message words() {
        return words;
    }
}
