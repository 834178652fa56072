package org.chuhe.server.game.room;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.lang.reflect.Proxy;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.chuhe.arbiter.RepetitionJudge;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Side;
import org.chuhe.server.game.ShiftedClock;
import org.chuhe.server.game.decision.ClientMessage;
import org.chuhe.server.game.decision.Decided;
import org.chuhe.server.game.decision.LiveRulings;
import org.chuhe.server.game.decision.PlayersTurn;
import org.chuhe.server.game.decision.TableActions;
import org.chuhe.server.game.model.Agreement;
import org.chuhe.server.game.model.ColourChoice;
import org.chuhe.server.game.model.GameTable;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.game.model.Notes;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.model.Preset;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.game.store.GameProgress;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.store.StepWriter;
import org.chuhe.server.game.store.StoredStep;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.db.Databases;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.operation.Heartbeat;
import org.chuhe.server.platform.operation.Liveness;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A repetition that takes the arbiter long: the room goes on meanwhile, but nothing overtakes the ruling. */
class SlowRulingTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String GAME = "slow";
    /** A chariot chases a cannon up and down its file; with the sixteenth ply the moves have come round three times. */
    private static final List<String> CHASE =
            List.of("a0a1 b7b4 a1d1 h9g7 d1d4 b4b5 d4d5 b5b4 d5d4 b4b5 d4d5 b5b4 d5d4 b4b5 d4d5 b5b4".split(" "));

    private final ShiftedClock clock = new ShiftedClock();
    private final Storage storage = Databases.SQLITE.open();
    private final GameStore store = new GameStore(storage, JSON);
    private final StepWriter writer = new StepWriter(store, new SimpleMeterRegistry());
    private final ExecutorService executor = Executors.newFixedThreadPool(2);
    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch thinking = new CountDownLatch(1);
    private final AtomicInteger searches = new AtomicInteger();
    private final LiveRulings slow = new LiveRulings(this::slowJudge, 1, new SimpleMeterRegistry());
    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final GameEnds ends = new GameEnds();
    private final List<AutoCloseable> open = new ArrayList<>(List.of(slow, ends, writer, storage));

    private Optional<Ruling> slowJudge(RuleBook book, Cycle cycle) {
        searches.incrementAndGet();
        asked.countDown();
        try {
            thinking.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return RepetitionJudge.ARBITER.rule(book, cycle);
    }

    private Rooms rooms(LiveRulings rulings) {
        Heartbeat heartbeat = new Heartbeat(storage, clock, "slow", List.of());
        return new Rooms(new RoomServices(
                store,
                writer,
                executor,
                clock,
                rulings,
                new AlwaysAlive(),
                new OtherProcesses(storage.notices(), heartbeat, store, clock),
                new GameOfficials(new TimeText(ZoneOffset.UTC)),
                new SeatLinks(Signer.of(storage, new SecureRandom())),
                ends,
                new SimpleMeterRegistry().counter("interruptions")));
    }

    /** A process that can always store. */
    private static final class AlwaysAlive implements Liveness {
        @Override
        public boolean interrupted() {
            return false;
        }

        @Override
        public long lastBeat() {
            return Long.MAX_VALUE;
        }

        @Override
        public CompletableFuture<Void> awake() {
            return CompletableFuture.completedFuture(null);
        }
    }

    @BeforeEach
    void aGameThatIsAboutToRepeat() {
        Agreement agreement =
                new Agreement("", GameTerms.of(Preset.ONLINE), ColourChoice.RED, true, Optional.empty(), false);
        Seating seating = new Seating(
                PlayerSeat.reserved("甲"), Optional.of(PlayerSeat.reserved("乙")), Optional.of(Side.RED), Side.RED);
        LiveState made =
                new LiveState(GAME, 1, clock.millis(), new GameTable(agreement, seating, Notes.NONE), Optional.empty());
        assertThat(store.append(List.of(StoredStep.creation(made, "created")))).containsExactly(true);
        GameRoom room = rooms(slow).open(GAME).orElseThrow();
        room.decide("", (live, now) -> TableActions.begin(live, now, true, true))
                .join();
        for (int ply = 0; ply < CHASE.size() - 1; ply++) {
            assertThat(move(room, ply, CHASE.get(ply)).join().refused()).isEmpty();
        }
        assertThat(searches).hasValue(0);
    }

    @AfterEach
    void close() throws Exception {
        thinking.countDown();
        executor.shutdown();
        for (AutoCloseable each : open) {
            each.close();
        }
    }

    private CompletableFuture<Reply> move(GameRoom room, int ply, String move) {
        Side side = ply % 2 == 0 ? Side.RED : Side.BLACK;
        ClientMessage.OfPlayer message = new ClientMessage.Move("m" + ply, ply, "", move);
        long received = clock.millis();
        return room.decide("m" + ply, (live, now) -> new PlayersTurn(live, side, received, 0).hear(message));
    }

    private CompletableFuture<Reply> lastMove(GameRoom room) {
        return move(room, 15, CHASE.get(15));
    }

    private Connection spectator() {
        Session session = (Session) Proxy.newProxyInstance(
                Session.class.getClassLoader(), new Class<?>[] {Session.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("sendText")) {
                        heard.add(JSON.readTree((String) arguments[0]));
                    }
                    return method.getName().equals("isOpen") ? true : null;
                });
        return new Connection(session, new Onlooker(GAME, "", false, false, false, "10.0.0.1"), 0);
    }

    private JsonNode next() throws InterruptedException {
        JsonNode next = heard.poll(20, TimeUnit.SECONDS);
        assertThat(next).isNotNull();
        return next;
    }

    @Test
    void theRoomGoesOnWhileARulingIsMade() throws Exception {
        GameRoom room = rooms(slow).open(GAME).orElseThrow();
        CompletableFuture<Reply> repeating = lastMove(room);
        Connection spectator = spectator();
        room.join(spectator);
        assertThat(next().path("state").path("ply").asInt()).isEqualTo(15);
        room.sync(spectator);
        assertThat(next().path("t").asString()).isEqualTo("game");
        assertThat(repeating).isNotDone();
        // Nothing of it is seen before it is stored, and it is not stored before it is ruled on.
        assertThat(store.load(GAME).orElseThrow().live().ply()).isEqualTo(15);
        thinking.countDown();
        assertThat(repeating.get(20, TimeUnit.SECONDS).refused()).isEmpty();
        JsonNode step = next();
        assertThat(step.path("t").asString()).isEqualTo("step");
        assertThat(step.path("state").path("duty").path("side").asString()).isEqualTo("red");
    }

    @Test
    void noMoveOvertakesIt() throws Exception {
        GameRoom room = rooms(slow).open(GAME).orElseThrow();
        CompletableFuture<Reply> repeating = lastMove(room);
        CompletableFuture<Reply> answer = move(room, 16, "d5d6");
        ClientMessage.OfPlayer message = new ClientMessage.Resign("r", 16);
        long received = clock.millis();
        CompletableFuture<Reply> resignation =
                room.decide("r", (live, now) -> new PlayersTurn(live, Side.BLACK, received, 0).hear(message));
        assertThat(repeating).isNotDone();
        assertThat(answer).isNotDone();
        assertThat(room.live().progress()).isEqualTo(GameProgress.PLAYING);
        thinking.countDown();
        long ruled = repeating.get(20, TimeUnit.SECONDS).version();
        // What came meanwhile has its turn afterwards, in the order in which it came.
        assertThat(answer.get(20, TimeUnit.SECONDS)).satisfies(reply -> {
            assertThat(reply.refused()).isEmpty();
            assertThat(reply.version()).isEqualTo(ruled + 1);
        });
        assertThat(resignation.get(20, TimeUnit.SECONDS).version()).isEqualTo(ruled + 2);
        assertThat(store.load(GAME).orElseThrow().entries())
                .last()
                .satisfies(entry -> assertThat(entry.event()).contains("reason=resignation"));
        assertThat(searches).hasValue(1);
    }

    @Test
    void noFlagFallsInTheTimeThatARulingTakes() throws Exception {
        GameRoom room = rooms(slow).open(GAME).orElseThrow();
        CompletableFuture<Reply> repeating = lastMove(room);
        assertThat(asked.await(20, TimeUnit.SECONDS)).isTrue();
        clock.advance(Duration.ofHours(3).toMillis());
        room.tick();
        thinking.countDown();
        repeating.get(20, TimeUnit.SECONDS);
        room.decide("", (live, now) -> Decided.nothing(live)).get(20, TimeUnit.SECONDS);
        // Neither the flag of the side that made the move, nor of the other, which was not shown it before.
        assertThat(room.live().ply()).isEqualTo(16);
        assertThat(room.live().progress()).isEqualTo(GameProgress.PLAYING);
    }

    @Test
    void aCrashBetweenLosesNothing() throws Exception {
        lastMove(rooms(slow).open(GAME).orElseThrow());
        // Another process opens the game as it was stored, and is sent the same message again.
        try (LiveRulings quick = LiveRulings.of(new SimpleMeterRegistry())) {
            GameRoom room = rooms(quick).open(GAME).orElseThrow();
            assertThat(room.live().ply()).isEqualTo(15);
            assertThat(lastMove(room).get(20, TimeUnit.SECONDS).refused()).isEmpty();
            assertThat(room.live().ply()).isEqualTo(16);
            assertThat(room.live().game().orElseThrow().duty()).isPresent();
            long seq = room.live().version();
            assertThat(store.lastRuling(GAME, seq - 1)).isEmpty();
            assertThat(JSON.readTree(store.lastRuling(GAME, seq).orElseThrow().in(Locale.ENGLISH))
                            .path("verdict")
                            .asString())
                    .isEqualTo("red-must-vary");
        }
    }

    @Test
    void whereASearchFailsTheGameGoesOn() throws Exception {
        LiveRulings broken = new LiveRulings(
                (book, cycle) -> {
                    throw new StackOverflowError();
                },
                1,
                new SimpleMeterRegistry());
        open.add(0, broken);
        GameRoom room = rooms(broken).open(GAME).orElseThrow();
        assertThat(lastMove(room).get(20, TimeUnit.SECONDS).refused()).isEmpty();
        assertThat(room.live().ply()).isEqualTo(16);
        assertThat(room.live().game().orElseThrow().duty()).isEmpty();
    }
}
