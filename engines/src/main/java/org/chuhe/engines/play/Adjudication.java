package org.chuhe.engines.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.chuhe.core.Side;

/** Watches the programs' scores, and says when both have agreed for long enough. */
final class Adjudication {
    private final Optional<ScoreRule> lossRule;
    private final Optional<ScoreRule> drawRule;
    /** The scores of all plies, seen from Red. */
    private final List<OptionalInt> scores = new ArrayList<>();

    Adjudication(Optional<ScoreRule> lossRule, Optional<ScoreRule> drawRule) {
        this.lossRule = lossRule;
        this.drawRule = drawRule;
    }

    /** A side has moved and said what it thinks; empty if it said nothing. */
    void add(Side side, OptionalInt score) {
        scores.add(score.isPresent() && side == Side.BLACK ? OptionalInt.of(-score.getAsInt()) : score);
    }

    /** Who is lost by the scores; empty if nobody is. */
    Optional<Side> lost() {
        return lossRule.flatMap(rule -> {
            if (agree(rule, score -> score >= rule.score())) {
                return Optional.of(Side.BLACK);
            }
            return agree(rule, score -> score <= -rule.score()) ? Optional.of(Side.RED) : Optional.empty();
        });
    }

    /** Whether the game is drawn by the scores. */
    boolean isDrawn() {
        return drawRule.filter(rule -> agree(rule, score -> Math.abs(score) <= rule.score()))
                .isPresent();
    }

    private boolean agree(ScoreRule rule, IntPredicate says) {
        int plies = 2 * rule.moves();
        if (scores.size() < Math.max(plies, 2 * rule.fromRound())) {
            return false;
        }
        return scores.subList(scores.size() - plies, scores.size()).stream()
                .allMatch(score -> score.isPresent() && says.test(score.getAsInt()));
    }
}
