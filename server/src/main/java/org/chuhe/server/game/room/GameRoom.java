package org.chuhe.server.game.room;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.core.Side;
import org.chuhe.game.state.GameState;
import org.chuhe.server.game.decision.Action;
import org.chuhe.server.game.decision.ClientMessage;
import org.chuhe.server.game.decision.Decided;
import org.chuhe.server.game.decision.Decision;
import org.chuhe.server.game.decision.GivenRuling;
import org.chuhe.server.game.decision.PlayersTurn;
import org.chuhe.server.game.decision.Refused;
import org.chuhe.server.game.decision.TableActions;
import org.chuhe.server.game.store.GamePast;
import org.chuhe.server.game.store.GameProgress;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.store.StoreResult;
import org.chuhe.server.game.store.StoredStep;
import org.chuhe.server.platform.config.FaultLog;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/** The owner of one game on this server process; the package says what it knows, hears and promises. */
public final class GameRoom {
    private static final Logger LOG = LoggerFactory.getLogger(GameRoom.class);
    /** How often a decision may be overtaken before it is given up. */
    private static final int MOST_TRIES = 20;
    /** What is shorter is not put on record: somebody else may have put the clocks right already. */
    private static final long LEAST = 250;
    /** A look at the clock that changed nothing is not repeated at once. */
    private static final long LOOK_AGAIN = 1_000;

    private static final long NEVER = Long.MAX_VALUE;

    /** What the room has in hand: one decision at most, during which it still hears what decides nothing. */
    private enum Stage {
        FREE,
        /** A repetition is ruled on, or the process wakes. */
        WAITING,
        STORING
    }

    private final RoomServices services;
    private final Mailbox mailbox;
    private final Audience audience;
    private final Chat chat;
    private final GamePast past;
    private final GameView view;
    private final Replies replies = new Replies();
    private final PendingQueue pending = new PendingQueue();
    /** Whether the log has to be read before anything is decided: there is more on it, or nobody knows what became of a step. */
    private boolean doubtful;

    private volatile LiveState live;
    private volatile ClockWatch watch = ClockWatch.NEW;
    private volatile Stage stage = Stage.FREE;
    /** Whether decisions wait until the clocks are in order. */
    private volatile boolean held;
    /** Since when the clocks are out of order (21.4): a step could not be stored, or nothing at all could be. */
    private volatile long outage = NEVER;

    private volatile long due;
    private volatile long used;

    GameRoom(RoomServices services, GameStore.Loaded loaded) {
        this.services = services;
        this.mailbox = new Mailbox(services.executor());
        this.audience = new Audience(services.seats(), services.others());
        this.chat = new Chat(audience, services.others());
        this.live = loaded.live();
        this.past = new GamePast(services.store(), live.id());
        this.view = new GameView(audience, past, services.officials());
        this.due = live.due();
        this.used = services.clock().millis();
        remember(loaded);
        loaded.entries().forEach(entry -> watch = watch.after(entry.cause()));
    }

    public String id() {
        return live.id();
    }

    /** How the game stands, as far as it is stored. */
    public LiveState live() {
        return live;
    }

    /** How it stood at an earlier time. */
    public LiveState at(long time) {
        return past.at(time);
    }

    /** How many milliseconds later those see it who neither play nor officiate. */
    public long delay() {
        return services.officials().delay(live.table());
    }

    public Audience audience() {
        return audience;
    }

    /** Who somebody is in the game as he sees it. */
    public ObjectNode you(LiveState seen, Onlooker onlooker) {
        return audience.you(seen, onlooker, watch);
    }

    /** When something may happen by itself. */
    long due() {
        return due;
    }

    /** Whether nobody has had to do with the game for some time. */
    boolean isIdle(long since) {
        return audience.isEmpty() && used < since && stage == Stage.FREE && !wantsCare();
    }

    void touch() {
        used = now();
    }

    /** Hears a message; afterwards what waits has its turn. */
    private void post(Runnable message) {
        mailbox.post(() -> {
            try {
                message.run();
            } finally {
                work();
            }
        });
    }

    /** Somebody begins to watch: he gets the whole game, then every step. */
    public void join(Connection connection) {
        post(() -> {
            used = now();
            welcome(connection);
            // It may be gone already, and nobody would say so again.
            if (connection.isOpen()) {
                audience.add(connection);
                greet(connection);
            }
            attend();
        });
    }

    public void leave(Connection connection) {
        used = now();
        audience.remove(connection);
    }

