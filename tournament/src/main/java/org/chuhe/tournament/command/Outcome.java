package org.chuhe.tournament.command;

import java.util.List;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.text.Message;

/** What became of a command. */
public sealed interface Outcome {
    /**
     * Done.
     *
     * @param event the event afterwards
     * @param notices what the arbiter should know
     */
    record Done(Event event, List<Message> notices) implements Outcome {
        public Done {
            notices = List.copyOf(notices);
        }
    }

    /**
     * Not done; the event is as it was.
     *
     * @param remedies what to do instead
     */
    record Refused(Message reason, List<Message> remedies) implements Outcome {
        public Refused {
            remedies = List.copyOf(remedies);
        }
    }

    static Outcome done(Event event, Message... notices) {
        return new Done(event, List.of(notices));
    }

    static Outcome refused(String key, String article, Object... arguments) {
        return new Refused(Message.of(key, article, arguments), List.of());
    }
}
