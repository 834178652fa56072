package org.chuhe.server.game.room;

import static org.assertj.core.api.Assertions.assertThat;

import org.chuhe.core.Side;
import org.chuhe.server.platform.connections.TokenBucket;
import org.junit.jupiter.api.Test;

/** What the network takes is given back, within limits. */
class LagTest {
    @Test
    void aDelayIsGivenBackUpToALimitForEveryMove() {
        assertThat(ClockWatch.NEW.lag(Side.RED, 80)).isEqualTo(80);
        assertThat(ClockWatch.NEW.lag(Side.RED, 5_000)).isEqualTo(ClockWatch.PER_MOVE);
        assertThat(ClockWatch.NEW.lag(Side.RED, -5)).isZero();
    }

    @Test
    void andUpToALimitForTheGame() {
        ClockWatch watch = ClockWatch.NEW;
        long given = 0;
        for (int move = 0; move < 200; move++) {
            long worth = watch.lag(Side.BLACK, 10_000);
            watch = watch.spent(Side.BLACK, worth);
            given += worth;
        }
        assertThat(given).isEqualTo(ClockWatch.PER_GAME);
        assertThat(watch.lag(Side.RED, 80)).isEqualTo(80);
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