    /** Sends the whole game again. */
    public void sync(Connection connection) {
        post(() -> {
            welcome(connection);
            greet(connection);
        });
    }

    private void welcome(Connection connection) {
        view.welcome(connection, live, watch, now());
    }

    private void greet(Connection connection) {
        chat.greet(live, connection);
        view.warn(connection, live);
        lookAhead();
    }

    /** Looks for what the players are told before one of them loses (23.5.1); nothing of it is stored. */
    private void lookAhead() {
        LiveState seen = live;
        view.unforeseen(seen)
                .ifPresent(game -> services.rulings()
                        .lossAhead(game)
                        .whenComplete((found, failure) -> post(() -> foreseen(seen, found, failure))));
    }

    private void foreseen(LiveState seen, Optional<ClaimRuling> found, @Nullable Throwable failure) {
        if (failure != null) {
            LOG.error("nobody is told what is ahead in game {}", id(), failure);
        } else if (live.version() == seen.version()) {
            view.foresee(seen, found);
        }
    }

    /** Those who watch late see what they have come to see by now. */
    void showLate() {
        if (live.table().agreement().board().isPresent() && !audience.isEmpty()) {
            post(() -> view.showLate(live, watch, now()));
        }
    }

    /** Somebody has come or gone: perhaps the game can begin, or a late player has arrived. */
    void attend() {
        LiveState seen = live;
        Presence there = audience.presence(seen);
        if (seen.progress() == GameProgress.READY
                && !seen.table().agreement().byOrganiser()
                && there.red()
                && there.black()) {
            decideUnasked((now, at) -> TableActions.begin(now, at, true, true));
        }
        for (Side side : Side.values()) {
            if (seen.awaits(side) && there.has(side)) {
                decideUnasked((now, at) -> TableActions.arrive(now, side, at));
            }
        }
    }

    /** What a player says to the other. */
    public void hear(Connection connection, ClientMessage.OfChat message) {
        long received = now();
        post(() -> chat.hear(live, connection, message, received));
    }

    /** The same, heard elsewhere. */
    void hear(Chat.Notice notice) {
        post(() -> chat.hear(live, notice));
    }

    /** What somebody connected wants in the game. */
    public void hear(Connection connection, ClientMessage.OfPlayer message) {
        long received = now();
        post(() -> {
            String identity = connection.onlooker().identity();
            Optional<Side> side = live.sideOf(identity);
            if (side.isEmpty()) {
                connection.complain("refused.no-player");
                Audience.answer(connection, message.id(), Refused.of(Refused.Code.NOT_YOURS, "refused.no-player"));
            } else {
                hear(connection, message, side.get(), received);
            }
        });
    }

    private void hear(Connection connection, ClientMessage.OfPlayer message, Side side, long received) {
        String identity = connection.onlooker().identity();
        long lag = message instanceof ClientMessage.Move ? watch.lag(live, side, connection.delay()) : 0;
        Action action = (now, at) -> now.sideOf(identity).equals(Optional.of(side))
                ? new PlayersTurn(now, side, received, lag + watch.showing()).hear(message)
                : Decided.refuse(now, Refused.Code.NOT_YOURS, "refused.no-player");
        Pending work = Pending.ofPlayer(PlayerCause.of(side, message.id()), action, received, lag);
        Audience.answer(connection, message.id(), work.replied());
        pending.add(work);
    }

    /** Something is to be decided; the future is complete when it is stored, or refused. */
    public CompletableFuture<Reply> decide(String cause, Action action) {
        used = now();
        Pending work = new Pending(cause, action, used);
        post(() -> pending.add(work));
        return work.replied();
    }

    /** Something is to be decided that nobody has asked for: what goes wrong is told to nobody but the log. */
    CompletableFuture<Reply> decideUnasked(Action action) {
        return decide("", action).whenComplete((reply, failure) -> {
            if (failure != null) {
                LOG.error("game {} does not go on by itself", id(), failure);
            }
        });
    }

    /** Time has come. A flag whose fall could not be stored must not be forgotten, and it falls only if nothing was out of order. */
    void tick() {
        due = NEVER;
        decideUnasked((now, at) -> flagCall(now) > at ? Decided.nothing(now) : TableActions.tick(now, at))
                .whenComplete((reply, failure) -> {
                    if (due == NEVER && live.due() != NEVER) {
                        long call = flagCall(live);
                        due = call > now() ? call : now() + LOOK_AGAIN;
                    }
                });
    }

