package org.chuhe.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.Perft;
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

/** Generating, counting, playing and taking back moves. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MoveBenchmark {
    private static final int COUNT = 256;
    /** The lines of three plies from the first position. */
    private static final int PERFT_3 = 79_666;

    private final Board[] boards = new Board[COUNT];
    private final int[] moves = new int[COUNT];
    private final int[] buffer = new int[Board.MAX_MOVES];
    private final Board start = Position.START.toBoard();

    public MoveBenchmark() {
        List<Samples.Turn> turns = Samples.turns(COUNT);
        for (int i = 0; i < COUNT; i++) {
            boards[i] = turns.get(i).position().toBoard();
            moves[i] = turns.get(i).move().code();
        }
    }

    /** All legal moves of a position. */
    @Benchmark
    @OperationsPerInvocation(COUNT)
    public int legalMoves() {
        int sum = 0;
        for (Board board : boards) {
            sum += board.legalMoves(buffer, 0);
        }
        return sum;
    }

    /** The number of legal moves of a position. */
    @Benchmark
    @OperationsPerInvocation(COUNT)
    public int countLegalMoves() {
        int sum = 0;
        for (Board board : boards) {
            sum += board.countLegalMoves();
        }
        return sum;
    }

    /** Whether one given move is legal. */
    @Benchmark
    @OperationsPerInvocation(COUNT)
    public int isLegal() {
        int sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum += boards[i].isLegal(moves[i]) ? 1 : 0;
        }
        return sum;
    }

    /** A move played and taken back. */
    @Benchmark
    @OperationsPerInvocation(COUNT)
    public long makeAndUndo() {
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            boards[i].make(moves[i]);
            sum += boards[i].hash();
            boards[i].undo();
        }
        return sum;
    }

    /** One line of play of perft from the first position; a thousand million over it gives the nodes per second. */
    @Benchmark
    @OperationsPerInvocation(PERFT_3)
    public long perft() {
        return Perft.count(start, 3);
    }
}
