package org.chuhe.server.event.log;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.text.Notice;

/**
 * Something an organiser does to a tournament.
 *
 * @param step does it
 */
public record EventAction(Kind kind, Step step) {
    /** What an action is about: two actions about the same thing, done at the same time, are in each other's way. */
    enum Area {
        ENTRIES,
        ROUNDS,
        RESULTS,
        NOTICES,
        /** What is in nobody's way. */
        APART,
        EVERYTHING
    }

    /** What can be done. */
    public enum Kind {
        CREATE(Area.EVERYTHING),
        ENTER(Area.ENTRIES),
        IMPORT(Area.ENTRIES),
        EDIT(Area.ENTRIES),
        REMOVE(Area.ENTRIES),
        WITHDRAW(Area.ENTRIES),
        READMIT(Area.ENTRIES),
        ABSENT(Area.ENTRIES),
        CONDUCT(Area.ENTRIES),
        DRAW(Area.EVERYTHING),
        APART(Area.ENTRIES),
        REGULATIONS(Area.EVERYTHING),
        PAIR(Area.ROUNDS),
        UNPAIR(Area.ROUNDS),
        PUBLISH(Area.ROUNDS),
        LOTS(Area.ROUNDS),
        PLAYOFF(Area.ROUNDS),
        RESULT(Area.RESULTS),
        RESULTS(Area.RESULTS),
        TIEBREAK(Area.RESULTS),
        AWARD(Area.RESULTS),
        LINEUP(Area.RESULTS),
        FIRST(Area.RESULTS),
        HANDIN(Area.RESULTS),
        UNSEAL(Area.RESULTS),
        RATINGS(Area.ENTRIES),
        APPLY(Area.APART),
        ADMIT(Area.ENTRIES),
        DECLINE(Area.APART),
        REPORT(Area.APART),
        APPEAL(Area.NOTICES),
        DECIDE(Area.NOTICES),
        FACTS(Area.NOTICES),
        CLOCK(Area.NOTICES),
        BOARDS(Area.NOTICES),
        BROADCAST(Area.NOTICES),
        CLOSE(Area.NOTICES),
        REOPEN(Area.NOTICES),
        ORGANISER(Area.NOTICES),
        CHIEF(Area.NOTICES),
        APPOINT(Area.NOTICES),
        UNDO(Area.EVERYTHING);

        private final Area area;

        Kind(Area area) {
            this.area = area;
        }

        /** The name in addresses and in the message files. */
        public String code() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<Kind> ofCode(String code) {
            for (Kind kind : values()) {
                if (kind.code().equals(code)) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }

        /** Whether doing this without having seen that would be a mistake. */
        boolean disturbedBy(Kind other) {
            if (area == Area.APART || other.area == Area.APART) {
                return false;
            }
            return area == other.area
                    || area == Area.ROUNDS
                    || area == Area.EVERYTHING
                    || other.area == Area.EVERYTHING;
        }

        /** Whether each result stands for itself, so that one can be taken back although others followed. */
        public boolean recordsResults() {
            return this == RESULT || this == RESULTS;
        }

        /** Whether it can be taken back. */
        public boolean canBeUndone() {
            return this != CREATE && this != UNDO && this != ORGANISER;
        }
    }

    /** The change itself. */
    @FunctionalInterface
    public interface Step {
        /**
         * The event after the change.
         *
         * @throws RefusedException if it cannot be made
         */
        Changed from(EventState state);
    }

    /**
     * What an action made of an event.
     *
     * @param notices what the organiser should know
     * @param details what the history tells of it
     */
    public record Changed(Event event, EventFacts facts, List<Notice> notices, ActionDetails details) {
        public Changed {
            notices = List.copyOf(notices);
        }

        /** A change to the event itself. */
        public static Changed event(EventState state, Outcome.Done done, ActionDetails details) {
            return new Changed(done.event(), state.facts(), done.notices(), details);
        }

        /** A change to what the web adds. */
        public static Changed facts(EventState state, EventFacts facts, ActionDetails details) {
            return new Changed(state.event(), facts, List.of(), details);
        }
    }
}
