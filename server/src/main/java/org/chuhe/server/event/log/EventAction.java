package org.chuhe.server.event.log;

import java.util.List;
import org.chuhe.text.Coded;
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
    public enum Kind implements Coded {
        CREATE("create", Area.EVERYTHING),
        ENTER("enter", Area.ENTRIES),
        IMPORT("import", Area.ENTRIES),
        EDIT("edit", Area.ENTRIES),
        REMOVE("remove", Area.ENTRIES),
        WITHDRAW("withdraw", Area.ENTRIES),
        READMIT("readmit", Area.ENTRIES),
        ABSENT("absent", Area.ENTRIES),
        CONDUCT("conduct", Area.ENTRIES),
        DRAW("draw", Area.EVERYTHING),
        APART("apart", Area.ENTRIES),
        REGULATIONS("regulations", Area.EVERYTHING),
        PAIR("pair", Area.ROUNDS),
        UNPAIR("unpair", Area.ROUNDS),
        PUBLISH("publish", Area.ROUNDS),
        LOTS("lots", Area.ROUNDS),
        PLAYOFF("playoff", Area.ROUNDS),
        RESULT("result", Area.RESULTS),
        RESULTS("results", Area.RESULTS),
        TIEBREAK("tiebreak", Area.RESULTS),
        AWARD("award", Area.RESULTS),
        LINEUP("lineup", Area.RESULTS),
        FIRST("first", Area.RESULTS),
        HANDIN("handin", Area.RESULTS),
        UNSEAL("unseal", Area.RESULTS),
        RATINGS("ratings", Area.ENTRIES),
        APPLY("apply", Area.APART),
        ADMIT("admit", Area.ENTRIES),
        DECLINE("decline", Area.APART),
        REPORT("report", Area.APART),
        APPEAL("appeal", Area.NOTICES),
        DECIDE("decide", Area.NOTICES),
        FACTS("facts", Area.NOTICES),
        CLOCK("clock", Area.NOTICES),
        BOARDS("boards", Area.NOTICES),
        BROADCAST("broadcast", Area.NOTICES),
        CLOSE("close", Area.NOTICES),
        REOPEN("reopen", Area.NOTICES),
        ORGANISER("organiser", Area.NOTICES),
        CHIEF("chief", Area.NOTICES),
        APPOINT("appoint", Area.NOTICES),
        UNDO("undo", Area.EVERYTHING);

        private final String code;
        private final Area area;

        Kind(String code, Area area) {
            this.code = code;
            this.area = area;
        }

        @Override
        public String code() {
            return code;
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
