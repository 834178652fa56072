package org.chuhe.server.game.room;

import static org.assertj.core.api.Assertions.assertThat;

import org.chuhe.server.platform.connections.Allowance;
import org.junit.jupiter.api.Test;

/** What the network takes is given back, within limits. */
class LagTest {
    @Test
    void aDelayIsGivenBackUpToALimitForEveryMove() {
        UnchargedTime.LagAccount account = new UnchargedTime.LagAccount();
        assertThat(account.worth(80)).isEqualTo(80);
        assertThat(account.worth(5_000)).isEqualTo(UnchargedTime.LagAccount.PER_MOVE);
        assertThat(account.worth(-5)).isZero();
    }

    @Test
    void andUpToALimitForTheGame() {
        UnchargedTime.LagAccount account = new UnchargedTime.LagAccount();
        long given = 0;
        for (int move = 0; move < 200; move++) {
            long worth = account.worth(10_000);
            account.spend(worth);
            given += worth;
        }
        assertThat(given).isEqualTo(UnchargedTime.LagAccount.PER_GAME);
    }

    @Test
    void anAllowanceRefillsAsTimeGoesBy() {
        Allowance allowance = new Allowance(2, 10, 0);
        assertThat(allowance.take(0)).isTrue();
        assertThat(allowance.take(0)).isTrue();
        assertThat(allowance.take(50)).isFalse();
        assertThat(allowance.take(100)).isTrue();
        assertThat(allowance.take(99)).isFalse();
    }
}
