package org.chuhe.arbiter;

import java.util.Locale;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Position;
import org.chuhe.text.Coded;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** What cannot be ruled on: an impossible position, play that repeats nothing, an answer to a question that an edition does not have. */
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

    static RulingException noQuestion(RuleBook book, String code) {
        return new RulingException(
                book.interpretations().isEmpty()
                        ? WORDS.message("interpretation.none", book.id())
                        : WORDS.message(
                                "interpretation.unknown", code, book.id(), Coded.choices(book.interpretations())));
    }

    static RulingException noAnswer(String code, String answer) {
        return new RulingException(WORDS.message("interpretation.answer", code, answer));
    }

    /** What is wrong, to be put into words later. */
    public Message words() {
        return message;
    }

    /** What is wrong, in the reader's language. */
    public String message(Locale locale) {
        return message.in(locale);
    }
}
