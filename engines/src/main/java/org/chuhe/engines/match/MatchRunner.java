package org.chuhe.engines.match;

import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.chuhe.core.Side;
import org.chuhe.engines.play.GameConductor;
import org.chuhe.engines.play.GameSpectator;
import org.chuhe.engines.play.PlayedGame;
import org.chuhe.engines.process.EngineClient;
import org.chuhe.engines.process.EngineFailure;
import org.chuhe.engines.process.Patience;
import org.chuhe.engines.stats.Pentanomial;
import org.chuhe.engines.stats.Sprt;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.state.Players;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/** Plays the games of a match, several at a time, each at a table with two processes of its own. */
public final class MatchRunner {
    /** Is told about every game as soon as it is on record, and may look on before. */
    @FunctionalInterface
    public interface Watcher {
        void finished(FinishedGame game) throws IOException;

        /** A game begins; whoever is given hears of it while it is played. */
        default GameSpectator begins(MatchTask task) {
            return GameSpectator.NOBODY;
        }

        /** A game has ended, on record or not. */
        default void leaves(MatchTask task) {}
    }

    /**
     * Where and when a match is played.
     *
     * @param tables how many games at a time
     * @param patience how long programs are waited for
     * @param nanos a steady clock
     * @param today the date on the records
     * @param locale the language of remarks in the records
     */
    public record Place(int tables, Patience patience, LongSupplier nanos, LocalDate today, Locale locale) {}

    private final MatchPlan plan;
    private final Optional<Sprt> sprt;
    private final MatchJournal journal;
    private final Place place;
    private final Watcher watcher;
    private final Deque<MatchTask> waiting = new ArrayDeque<>();
    private final Set<Integer> begun = new HashSet<>();
    private final Map<Integer, Result> results = new HashMap<>();
    private final Set<EngineClient> running = new HashSet<>();
    private final AtomicLong enginesCpu = new AtomicLong();
    private int playing;
    private boolean stopped;
    private @Nullable Exception failure;

    public MatchRunner(MatchPlan plan, Optional<Sprt> sprt, MatchJournal journal, Place place, Watcher watcher) {
        this.plan = plan;
        this.sprt = sprt;
        this.journal = journal;
        this.place = place;
        this.watcher = watcher;
        for (FinishedGame game : journal.games()) {
            results.put(game.task().number(), game.result());
            begun.add(game.task().number());
        }
    }

    /** How many games there will be, if nothing ends the match before. */
    public static int size(MatchPlan plan) {
        return MatchSchedule.size(plan);
    }

    /**
     * Plays until all games are on record, the test has decided, or somebody stops it.
     *
     * @throws MatchException if a program cannot be played with at all
     */
    public void run() throws IOException, InterruptedException {
        List<Thread> tables = new ArrayList<>();
        for (int i = 0; i < place.tables(); i++) {
            Thread table = new Thread(this::table, "table-" + (i + 1));
            table.setDaemon(true);
            tables.add(table);
            table.start();
        }
        for (Thread table : tables) {
            table.join();
        }
        Exception problem = failure;
        if (problem instanceof IOException io) {
            throw io;
        }
        if (problem instanceof RuntimeException runtime) {
            throw runtime;
        }
    }

    /** Ends the match as it is: games that are not over are not on record, and are played when it goes on. */
    public synchronized void stop() {
        stopped = true;
        for (EngineClient engine : running) {
            enginesCpu.addAndGet(engine.cpuMillis());
            engine.kill();
        }
        notifyAll();
    }

    /** The processor time that the programs have used, in milliseconds. */
    public long enginesCpuMillis() {
        return enginesCpu.get();
    }

    private void table() {
        Map<Integer, EngineClient> seated = new HashMap<>();
        try {
            for (MatchTask task = next(); task != null; task = next()) {
                play(task, seated);
            }
        } catch (IOException | RuntimeException e) {
            fail(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            List.copyOf(seated.keySet()).forEach(engine -> leave(seated, engine));
        }
    }

    private synchronized void fail(Exception e) {
        if (failure == null && !stopped) {
            failure = e;
        }
        stop();
    }

    /** The next game; in a Swiss perhaps only when others are over. Null when there is none. */
    private synchronized @Nullable MatchTask next() throws InterruptedException {
        while (!stopped && !isDecided()) {
            if (waiting.isEmpty()) {
                MatchSchedule.of(plan, results).stream()
                        .filter(task -> begun.add(task.number()))
                        .forEach(waiting::add);
            }
            if (!waiting.isEmpty()) {
                playing++;
                return waiting.remove();
            }
            if (playing == 0) {
                return null;
            }
            wait();
        }
        return null;
    }

    private boolean isDecided() {
        return sprt.filter(test -> test.outcome(pairs()) != Sprt.Outcome.GO_ON).isPresent();
    }

    /** The pairs of the first two programs. */
    private Pentanomial pairs() {
        return MatchTable.pairs(journal.games(), 0, Optional.of(1));
    }

    private void play(MatchTask task, Map<Integer, EngineClient> seated) throws IOException, InterruptedException {
        for (int engine : List.copyOf(seated.keySet())) {
            if (engine != task.red() && engine != task.black()) {
                leave(seated, engine);
            }
        }
        EngineClient red = sit(seated, task.red());
        EngineClient black = sit(seated, task.black());
        Players players = new Players(plan.name(task.red()), plan.name(task.black()));
        PlayedGame game;
        try {
            game = GameConductor.play(
                    plan.conditions(),
                    players,
                    plan.openings().get(task.opening()).start(),
                    red,
                    black,
                    watcher.begins(task));
        } finally {
            watcher.leaves(task);
        }
        if (game.mishap().needsRestart()) {
            int broken = game.by().orElseThrow() == Side.RED ? task.red() : task.black();
            leave(seated, broken);
        }
        over(task, game);
    }

    private synchronized void over(MatchTask task, PlayedGame played) throws IOException {
        playing--;
        notifyAll();
        if (stopped) {
            // The programs were taken away in the middle of the game: it does not count.
            return;
        }
        GameEnding ending = played.state().result().orElseThrow();
        FinishedGame game = new FinishedGame(
                task,
                ending.outcome().overTheBoard(),
                ending.reason().code(),
                ending.article().toString(),
                played.mishap(),
                played.by(),
                played.remark(),
                played.rulings(),
                played.state().history().ply(),
                MatchPgn.write(plan, task, played, place.today(), place.locale()),
                played.transcript());
        journal.add(game);
        results.put(task.number(), game.result());
        watcher.finished(game);
    }

    private EngineClient sit(Map<Integer, EngineClient> seated, int engine) throws InterruptedException {
        EngineClient there = seated.get(engine);
        if (there != null) {
            return there;
        }
        try {
            EngineClient client = EngineClient.start(plan.engines().get(engine), place.patience(), place.nanos());
            synchronized (this) {
                running.add(client);
                if (stopped) {
                    client.kill();
                }
            }
            seated.put(engine, client);
            if (!client.unknownOptions().isEmpty()) {
                throw new MatchException(
                        "option.unknown", plan.name(engine), String.join(", ", client.unknownOptions()));
            }
            return client;
        } catch (EngineFailure e) {
            throw new MatchException(e.words());
        }
    }

    private void leave(Map<Integer, EngineClient> seated, int engine) {
        EngineClient client = seated.remove(engine);
        if (client != null) {
            enginesCpu.addAndGet(client.cpuMillis());
            client.close();
            synchronized (this) {
                running.remove(client);
            }
        }
    }
}
