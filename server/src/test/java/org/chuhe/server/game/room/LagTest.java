package org.chuhe.server.game.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.server.game.model.Agreement;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.model.ColourChoice;
import org.chuhe.server.game.model.GameTable;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.model.Notes;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.model.Preset;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.platform.connections.TokenBucket;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/** What the network takes is given back, within limits. */
class LagTest {
    private static LiveState game(Duration base) {
        GameTerms terms = GameTerms.of(Preset.ONLINE).withClock(ClockScheme.stages(ClockStage.rest(base)));
        Agreement agreement = new Agreement("", terms, ColourChoice.RED, true, Optional.empty(), false);
        Seating seating = new Seating(PlayerSeat.reserved("甲"), Optional.empty(), Optional.of(Side.RED), Side.RED);
        return new LiveState("g", 1, 0, new GameTable(agreement, seating, Notes.NONE), Optional.empty());
    }

    @Test
    void aDelayIsGivenBackUpToALimitForEveryMove() {
        LiveState game = game(Duration.ofMinutes(15));
        assertThat(ClockWatch.NEW.lag(game, Side.RED, 80)).isEqualTo(80);
        assertThat(ClockWatch.NEW.lag(game, Side.RED, 5_000)).isEqualTo(ClockWatch.PER_MOVE);
        assertThat(ClockWatch.NEW.lag(game, Side.RED, -5)).isZero();
    }

    @Test
    void andUpToALimitForTheGame() {
        assertThat(givenInAll(game(Duration.ofHours(1)))).isEqualTo(ClockWatch.PER_GAME);
        // Two per cent of a minute: who answers pings late has not gained a third of it.
        assertThat(givenInAll(game(Duration.ofMinutes(1)))).isEqualTo(1_200);
    }

    private static long givenInAll(LiveState game) {
        ClockWatch watch = ClockWatch.NEW;
        long given = 0;
        for (int move = 0; move < 200; move++) {
            long worth = watch.lag(game, Side.BLACK, 10_000);
            watch = watch.after(PlayerCause.with(PlayerCause.of(Side.BLACK, "m" + move), worth));
            given += worth;
        }
        assertThat(watch.lag(game, Side.RED, 80)).isEqualTo(80);
        return given;
    }

    @Test
    void inATournamentOnlyIfTheOrganiserSaysSo() {
        for (boolean lag : new boolean[] {false, true}) {
            ObjectNode terms = Json.object();
            terms.put("preset", "online").put("lag", lag);
            Seating seating = new Seating(PlayerSeat.reserved("甲"), Optional.empty(), Optional.of(Side.RED), Side.RED);
            Agreement agreement = new Agreement(
                    "",
                    GameTerms.read(terms),
                    ColourChoice.RED,
                    true,
                    Optional.of(new BoardReference("event", 1, 1, 1)),
                    false);
            LiveState board = new LiveState("g", 1, 0, new GameTable(agreement, seating, Notes.NONE), Optional.empty());
            assertThat(ClockWatch.NEW.lag(board, Side.RED, 80)).isEqualTo(lag ? 80 : 0);
        }
    }

    @Test
    void whatWasGivenBackStandsInTheCauseOfTheStep() {
        String cause = PlayerCause.with(PlayerCause.of(Side.RED, "m1"), 80);
        assertThat(PlayerCause.givenBack(cause)).isEqualTo(80);
        assertThat(PlayerCause.name(cause)).isEqualTo(PlayerCause.of(Side.RED, "m1"));
        assertThat(PlayerCause.with("red:m1", 0)).isEqualTo("red:m1");
        // What officials and the program do gives nothing back, whatever it is called.
        assertThat(PlayerCause.givenBack("arbiter:x 80")).isZero();
        assertThat(PlayerCause.name("arbiter:x 80")).isEqualTo("arbiter:x 80");
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
