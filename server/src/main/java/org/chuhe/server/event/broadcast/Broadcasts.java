package org.chuhe.server.event.broadcast;

import java.time.Clock;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.chuhe.server.event.boards.BoardChoice;
import org.chuhe.server.game.room.Connection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All that is broadcast, on one thread of its own: neither games nor requests wait for those who watch. */
final class Broadcasts implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Broadcasts.class);
    private static final long LOOK = 500;
    private static final long PING = 10_000;

    private final RoundBroadcast.Sources sources;
    private final Clock clock;
    private final Map<Subject, RoundBroadcast> rounds = new HashMap<>();
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread daemon = new Thread(task, "broadcast");
        daemon.setDaemon(true);
        return daemon;
    });

    private long pings;
    private long pingedAt = System.nanoTime();

    /** @param round 0 = the one that is being played */
    private record Subject(String event, int round) {}

    Broadcasts(RoundBroadcast.Sources sources, Clock clock) {
        this.sources = sources;
        this.clock = clock;
        thread.scheduleWithFixedDelay(() -> safely(this::look), LOOK, LOOK, TimeUnit.MILLISECONDS);
    }

    /** Somebody begins to watch boards of an event. */
    void join(String event, BoardChoice choice, Connection connection) {
        soon(() -> rounds.computeIfAbsent(
                        new Subject(event, choice.round()), key -> new RoundBroadcast(event, choice.round(), sources))
                .join(connection, choice, clock.millis()));
    }

    /** Tells somebody everything again. */
    void again(String event, BoardChoice choice, Connection connection) {
        soon(() -> of(event, choice).ifPresent(round -> round.again(connection, clock.millis())));
    }

    void leave(String event, BoardChoice choice, Connection connection) {
        soon(() -> of(event, choice).ifPresent(round -> round.leave(connection)));
    }

    private Optional<RoundBroadcast> of(String event, BoardChoice choice) {
        return Optional.ofNullable(rounds.get(new Subject(event, choice.round())));
    }

    private void soon(Runnable task) {
        try {
            thread.execute(() -> safely(task));
        } catch (RejectedExecutionException e) {
            LOG.debug("the server stops");
        }
    }

    private static void safely(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error e) {
            LOG.warn("a broadcast stumbled: {}", e.toString());
        }
    }

    private void look() {
        boolean ping = System.nanoTime() - pingedAt >= TimeUnit.MILLISECONDS.toNanos(PING);
        if (ping) {
            pingedAt = System.nanoTime();
            pings++;
        }
        for (Iterator<RoundBroadcast> each = rounds.values().iterator(); each.hasNext(); ) {
            RoundBroadcast round = each.next();
            safely(() -> round.tick(clock.millis()));
            if (ping) {
                String token = Long.toString(pings, Character.MAX_RADIX);
                round.watchers().forEach(connection -> connection.ping(token, clock.millis()));
            }
            if (round.isEmpty()) {
                each.remove();
            }
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
