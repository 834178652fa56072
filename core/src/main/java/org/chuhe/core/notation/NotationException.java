package org.chuhe.core.notation;

import java.util.List;
import java.util.Locale;
import org.chuhe.core.Move;
import org.chuhe.text.Message;

/**
 * A text that is not what it should be: what was read, where it goes wrong, what was expected and what was perhaps
 * meant. No reader of this package throws anything else.
 */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final NotationProblem problem;
    private final String text;
    private final int offset;
    private final int ply;
    private final transient List<String> suggestions;
    private final transient List<Move> readings;
    private final transient Message message;

    NotationException(NotationProblem problem, String text, int offset, List<String> suggestions, Message message) {
        this(problem, text, offset, 0, suggestions, List.of(), message);
    }

    /** Several legal moves are meant by one text. */
    static NotationException ambiguous(String text, List<String> names, List<Move> readings, Message message) {
        return new NotationException(NotationProblem.AMBIGUOUS, text, 0, 0, names, readings, message);
    }

    private NotationException(
            NotationProblem problem,
            String text,
            int offset,
            int ply,
            List<String> suggestions,
            List<Move> readings,
            Message message) {
        super(message.in(Locale.ENGLISH));
        this.problem = problem;
        this.text = text;
        this.offset = offset;
        this.ply = ply;
        this.suggestions = List.copyOf(suggestions);
        this.readings = List.copyOf(readings);
        this.message = message;
    }

    /** The same problem, found at a move of a list. */
    NotationException atPly(int number) {
        Message located = NotationTexts.message("at.ply", number, text, message);
        NotationException exception =
                new NotationException(problem, text, offset, number, suggestions, readings, located);
        exception.setStackTrace(getStackTrace());
        return exception;
    }

    public NotationProblem problem() {
        return problem;
    }

    /** What was read. */
    public String text() {
        return text;
    }

    /** Where in {@link #text()} it goes wrong, from 0. */
    public int offset() {
        return offset;
    }

    /** Which move of a list it is, from 1; 0 if the text stood alone. */
    public int ply() {
        return ply;
    }

    /** What was perhaps meant, best first; often empty. */
    public List<String> suggestions() {
        return suggestions;
    }

    /** The legal moves that an ambiguous text can mean; empty for any other problem. */
    public List<Move> readings() {
        return readings;
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
