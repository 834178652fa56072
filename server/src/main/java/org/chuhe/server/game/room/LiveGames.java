package org.chuhe.server.game.room;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.chuhe.server.game.decision.LiveRulings;
import org.chuhe.server.game.decision.TableActions;
import org.chuhe.server.game.store.GameIndex;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.game.store.StepWriter;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.jobs.Threads;
import org.chuhe.server.platform.operation.Heartbeat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

/**
 * All live games of the server: puts together what they need, starts it and ends it. Other parts of the site take from here
 * what they want.
 *
 * <pre>{@code
 * String id = games.maker().create(NewGame.ofBoard(board, "第5轮 第3台", terms, true, Seat.reserved("甲"), Seat.reserved("乙")));
 * String forRed = games.seats().secret(id, Side.RED); // for the link /games/{id}?seat=…
 * games.maker().start(id);
 * games.ends().listen(game -> …);
 * }</pre>
 */
public final class LiveGames implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveGames.class);
    /** More than processors: rooms read the database when they open, and the others shall not wait for that. */
    private static final int THREADS = Math.max(8, 4 * Runtime.getRuntime().availableProcessors());

    private final ExecutorService executor = Executors.newFixedThreadPool(THREADS, Threads.GAMES);
    private final Cache<String, Long> activity = Caffeine.newBuilder()
            .maximumSize(1_000)
            .expireAfterWrite(Duration.ofSeconds(1))
            .build();
    private final GameEnds ends = new GameEnds();
    private final Clock clock;
    private final GameStore store;
    private final GameIndex index;
    private final StepWriter writer;
    private final LiveRulings rulings;
    private final GameOfficials officials;
    private final SeatLinks seats;
    private final Rooms rooms;
    private final GameMaker maker;
    private final Heartbeat heartbeat;
    private final TimeKeeper timeKeeper;

    public LiveGames(
            Storage storage,
            Signer signer,
            JsonMapper json,
            MeterRegistry metrics,
            Clock clock,
            SecureRandom random,
            TimeText times,
            Heartbeat heartbeat) {
        this.clock = clock;
        this.heartbeat = heartbeat;
        store = new GameStore(storage, json, heartbeat.process());
        index = new GameIndex(storage, json);
        writer = new StepWriter(store, metrics);
        rulings = LiveRulings.of(metrics);
        officials = new GameOfficials(times);
        seats = new SeatLinks(signer);
        OtherProcesses others = new OtherProcesses(storage.notices(), heartbeat, store, clock);
        rooms = new Rooms(new RoomServices(
                store,
                writer,
                executor,
                clock,
                rulings,
                heartbeat,
                others,
                officials,
                seats,
                ends,
                metrics.counter("chuhe.play.interruptions")));
        maker = new GameMaker(writer, rooms, signer, clock, random);
        heartbeat.onRecovery(since -> others.recovered(rooms, since));
        Gauge.builder("chuhe.play.rooms", rooms, open -> open.all().size()).register(metrics);
        Gauge.builder("chuhe.play.interrupted", heartbeat, heart -> heart.interrupted() ? 1 : 0)
                .register(metrics);
        heartbeat.begin().ifPresent(this::goOn);
        others.listen(rooms);
        timeKeeper = new TimeKeeper(rooms, store, others, heartbeat, executor, clock);
        timeKeeper.begin();
    }

    /** No server was there since: games that were going on go on, and nobody is charged for the time. */
    private void goOn(long beat) {
        long now = clock.millis();
        long alive = Math.max(beat, Math.min(now, store.lastChange()));
        List<String> running = store.running();
        List<CompletableFuture<Reply>> resumed = running.stream()
                .flatMap(id -> rooms.open(id).stream())
                .map(room -> room.decide("", (live, at) -> TableActions.interrupted(live, alive, now)))
                .toList();
        resumed.forEach(CompletableFuture::join);
        if (!running.isEmpty()) {
            LOG.info("{} games go on after {} ms without a server", running.size(), now - alive);
        }
    }

    /** Opens games, and has the open ones. */
    public Rooms rooms() {
        return rooms;
    }

    /** Makes games. */
    public GameMaker maker() {
        return maker;
    }

    /** Who may do what in them. */
    public GameOfficials officials() {
        return officials;
    }

    public SeatLinks seats() {
        return seats;
    }

    public GameEnds ends() {
        return ends;
    }

    /** Finds games for lists. */
    public GameIndex index() {
        return index;
    }

    /** Games as they stand in the database, whatever an open room knows. */
    public GameStore store() {
        return store;
    }

    public LiveRulings rulings() {
        return rulings;
    }

    /**
     * A number that changes whenever somebody comes to a board of a tournament, a game begins or one ends; pages ask it
     * again and again, so it may be a second old.
     */
    public long activity(String event) {
        return activity.get(event, index::activity);
    }

    /** Ends all connections; clients come back when there is a server again. */
    public void sayGoodbye() {
        rooms.all().forEach(room -> room.audience().connections().forEach(connection -> connection.close(1001, "")));
    }

    @Override
    public void close() {
        timeKeeper.close();
        ends.close();
        rulings.close();
        writer.close();
        finish(executor);
        heartbeat.close();
    }

    static void finish(ExecutorService threads) {
        threads.shutdown();
        try {
            threads.awaitTermination(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
