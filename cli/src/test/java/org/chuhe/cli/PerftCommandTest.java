package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {
    @ParameterizedTest
    @CsvSource({"0, 1", "1, 44", "2, 1920", "3, 79666"})
    void countsFromTheFirstPosition(String depth, long nodes) {
        Run run = Run.of("perft", "--depth", depth);
        assertThat(run.exit()).isZero();
        assertThat(run.lastLine()).matches("nodes " + nodes + " time \\d+\\.\\d{3} nps \\d+");
    }

    @Test
    void countsFromAGivenPosition() {
        Run run = Run.of("perft", "--depth", "1", "--fen", "4k4/9/9/9/9/9/9/9/9/3K4R w - - 0 1");
        assertThat(run.lastLine()).startsWith("nodes 14 ");
    }

    @Test
    void listsTheCountsBehindEachFirstMove() {
        Run run = Run.of("perft", "--depth", "3", "--divide");
        assertThat(run.lines())
                .hasSize(45)
                .isSortedAccordingTo((a, b) -> a.startsWith("nodes") ? 1 : b.startsWith("nodes") ? -1 : a.compareTo(b));
        long sum = run.lines().stream()
                .filter(line -> !line.startsWith("nodes"))
                .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(' ') + 1)))
                .sum();
        assertThat(sum).isEqualTo(79_666);
        assertThat(run.lines().get(0)).matches("a0a1: \\d+");
    }

    @Test
    void countsTheSameWithSeveralThreads() {
        Run one = Run.of("perft", "--depth", "3", "--divide");
        Run three = Run.of("perft", "--depth", "3", "--divide", "--threads", "3");
        assertThat(three.lines().subList(0, 44)).isEqualTo(one.lines().subList(0, 44));
        assertThat(three.lastLine()).startsWith("nodes 79666 ");
    }
}
