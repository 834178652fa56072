package org.chuhe.cli.console;

import java.util.Locale;
import org.chuhe.text.Message;

/** Bad input: ends the command with one line on the error stream and {@link Exit#BAD_INPUT}. */
public final class CliException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Message message;

    /** The words are those of the message files under a key. */
    public CliException(String key, Object... arguments) {
        this(ConsoleWords.message(key, arguments));
    }

    /** Words of another package's message files. */
    public CliException(Message message) {
        super(message.in(Locale.ENGLISH));
        this.message = message;
    }

    /** The words, to become part of others. */
    public Message words() {
        return message;
    }

    public String in(Locale locale) {
        return message.in(locale);
    }
}
