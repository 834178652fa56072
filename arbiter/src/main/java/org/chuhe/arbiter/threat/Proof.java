package org.chuhe.arbiter.threat;

import java.util.List;
import org.chuhe.core.Move;

/**
 * The answer to a question.
 *
 * @param answer what was found
 * @param line how the attacker wins; empty if he does not, or if nothing falls because he mates first
 * @param nodes how many positions it took
 */
record Proof(Answer answer, List<Move> line, long nodes) {
    /** What was found. */
    enum Answer {
        WON,
        REFUTED,
        /** The budget ran out first. */
        OPEN
    }

    Proof {
        line = List.copyOf(line);
    }
}
