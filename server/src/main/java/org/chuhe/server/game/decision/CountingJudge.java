package org.chuhe.server.game.decision;

import java.util.Optional;
import org.chuhe.arbiter.RepetitionJudge;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;

/**
 * The judge at the side of a room that takes one decision. The room counts, which takes no time, but searches for
 * nothing. Where the moves have come round he gives the ruling that was made for this decision, or notes that one is
 * needed.
 */
final class CountingJudge implements RepetitionJudge {
    private final Optional<GivenRuling> given;
    private Optional<RepetitionQuestion> open = Optional.empty();
    private Optional<GivenRuling> used = Optional.empty();

    CountingJudge(Optional<GivenRuling> given) {
        this.given = given;
    }

    @Override
    public Optional<Ruling> rule(RuleBook book, Cycle cycle) {
        RepetitionQuestion question = new RepetitionQuestion(book, cycle);
        used = given.filter(ruling -> ruling.question().equals(question));
        if (used.isEmpty()) {
            // Whatever the referee makes of this is thrown away: he is asked again when the ruling is there.
            open = Optional.of(question);
        }
        return used.flatMap(GivenRuling::ruling);
    }

    /** What has to be ruled on before anything is decided. */
    Optional<RepetitionQuestion> open() {
        return open;
    }

    /** The ruling that was asked for and given. */
    Optional<GivenRuling> used() {
        return used;
    }
}
