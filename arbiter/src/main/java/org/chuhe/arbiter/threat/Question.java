package org.chuhe.arbiter.threat;

import org.chuhe.core.board.SquareSet;
import org.jspecify.annotations.Nullable;

/**
 * What an attacker wants to prove: that one of the targets falls and the balance reaches a threshold.
 *
 * @param scenario where
 * @param targets the points of the pieces aimed at; empty if anything will do
 * @param worthless the points of pieces that the attacker may take, but that count nothing
 * @param threshold the {@link Material#value} to be reached
 * @param result what suffices
 * @param balance the balance at the start
 * @param anyCaptor whether king and pawns take like other pieces, which they do not where a chase is in question (26.1)
 */
record Question(
        Scenario scenario,
        SquareSet targets,
        SquareSet worthless,
        int threshold,
        Result result,
        int balance,
        boolean anyCaptor) {
    /** What suffices. */
    enum Result {
        /** A gain. */
        GAIN,
        /**
         * An even result, because each side takes a piece of the other's (26.5): the target must be a gain at the moment it
         * falls, and retaking on its point must leave a gain.
         */
        EVEN_TRADE,
        /** What {@link #EVEN_TRADE} needs on some target: where it is refuted of several, it is of each. */
        SOME_EVEN_TRADE,
        /** Mate by continuous checks (24.2). */
        MATE
    }

    /** Whether one of some pieces can be won with any gain. */
    static Question gain(Scenario scenario, SquareSet targets) {
        return new Question(scenario, targets, SquareSet.EMPTY, 1, Result.GAIN, Material.EVEN, false);
    }

    /** Whether the piece on a point can be won in a given measure. */
    static Question level(Scenario scenario, int square, GainLevel level) {
        SquareSet target = SquareSet.of(square);
        return switch (level) {
            case WHOLE -> gain(scenario, target).atLeast(Material.valueOf(scenario.board(), square));
            case SOME_GAIN -> gain(scenario, target);
            case EVEN_TRADE, NOTHING -> evenTrade(scenario, target, Result.EVEN_TRADE);
        };
    }

    /** What must be reachable if any of some pieces can be won in an even trade. */
    static Question someEvenTrade(Scenario scenario, SquareSet targets) {
        return evenTrade(scenario, targets, Result.SOME_EVEN_TRADE);
    }

    private static Question evenTrade(Scenario scenario, SquareSet targets, Result result) {
        return new Question(scenario, targets, SquareSet.EMPTY, 0, result, Material.EVEN, false);
    }

    /** Whether anything can be gained, starting from a balance. */
    static Question anyGain(Scenario scenario, int balance) {
        return new Question(scenario, SquareSet.EMPTY, SquareSet.EMPTY, 1, Result.GAIN, balance, false);
    }

    /** Whether continuous checks mate. */
    static Question mate(Scenario scenario) {
        return new Question(scenario, SquareSet.EMPTY, SquareSet.EMPTY, 0, Result.MATE, Material.EVEN, false);
    }

    private Question atLeast(int value) {
        return new Question(scenario, targets, worthless, Math.max(1, value), result, balance, anyCaptor);
    }

    Question notCounting(SquareSet pieces) {
        return new Question(scenario, targets, pieces, threshold, result, balance, anyCaptor);
    }

    Question byAnyCaptor() {
        return new Question(scenario, targets, worthless, threshold, result, balance, true);
    }

    /** The same apart from how much must be reached and, unless an even trade is in question, of which targets. */
    Question inGeneral() {
        return new Question(
                scenario,
                result == Result.EVEN_TRADE ? targets : SquareSet.EMPTY,
                worthless,
                0,
                result,
                Material.EVEN,
                anyCaptor);
    }

    /** What is left of it once a target has fallen; how much must be reached, the state of the line says. */
    Question onceFallen() {
        return new Question(scenario, SquareSet.EMPTY, worthless, 0, Result.GAIN, Material.EVEN, anyCaptor);
    }

    /** Whether it asks for no more in the same scenario, so that where it cannot be reached another cannot be either. */
    boolean isWiderThan(Question other) {
        return isEasierThan(other) && balance == other.balance && targets.containsAll(other.targets);
    }

    /** Whether it asks for no more of the same targets. */
    boolean isEasierThan(Question other) {
        boolean comparable = result == Result.GAIN
                ? other.result == Result.GAIN
                : result == Result.SOME_EVEN_TRADE && other.result == Result.EVEN_TRADE;
        return comparable
                && threshold <= other.threshold
                && anyCaptor == other.anyCaptor
                && targets.isEmpty() == other.targets.isEmpty()
                && other.worthless.containsAll(worthless);
    }

    /** Whether a mate, before any target falls, that answers the other answers this as well. */
    boolean isMatedLike(Question other) {
        return anyCaptor == other.anyCaptor && result != Result.EVEN_TRADE && other.result != Result.MATE;
    }

    /** Spelled out, as is the other: a record's own would be put together anew by every short command. */
    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof Question other
                && threshold == other.threshold
                && result == other.result
                && balance == other.balance
                && anyCaptor == other.anyCaptor
                && targets.equals(other.targets)
                && worthless.equals(other.worthless)
                && scenario.equals(other.scenario);
    }

    @Override
    public int hashCode() {
        int hash = scenario.hashCode() * 31 + targets.hashCode();
        hash = hash * 31 + worthless.hashCode();
        hash = hash * 31 + threshold;
        hash = hash * 31 + result.ordinal();
        return (hash * 31 + balance) * 2 + (anyCaptor ? 1 : 0);
    }
}
