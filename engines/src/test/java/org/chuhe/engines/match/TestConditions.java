package org.chuhe.engines.match;

import java.time.Duration;
import java.util.Optional;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.engines.play.MatchConditions;
import org.chuhe.engines.play.MatchConditions.Warning;
import org.chuhe.engines.play.ScoreRule;
import org.chuhe.engines.protocol.SearchLimits;
import org.chuhe.game.clock.ClockScheme;

/** Conditions for tests. */
public final class TestConditions {
    /** Ten nodes a move, no clock, two seconds before a program hangs. */
    public static final MatchConditions NODES = nodes(Warning.UCCI);

    /** So much time for the whole game. */
    public static MatchConditions clock(Duration time) {
        return of(ClockScheme.suddenDeath(time), SearchLimits.NONE, Warning.UCCI, Optional.empty(), Optional.empty());
    }

    public static MatchConditions nodes(Warning warning) {
        return of(MatchConditions.NO_CLOCK, SearchLimits.ofNodes(10), warning, Optional.empty(), Optional.empty());
    }

    public static MatchConditions adjudicated(Optional<ScoreRule> loss, Optional<ScoreRule> draw) {
        return of(MatchConditions.NO_CLOCK, SearchLimits.ofNodes(10), Warning.NOBODY, loss, draw);
    }

    public static MatchConditions of(
            ClockScheme clock,
            SearchLimits limits,
            Warning warning,
            Optional<ScoreRule> loss,
            Optional<ScoreRule> draw) {
        return new MatchConditions(
                MatchConditions.regulations(RuleBooks.CXA_2020, clock), limits, warning, loss, draw, 20, 1500, 20_000);
    }

    private TestConditions() {}
}
