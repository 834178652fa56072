package org.chuhe.server.game.store;

import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import org.chuhe.server.platform.config.FaultLog;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.jobs.Threads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes down, twice a second, that this process is alive, and finds out whether any was before it. When it could not for a
 * while – the database was away, the process suspended – nothing else could be stored either: games were interrupted
 * (21.4), and whoever listens is told since when. Every such time is noted as an {@link Outage}, as is that of a process that has
 * ceased to beat and that in which there was none.
 */
public final class Heartbeat implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Heartbeat.class);
    static final long INTERVAL = 500;
    /** Beats older than this are those of processes that are no more. */
    private static final long SILENCE = 3 * INTERVAL;

    /** A longer pause between two beats is an interruption; by the machine's time, which nobody can set. */
    private static final long GAP_NANOS = TimeUnit.SECONDS.toNanos(3);

    /** Longer than it takes the others to miss a process that has died, and to put right what it has left. */
    public static final long MISSED = 8_000;

    private static final long FORGOTTEN = TimeUnit.DAYS.toMillis(7);

    private final Storage storage;
    private final Clock clock;
    private final String process;
    private final Outages outages;
    private final Thread thread = Threads.HEARTBEAT.newThread(this::run);
    private final Map<String, Seen> seen = new HashMap<>();
    private volatile boolean closed;
    private volatile LongConsumer recovered = since -> {};
    /** When the last beat was written, by the server's clock and by the machine's time. */
    private volatile long wroteAt;

    private volatile long wroteNanos;
    /** When this process began: what was before it, it has noted. */
    private volatile long began;

    /**
     * A beat of some process.
     *
     * @param nanos when it was first seen here
     * @param alive whether another beat was seen before, so that it is not the last of one long gone
     */
    private record Seen(long at, long nanos, boolean alive) {}

    public Heartbeat(Storage storage, Clock clock, String process) {
        this.storage = storage;
        this.clock = clock;
        this.process = process;
        this.outages = new Outages(storage);
    }

    /** The latest time that any process has written down; no server began before it. */
    public static long newest(Storage storage) {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT COALESCE(MAX(at), 0) FROM (SELECT at FROM server_beat"
                                + " UNION ALL SELECT changed AS at FROM live_game WHERE phase = 'playing') AS times")
                        .mapTo(Long.class)
                        .one());
    }

    /** Hears when beats can be written again, on the heart's own thread, and since when they could not. */
    public void onRecovery(LongConsumer listener) {
        recovered = listener;
    }

    /** Whether nothing can be stored, or whoever listens has not been told yet that it can again. */
    public boolean interrupted() {
        return System.nanoTime() - wroteNanos > GAP_NANOS;
    }

    /**
     * Until when this process was in order for certain: what is later than its last beat may belong to an outage that nobody has
     * noticed yet. Nothing that happens by the clock alone happens after it.
     */
    public long lastBeat() {
        return wroteAt;
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
        long own = Math.min(now, wroteAt);
        if (!storage.shared() || interrupted()) {
            return own;
        }
        return outages.silentSince(process, Math.max(began, now - MISSED), now - SILENCE)
                .map(other -> Math.min(own, other))
                .orElse(own);
    }

    /**
     * Other processes whose beats have ceased since this was asked last, and when each beat last. Whether a beat has ceased is
     * told by this machine's time alone: clocks of others may differ.
     */
    public Map<String, Long> ceased() {
        if (!storage.shared() || interrupted()) {
            return Map.of();
        }
        long now = System.nanoTime();
        Map<String, Long> ceased = new HashMap<>();
        beats().forEach((other, at) -> {
            Seen before = seen.get(other);
            if (before == null || before.at() != at) {
                seen.put(other, new Seen(at, now, before != null));
            } else if (before.alive() && now - before.nanos() > GAP_NANOS && !other.equals(process)) {
                outages.note(other, at, clock.millis());
                seen.put(other, new Seen(at, now, false));
                ceased.put(other, at);
            }
        });
        return ceased;
    }

    /** Whether another process has beaten since. */
    public boolean othersSince(long since) {
        return storage.shared()
                && beats().entrySet().stream()
                        .anyMatch(beat -> !beat.getKey().equals(process) && beat.getValue() > since + SILENCE);
    }

    /**
     * Begins to beat.
     *
     * @return until when a process was alive before; empty if one still is, or none ever was
     */
    public Optional<Long> begin() {
        Map<String, Long> before = beats();
        boolean others = storage.shared() && someoneBeats(before);
        Optional<Long> last =
                others ? Optional.empty() : before.values().stream().max(Long::compare);
        // Before the first beat: should this process die between the two, the next finds the same last beat.
        last.ifPresent(since -> outages.note(process, since, clock.millis()));
        write();
        began = clock.millis();
        wroteAt = began;
        wroteNanos = System.nanoTime();
        thread.start();
        return last;
    }

    /** A process that died a moment ago looks alive; one that is alive beats again. */
    private boolean someoneBeats(Map<String, Long> before) {
        long newest = before.values().stream().max(Long::compare).orElse(0L);
        long wait = newest + SILENCE - clock.millis();
        for (long slept = 0; slept < wait; slept += INTERVAL / 5) {
            if (beats().values().stream().anyMatch(at -> at > newest)) {
                return true;
            }
            sleep(INTERVAL / 5);
        }
        return false;
    }

    private Map<String, Long> beats() {
        return storage.jdbi()
                .withHandle(handle -> handle.createQuery("SELECT process, at FROM server_beat")
                        .collectRows(Collectors.toMap(
                                row -> row.getColumn("process", String.class),
                                row -> row.getColumn("at", Long.class))));
    }

    /** One look at the time serves both the comparison and the record: a pause in between shows at the next beat. */
    private void beat() {
        write();
        long at = clock.millis();
        long nanos = System.nanoTime();
        if (nanos - wroteNanos > GAP_NANOS) {
            LOG.warn("nothing could be stored for {} ms", at - wroteAt);
            outages.note(process, wroteAt, at);
            recovered.accept(wroteAt);
        }
        wroteAt = at;
        wroteNanos = nanos;
    }

    private void write() {
        long now = clock.millis();
        storage.jdbi()
                .useHandle(handle -> handle.execute(
                        "INSERT INTO server_beat (process, at) VALUES (?, ?)"
                                + " ON CONFLICT (process) DO UPDATE SET at = excluded.at",
                        process,
                        now));
    }

    private void run() {
        while (!closed) {
            sleep(INTERVAL);
            try {
                if (!closed) {
                    beat();
                }
            } catch (RuntimeException | Error e) {
                FaultLog.mention(LOG, "cannot write that this process is alive", e);
            }
        }
    }

    private void sleep(long millis) {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException e) {
            closed = true;
        }
    }

    /** Removes what long gone processes have left. */
    public void tidy() {
        storage.jdbi()
                .useHandle(
                        handle -> handle.execute("DELETE FROM server_beat WHERE at < ?", clock.millis() - FORGOTTEN));
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        try {
            thread.join(2_000);
            write();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            LOG.warn("cannot write when this process ended: {}", e.toString());
        }
    }
}
