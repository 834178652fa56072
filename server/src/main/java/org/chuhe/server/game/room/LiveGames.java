package org.chuhe.server.game.room;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.chuhe.core.Side;
import org.chuhe.game.log.PenaltyStory;
import org.chuhe.game.result.GameEnding;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.decision.Decided;
import org.chuhe.server.game.decision.GivenRuling;
import org.chuhe.server.game.decision.LiveRulings;
import org.chuhe.server.game.decision.Refused;
import org.chuhe.server.game.decision.RepetitionQuestion;
import org.chuhe.server.game.decision.TableActions;
import org.chuhe.server.game.model.BoardOfficials;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.model.GameTable;
import org.chuhe.server.game.model.NewGame;
import org.chuhe.server.game.model.Notes;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.game.store.BoardGame;
import org.chuhe.server.game.store.GameIndex;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.game.store.KeptRuling;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.store.StepWriter;
import org.chuhe.server.game.store.StoreResult;
import org.chuhe.server.game.store.StoredStep;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.auth.SignedLink;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.jobs.Threads;
import org.chuhe.server.platform.operation.Heartbeat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

/**
 * All live games of the server: the way in for other parts of the site.
 *
 * <pre>{@code
 * String id = games.create(NewGame.ofBoard(board, "第5轮 第3台", terms, true, Seat.reserved("甲"), Seat.reserved("乙")));
 * String forRed = games.seatSecret(id, Side.RED); // for the link /games/{id}?seat=…
 * games.start(id);
 * games.onEnd(game -> …);
 * }</pre>
 */
