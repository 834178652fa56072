package org.chuhe.game.incident;

import java.util.Locale;
import org.chuhe.text.Message;

/** Thrown for a line that is no entry, with what is wrong and what to do. */
public final class EntryException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Message words;

    EntryException(Message words) {
        super(words.in(Locale.ENGLISH));
        this.words = words;
    }

    /** What is wrong, for people. */
    public Message words() {
        return words;
    }
}
