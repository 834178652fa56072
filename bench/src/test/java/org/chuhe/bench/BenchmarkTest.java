package org.chuhe.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.tournament.pairing.Proposal;
import org.junit.jupiter.api.Test;

/** What is measured must be right: a fast wrong answer is no benchmark. */
class BenchmarkTest {
    private final List<Samples.Turn> turns = Samples.turns(256);

    @Test
    void samplesAreTheSameInEveryRun() {
        assertThat(Samples.turns(256)).isEqualTo(turns);
        assertThat(turns).allMatch(turn -> turn.position().isLegal(turn.move()));
        assertThat(turns.stream().map(Samples.Turn::position).distinct()).hasSizeGreaterThan(200);
    }

    @Test
    void movesAreCountedRight() {
        MoveBenchmark benchmark = new MoveBenchmark();
        int moves = turns.stream()
                .mapToInt(turn -> turn.position().legalMoves().size())
                .sum();
        assertThat(benchmark.legalMoves()).isEqualTo(moves);
        assertThat(benchmark.countLegalMoves()).isEqualTo(moves);
        assertThat(benchmark.isLegal()).isEqualTo(256);
        assertThat(benchmark.makeAndUndo()).isEqualTo(benchmark.makeAndUndo());
        assertThat(benchmark.perft()).isEqualTo(79_666);
    }

    @Test
    void everyNotationReadsTheMovesThatWereWritten() {
        NotationBenchmark benchmark = new NotationBenchmark();
        int codes = turns.stream().mapToInt(turn -> turn.move().code()).sum();
        assertThat(benchmark.readChinese()).isEqualTo(codes);
        assertThat(benchmark.readWxf()).isEqualTo(codes);
        assertThat(benchmark.readIccs()).isEqualTo(codes);
    }

    @Test
    void positionsAreReadAndWritten() {
        NotationBenchmark benchmark = new NotationBenchmark();
        assertThat(benchmark.readFen())
                .isEqualTo(turns.stream()
                        .mapToInt(turn -> turn.position().quietPlies())
                        .sum());
        assertThat(benchmark.writeFen())
                .isEqualTo(turns.stream()
                        .mapToInt(turn -> turn.position().toString().length())
                        .sum());
        assertThat(benchmark.writeChinese()).isBetween(4 * 256, 5 * 256);
    }

    @Test
    void figuresAreJudgedRight() {
        ArbiterBenchmark benchmark = new ArbiterBenchmark();
        assertThat(benchmark.judge().verdict()).isEqualTo(Verdict.RED_MUST_VARY);
        benchmark.figure = ArbiterBenchmark.Figure.HIDDEN_ROOT;
        benchmark.setUp();
        assertThat(benchmark.judge().verdict()).isEqualTo(Verdict.DRAW);
    }

    @Test
    void theNinthRoundIsPairedWhole() {
        PairingBenchmark benchmark = new PairingBenchmark();
        benchmark.players = 60;
        benchmark.play();
        assertThat(benchmark.standings().rows()).hasSize(60);
        assertThat(benchmark.pairRoundNine()).isInstanceOfSatisfying(Proposal.Paired.class, p -> {
            assertThat(p.round().number()).isEqualTo(9);
            assertThat(p.round().matches()).hasSize(30);
        });
    }
}