public final class LiveGames implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveGames.class);
    /** More than processors: rooms read the database when they open, and the others shall not wait for that. */
    private static final int THREADS = Math.max(8, 4 * Runtime.getRuntime().availableProcessors());

    /** If nobody can say how late a game is to be shown, it is shown so late. */
    private static final long LONGEST_DELAY = TimeUnit.HOURS.toMillis(1);

    /** 96 bits, as other ids have. */
    private static final int BOARD_ID_LENGTH = 16;

    private final Signer signer;
    private final Clock clock;
    private final SecureRandom random;
    private final TimeText times;
    private final ExecutorService executor = Executors.newFixedThreadPool(THREADS, Threads.GAMES);
    /** Listeners may wait for games, so they must not take the threads on which games go on. */
    private final ExecutorService herald = Executors.newSingleThreadExecutor(Threads.GAME_ENDS);

    private final List<Consumer<LiveGame>> listeners = new CopyOnWriteArrayList<>();
    private final Cache<String, Long> activity = Caffeine.newBuilder()
            .maximumSize(1_000)
            .expireAfterWrite(Duration.ofSeconds(1))
            .build();
    private final Cache<String, Integer> delays = Caffeine.newBuilder()
            .maximumSize(1_000)
            .expireAfterWrite(Duration.ofSeconds(1))
            .build();
    private volatile BoardOfficials officials = BoardOfficials.BY_ROLE;

    private final GameStore store;
    private final GameIndex index;
    private final StepWriter writer;
    private final Rooms rooms;
    private final LiveRulings rulings;
    private final GivenRulings given;
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
        this.signer = signer;
        this.clock = clock;
        this.random = random;
        this.times = times;
        this.heartbeat = heartbeat;
        store = new GameStore(storage, json, heartbeat.process());
        index = new GameIndex(storage, json);
        writer = new StepWriter(store, metrics);
        rulings = LiveRulings.of(metrics);
        given = new GivenRulings(store);
        GameNotices notices = new GameNotices(storage.notices(), heartbeat.process());
        rooms = new Rooms(new RoomTools(
                store,
                writer,
                executor,
                clock,
                rulings,
                notices::step,
                notices::chat,
                this::ended,
                heartbeat::interrupted,
                heartbeat::lastBeat,
                heartbeat::awake,
                metrics.counter("chuhe.play.interruptions"),
                this::seatSecret,
                this::delay));
        heartbeat.onRecovery(this::recovered);
        Gauge.builder("chuhe.play.rooms", rooms, open -> open.all().size()).register(metrics);
        Gauge.builder("chuhe.play.interrupted", heartbeat, heart -> heart.interrupted() ? 1 : 0)
                .register(metrics);
        heartbeat.begin().ifPresent(this::goOn);
        notices.listen(rooms, clock::millis);
        timeKeeper = new TimeKeeper(rooms, store, notices, heartbeat, executor, clock);
        timeKeeper.begin();
    }

    /** No server was there since: games that were going on go on, and nobody is charged for the time. */
    private void goOn(long beat) {
        long now = clock.millis();
        long alive = Math.max(beat, Math.min(now, store.lastChange()));
        List<String> running = store.running();
        List<CompletableFuture<Reply>> resumed = running.stream()
                .flatMap(id -> rooms.open(id).stream())
                .map(room ->
                        room.decide("", (live, referees, at) -> TableActions.interrupted(live, referees, alive, now)))
                .toList();
        resumed.forEach(CompletableFuture::join);
        if (!running.isEmpty()) {
            LOG.info("{} games go on after {} ms without a server", running.size(), now - alive);
        }
    }

    /** Nothing could be stored since then: clocks that ran were out of order (21.4), here or, if nobody could, everywhere. */
    private void recovered(long since) {
        if (!heartbeat.othersSince(since)) {
            store.running().forEach(rooms::open);
        }
        rooms.all().forEach(room -> room.interrupted(since));
    }

    /** From now on this is asked who does what at the boards of tournaments. */
    public void officiatedBy(BoardOfficials officials) {
        this.officials = officials;
        delays.invalidateAll();
    }

    /** Times as they are written about a game: those of its tournament, if it has a zone of its own. */
    public TimeText times(GameTable table) {
        return table.agreement().board().map(this::times).orElseGet(() -> times);
    }

    public TimeText times(BoardReference board) {
        return officials.zone(board).map(TimeText::new).orElseGet(() -> times);
    }

    /**
     * Whether an account rules on a game: at a tournament's board whom the tournament says, else every arbiter.
     */
    public boolean isArbiter(GameTable table, Account account) {
        return table.agreement()
                .board()
                .map(board -> officials.isArbiter(board, account))
                .orElseGet(() -> account.may(Role.ARBITER));
    }

    /**
     * Whether an account holds the office of the chief arbiter in a game (18.2): that of the tournament has it at its boards;
     * in a game of no tournament the administrators do.
     */
    public boolean isChief(LiveState live, Account account) {
        return live.table()
                .agreement()
                .board()
                .map(board -> officials.isChief(board, account))
                .orElseGet(() -> account.may(Role.ADMIN));
    }

    /** Whether an account may decide for the organisers (18.3): who runs the tournament may; elsewhere any organiser. */
    public boolean isOrganiser(LiveState live, Account account) {
        return live.table()
                .agreement()
                .board()
                .map(board -> officials.isOrganiser(board, account))
                .orElseGet(() -> account.may(Role.ORGANISER));
    }

    /** Whether an account officiates at a game in whatever way; it then sees the game as it is, however late others do. */
    public boolean isOfficial(GameTable table, Account account) {
        return table.agreement()
                .board()
                .map(board -> officials.isOfficial(board, account))
                .orElseGet(() -> account.may(Role.ARBITER));
    }

    private long delay(BoardReference board) {
        try {
            return TimeUnit.MINUTES.toMillis(delays.get(board.event(), event -> officials.delayMinutes(board)));
        } catch (RuntimeException e) {
            LOG.warn("how late tournament {} is shown cannot be read: {}", board.event(), e.toString());
            return LONGEST_DELAY;
        }
    }

    /** An organiser has perhaps said how late his tournament is shown. */
    public void forgetDelay(String event) {
        delays.invalidate(event);
    }

    /** Makes a game and gives its id. */
    public String create(NewGame game) {
        String id = Token.id(random);
        if (store(id, game) != StoreResult.STORED) {
            throw Refused.of(Refused.Code.BUSY, "refused.busy").rejection();
        }
        return id;
    }

    /**
     * The id of a tournament's board. It follows from who sits there, so that two processes, or one after a crash, make
     * the same game and not two.
     *
     * @param players who plays whom, in any words that name nobody else
     * @param attempt 0 for the first game, 1 if that was taken back or void, and so on
     */
    public String boardId(BoardReference board, String players, int attempt) {
        SignedLink game = new SignedLink(SignedLink.Purpose.BOARD, board.mark(), players, attempt);
        return signer.secret(game).substring(0, BOARD_ID_LENGTH);
    }

    /** Makes a game with an id from {@link #boardId}, unless it is there already. */
    public void create(String id, NewGame game) {
        if (store(id, game) == StoreResult.UNKNOWN) {
            throw Refused.of(Refused.Code.BUSY, "refused.busy").rejection();
        }
    }

    private StoreResult store(String id, NewGame game) {
        Optional<Side> side = game.firstSide();
        Seating seating = new Seating(game.first(), game.second(), side, TableActions.hide(random.nextLong()));
        GameTable table = new GameTable(game.agreement(), seating, Notes.NONE);
        LiveState live = new LiveState(id, 1, clock.millis(), table, Optional.empty());
        CompletableFuture<StoreResult> stored = new CompletableFuture<>();
        writer.store(StoredStep.creation(live, "created:" + game.first().identity()), stored::complete);
        return stored.join();
    }

    /** Begins a game of a tournament, whoever is there; who comes later is late (20.1). */
    public void start(String id) {
        rooms.open(id)
                .ifPresent(room -> room.decide(
                                "",
                                (live, referees, at) -> live.atBoard()
                                        // There the arbiter sees who has come, and gives the signal.
                                        ? Decided.nothing(live)
                                        : TableActions.begin(
                                                live,
                                                at,
                                                room.audience().isHere(live, Side.RED),
                                                room.audience().isHere(live, Side.BLACK)))
                        .join());
    }

    /** Takes back a game that has not begun; says whether it could. */
    public boolean cancel(String id) {
        return rooms.open(id)
                .map(room -> room.decide("", (live, referees, at) -> TableActions.cancel(live, Optional.empty()))
                        .join()
                        .refused()
                        .isEmpty())
                .orElse(false);
    }

    /** What a game has brought a side so far that its tournament counts. */
    public Penalties penalties(String id, Side side) {
        return rooms.open(id)
                .flatMap(room -> room.live().game())
                .map(state -> Penalties.of(state, side))
                .orElse(Penalties.NONE);
    }

    /** The protests on the log of a game, in order. */
    public List<LoggedProtest> protests(String id) {
        return rooms.open(id)
                .flatMap(room -> room.live().game())
                .map(LoggedProtest::of)
                .orElse(List.of());
    }

    /** What became of the protests at a game's board; nothing where it belongs to no tournament. */
    public List<String> protestFates(GameTable table, Locale locale) {
        return table.agreement()
                .board()
                .map(board -> officials.protestFates(board, locale))
                .orElse(List.of());
    }

    /** How a game ended, if it has. */
    public Optional<GameEnding> ending(String id) {
        return rooms.open(id).flatMap(room -> room.live().game()).flatMap(GameState::result);
    }

    /** Why a side of a game was expelled from the tournament (18.3), in the arbiter's words; empty if it was not. */
    public Optional<String> expelled(String id, Side side) {
        return rooms.open(id).flatMap(room -> room.live().game()).flatMap(state -> Penalties.expulsion(state, side));
    }

    /** What was held against a side of a game, in words. */
    public List<String> penalties(String id, Side side, Locale locale) {
        return rooms.open(id)
                .flatMap(room -> room.live().game())
                .map(state -> PenaltyStory.of(state, side, locale))
                .orElse(List.of());
    }

    public Optional<LiveGame> find(String id) {
        return rooms.open(id).map(room -> LiveGame.of(room.live()));
    }

    /** A game as it stands in the database, whatever an open room knows: for whoever keeps it elsewhere. */
    public Optional<LiveState> stored(String id) {
        return store.load(id).map(GameStore.Loaded::live);
    }

    /** The games of a tournament by their ids, so that nothing is missed while a listener was not there. */
    public Map<String, BoardGame> ofEvent(String event) {
        Map<String, BoardGame> games = new LinkedHashMap<>();
        index.ofEvent(event).forEach(game -> games.put(game.id(), game));
        return games;
    }

    /**
     * A number that changes whenever somebody comes to a board of a tournament, a game begins or one ends; pages ask it
     * again and again, so it may be a second old.
     */
    public long activity(String event) {
        return activity.get(event, index::activity);
    }

    /**
     * Hears of games that come to their end, whose result the arbiter changes or takes back (its score is empty then), or in
     * which somebody protests; on every process that has the game open, so perhaps more than once.
     */
    public void onEnd(Consumer<LiveGame> listener) {
        listeners.add(listener);
    }

    private void ended(LiveState live) {
        LiveGame game = LiveGame.of(live);
        for (Consumer<LiveGame> listener : listeners) {
            try {
                herald.execute(() -> tell(listener, game));
            } catch (RejectedExecutionException e) {
                LOG.info("the server stops; the end of game {} is told when it starts again", game.id());
            }
        }
    }

    private static void tell(Consumer<LiveGame> listener, LiveGame game) {
        try {
            listener.accept(game);
        } catch (RuntimeException e) {
            LOG.error("the end of game {} was not heard", game.id(), e);
        }
    }

    /** The secret of a seat's link {@code /games/{id}?seat=…}: whoever has it may sit there. */
    public String seatSecret(String id, Side side) {
        return signer.secret(seat(id, side));
    }

    private static SignedLink seat(String id, Side side) {
        return new SignedLink(SignedLink.Purpose.SEAT, id, side.code(), 0);
    }

    /** The side that a secret opens. */
    public Optional<Side> sideOf(String id, String secret) {
        for (Side side : Side.values()) {
            if (signer.opens(seat(id, side), secret)) {
                return Optional.of(side);
            }
        }
        return Optional.empty();
    }

    /** What the last ruling on a repetition rested on that was given up to a version of a game; 404 if there was none. */
    public KeptRuling lastRuling(String id, long version) {
        return given.last(id, version);
    }

    /** Finds games for lists. */
    public GameIndex index() {
        return index;
    }

    /** Rules on a repetition, on threads of its own; what was asked before is known. */
    public CompletableFuture<GivenRuling> rule(RepetitionQuestion question) {
        return rulings.rule(question);
    }

    public Rooms rooms() {
        return rooms;
    }

    /** Ends all connections; clients come back when there is a server again. */
    public void sayGoodbye() {
        rooms.all().forEach(room -> room.audience().connections().forEach(connection -> connection.close(1001, "")));
    }

    @Override
    public void close() {
        timeKeeper.close();
        finish(herald);
        rulings.close();
        writer.close();
        finish(executor);
        heartbeat.close();
    }

    private static void finish(ExecutorService threads) {
        threads.shutdown();
        try {
            threads.awaitTermination(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
