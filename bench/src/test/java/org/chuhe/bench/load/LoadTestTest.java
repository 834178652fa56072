package org.chuhe.bench.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LoadTestTest {
    private static final LoadPlan SMALL = new LoadPlan(4, 5, 2, 0.25, 1, 7);

    @Test
    @Tag("patient")
    void aSmallLoadIsSeenAlikeByEverybody() throws Exception {
        try (LoadServer server = LoadServer.start("256m")) {
            List<String> progress = new ArrayList<>();
            LoadReport report = new LoadTest(server.address(), SMALL, server::megabytes, progress::add).run();
            assertThat(report.faults().stream().filter(fault -> !fault.contains("had to wait")))
                    .isEmpty();
            assertThat(report.moves()).isPositive();
            assertThat(report.deliveries()).isGreaterThan(2 * report.moves());
            assertThat(report.worst().p50())
                    .isPositive()
                    .isLessThanOrEqualTo(report.worst().p99());
            assertThat(report.client().reading()).isNotNull();
            assertThat(report.client().sending()).isNotNull();
            assertThat(report.server().megabytes()).isPositive();
            assertThat(report.server().commit()).isPositive();
            assertThat(progress).containsExactly("games", "connections", "warm-up", "play");
        }
    }

    @Test
    void gapsAndDifferencesAreFound() {
        LoadTally tally = new LoadTally();
        LoadGame game = new LoadGame(tally, new SplittableRandom(1), false);
        LoadGame.Watcher red = game.watcher(new CountDownLatch(1));
        LoadGame.Watcher black = game.watcher(new CountDownLatch(1));
        red.heard(step(3, "one"));
        black.heard(step(3, "one"));
        assertThat(faults(tally)).isEmpty();
        black.heard(step(5, "two"));
        assertThat(faults(tally)).singleElement().asString().contains("gap");
        red.heard(step(4, "three"));
        red.heard(step(5, "four"));
        assertThat(faults(tally)).anyMatch(fault -> fault.contains("different positions"));
        red.heard("{\"t\":\"no\",\"id\":\"1\",\"code\":\"refused\"}");
        red.failed("reset");
        assertThat(faults(tally))
                .anyMatch(fault -> fault.contains("refused"))
                .anyMatch(fault -> fault.contains("reset"));
    }

    @Test
    void whoComesBackIsCountedAndWhatWasAcknowledgedMustStillBeThere() {
        LoadTally tally = new LoadTally();
        LoadGame game = new LoadGame(tally, new SplittableRandom(1), true);
        LoadGame.Watcher red = game.watcher(new CountDownLatch(1));
        game.watcher(new CountDownLatch(1));
        red.heard(game(1, 0, "one"));
        red.heard("{\"t\":\"ok\",\"id\":\"1\"}");
        red.failed("reset");
        red.failed("refused");
        red.heard(game(2, 1, "two"));
        assertThat(game.hasLost()).isFalse();
        red.failed("reset");
        red.heard(game(3, 0, "one"));
        assertThat(game.hasLost()).isTrue();
        red.heard(game(4, 1, "two"));
        assertThat(game.hasLost()).isFalse();
        assertThat(faults(tally)).isEmpty();
        assertThat(tally.report(SMALL, LoadReport.Server.UNKNOWN).returns().count())
                .isEqualTo(2);
    }

    private static String game(int version, int ply, String fen) {
        return "{\"t\":\"game\",\"state\":{\"version\":" + version + ",\"phase\":\"playing\",\"ply\":" + ply
                + ",\"fen\":\"" + fen + "\"}}";
    }

    private static List<String> faults(LoadTally tally) {
        return tally.report(SMALL, LoadReport.Server.UNKNOWN).faults();
    }

    private static String step(int version, String fen) {
        return "{\"t\":\"step\",\"state\":{\"version\":" + version + ",\"phase\":\"playing\",\"ply\":0,\"fen\":\"" + fen
                + "\"}}";
    }

    @Test
    void percentilesAreThoseOfTheSamples() {
        LoadSamples samples = new LoadSamples();
        for (int i = 1; i <= 2000; i++) {
            samples.add(i * 1_000_000L);
        }
        LoadReport.Percentiles percentiles = LoadReport.Percentiles.of(samples.all());
        assertThat(percentiles.p50()).isEqualTo(1000);
        assertThat(percentiles.p99()).isEqualTo(1980);
        assertThat(percentiles.max()).isEqualTo(2000);
        assertThat(LoadReport.Percentiles.of(new long[0])).isNull();
    }

    @Test
    void onlyThisMachineIsTestedAndOnlyWithinBounds() {
        assertThatThrownBy(() -> new LoadTest(URI.create("http://203.0.113.1/"), SMALL, () -> null, what -> {}))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new LoadPlan(0, 0, 1, 5, 0, 1)).hasMessage("games");
        assertThatThrownBy(() -> new LoadPlan(1, 0, 1, 0, 0, 1)).hasMessage("moveEvery");
    }
}
