package org.chuhe.server.event.broadcast;

import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.chuhe.server.event.boards.BoardChoice;
import org.chuhe.server.event.boards.LiveBoards;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.game.room.Connection;
import org.chuhe.server.game.room.Rooms;
import org.chuhe.server.game.watch.Spectators;
import org.chuhe.server.platform.jobs.Jobs;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All that is broadcast, in the background: neither games nor requests wait for those who watch. */
public final class Broadcasts implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Broadcasts.class);
    private static final Duration LOOK = Duration.ofMillis(500);
    private static final long PING = 10_000;

    private final RoundBroadcast.Sources sources;
    private final Clock clock;
    private final Map<Subject, RoundBroadcast> rounds = new HashMap<>();
    private final Jobs jobs;
    private final Future<?> looking;
    private final Queue<Runnable> waiting = new ConcurrentLinkedQueue<>();
    private long pings;
    private long pingedAt = System.nanoTime();

    /** @param round 0 = the one that is being played */
    private record Subject(String event, int round) {}

    public Broadcasts(EventDesk desk, LiveBoards boards, Rooms rooms, Spectators spectators, Clock clock, Jobs jobs) {
        this.sources = new RoundBroadcast.Sources(desk, boards, rooms, spectators);
        this.clock = clock;
        this.jobs = jobs;
        this.looking = jobs.every(LOOK, "to look at boards", this::look);
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
        waiting.add(task);
        jobs.execute(this::catchUp);
    }

    /** One after another, in the order in which they came: who leaves has joined before. */
    private synchronized void catchUp() {
        for (Runnable task = waiting.poll(); task != null; task = waiting.poll()) {
            safely(task);
        }
    }

    private static void safely(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error e) {
            LOG.warn("a broadcast stumbled: {}", e.toString());
        }
    }

    private synchronized void look() {
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
        looking.cancel(true);
    }
}
