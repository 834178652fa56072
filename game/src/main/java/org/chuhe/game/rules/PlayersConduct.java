package org.chuhe.game.rules;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.chuhe.text.Coded;

/**
 * How the pieces and the clock are handled and what offences cost.
 *
 * @param practices what is customary
 * @param bothFlags who has lost when both flags are found fallen
 * @param offences what offences cost
 */
public record PlayersConduct(Set<Practice> practices, BothFlags bothFlags, Offences offences) {

    /** What happens when both flags are found fallen: the rule book leaves it to the event. */
    public enum BothFlags implements Coded {
        /** An electronic clock knows which one fell first (21.3). */
        FIRST_LOSES("first-loses"),
        DRAWN("drawn");

        private final String code;

        BothFlags(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }

        @Override
        public String toString() {
            return code;
        }
    }

    public PlayersConduct {
        Set<Practice> own = EnumSet.noneOf(Practice.class);
        own.addAll(practices);
        practices = Collections.unmodifiableSet(own);
    }

    /** By the numbers of 2011, with these practices. */
    public static PlayersConduct of(int illegalMovesToLose, Practice... practices) {
        return new PlayersConduct(Set.of(practices), BothFlags.FIRST_LOSES, Offences.of2011(illegalMovesToLose));
    }

    /** Over the board, with players who press electronic clocks and keep a record. */
    public static PlayersConduct overTheBoard(int illegalMovesToLose) {
        return of(
                illegalMovesToLose,
                Practice.TAKES_ILLEGAL_MOVES,
                Practice.TOUCH_MOVE,
                Practice.PRESSES_CLOCK,
                Practice.KEEPS_RECORD);
    }

    /** On a server: it refuses illegal moves, presses the clock and keeps the record. */
    public static PlayersConduct online() {
        return of(1);
    }

    public boolean has(Practice practice) {
        return practices.contains(practice);
    }

    public PlayersConduct with(Practice... others) {
        return changed(true, others);
    }

    public PlayersConduct without(Practice... others) {
        return changed(false, others);
    }

    /** With a practice or without it. */
    public PlayersConduct set(Practice practice, boolean wanted) {
        return changed(wanted, practice);
    }

    private PlayersConduct changed(boolean wanted, Practice... others) {
        Set<Practice> changed = EnumSet.noneOf(Practice.class);
        changed.addAll(practices);
        if (wanted) {
            changed.addAll(Arrays.asList(others));
        } else {
            Arrays.asList(others).forEach(changed::remove);
        }
        return new PlayersConduct(changed, bothFlags, offences);
    }

    /** With pointer clocks, whose flags count when they are called (21.2). */
    public PlayersConduct withCalledFlags(BothFlags whenBoth) {
        return new PlayersConduct(with(Practice.CALLS_FLAG).practices, whenBoth, offences);
    }
}
