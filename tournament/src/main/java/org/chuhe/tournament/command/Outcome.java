package org.chuhe.tournament.command;

import java.util.List;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.text.Notice;

/** What became of a command. */
public sealed interface Outcome {
    /**
     * Done.
     *
     * @param event the event afterwards
     * @param notices what the arbiter should know
     */
    record Done(Event event, List<Notice> notices) implements Outcome {
        public Done {
            notices = List.copyOf(notices);
        }
    }

    /**
     * Not done; the event is as it was.
     *
     * @param remedies what to do instead
     */
    record Refused(Notice reason, List<Notice> remedies) implements Outcome {
        public Refused {
            remedies = List.copyOf(remedies);
        }
    }

    /**
     * What was done.
     *
     * @throws CommandRefused if it was not
     */
    default Done orThrow() {
        if (this instanceof Refused refusal) {
            throw new CommandRefused(refusal);
        }
        return (Done) this;
    }

    static Outcome done(Event event, Notice... notices) {
        return new Done(event, List.of(notices));
    }

    static Outcome refused(String key, String article, Object... arguments) {
        return new Refused(Notice.of(key, article, arguments), List.of());
    }
}