    /** When a flag is called (21.3): not before a move that was made in time can have come. */
    private long flagCall(LiveState now) {
        Optional<Side> side = ClockWatch.running(now);
        return now.due() == NEVER || side.isEmpty()
                ? now.due()
                : now.due()
                        + watch.showing()
                        + watch.lag(now, side.get(), audience.delay(now, side.get()))
                        + services.others().patience(audience.here(now).has(side.get()));
    }

    /** There is more on the log than was stored here, perhaps something that is known already. */
    void overtaken(long version) {
        post(() -> {
            doubtful |= version > live.version();
            if (doubtful && stage != Stage.STORING) {
                catchUp();
            }
        });
    }

    /**
     * Nothing could be stored since then, but now it can.
     *
     * @param since by the server's clock
     */
    void interrupted(long since) {
        outOfOrder(since);
        care();
    }

    private synchronized void outOfOrder(long since) {
        outage = Math.min(outage, since);
    }

    private boolean isInterrupted() {
        return outage != NEVER || services.liveness().interrupted();
    }

    /** Whether the room waits for {@link #care}. */
    boolean wantsCare() {
        return outage != NEVER || held;
    }

    /** Tries to go on after an interruption. */
    void care() {
        post(() -> {
            if (outage != NEVER && stage == Stage.FREE) {
                mend();
            }
        });
    }

    /** Puts the clocks right (21.4). */
    private void mend() {
        try {
            catchUp();
        } catch (RuntimeException e) {
            doubtful = true;
            return;
        }
        long now = now();
        long since = outage;
        long clocks = live.game().map(state -> state.clock().time()).orElse(now);
        Decision decision = now - Math.max(since, clocks) < LEAST
                ? Decided.nothing(live)
                : TableActions.interrupted(live, since, now);
        if (decision instanceof Decided decided && decided.changes(live)) {
            store(decided.step(live, now, ""), result -> {
                if (result == StoreResult.STORED) {
                    services.interruptions().increment();
                    goOn();
                } else if (result == StoreResult.OVERTAKEN) {
                    mend();
                }
            });
        } else {
            goOn();
        }
    }

    private void goOn() {
        synchronized (this) {
            outage = NEVER;
        }
        due = flagCall(live);
        attend();
    }

    /** What waits has its turn, one thing after the other, for as long as nothing is in the way. */
    private void work() {
        boolean goesOn = true;
        while (goesOn && stage == Stage.FREE && !pending.isEmpty() && !isInterrupted()) {
            goesOn = take(pending.next());
        }
        if (stage == Stage.FREE && isInterrupted()) {
            pending.turnAway(live.version());
        }
        held = stage == Stage.FREE && !pending.isEmpty();
    }

    /** Takes a decision; false if nothing can be decided now. */
    private boolean take(Pending work) {
        try {
            if (doubtful) {
                catchUp();
            }
            Optional<Reply> before = replies.to(work.cause());
            if (before.isPresent()) {
                work.replied().complete(before.get());
                return true;
            }
            long now = now();
            // Asked after looking at the clock: the process may have stood still since it was asked before.
            if (isInterrupted()
                    || ClockWatch.mayHaveStood(live, now, services.liveness().lastBeat())) {
                pending.hold(work, now, live.version());
                return false;
            }
            carryOut(work, work.action().on(live, now), now);
        } catch (RuntimeException | Error e) {
            if (doubtful) {
                LOG.warn("the log of game {} cannot be read: {}", id(), e.toString());
                fail(work);
            } else {
                work.replied().completeExceptionally(e);
            }
        }
        return true;
    }

    private void carryOut(Pending work, Decision decision, long asked) {
        if (decision instanceof Decision.NeedsRuling needed) {
            rule(work, needed, asked);
            return;
        }
        Decided decided = (Decided) decision;
        if (!decided.changes(live)) {
            finish(work, decided);
            return;
        }
        // No clock starts before it is known that the server can put right what becomes of it (21.4).
        Optional<CompletableFuture<Void>> wakes = decided.isTimed()
                ? Optional.of(services.liveness().awake())
                        .filter(beat -> !beat.isDone() || beat.isCompletedExceptionally())
                : Optional.empty();
        if (wakes.isPresent()) {
            stage = Stage.WAITING;
            wakes.get().whenComplete((beat, problem) -> post(() -> woken(work, problem)));
        } else {
            String cause = PlayerCause.with(work.cause(), work.lag());
            store(decided.step(live, now(), cause), result -> settle(work, decided, result));
        }
    }

