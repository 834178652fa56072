package org.chuhe.game.claim;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Side;
import org.chuhe.text.Message;

/**
 * What a judge says about a repetition.
 *
 * @param verdict the ruling
 * @param side who must vary or has checked perpetually; empty for the other verdicts
 * @param articles what it rests on, e.g. 23.5.1
 * @param explanation why
 * @param proof the nature of every move, where an arbiter has looked at them
 */
public record RepetitionRuling(
        Verdict verdict, Optional<Side> side, List<String> articles, Message explanation, Optional<Ruling> proof) {
    /** The kinds of rulings. */
    public enum Verdict {
        /** The moves have not come round three times (23.3), nor gone on for nine rounds (23.4). */
        NO_REPETITION,
        /** Unilateral perpetual check 单方长将: lost at once (23.5.1). */
        PERPETUAL_CHECK,
        /** A side must vary within two rounds or has lost (23.5.2.2). */
        MUST_VARY,
        /** A draw unless somebody varies within two rounds (23.5.2.1). */
        DRAW,
        /** There is a repetition, but the judge cannot tell its nature: the arbiter must. */
        UNDECIDED
    }

    public RepetitionRuling {
        articles = List.copyOf(articles);
        boolean names = verdict == Verdict.PERPETUAL_CHECK || verdict == Verdict.MUST_VARY;
        if (names != side.isPresent()) {
            throw new IllegalArgumentException(verdict + " with side " + side);
        }
    }

    /** A ruling by counting alone. */
    public RepetitionRuling(Verdict verdict, Optional<Side> side, List<String> articles, Message explanation) {
        this(verdict, side, articles, explanation, Optional.empty());
    }

    /** The same ruling with what an arbiter found. */
    RepetitionRuling provedBy(Ruling ruling) {
        return new RepetitionRuling(verdict, side, articles, explanation, Optional.of(ruling));
    }
}
