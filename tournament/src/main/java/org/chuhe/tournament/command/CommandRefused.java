package org.chuhe.tournament.command;

import java.util.List;
import java.util.Locale;
import org.chuhe.text.Message;
import org.chuhe.tournament.text.Notice;

/** The rules do not allow it; says why, and what to do instead. */
public final class CommandRefused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Outcome.Refused refusal;

    public CommandRefused(Outcome.Refused refusal) {
        super(refusal.reason().withArticle(Locale.ENGLISH), null, false, false);
        this.refusal = refusal;
    }

    /** Without an article and without a remedy. */
    public static CommandRefused of(String key, Object... arguments) {
        return new CommandRefused(new Outcome.Refused(Notice.plain(key, arguments), List.of()));
    }

    public Outcome.Refused refusal() {
        return refusal;
    }

    /** Reason and remedies. */
    public Message words() {
        return refusal.remedies().stream()
                .map(Notice::wordsWithArticle)
                .reduce(
                        refusal.reason().wordsWithArticle(),
                        (said, more) -> Notice.plain("and", said, more).words());
    }

    /** Reason and remedies, in a language. */
    public String in(Locale locale) {
        return words().in(locale);
    }
}
