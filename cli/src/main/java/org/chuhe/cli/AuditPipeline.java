package org.chuhe.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.GameFiles;
import org.chuhe.records.Records;
import org.chuhe.records.audit.AuditJson;
import org.chuhe.records.audit.AuditedGame;
import org.chuhe.records.audit.FileAudit;
import org.chuhe.records.audit.GameAudit;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.read.GameFile;
import org.chuhe.records.read.ReadGame;
import org.jspecify.annotations.Nullable;

/**
 * Audits files with several threads. Small files are one task each; the games of a large one are handed out in batches
 * while it is being read. What comes out is in the order of the files, whatever the threads do, and never more than a
 * few batches are in memory.
 */
final class AuditPipeline implements AutoCloseable {
    private static final long LARGE_FILE = 1 << 20;
    private static final int BATCH = 200;

    /** What became of a file or a part of it. */
    record Part(FileAudit audit, List<String> json, boolean endsFile, long bytes) {}

    /** Takes the parts in order. */
    @FunctionalInterface
    interface Sink {
        void accept(Part part) throws Exception;
    }

    private final GameAudit audit;
    private final Console console;
    private final int threads;
    private final ExecutorService workers;
    private final Deque<Future<Part>> pending = new ArrayDeque<>();
    private final BooleanSupplier stopped;
    private final Sink sink;

    AuditPipeline(GameAudit audit, Console console, int threads, BooleanSupplier stopped, Sink sink) {
        this.audit = audit;
        this.console = console;
        this.threads = threads;
        this.stopped = stopped;
        this.sink = sink;
        this.workers = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "audit");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Audits the files; false if it was stopped before the end. */
    boolean run(List<Path> files) throws Exception {
        for (Path file : files) {
            if (stopped.getAsBoolean()) {
                return false;
            }
            long size = GameFiles.size(List.of(file));
            if (size <= LARGE_FILE) {
                submit(() -> whole(file, size));
            } else if (!inBatches(file, size)) {
                return false;
            }
        }
        while (!pending.isEmpty() && !stopped.getAsBoolean()) {
            deliver();
        }
        return pending.isEmpty();
    }

    private void submit(Callable<Part> task) throws Exception {
        pending.add(workers.submit(task));
        while (pending.size() > 4 * threads) {
            deliver();
        }
    }

    private void deliver() throws Exception {
        try {
            sink.accept(pending.remove().get());
        } catch (ExecutionException e) {
            throw e.getCause() instanceof Exception cause ? cause : e;
        }
    }

    private Part whole(Path file, long size) throws IOException {
        FileAudit result = new FileAudit(file.toString());
        List<String> json = new ArrayList<>();
        try (GameFile games = GameFiles.open(console, file)) {
            while (games.hasNext() && !stopped.getAsBoolean()) {
                add(games.next(), result, json);
            }
        } catch (RecordException e) {
            unreadable(e, result, json);
        }
        return new Part(result, json, true, size);
    }

    private boolean inBatches(Path file, long size) throws Exception {
        String name = file.toString();
        List<ReadGame> batch = new ArrayList<>(BATCH);
        long counted = 0;
        @Nullable RecordException problem = null;
        try (GameFile games = Records.open(file)) {
            while (games.hasNext()) {
                batch.add(games.next());
                if (batch.size() == BATCH) {
                    List<ReadGame> full = batch;
                    long bytes = games.bytesRead() - counted;
                    counted += bytes;
                    submit(() -> part(name, full, null, false, bytes));
                    batch = new ArrayList<>(BATCH);
                }
                if (stopped.getAsBoolean()) {
                    return false;
                }
            }
        } catch (RecordException e) {
            problem = e;
        }
        List<ReadGame> rest = batch;
        RecordException last = problem;
        long bytes = size - counted;
        submit(() -> part(name, rest, last, true, bytes));
        return true;
    }

    private Part part(
            String name, List<ReadGame> games, @Nullable RecordException problem, boolean endsFile, long bytes) {
        FileAudit result = new FileAudit(name);
        List<String> json = new ArrayList<>();
        games.forEach(game -> add(game, result, json));
        if (problem != null) {
            unreadable(problem, result, json);
        }
        return new Part(result, json, endsFile, bytes);
    }

    private void add(ReadGame game, FileAudit result, List<String> json) {
        AuditedGame audited = audit.audit(game);
        result.add(audited);
        if (!audited.findings().isEmpty()) {
            json.add(AuditJson.game(audited, console.locale()));
        }
    }

    private void unreadable(RecordException problem, FileAudit result, List<String> json) {
        result.addUnreadable(problem);
        json.add(AuditJson.example(result.examples().get(result.examples().size() - 1), console.locale()));
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }
}
