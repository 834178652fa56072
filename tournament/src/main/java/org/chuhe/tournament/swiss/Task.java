package org.chuhe.tournament.swiss;

import java.util.Optional;

/**
 * What one attempt at a round takes for granted.
 *
 * @param bye who may have the bye; empty in an even field
 * @param permitted the rules a pair may break at a price, as bits of {@link Relaxation}
 */
record Task(Field field, Optional<ByeClass> bye, int permitted) {
    boolean byeAtOrAbove(int level) {
        return bye.isPresent() && bye.get().level() <= level;
    }

    /** The least number of players who leave this level and those above it downwards. */
    int leastLeaving(int level) {
        int count = field.upTo(level);
        return byeAtOrAbove(level) ? 1 + (count - 1) % 2 : count % 2;
    }
}
