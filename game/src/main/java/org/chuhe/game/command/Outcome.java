package org.chuhe.game.command;

import java.util.function.Function;
import org.chuhe.arbiter.RepetitionJudge;

/** What a command leads to: its answer, or a repetition that has to be ruled on before there is one. */
public sealed interface Outcome permits Answer, NeedsRuling {
    /** What follows from the answer, as soon as there is one. */
    Outcome then(Function<Answer, Outcome> next);

    /** The answer, with the rulings of a judge where any are needed. */
    default Answer ruledBy(RepetitionJudge judge) {
        Outcome outcome = this;
        while (outcome instanceof NeedsRuling needed) {
            outcome = needed.then().apply(judge.rule(needed.book(), needed.cycle()));
        }
        return (Answer) outcome;
    }
}
