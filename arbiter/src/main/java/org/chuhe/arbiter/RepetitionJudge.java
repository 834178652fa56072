package org.chuhe.arbiter;

import java.util.Optional;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;

/** What judges moves that can be ruled on: the arbiter at once, or something else that asks him. */
@FunctionalInterface
public interface RepetitionJudge {
    /** The arbiter of every book, at once. */
    RepetitionJudge ARBITER = (book, cycle) -> Optional.of(Arbiter.of(book).judge(cycle));

    /** The ruling on a cycle under a book; empty if it is left to a human arbiter. */
    Optional<Ruling> rule(RuleBook book, Cycle cycle);
}
