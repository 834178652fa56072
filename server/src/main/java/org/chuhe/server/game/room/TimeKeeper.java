package org.chuhe.server.game.room;

import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.chuhe.server.game.decision.TableActions;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.platform.config.FaultLog;
import org.chuhe.server.platform.jobs.Threads;
import org.chuhe.server.platform.operation.Heartbeat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks at the clock for all games: lets flags fall, measures the network, tells who is there, and tidies up. One thread
 * that only looks and posts; the rooms do the work.
 */
final class TimeKeeper implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TimeKeeper.class);
    private static final long LOOK = 25;
    private static final long PRESENCE = 500;
    private static final long PING = 10_000;
    /** Pings are spread over their interval, so that they do not come in a burst. */
    private static final long PING_SLICE = 250;

    /** Games that could not be stored are looked after so often. */
    private static final long CARE = 500;

    private static final long SWEEP = 2_000;
    private static final long REPEAT = 10_000;
    /**
     * A flag that nobody has called for so long belongs to a game that no process has open: had one died, its games' clocks would
     * have been put right first.
     */
    private static final long OVERDUE = Heartbeat.MISSED;

    private static final long ABANDONED = TimeUnit.HOURS.toMillis(24);

    private final Rooms rooms;
    private final GameStore store;
    private final OtherProcesses others;
    private final Heartbeat heartbeat;
    private final Executor executor;
    private final Clock clock;
    private final Thread thread = Threads.TIME_KEEPER.newThread(this::run);
    private volatile boolean closed;
    private long presenceAt;
    private long careAt;
    private long pingAt;
    private long sweepAt;
    private long repeatAt;
    private long pings;

    TimeKeeper(
            Rooms rooms, GameStore store, OtherProcesses others, Heartbeat heartbeat, Executor executor, Clock clock) {
        this.rooms = rooms;
        this.store = store;
        this.others = others;
        this.heartbeat = heartbeat;
        this.executor = executor;
        this.clock = clock;
    }

    void begin() {
        thread.start();
    }

    private void run() {
        while (!closed) {
            try {
                look(System.nanoTime() / 1_000_000);
                TimeUnit.MILLISECONDS.sleep(LOOK);
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException | Error e) {
                FaultLog.tell(LOG, "the time-keeper stumbled", e);
            }
        }
    }

    /** The games go by the server's clock; how often this is looked at goes by the machine's. */
    private void look(long real) {
        long now = clock.millis();
        boolean interrupted = heartbeat.interrupted();
        if (!interrupted) {
            long certain = Math.min(now, heartbeat.lastBeat());
            rooms.all().stream().filter(room -> room.due() <= certain).forEach(GameRoom::tick);
        }
        if (!interrupted && real - careAt >= CARE) {
            careAt = real;
            rooms.all().stream().filter(GameRoom::wantsCare).forEach(GameRoom::care);
        }
        if (real - pingAt >= PING_SLICE) {
            pingAt = real;
            ping(now);
        }
        if (real - presenceAt >= PRESENCE) {
            presenceAt = real;
            boolean repeat = real - repeatAt >= REPEAT;
            repeatAt = repeat ? real : repeatAt;
            rooms.all().forEach(room -> presence(room, repeat));
            rooms.all().forEach(GameRoom::showLate);
        }
        if (!interrupted && real - sweepAt >= SWEEP) {
            sweepAt = real;
            rooms.tidy(now);
            executor.execute(() -> sweep(now));
        }
    }

    private void ping(long now) {
        pings++;
        long slices = PING / PING_SLICE;
        String token = Long.toString(pings, Character.MAX_RADIX);
        for (GameRoom room : rooms.all()) {
            for (Connection connection : room.audience().connections()) {
                if (!connection.isOpen()) {
                    room.leave(connection);
                } else if (Math.floorMod(connection.hashCode(), slices) == pings % slices) {
                    connection.ping(token, now);
                }
            }
        }
    }

    private void presence(GameRoom room, boolean repeat) {
        Audience audience = room.audience();
        boolean here = audience.hasChanged();
        if (here | others.hasChanged(room.id())) {
            audience.tell(ServerMessages.presence(audience.presence(room.live())));
            room.attend();
        }
        if (here || (repeat && !audience.isEmpty())) {
            others.tellPresence(room.id(), audience.here(room.live()));
        }
    }

    private void sweep(long now) {
        try {
            rooms.lookForForgotten();
            others.lookAround(rooms);
            for (String id : store.overdue(now - OVERDUE)) {
                if (rooms.present(id).isEmpty()) {
                    rooms.open(id).ifPresent(GameRoom::tick);
                }
            }
            for (String id : store.abandoned(now - ABANDONED)) {
                rooms.open(id)
                        .ifPresent(
                                room -> room.decideUnasked((live, at) -> TableActions.cancel(live, Optional.empty())));
            }
        } catch (RuntimeException | Error e) {
            FaultLog.tell(LOG, "games could not be looked through", e);
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }
}
