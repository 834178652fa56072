package org.chuhe.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.ChineseNotation;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.WxfNotation;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Reading and writing positions and moves. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class NotationBenchmark {
    private static final int COUNT = 256;

    private final List<Samples.Turn> turns = Samples.turns(COUNT);
    private final Board[] boards =
            turns.stream().map(turn -> turn.position().toBoard()).toArray(Board[]::new);
    private final String[] fens =
            turns.stream().map(turn -> Fen.write(turn.position())).toArray(String[]::new);
    private final String[] chinese = turns.stream()
            .map(turn -> ChineseNotation.write(turn.position(), turn.move()))
            .toArray(String[]::new);
    private final String[] wxf = turns.stream()
            .map(turn -> WxfNotation.write(turn.position(), turn.move()))
            .toArray(String[]::new);
    private final String[] iccs =
            turns.stream().map(turn -> turn.move().toString()).toArray(String[]::new);

    @Benchmark
    @OperationsPerInvocation(COUNT)
    public int readFen() {
        int sum = 0;
        for (String fen : fens) {
            sum += Fen.read(fen).quietPlies();
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(COUNT)
    public int writeFen() {
        int sum = 0;
        for (Samples.Turn turn : turns) {
            sum += Fen.write(turn.position()).length();
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(COUNT)
    public int readChinese() {
        return read(chinese);
    }

    @Benchmark
    @OperationsPerInvocation(COUNT)
    public int readWxf() {
        return read(wxf);
    }

    @Benchmark
    @OperationsPerInvocation(COUNT)
    public int readIccs() {
        return read(iccs);
    }

    @Benchmark
    @OperationsPerInvocation(COUNT)
    public int writeChinese() {
        int sum = 0;
        for (Samples.Turn turn : turns) {
            sum += ChineseNotation.write(turn.position(), turn.move()).length();
        }
        return sum;
    }

    /** The sum of the move codes; problems, which are negative, would show in it. */
    private int read(String[] texts) {
        int sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += MoveReader.reading(boards[i], texts[i]).code();
        }
        return sum;
    }
}
