package org.chuhe.tournament.swiss;

import java.util.Map;

/**
 * The pairs of a round, before they are written down.
 *
 * @param mate for each player the partner; -1 for the bye
 * @param passedOver for each chooser whom he could have met but for the key, and the first figure of it that would be worse
 */
record Pairs(int[] mate, Map<Integer, Map<Integer, PairReason.Obstacle>> passedOver) {
    /** Pairs for which nobody was passed over. */
    Pairs(int[] mate) {
        this(mate, Map.of());
    }
}
