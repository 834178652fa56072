package org.chuhe.server.platform.operation;

import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import org.chuhe.server.platform.config.FaultLog;
import org.chuhe.server.platform.config.Keeping;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.jobs.Threads;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Twice a second, asks the database whether time is being measured for anybody: a game's clock runs, or an exam is sat, on any
 * process. While it is, and ten seconds longer, writes down that this process is alive; otherwise the process rests, says so in
 * its row, and writes nothing. If neither could be done for a while – the database was away, the process suspended – games and
 * sittings were interrupted (21.4), and the listener is told since when. Such a time is noted as an {@link Outage}, as are that
 * of a process that has ceased to beat and that in which there was none.
 */
public final class Heartbeat implements Liveness, AutoCloseable {
    /** Rows of processes that are long gone. */
    public static final FeatureTables TABLES = new FeatureTables() {
        @Override
        public void expire(Storage storage, Keeping keeping, long now) {
            storage.jdbi().useHandle(handle -> handle.execute("DELETE FROM server_beat WHERE at < ?", now - FORGOTTEN));
        }
    };

    private static final Logger LOG = LoggerFactory.getLogger(Heartbeat.class);
    static final long INTERVAL = 500;
    /** Beats older than this are those of processes that are no more. */
    private static final long SILENCE = 3 * INTERVAL;

    /** A longer pause between two beats is an interruption; by the machine's time, which nobody can set. */
    private static final long GAP_NANOS = TimeUnit.SECONDS.toNanos(3);

    /** So long the process goes on writing when no time is measured any more. */
    private static final long TAIL_NANOS = TimeUnit.SECONDS.toNanos(10);

    /** A resting process says again that it does, so that its row can be told from one that a dead process has left. */
    private static final long REST = TimeUnit.MINUTES.toMillis(15);

    /** A row that was written so lately says that something can be stored. */
    private static final long FRESH_NANOS = TimeUnit.SECONDS.toNanos(1);

    /** Longer than it takes the others to miss a process that has died, and to put right what it has left. */
    public static final long MISSED = 8_000;

    private static final long FORGOTTEN = TimeUnit.DAYS.toMillis(7);

    private final Storage storage;
    private final Clock clock;
    private final String process;
    private final List<Predicate<Handle>> measured;
    private final Outages outages;
    private final Thread thread = Threads.HEARTBEAT.newThread(this::run);
    private final Map<String, Seen> seen = new HashMap<>();
    /** Who waits for the next beat that is written. */
    private final BlockingQueue<CompletableFuture<Void>> waiting = new LinkedBlockingQueue<>();

    private volatile boolean closed;
    private volatile LongConsumer recovered = since -> {};
    private volatile Consumer<Boolean> beaten = measures -> {};
    /** The last beat, written or at rest. */
    private volatile Moment last = new Moment(0, 0);
    /** Since when time is measured without a break, as far as this process knows. */
    private volatile Optional<Moment> needed = Optional.empty();
    /** When somebody was about to start a clock or a sitting. */
    private volatile long wantedNanos;

    private volatile boolean resting;
    private volatile long writtenNanos;
    /** When the process may rest. */
    private long tailNanos;
    /** When this process began: what was before it, it has noted. */
    private volatile long began;

    /** A time by the server's clock, and by the machine's. */
    private record Moment(long at, long nanos) {}

    /** What a process has written. */
    public record Beat(String process, long at, boolean resting) {}

    /**
     * A beat of some process.
     *
     * @param nanos when it was first seen here
     * @param alive whether another beat was seen before, so that it is not the last of one long gone
     */
    private record Seen(long at, long nanos, boolean alive) {}

    /**
     * @param process a name that no other process has
     * @param measured asks whether time is measured for anybody, on whatever process
     */
    public Heartbeat(Storage storage, Clock clock, String process, List<Predicate<Handle>> measured) {
        this.storage = storage;
        this.clock = clock;
        this.process = process;
        this.measured = List.copyOf(measured);
        this.outages = new Outages(storage);
    }

    public String process() {
        return process;
    }

