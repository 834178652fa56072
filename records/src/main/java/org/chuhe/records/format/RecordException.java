package org.chuhe.records.format;

import java.util.Locale;
import org.chuhe.text.Message;

/**
 * A file that cannot be read as a game record at all, or a game that a format cannot hold. The readers throw nothing
 * else, whatever the file contains.
 */
public final class RecordException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What is the matter. */
    public enum Problem {
        /** The file holds no game; perhaps it is no game file. */
        NO_GAME,
        /** It is a game file but damaged or of a kind that cannot be read. */
        UNREADABLE,
        /** The system could not read or write it. */
        INPUT_OUTPUT,
        /** The format to be written has no place for such a game. */
        NOT_WRITABLE
    }

    private final Problem problem;
    private final transient Message message;

    public RecordException(Problem problem, Message message) {
        super(message.in(Locale.ENGLISH));
        this.problem = problem;
        this.message = message;
    }

    public RecordException(Problem problem, Message message, Throwable cause) {
        super(message.in(Locale.ENGLISH), cause);
        this.problem = problem;
        this.message = message;
    }

    public Problem problem() {
        return problem;
    }

    /** The words in Chinese or English. */
    public String message(Locale locale) {
        return message.in(locale);
    }

    /** The message, to be put into words later. */
    public Message message() {
        return message;
    }
}
