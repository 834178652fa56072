package org.chuhe.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Ruling on whole cycles: an easy figure, a typical one, the two that need the longest search. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ArbiterBenchmark {
    /** Figures of the 2020 rules. */
    public enum Figure {
        PERPETUAL_CHECK("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w", "f0e0 e8f8 e0f0 f8e8"),
        HIDDEN_ROOT("5a3/5k3/4P4/p7p/9/8P/P8/4B4/2nRA2r1/2BAK4 w", "e2g0 h1g1 g0e2 g1h1"),
        DISCOVERED_CHECKS("5a3/1N1c1k3/4b4/4NC3/6p1p/2B6/5n2P/2n1B4/3KA4/5A3 w", "b8c6 d8d7 c6b8 d7d8"),
        FALSE_ROOTS("2ba1kb2/4a2r1/4c1n2/p7p/2p2rpc1/4R4/P1PR2P1P/2N1C1N2/4A4/2BK1AB2 w", "e2f2 f9e9 f2e2 e9f9");

        private final String fen;
        private final String moves;

        Figure(String fen, String moves) {
            this.fen = fen;
            this.moves = moves;
        }

        Cycle cycle() {
            Position position = Fen.read(fen);
            return new Cycle(position, List.copyOf(MoveReader.readAll(position, moves)), 1);
        }
    }

    @Param
    public Figure figure = Figure.PERPETUAL_CHECK;

    private Cycle cycle = Figure.PERPETUAL_CHECK.cycle();

    @Setup
    public void setUp() {
        cycle = figure.cycle();
    }

    /** Every ply of the cycle, and the verdict. */
    @Benchmark
    public Ruling judge() {
        return Arbiter.of(RuleBooks.CXA_2020).judge(cycle);
    }
}
