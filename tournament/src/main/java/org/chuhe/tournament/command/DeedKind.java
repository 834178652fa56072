package org.chuhe.tournament.command;

import org.chuhe.text.Coded;

/** What can be done to an event. The code stands in logs and addresses. */
public interface DeedKind extends Coded {
    /** What a deed is about: two about the same thing, done at the same time, are in each other's way. */
    enum Area {
        ENTRIES,
        ROUNDS,
        RESULTS,
        NOTICES,
        /** What is in no other's way. */
        APART,
        EVERYTHING
    }

    Area area();

    /** Whether it can be taken back. */
    boolean canBeUndone();

    /** Whether doing this without having seen that would be a mistake. */
    default boolean disturbedBy(DeedKind other) {
        if (area() == Area.APART || other.area() == Area.APART) {
            return false;
        }
        return area() == other.area()
                || area() == Area.ROUNDS
                || area() == Area.EVERYTHING
                || other.area() == Area.EVERYTHING;
    }
}
