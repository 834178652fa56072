package org.chuhe.arbiter.claim;

import java.util.Optional;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;

/** Who judges moves that can be ruled on: the arbiter, or somebody who asks him elsewhere. */
@FunctionalInterface
public interface RepetitionJudge {
    /** The arbiter, at once. */
    RepetitionJudge ARBITER = (book, cycle) -> Optional.of(Arbiter.of(book).judge(cycle));

    /** The ruling on a cycle under a book; empty if it is left to a human arbiter. */
    Optional<Ruling> rule(RuleBook book, Cycle cycle);
}
