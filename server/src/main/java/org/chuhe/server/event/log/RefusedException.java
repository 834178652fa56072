package org.chuhe.server.event.log;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.text.Notice;

/** The rules of the tournament do not allow it; says why, and what to do instead. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Notice> messages;

    RefusedException(Outcome.Refused refusal) {
        this(Stream.concat(Stream.of(refusal.reason()), refusal.remedies().stream())
                .toList());
    }

    public RefusedException(List<Notice> messages) {
        super("refused", null, false, false);
        this.messages = List.copyOf(messages);
    }

    /** The words, in a language. */
    public String in(Locale locale) {
        return messages.stream().map(message -> message.withArticle(locale)).collect(Collectors.joining(" "));
    }
}