    private void woken(Pending work, @Nullable Throwable problem) {
        stage = Stage.FREE;
        if (problem == null) {
            pending.addFirst(work);
        } else {
            fail(work);
        }
    }

    /** Has a repetition ruled on. Until then nothing is decided: neither move nor flag overtakes a ruling. */
    private void rule(Pending work, Decision.NeedsRuling needed, long asked) {
        LiveState seen = live;
        stage = Stage.WAITING;
        services.rulings()
                .rule(needed.question())
                .whenComplete((given, problem) -> post(() -> {
                    stage = Stage.FREE;
                    watch = watch.judged(now() - asked);
                    if (problem != null) {
                        work.replied().completeExceptionally(problem);
                    } else if (isInterrupted() || live.version() != seen.version()) {
                        pending.addFirst(work);
                    } else {
                        goOnWith(work, needed, given, asked);
                    }
                }));
    }

    /** With the ruling that was needed; whoever waits is told if that fails. */
    private void goOnWith(Pending work, Decision.NeedsRuling needed, GivenRuling given, long asked) {
        try {
            carryOut(work, needed.then().apply(given), asked);
        } catch (RuntimeException | Error e) {
            work.replied().completeExceptionally(e);
        }
    }

    /** Stores a step; if it is stored, the game stands so before anything else happens. */
    private void store(StoredStep step, Consumer<StoreResult> then) {
        stage = Stage.STORING;
        services.writer()
                .store(
                        step,
                        result -> post(() -> {
                            stage = Stage.FREE;
                            if (result == StoreResult.STORED) {
                                adoptOwn(step);
                            } else {
                                doubtful = true;
                            }
                            then.accept(result);
                            if (doubtful && result == StoreResult.STORED) {
                                catchUp();
                            }
                        }));
    }

    /** The step is stored: whatever fails now, whoever wanted it is told so. */
    private void adoptOwn(StoredStep step) {
        try {
            adopt(step);
            services.others().tellStep(live);
        } catch (RuntimeException | Error e) {
            doubtful = true;
            FaultLog.tell(LOG, "a step of a game could not be shown: " + id(), e);
        }
    }

    private void settle(Pending work, Decided decided, StoreResult result) {
        if (result == StoreResult.STORED) {
            finish(work, decided);
            attendIfReady();
        } else if (result == StoreResult.OVERTAKEN && work.tries() < MOST_TRIES) {
            pending.addFirst(work.again());
        } else {
            fail(work);
        }
    }

    private void finish(Pending work, Decided decided) {
        Reply reply = new Reply(live.version(), decided.refused(), decided.finding());
        replies.remember(work.cause(), reply);
        work.replied().complete(reply);
    }

    /** Something could not be stored, as far as is known: the game is interrupted, and a player's message waits. */
    private void fail(Pending work) {
        outOfOrder(work.asked());
        pending.hold(work.failed(), now(), live.version());
    }

    /** Reads what others have stored, or what nobody knows the result of; whatever is new is shown, and only that. */
    private void catchUp() {
        GameStore.Loaded news = services.store().since(live);
        if (news.forgets()) {
            news = services.store().load(live.id()).orElseThrow();
            past.forget();
            adopt(CatchUp.anew(live, news));
        } else {
            CatchUp.steps(live, news).forEach(this::adopt);
        }
        remember(news);
        doubtful = false;
        attendIfReady();
    }

    private void remember(GameStore.Loaded read) {
        read.entries().forEach(entry -> replies.remember(PlayerCause.name(entry.cause()), Reply.done(entry.seq())));
    }

    /** From now on this is how the game stands, and everybody is told. */
    private void adopt(StoredStep step) {
        live = step.after();
        past.add(step);
        long shown = now();
        watch = watch.shown(step.before(), live, shown).after(step.cause());
        due = flagCall(live);
        view.show(step, watch, shown);
        lookAhead();
        boolean decided = !step.before()
                .game()
                .flatMap(GameState::result)
                .equals(live.game().flatMap(GameState::result));
        if (decided || step.events().stream().anyMatch(LoggedProtest::isIn)) {
            services.ends().ended(live);
        }
    }

    /** Those who are to play may have been here before the game could begin. */
    private void attendIfReady() {
        if (live.progress() == GameProgress.READY) {
            attend();
        }
    }

    private long now() {
        return services.clock().millis();
    }
}
