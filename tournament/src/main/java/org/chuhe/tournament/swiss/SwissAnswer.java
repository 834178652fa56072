package org.chuhe.tournament.swiss;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The answer to the question for a round. */
public sealed interface SwissAnswer {
    /** The round. Weakly forbidden pairs that could not be avoided are marked in it. */
    record Paired(SwissRound round) implements SwissAnswer {}

    /**
     * No pairing keeps all rules.
     *
     * @param advice what would help, the smallest sacrifice first; empty if nothing does, as with an odd field of fixed
     *     pairs
     */
    record Impossible(List<Advice> advice) implements SwissAnswer {
        public Impossible {
            advice = List.copyOf(advice);
        }
    }

    /**
     * A way out.
     *
     * @param giveUp the rules to give up
     * @param round what the round would then be, with the pairs that break them marked
     */
    record Advice(Set<Relaxation> giveUp, SwissRound round) {
        public Advice {
            giveUp = Collections.unmodifiableSet(new TreeSet<>(giveUp));
        }
    }
}
