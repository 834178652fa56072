package org.chuhe.server.game.room;

import java.util.List;
import java.util.Optional;
import org.chuhe.game.log.LogLine;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.model.GameTable;
import org.chuhe.server.game.store.GamePast;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.store.StoreResult;
import org.chuhe.server.game.store.StoredStep;
import org.chuhe.server.platform.config.FaultLog;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What this process knows of a game: as much as is stored. It moves on with every step that was stored here and is brought
 * up to date from the log when another process was faster; whatever is new is shown, and only that.
 */
final class GameCopy {
    private static final Logger LOG = LoggerFactory.getLogger(GameCopy.class);
    /** A look at the clock that changed nothing is not repeated at once. */
    private static final long LOOK_AGAIN = 1_000;

    private final RoomTools tools;
    private final Audience audience;
    private final UnchargedTime uncharged;
    private final GamePast past;
    private final Replies replies = new Replies();
    private final Foresight foresight;
    private LiveState live;
    /** Whether the log has to be read before anything is decided, because nobody knows what became of a step. */
    private boolean doubtful;

    private volatile LiveState published;
    private volatile long due;

    GameCopy(RoomTools tools, Audience audience, UnchargedTime uncharged, GameStore.Loaded loaded) {
        this.tools = tools;
        this.audience = audience;
        this.uncharged = uncharged;
        this.live = loaded.live();
        this.past = new GamePast(tools.store(), live.id());
        this.published = live;
        this.foresight = new Foresight(tools, audience, this::published);
        this.due = live.due();
        loaded.entries().forEach(entry -> replies.remember(entry.cause(), Reply.done(entry.seq())));
    }

    /** How the game stands; for the room's own thread. */
    LiveState live() {
        return live;
    }

    /** How the game stands, for everybody else. */
    LiveState published() {
        return published;
    }

    /** What its players are told of what is ahead. */
    Foresight foresight() {
        return foresight;
    }

    /** How it stood before. */
    GamePast past() {
        return past;
    }

    /** How many milliseconds later those who only watch see what happens. */
    long delay() {
        return published
                .table()
                .agreement()
                .board()
                .map(tools.delay()::applyAsLong)
                .orElse(0L);
    }

    /** What somebody was told who asked for the same before. */
    Optional<Reply> before(String cause) {
        return replies.to(cause);
    }

    void remember(String cause, Reply reply) {
        replies.remember(cause, reply);
    }

    boolean isDoubtful() {
        return doubtful;
    }

    /** Nobody knows whether the last step was stored. */
    void doubt() {
        doubtful = true;
    }

    /** Reads what other processes have stored, or what nobody knows the result of. */
    void catchUp() {
        GameStore.Loaded loaded = tools.store().since(live);
        if (loaded.forgets()) {
            readAnew();
        } else {
            loaded.entries().forEach(entry -> goOn(entry, loaded.live().table()));
        }
        doubtful = false;
    }

    private void goOn(GameStore.Entry entry, GameTable table) {
        List<LogLine> lines = entry.lines();
        LiveState next =
                new LiveState(live.id(), entry.seq(), live.created(), table, GameStore.apply(live.game(), lines));
        adopt(new StoredStep(live, next, events(entry), entry.at(), entry.cause()));
        replies.remember(entry.cause(), Reply.done(entry.seq()));
    }

    private static List<GameEvent> events(GameStore.Entry entry) {
        return entry.lines().stream().map(LogLine::event).toList();
    }

    /** A name was taken out of the log, also of what was read before: nothing of that is kept. */
    private void readAnew() {
        GameStore.Loaded whole = tools.store().load(live.id()).orElseThrow();
        List<GameStore.Entry> news = whole.entries().stream()
                .filter(entry -> entry.seq() > live.version())
                .toList();
        List<GameEvent> events =
                news.stream().flatMap(entry -> events(entry).stream()).toList();
        GameStore.Entry last = news.get(news.size() - 1);
        past.forget();
        adopt(new StoredStep(live, whole.live(), events, last.at(), last.cause()));
        news.forEach(entry -> replies.remember(entry.cause(), Reply.done(entry.seq())));
    }

    /** From now on this is how the game stands, and everybody is told. */
    private void adopt(StoredStep step) {
        live = step.after();
        published = live;
        past.add(step);
        long shown = now();
        audience.show(step, shown, delay() > 0);
        foresight.look(live);
        uncharged.shown(step.before(), live, shown);
        schedule();
        boolean decided = !step.before()
                .game()
                .flatMap(GameState::result)
                .equals(live.game().flatMap(GameState::result));
        if (decided || step.events().stream().anyMatch(LoggedProtest::isIn)) {
            tools.ended().accept(live);
        }
    }

    /** What becomes of a step: true if that is the end of it. */
    @FunctionalInterface
    interface Settler {
        boolean settle(StoreResult result);
    }

    /** Stores a step; if it is stored, the game stands so before the settler hears of it. */
    void store(StoredStep step, Settler settler, Runnable finished) {
        tools.writer()
                .store(
                        step,
                        result -> tools.executor().execute(() -> {
                            boolean end = true;
                            try {
                                end = settle(step, result, settler);
                            } catch (RuntimeException | Error e) {
                                doubtful = true;
                                FaultLog.tell(LOG, "a step of a game could not be settled: " + live.id(), e);
                            }
                            if (end) {
                                finished.run();
                            }
                        }));
    }

    private boolean settle(StoredStep step, StoreResult result, Settler settler) {
        if (result == StoreResult.STORED) {
            adopt(step);
            tools.announce().accept(live);
        } else {
            doubtful = true;
        }
        return settler.settle(result);
    }

    /** When something may happen by itself. */
    long due() {
        return due;
    }

    void schedule() {
        long next = live.due();
        due = next == Long.MAX_VALUE ? next : next + uncharged.grace(live, audience);
    }

    /** Somebody looks at the clock now. */
    void looked() {
        due = Long.MAX_VALUE;
    }

    /** It is too early: nobody's flag has fallen before then. */
    void dueAt(long time) {
        due = time;
    }

    /** A flag whose fall could not be stored must not be forgotten, and it falls only if nothing was out of order. */
    void lookAgain() {
        if (due == Long.MAX_VALUE && published.due() != Long.MAX_VALUE) {
            due = Math.max(published.due(), now() + LOOK_AGAIN);
        }
    }

    private long now() {
        return tools.clock().millis();
    }
}
