package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.chuhe.core.Side;
import org.chuhe.game.clock.Clock;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Phase;
import org.chuhe.game.state.SideRecord;

/** What must hold in every state, whatever happened. */
final class Invariants {
    private Invariants() {}

    static void check(GameState state) {
        Clock clock = state.clock();
        long elapsed = clock.time() - state.startedAt();
        assertThat(clock.red().used() + clock.black().used() + clock.idle())
                .as("the times used are the time elapsed less the pauses")
                .isEqualTo(elapsed);
        clock.running().ifPresent(side -> {
            assertThat(state.phase()).isEqualTo(Phase.PLAYING);
            assertThat(side).isEqualTo(state.onTheClock());
        });
        boolean over = state.phase() == Phase.OVER || state.phase() == Phase.CLOSED;
        assertThat(state.isOver()).isEqualTo(over);
        assertThat(clock.running().isEmpty())
                .isEqualTo(state.phase() != Phase.PLAYING || state.claim().isPresent());
        for (Side side : Side.values()) {
            checkAccount(state, side);
        }
        checkBoard(state);
    }

    private static void checkAccount(GameState state, Side side) {
        SideRecord account = state.record(side);
        var conduct = state.regulations().conduct();
        assertThat(account.fouls()).isBetween(0, conduct.offences().foulsToLose());
        assertThat(account.emptyPresses())
                .isLessThanOrEqualTo(conduct.offences().emptyPressesToLose());
        assertThat(account.illegalMoves())
                .isLessThanOrEqualTo(conduct.offences().illegalMovesToLose());
        assertThat(account.offers() - state.record(side.opponent()).offers())
                .isLessThanOrEqualTo(state.regulations().claims().offersAhead());
        if (!state.isOver()) {
            assertThat(account.fouls()).isLessThan(conduct.offences().foulsToLose());
            if (!conduct.has(Practice.CALLS_FLAG)) {
                assertThat(state.clock().face(side).untilFlag(state.scheme())).isPositive();
            }
        }
    }

    private static void checkBoard(GameState state) {
        assertThat(state.history().played()).hasSize(state.history().ply());
        if (!state.isOver()) {
            assertThat(state.position().isCheckmate() || state.position().isStalemate())
                    .isFalse();
        }
        if (state.turn().moved()) {
            assertThat(state.turn().touched()).isEmpty();
            assertThat(state.turn().unclear()).isEmpty();
        }
    }
}
