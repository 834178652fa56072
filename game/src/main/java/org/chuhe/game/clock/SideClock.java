package org.chuhe.game.clock;

import org.chuhe.core.Side;

/**
 * One face of the clock: what a side has left and has used.
 *
 * @param stage the index of the current stage in the scheme
 * @param target how many moves end the current stage, counted from the first move; 0 if it lasts to the end
 * @param moves how many moves have been completed
 * @param paid for how many of them the increment was given: more than were completed once the arbiter has struck out moves
 *     that he entered by mistake
 * @param left what is left of the stage's time; below 0 once overstepped
 * @param periods byo-yomi periods left, the current one included
 * @param periodLeft what is left of the current period
 * @param moveUsed what the move in hand has taken so far
 * @param used all the time used; penalties do not count as use
 */
public record SideClock(
        int stage, int target, int moves, int paid, long left, int periods, long periodLeft, long moveUsed, long used) {

    /** The face before the first move. */
    public static SideClock of(ClockScheme scheme, Side side) {
        ClockStage first = scheme.stages().get(0);
        return new SideClock(
                0,
                first.moves(),
                0,
                0,
                first.millis() + scheme.extra(side),
                scheme.countdownPeriods(),
                scheme.countdownMillis(),
                0,
                0);
    }

    /** The face after the side's clock has run for some time. Running a + b is the same as running a, then b. */
    public SideClock run(ClockScheme scheme, long millis) {
        SideClock less = take(scheme, millis);
        return new SideClock(
                stage, target, moves, paid, less.left, less.periods, less.periodLeft, moveUsed + millis, used + millis);
    }

    /** The face with time taken away as a penalty (22.2): it is gone, but not used. */
    public SideClock take(ClockScheme scheme, long millis) {
        long rest = left - millis;
        if (rest >= 0 || periods == 0) {
            return new SideClock(stage, target, moves, paid, rest, periods, periodLeft, moveUsed, used);
        }
        int remaining = periods;
        long period = periodLeft + rest;
        if (period <= 0 && remaining > 1) {
            long each = scheme.countdownMillis();
            long spent = Math.min(remaining - 1, -period / each + 1);
            remaining -= (int) spent;
            period += spent * each;
        }
        return new SideClock(stage, target, moves, paid, 0, remaining, period, moveUsed, used);
    }

    /** The face after a completed move: increment, byo-yomi period given back, the next stage if this one is done. */
    public SideClock completeMove(ClockScheme scheme) {
        ClockStage now = scheme.stages().get(stage);
        boolean inCountdown = periods > 0 && left <= 0;
        int done = moves + 1;
        long rest = inCountdown || done <= paid ? left : left + now.increment();
        int increments = Math.max(done, paid);
        if (target == 0 || done < target) {
            return new SideClock(stage, target, done, increments, rest, periods, scheme.countdownMillis(), 0, used);
        }
        int nextIndex = Math.min(stage + 1, scheme.stages().size() - 1);
        ClockStage next = scheme.stages().get(nextIndex);
        int nextTarget = next.moves() == 0 ? 0 : target + next.moves();
        return new SideClock(
                nextIndex,
                nextTarget,
                done,
                increments,
                rest + next.millis(),
                periods,
                scheme.countdownMillis(),
                0,
                used);
    }

    /** The face after moves were taken back (5.8.2): they must be made again, but a stage's time is not given twice. */
    public SideClock takeBack(int count) {
        return new SideClock(stage, target, moves - count, paid - count, left, periods, periodLeft, moveUsed, used);
    }

    /** The face after moves were struck out that were entered by mistake: the increment of those in their place is there. */
    public SideClock strike(int count) {
        return new SideClock(stage, target, moves - count, paid, left, periods, periodLeft, moveUsed, used);
    }

    /** The face of a side that thinks about another move than before: what is given for a single one begins anew. */
    public SideClock freshMove(ClockScheme scheme) {
        return new SideClock(stage, target, moves, paid, left, periods, scheme.countdownMillis(), 0, used);
    }

    /** The face as the arbiter sets it (21.4, 21.5). */
    public SideClock set(ClockScheme scheme, long millis) {
        return new SideClock(stage, target, moves, paid, millis, periods, scheme.countdownMillis(), 0, used);
    }

    /** How long the clock can still run before the flag falls; 0 or less if it has fallen. */
    public long untilFlag(ClockScheme scheme) {
        long total = periods == 0 ? left : left + periodLeft + (periods - 1) * scheme.countdownMillis();
        return scheme.moveLimit() == 0 ? total : Math.min(total, scheme.moveLimit() - moveUsed);
    }

    /** Whether the time is used up 超时: the last millisecond is gone (21.3). */
    public boolean isOut(ClockScheme scheme) {
        return untilFlag(scheme) <= 0;
    }
}
