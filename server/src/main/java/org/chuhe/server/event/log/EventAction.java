package org.chuhe.server.event.log;

import java.util.List;
import java.util.function.Function;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Deed;
import org.chuhe.tournament.command.DeedKind;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.text.Notice;

/**
 * Something an organiser does to a tournament.
 *
 * @param step does it
 */
public record EventAction(DeedKind kind, Step step) {
    /** A command of the tournament, and nothing besides. */
    public static EventAction of(Command command) {
        return new EventAction(command.kind(), state -> Changed.by(state, command));
    }

    /** A command that is known when the event is: people name entrants by their numbers, commands by their ids. */
    public static EventAction of(CommandKind kind, Function<Event, Command> command) {
        return new EventAction(kind, state -> Changed.by(state, command.apply(state.event())));
    }

    /** The change itself. */
    @FunctionalInterface
    public interface Step {
        /**
         * The event after the change.
         *
         * @throws org.chuhe.tournament.command.CommandRefused if it cannot be made
         */
        Changed from(EventState state);
    }

    /**
     * What an action made of an event.
     *
     * @param notices what the organiser should know
     * @param deed what the log says of it
     */
    public record Changed(EventDocument document, EventFacts facts, List<Notice> notices, Deed deed) {
        public Changed {
            notices = List.copyOf(notices);
        }

        /** What a command makes of the event itself. */
        public static Changed by(EventState state, Command command) {
            EventDocument.Done done = state.document().perform(command);
            return new Changed(done.document(), state.facts(), done.notices(), done.deed());
        }

        /** A change to what the web adds. */
        public static Changed facts(EventState state, EventFacts facts, Deed deed) {
            return new Changed(state.document(), facts, List.of(), deed);
        }

        /** With other facts. */
        public Changed with(EventFacts others) {
            return new Changed(document, others, notices, deed);
        }
    }
}
