package org.chuhe.arbiter;

import java.util.Locale;
import org.chuhe.core.Position;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** Something that cannot be ruled on: an impossible position, or play that repeats nothing. */
public final class RulingException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;
    private static final Messages WORDS = Messages.beside(RulingException.class);

    private final transient Message message;

    private RulingException(Message message) {
        super(message.in(Locale.ENGLISH));
        this.message = message;
    }

    static RulingException impossible(Position position, Message flaw) {
        return new RulingException(WORDS.message("impossible", flaw, position));
    }

    static RulingException unreachable(Message flaw, Message problem) {
        return new RulingException(WORDS.message("unreachable", flaw, problem));
    }

    static RulingException nothingRepeated(int plies) {
        return new RulingException(WORDS.message(plies == 0 ? "no-moves" : "nothing-repeated", plies));
    }

    /** What is wrong, in the reader's language. */
    public String message(Locale locale) {
        return message.in(locale);
    }
}
