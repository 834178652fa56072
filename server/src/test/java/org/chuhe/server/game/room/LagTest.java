package org.chuhe.server.game.room;

import static org.assertj.core.api.Assertions.assertThat;

import org.chuhe.server.platform.connections.TokenBucket;
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
    void aTokenBucketRefillsAsTimeGoesBy() {
        TokenBucket bucket = new TokenBucket(2, 10, 0);
        assertThat(bucket.take(0)).isZero();
        assertThat(bucket.take(0)).isZero();
        assertThat(bucket.take(50)).isEqualTo(50);
        assertThat(bucket.waiting(100)).isZero();
        assertThat(bucket.take(100)).isZero();
        assertThat(bucket.take(99)).isEqualTo(100);
        bucket.charge(99);
        assertThat(bucket.take(99)).isEqualTo(200);
    }
}
