package org.chuhe.tournament;

import java.util.Locale;
import org.chuhe.tournament.command.Outcome;

/** Thrown by {@link Tournament#with} when a command that ought to work is refused. */
public final class CommandRefused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Outcome.Refused refusal;

    CommandRefused(Outcome.Refused refusal) {
        super(refusal.reason().withArticle(Locale.ENGLISH));
        this.refusal = refusal;
    }

    public Outcome.Refused refusal() {
        return refusal;
    }
}
