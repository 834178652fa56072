package org.chuhe.engines.play;

import org.chuhe.core.Side;
import org.chuhe.engines.protocol.SearchLimits;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.clock.SideClock;
import org.chuhe.game.state.GameState;

/** What programs are told about the clock. Their languages know less than the book: byo-yomi becomes a time for the move. */
final class ThinkingTime {
    /** What is kept back of a time for one move: a program that uses all of it would be late. */
    private static final long OVERHEAD = 100;

    private final MatchConditions conditions;

    ThinkingTime(MatchConditions conditions) {
        this.conditions = conditions;
    }

    /** What a side may think, with limits of its own in place of the match's. */
    SearchLimits limits(GameState state, Side side, SearchLimits own) {
        SearchLimits clock = clock(state, side);
        SearchLimits wanted = own.equals(SearchLimits.NONE) ? conditions.limits() : own;
        return clock.withNodes(wanted.nodes()).withDepth(wanted.depth());
    }

    private SearchLimits clock(GameState state, Side side) {
        if (!conditions.isTimed()) {
            return SearchLimits.NONE;
        }
        ClockScheme scheme = state.scheme();
        SideClock face = state.clock().face(side);
        boolean single = scheme.stages().get(0).millis() == ClockStage.UNLIMITED;
        if (single || face.left() <= 0 && face.periods() > 0) {
            long whole = single ? scheme.moveLimit() : Math.min(face.periodLeft(), face.untilFlag(scheme));
            return SearchLimits.ofMoveTime(Math.max(1, Math.max(whole / 2, whole - OVERHEAD)));
        }
        int toGo = face.target() == 0 ? 0 : face.target() - face.moves();
        return SearchLimits.ofClocks(
                left(state, Side.RED),
                left(state, Side.BLACK),
                increment(state, Side.RED),
                increment(state, Side.BLACK),
                toGo);
    }

    private static long left(GameState state, Side side) {
        SideClock face = state.clock().face(side);
        long left = face.left() + (face.periods() > 0 ? face.periodLeft() : 0);
        long single = state.scheme().moveLimit();
        return single > 0 ? Math.min(left, single) : left;
    }

    private static long increment(GameState state, Side side) {
        return state.scheme().stages().get(state.clock().face(side).stage()).increment();
    }

    /** How long until the flag falls; without a clock it never does. */
    long untilFlag(GameState state, Side side) {
        return conditions.isTimed() ? state.clock().face(side).untilFlag(state.scheme()) : ClockStage.UNLIMITED;
    }

    /** How long an answer is waited for before the program is told to stop. */
    long longest(GameState state, Side side) {
        return conditions.isTimed() ? untilFlag(state, side) + conditions.marginMillis() : conditions.hangMillis();
    }
}
