package org.chuhe.tournament.swiss;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What the book leaves open.
 *
 * @param firstRound how round 1 is paired
 * @param alternationAfterPosition mere alternation never changes who meets whom; else it comes before position
 * @param hardLimits 多三 and 连三 are forbidden before the last round; else avoided as far as possible
 * @param floatsInTotal the limit of two floats is for both directions together; else for each
 * @param floatsByDirection earlier floats count against a new one only in the same direction; else in both
 * @param byeIsNoFloat it does not matter how often whoever has the bye was floated; else the bye is chosen like a float
 * @param byeInLowestGroup the bye stays on the lowest score, with the fewest byes there; else nobody has a second one
 * @param allowed the rules the arbiter gives up in this round, where no pairing keeps them all
 */
public record SwissOptions(
        FirstRoundMode firstRound,
        boolean alternationAfterPosition,
        boolean hardLimits,
        boolean floatsInTotal,
        boolean floatsByDirection,
        boolean byeIsNoFloat,
        boolean byeInLowestGroup,
        Set<Relaxation> allowed) {
    /** Everything as the book has it. */
    public static final SwissOptions STANDARD =
            new SwissOptions(FirstRoundMode.NEAR, false, false, false, false, false, false, Set.of());

    public SwissOptions {
        EnumSet<Relaxation> copy = EnumSet.noneOf(Relaxation.class);
        copy.addAll(allowed);
        allowed = Collections.unmodifiableSet(copy);
    }

    /** The same with another way to pair round 1. */
    public SwissOptions with(FirstRoundMode mode) {
        return new SwissOptions(
                mode,
                alternationAfterPosition,
                hardLimits,
                floatsInTotal,
                floatsByDirection,
                byeIsNoFloat,
                byeInLowestGroup,
                allowed);
    }

    /** The same with these rules given up. */
    public SwissOptions allowing(Set<Relaxation> rules) {
        return new SwissOptions(
                firstRound,
                alternationAfterPosition,
                hardLimits,
                floatsInTotal,
                floatsByDirection,
                byeIsNoFloat,
                byeInLowestGroup,
                rules);
    }
}