    /** The latest time that any process has written down. */
    public static long newest(Storage storage) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT COALESCE(MAX(at), 0) FROM server_beat")
                        .mapTo(Long.class)
                        .one());
    }

    /** Hears when there are beats again, on the heart's own thread, and since when there were none. */
    public void onRecovery(LongConsumer listener) {
        recovered = listener;
    }

    /**
     * Hears before every beat, on the heart's own thread, whether this process measures time. If not, nothing does before the beat
     * is over.
     */
    public void onBeat(Consumer<Boolean> listener) {
        beaten = listener;
    }

    /** Whether the database is away, or the listener has not been told yet that it is back. */
    @Override
    public boolean interrupted() {
        return System.nanoTime() - last.nanos() > GAP_NANOS;
    }

    @Override
    public long lastBeat() {
        return last.at();
    }

    @Override
    public CompletableFuture<Void> awake() {
        wantedNanos = System.nanoTime();
        return resting ? next() : CompletableFuture.completedFuture(null);
    }

    /** Complete when a beat was written, or if one was within the last second; fails if none can be. */
    public CompletableFuture<Void> written() {
        return System.nanoTime() - writtenNanos < FRESH_NANOS ? CompletableFuture.completedFuture(null) : next();
    }

    private CompletableFuture<Void> next() {
        CompletableFuture<Void> beat = new CompletableFuture<>();
        waiting.add(beat);
        return beat;
    }

    /** The outages that ended after a time, in the order in which they began. */
    public List<Outage> outagesAfter(long time) {
        return outages.after(time);
    }

    /**
     * Until when it is certain that everybody was served, but for the outages that are noted: until the last beat; while another
     * process is silent, which may have died, until its last one.
     */
    public long servedUntil() {
        long now = clock.millis();
        long own = Math.min(now, last.at());
        if (!storage.shared() || interrupted()) {
            return own;
        }
        long from = Math.max(began, now - MISSED);
        for (Beat other : others()) {
            long at = aliveUntil(other, now);
            if (at > from && at < Math.min(own, now - SILENCE) && !outages.isNoted(other.process(), at)) {
                own = at;
            }
        }
        return own;
    }

    /** A process that rests need not beat before time is measured; then it has to wake up, like this one. */
    private long aliveUntil(Beat other, long now) {
        return other.resting()
                ? needed.map(since -> Math.max(other.at(), since.at())).orElse(now)
                : other.at();
    }

    /**
     * Other processes that have ceased since this was asked last, and until when each was alive: those that do not beat any more,
     * and those that rest on while time is measured. Whether a beat has ceased is told by this machine's time alone: clocks of
     * others may differ.
     */
    public Map<String, Long> ceased() {
        if (!storage.shared() || interrupted()) {
            return Map.of();
        }
        long nanos = System.nanoTime();
        long now = clock.millis();
        Map<String, Long> ceased = new HashMap<>();
        for (Beat other : others()) {
            @Nullable Seen before = seen.get(other.process());
            if (before == null || before.at() != other.at()) {
                boolean rests = other.resting() && other.at() > now - 2 * REST;
                seen.put(other.process(), new Seen(other.at(), nanos, before != null || rests));
            } else if (before.alive() && isMissed(other, before, nanos)) {
                long since = aliveUntil(other, now);
                outages.note(other.process(), since, now);
                outages.bury(other.process(), other.at());
                seen.put(other.process(), new Seen(other.at(), nanos, false));
                ceased.put(other.process(), since);
            }
        }
        return ceased;
    }

    private boolean isMissed(Beat other, Seen before, long nanos) {
        return nanos - before.nanos() > GAP_NANOS
                && (!other.resting()
                        || needed.filter(since -> nanos - since.nanos() > GAP_NANOS)
                                .isPresent());
    }

    /** Whether another process has beaten since. */
    public boolean othersSince(long since) {
        return storage.shared() && others().stream().anyMatch(other -> other.at() > since + SILENCE);
    }

    /**
     * Begins to beat.
     *
     * @return until when a process was alive before, if time was measured then; empty if one still is, or none ever was
     */
    public Optional<Long> begin() {
        Optional<Long> before = isMeasured() ? aloneSince() : Optional.empty();
        // Before the first beat: should this process die between the two, the next finds the same last beat.
        before.ifPresent(since -> outages.note(process, since, clock.millis()));
        write(false);
        began = clock.millis();
        last = new Moment(began, System.nanoTime());
        tailNanos = last.nanos() + TAIL_NANOS;
        wantedNanos = last.nanos();
        thread.start();
        return before;
    }

    /** When the last process has beaten; a process that died a moment ago looks alive, one that is alive beats again. */
    private Optional<Long> aloneSince() {
        Optional<Long> newest = others().stream().map(Beat::at).max(Long::compare);
        if (storage.shared() && newest.isPresent()) {
            long wait = newest.get() + SILENCE - clock.millis();
            for (long slept = 0; slept < wait && !closed; slept += INTERVAL / 5) {
                if (others().stream().anyMatch(other -> other.at() > newest.get())) {
                    return Optional.empty();
                }
                sleep(INTERVAL / 5);
            }
        }
        return newest;
    }

    private void sleep(long millis) {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException e) {
            closed = true;
        }
    }

    /** What the other processes have written. */
    private List<Beat> others() {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery(
                                "SELECT process, at, resting FROM server_beat WHERE process <> :own")
                        .bind("own", process)
                        .map(ConstructorMapper.of(Beat.class))
                        .list());
    }

    private boolean isMeasured() {
        return storage.jdbi().withHandle(handle -> measured.stream().anyMatch(each -> each.test(handle)));
    }

    /**
     * One look at the time serves both the comparison and the record: a pause in between shows at the next beat.
     *
     * @param wanted whether something waits for a beat that is written
     */
    private void beat(boolean wanted) {
        boolean measures = isMeasured();
        tailNanos = Math.max(tailNanos, wantedNanos + TAIL_NANOS);
        if (measures) {
            tailNanos = System.nanoTime() + TAIL_NANOS;
        }
        boolean rests = System.nanoTime() - tailNanos > 0;
        beaten.accept(!rests || !resting);
        if (!rests || !resting || wanted || System.nanoTime() - writtenNanos > TimeUnit.MILLISECONDS.toNanos(REST)) {
            write(rests);
        }
        Moment now = new Moment(clock.millis(), System.nanoTime());
        if (now.nanos() - last.nanos() > GAP_NANOS) {
            LOG.warn("the database could not be reached for {} ms", now.at() - last.at());
            if (!rests) {
                outages.note(process, last.at(), now.at());
                recovered.accept(last.at());
            }
        }
        last = now;
        resting = rests;
        needed = !measures ? Optional.empty() : needed.isPresent() ? needed : Optional.of(now);
    }

    private void write(boolean rests) {
        long now = clock.millis();
        storage.jdbi().useHandle(handle -> handle.execute("""
                        INSERT INTO server_beat (process, at, resting) VALUES (?, ?, ?)
                        ON CONFLICT (process) DO UPDATE SET at = excluded.at, resting = excluded.resting""", process, now, rests));
        writtenNanos = System.nanoTime();
    }

    private void run() {
        while (!closed) {
            List<CompletableFuture<Void>> asked = new ArrayList<>();
            try {
                @Nullable CompletableFuture<Void> first = waiting.poll(INTERVAL, TimeUnit.MILLISECONDS);
                if (first != null) {
                    asked.add(first);
                    waiting.drainTo(asked);
                }
                beat(!asked.isEmpty());
                asked.forEach(each -> each.complete(null));
            } catch (InterruptedException e) {
                closed = true;
            } catch (RuntimeException | Error e) {
                FaultLog.mention(LOG, "cannot write that this process is alive", e);
                asked.forEach(each -> each.completeExceptionally(e));
            }
        }
    }

    /** A process that ends while it rests leaves nothing that anybody could miss. */
    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        try {
            thread.join(2_000);
            if (resting) {
                storage.jdbi()
                        .useHandle(handle -> handle.execute("DELETE FROM server_beat WHERE process = ?", process));
            } else {
                write(false);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            LOG.warn("cannot write when this process ended: {}", e.toString());
        }
    }
}
