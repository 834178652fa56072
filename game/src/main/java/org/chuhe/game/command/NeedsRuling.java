package org.chuhe.game.command;

import java.util.Optional;
import java.util.function.Function;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;

/**
 * Moves have come round, and what follows depends on the ruling. Nothing has happened yet.
 *
 * @param then what follows from the ruling; from none, where it is left to a human arbiter
 */
public record NeedsRuling(RuleBook book, Cycle cycle, Function<Optional<Ruling>, Outcome> then) implements Outcome {
    @Override
    public Outcome then(Function<Answer, Outcome> next) {
        return new NeedsRuling(book, cycle, ruling -> then.apply(ruling).then(next));
    }
}
