package org.chuhe.tournament.swiss;

import java.util.Optional;
import java.util.Set;

/**
 * What one attempt at a round takes for granted.
 *
 * @param bye who may have the bye; empty in an even field
 * @param barred of these, who float for certain and no longer come into question
 * @param permitted the rules a pair may break at a price, as bits of {@link Relaxation}
 */
record Task(Field field, Optional<ByeClass> bye, Set<Integer> barred, int permitted) {
    Task(Field field, Optional<ByeClass> bye, int permitted) {
        this(field, bye, Set.of(), permitted);
    }

    /** The same with these barred from the bye, and nobody else. */
    Task barring(Set<Integer> players) {
        return new Task(field, bye, Set.copyOf(players), permitted);
    }

    boolean mayHaveBye(int player) {
        return bye.isPresent() && bye.get().contains(field, player) && !barred.contains(player);
    }

    boolean byeAtOrAbove(int level) {
        return bye.isPresent() && bye.get().level() <= level;
    }

    /** The least number of players who leave this level and those above it downwards. */
    int leastLeaving(int level) {
        int count = field.upTo(level);
        return byeAtOrAbove(level) ? 1 + (count - 1) % 2 : count % 2;
    }
}
