package org.chuhe.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.Perft;
import org.chuhe.core.notation.Fen;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code chuhe perft}: counts lines of play, to prove the move generator and to measure it. */
@Command(name = "perft")
final class PerftCommand implements Callable<Integer> {
    private static final int DEEPEST = 12;

    private final Console console;

    @Option(names = "--depth", paramLabel = "N", defaultValue = "5")
    int depth;

    @Option(names = "--fen", paramLabel = "FEN")
    @Nullable String fen;

    @Option(names = "--divide")
    boolean divide;

    @Option(names = "--threads", paramLabel = "N", defaultValue = "1")
    int threads;

    PerftCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException, ExecutionException {
        if (depth < 0 || depth > DEEPEST) {
            throw new CliException("error.range", "--depth", depth, 0, DEEPEST);
        }
        if (threads < 1 || threads > 1024) {
            throw new CliException("error.range", "--threads", threads, 1, 1024);
        }
        Position position = fen == null ? Position.START : Fen.read(fen);
        long start = System.nanoTime();
        long nodes = depth == 0 ? 1 : count(position);
        double seconds = Math.max(System.nanoTime() - start, 1) / 1e9;
        console.out()
                .println(String.format(
                        Locale.ROOT, "nodes %d time %.3f nps %d", nodes, seconds, Math.round(nodes / seconds)));
        return Exit.DONE;
    }

    /** Counts behind every first move; they are shared out among the threads. */
    private long count(Position position) throws InterruptedException, ExecutionException {
        List<Move> moves = position.legalMoves().stream()
                .sorted((a, b) -> a.toString().compareTo(b.toString()))
                .toList();
        List<Callable<Long>> tasks = new ArrayList<>();
        for (Move move : moves) {
            Board board = position.toBoard();
            board.make(move.code());
            tasks.add(() -> Perft.count(board, depth - 1));
        }
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            long nodes = 0;
            List<Future<Long>> counts = workers.invokeAll(tasks);
            for (int i = 0; i < moves.size(); i++) {
                long count = counts.get(i).get();
                if (divide) {
                    console.out().println(moves.get(i) + ": " + count);
                }
                nodes += count;
            }
            return nodes;
        } finally {
            workers.shutdown();
        }
    }
}
