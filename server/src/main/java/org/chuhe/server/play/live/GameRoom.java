package org.chuhe.server.play.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.chuhe.core.Side;
import org.chuhe.game.log.LogLine;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.server.play.decision.Action;
import org.chuhe.server.play.decision.ClientMessage;
import org.chuhe.server.play.decision.Decided;
import org.chuhe.server.play.decision.GivenRuling;
import org.chuhe.server.play.decision.PlayersTurn;
import org.chuhe.server.play.decision.Referees;
import org.chuhe.server.play.decision.Refused;
import org.chuhe.server.play.decision.RepetitionQuestion;
import org.chuhe.server.play.decision.TableActions;
import org.chuhe.server.play.store.GameProgress;
import org.chuhe.server.play.store.GameStore;
import org.chuhe.server.play.store.LiveState;
import org.chuhe.server.play.store.StoreResult;
import org.chuhe.server.play.store.StoredStep;
import org.chuhe.server.play.table.Json;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One game on this server process. Everything that concerns it happens here one after the other: a decision is taken, its
 * step is stored, and only then does anybody hear of it. Other processes may have the same game open; whose step is stored
 * first counts, and whoever was overtaken reads the log and decides again.
 */
public final class GameRoom {
    private static final Logger LOG = LoggerFactory.getLogger(GameRoom.class);
    /** How often a decision may be overtaken before it is given up. */
    private static final int MOST_TRIES = 20;
    /** How often it is tried to store what a player wants; then it is not the database that is in the way. */
    private static final int MOST_FAILURES = 3;
    /** Whoever still waits after this time is told so. */
    private static final long PATIENCE = 120_000;
    /** What is shorter is not put on record: somebody else may have put the clocks right already. */
    private static final long LEAST = 250;
    /** A look at the clock that changed nothing is not repeated at once. */
    private static final long LOOK_AGAIN = 1_000;

    private final RoomTools tools;
    private final Mailbox mailbox;
    private final Audience audience;
    private final UnchargedTime uncharged = new UnchargedTime();
    private final Replies replies = new Replies();
    private final Interruption interruption = new Interruption();
    private LiveState live;
    /** Whether the log has to be read before anything is decided, because nobody knows what became of a step. */
    private boolean doubtful;
    /** What came while a repetition is ruled on, and has its turn afterwards. */
    private final List<Mailbox.Task> afterRuling = new ArrayList<>();

    private volatile boolean awaitsRuling;

    private volatile long due;
    private volatile long used;
    private volatile LiveState published;

    GameRoom(RoomTools tools, GameStore.Loaded loaded) {
        this.tools = tools;
        this.mailbox = new Mailbox(tools.executor());
        this.audience = new Audience(tools.seatSecret());
        this.live = loaded.live();
        this.published = live;
        loaded.entries().forEach(entry -> replies.remember(entry.cause(), Reply.done(entry.seq())));
        this.used = tools.clock().millis();
        this.due = live.due();
    }

    public String id() {
        return published.id();
    }

    /** How the game stands, as far as it is stored. */
    public LiveState live() {
        return published;
    }

    public Audience audience() {
        return audience;
    }

    /** When something may happen by itself. */
    long due() {
        return due;
    }

    /** Whether nobody has had to do with the game for some time. */
    boolean isIdle(long since) {
        return audience.isEmpty() && used < since && !awaitsRuling && !interruption.wantsCare();
    }

    void touch() {
        used = now();
    }

    /** Somebody begins to watch: he gets the whole game, then every step. */
    public void join(Connection connection) {
        mailbox.post(() -> {
            used = now();
            audience.welcome(connection, live, now());
            // It may be gone already, and nobody would say so again.
            if (connection.isOpen()) {
                audience.add(connection);
            }
            attend();
            return true;
        });
    }

    public void leave(Connection connection) {
        used = now();
        audience.remove(connection);
    }

    /** Sends the whole game again. */
    public void sync(Connection connection) {
        mailbox.post(() -> {
            audience.welcome(connection, live, now());
            return true;
        });
    }

    /** Somebody has come or gone: perhaps the game can begin, or a late player has arrived. */
    void attend() {
        LiveState seen = published;
        if (seen.progress() == GameProgress.READY
                && !seen.table().agreement().byOrganiser()
                && audience.isHere(seen, Side.RED)
                && audience.isHere(seen, Side.BLACK)) {
            decide("", (now, referees, at) -> TableActions.begin(now, at, true, true));
        } else if (seen.progress().running()) {
            for (Side side : Side.values()) {
                boolean late = !seen.game().orElseThrow().record(side).present();
                if (late && audience.isHere(seen, side)) {
                    decide("", (now, referees, at) -> TableActions.arrive(now, referees, side, at));
                }
            }
        }
    }

    /** A message of somebody connected. */
    public void hear(Connection connection, ClientMessage.OfPlayer message) {
        String identity = connection.onlooker().identity();
        long received = now();
        mailbox.post(() -> {
            Optional<Side> side = live.sideOf(identity);
            if (side.isEmpty()) {
                connection.complain("refused.no-player");
                Audience.answer(connection, message.id(), Refused.of(Refused.Code.NOT_YOURS, "refused.no-player"));
                return true;
            }
            Mailbox.Task task = () -> hear(connection, message, side.get(), received);
            if (awaitsRuling) {
                return afterRuling.add(task);
            }
            if (isInterrupted()) {
                if (!interruption.hold(task)) {
                    Audience.answer(connection, message.id(), Refused.of(Refused.Code.BUSY, "refused.busy"));
                }
                return true;
            }
            return task.run();
        });
    }

    private boolean isInterrupted() {
        return interruption.stands() || tools.interrupted().getAsBoolean();
    }

    private boolean hear(Connection connection, ClientMessage.OfPlayer message, Side side, long received) {
        LagAccount lag = uncharged.lag(side);
        long credit = lag.worth(connection.delay());
        long givenBack = credit + uncharged.showing();
        CompletableFuture<Reply> replied = new CompletableFuture<>();
        replied.whenComplete((reply, failure) -> {
            if (failure != null) {
                LOG.error("a message in game {} failed", id(), failure);
                Audience.answer(connection, message.id(), Refused.of(Refused.Code.BUSY, "refused.busy"));
            } else if (reply.refused().isPresent()) {
                Audience.answer(connection, message.id(), reply.refused().get());
            } else {
                Audience.answer(connection, message.id(), reply.version());
            }
        });
        replied.thenAccept(reply -> {
            if (message instanceof ClientMessage.Move && reply.refused().isEmpty()) {
                lag.spend(credit);
            }
        });
        Action action = (now, referees, at) -> new PlayersTurn(now, referees, side, received, givenBack).hear(message);
        return take(Work.ofPlayer(Json.id(side) + ":" + message.id(), action, replied, received));
    }

    /** Something is to be decided; the future is complete when it is stored, or refused. */
    public CompletableFuture<Reply> decide(String cause, Action action) {
        used = now();
        Work work = Work.of(cause, action, used);
        mailbox.post(() -> start(work));
        return work.replied();
    }

    /** Something that may change the game. It waits while a repetition is ruled on: neither move nor flag overtakes a ruling. */
    private boolean start(Work work) {
        if (awaitsRuling) {
            return afterRuling.add(() -> start(work));
        }
        if (isInterrupted()) {
            work.replied().complete(busy());
            return true;
        }
        return take(work);
    }

    /** Time has come. */
    void tick() {
        due = Long.MAX_VALUE;
        decide("", this::tick).whenComplete((reply, failure) -> {
            // A flag whose fall could not be stored must not be forgotten, and it falls only if nothing was out of
            // order.
            if (due == Long.MAX_VALUE && live().due() != Long.MAX_VALUE) {
                due = Math.max(live().due(), now() + LOOK_AGAIN);
            }
        });
    }

    private Decided tick(LiveState now, Referees referees, long at) {
        long called = live.due() + uncharged.grace(live, audience);
        if (called > at) {
            due = called;
            return Decided.nothing(now);
        }
        return TableActions.tick(now, referees, at);
    }

    /** Another process has made a step, perhaps one that is known here already. */
    void overtaken(long version) {
        mailbox.post(() -> {
            if (version > live.version()) {
                catchUp();
            }
            return true;
        });
    }

    /**
     * Nothing could be stored since then, but now it can.
     *
     * @param since by the server's clock
     */
    void interrupted(long since) {
        mailbox.post(() -> {
            interruption.from(since);
            return mend();
        });
    }

    /** Whether the player on move was connected to another process and to none here. */
    boolean waitsFor(String process) {
        LiveState now = published;
        return now.game()
                .flatMap(state -> state.clock().running())
                .filter(side -> audience.isOnlyAt(now, side, process))
                .isPresent();
    }

    /** Whether the room waits for {@link #care}. */
    boolean wantsCare() {
        return interruption.wantsCare();
    }

    /** Tries to go on after an interruption. */
    void care() {
        mailbox.post(() -> awaitsRuling || mend());
    }

    /** Puts the clocks right (21.4), then lets what has waited have its turn; false if that is being stored. */
    private boolean mend() {
        if (!interruption.stands()) {
            goOn();
            return true;
        }
        if (awaitsRuling) {
            // Afterwards somebody looks again.
            return true;
        }
        try {
            catchUp();
        } catch (RuntimeException e) {
            doubtful = true;
            return true;
        }
        long now = now();
        if (now
                        - Math.max(
                                interruption.since(),
                                live.game().map(state -> state.clock().time()).orElse(now))
                < LEAST) {
            goOn();
            return true;
        }
        Decided decided = TableActions.interrupted(live, Referees.WITHOUT_RULING, interruption.since(), now);
        if (decided.after() == live) {
            goOn();
            return true;
        }
        store(decided.step(live, now, ""), this::mended);
        return false;
    }

    private boolean mended(StoredStep step, StoreResult result) {
        if (result == StoreResult.STORED) {
            tools.interruptions().increment();
            adopt(step);
            tools.announce().accept(live);
            goOn();
            return true;
        }
        doubtful = true;
        return result != StoreResult.OVERTAKEN || mend();
    }

    private void goOn() {
        mailbox.putFirst(interruption.end());
        schedule();
        attend();
    }

    /**
     * Something to be decided.
     *
     * @param asked when somebody wanted it
     * @param patient whether he waits until it can be stored
     */
    private record Work(
            String cause,
            Action action,
            CompletableFuture<Reply> replied,
            long asked,
            boolean patient,
            int tries,
            int failures,
            Optional<GivenRuling> ruling) {
        static Work of(String cause, Action action, long asked) {
            return new Work(cause, action, new CompletableFuture<>(), asked, false, 0, 0, Optional.empty());
        }

        static Work ofPlayer(String cause, Action action, CompletableFuture<Reply> replied, long received) {
            return new Work(cause, action, replied, received, true, 0, 0, Optional.empty());
        }

        Work again() {
            return new Work(cause, action, replied, asked, patient, tries + 1, failures, ruling);
        }

        Work failed() {
            return new Work(cause, action, replied, asked, patient, tries, failures + 1, ruling);
        }

        Work with(GivenRuling given) {
            return new Work(cause, action, replied, asked, patient, tries, failures, Optional.of(given));
        }
    }

    /** Takes a decision; false if it is being stored. */
    private boolean take(Work work) {
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
            Decided decided = work.action().on(live, new Referees(work.ruling()), now);
            if (decided.question().isPresent()) {
                askForRuling(work, decided.question().get(), now);
                return true;
            }
            if (decided.after() == live) {
                finish(work, decided);
                return true;
            }
            store(decided.step(live, now, work.cause()), (step, result) -> settle(work, decided, step, result));
            return false;
        } catch (RuntimeException | Error e) {
            if (doubtful) {
                LOG.warn("the log of game {} cannot be read: {}", id(), e.toString());
                fail(work);
            } else {
                work.replied().completeExceptionally(e);
            }
            return true;
        }
    }

    /** Has a repetition ruled on. The room goes on meanwhile, but decides nothing: nothing is stored, shown or lost. */
    private void askForRuling(Work work, RepetitionQuestion question, long asked) {
        CompletableFuture<GivenRuling> ruling = tools.rulings().rule(question);
        awaitsRuling = true;
        ruling.whenComplete((given, problem) -> mailbox.post(() -> {
            awaitsRuling = false;
            mailbox.putFirst(afterRuling);
            afterRuling.clear();
            if (problem != null) {
                work.replied().completeExceptionally(problem);
                return true;
            }
            uncharged.judged(now() - asked);
            return take(work.with(given));
        }));
    }

    /** What becomes of a step: true if that is the end of it. */
    @FunctionalInterface
    private interface Settler {
        boolean settle(StoredStep step, StoreResult result);
    }

    private void store(StoredStep step, Settler settler) {
        tools.writer()
                .store(
                        step,
                        result -> tools.executor().execute(() -> {
                            boolean finished = true;
                            try {
                                finished = settler.settle(step, result);
                            } catch (RuntimeException | Error e) {
                                LOG.error("a step of game {} could not be settled", id(), e);
                                doubtful = true;
                            }
                            if (finished) {
                                mailbox.resume();
                            }
                        }));
    }

    private boolean settle(Work work, Decided decided, StoredStep step, StoreResult result) {
        if (result == StoreResult.STORED) {
            adopt(step);
            tools.announce().accept(live);
            finish(work, decided);
            return true;
        }
        doubtful = true;
        if (result == StoreResult.OVERTAKEN && work.tries() < MOST_TRIES) {
            return take(work.again());
        }
        fail(work);
        return true;
    }

    /** Something could not be stored, as far as is known: the game is interrupted, and a player's message waits. */
    private void fail(Work work) {
        interruption.from(work.asked());
        Work next = work.failed();
        boolean waits = work.patient()
                && next.failures() < MOST_FAILURES
                && now() - work.asked() < PATIENCE
                && interruption.hold(() -> take(next));
        if (!waits) {
            work.replied().complete(busy());
        }
    }

    private Reply busy() {
        return new Reply(live.version(), Optional.of(Refused.of(Refused.Code.BUSY, "refused.busy")));
    }

    private void finish(Work work, Decided decided) {
        Reply reply = new Reply(live.version(), decided.refused());
        replies.remember(work.cause(), reply);
        work.replied().complete(reply);
    }

    /** Reads what other processes have stored, or what nobody knows the result of. */
    private void catchUp() {
        GameStore.Loaded loaded = tools.store().since(live);
        for (GameStore.Entry entry : loaded.entries()) {
            List<LogLine> lines = entry.lines();
            LiveState next = new LiveState(
                    live.id(), entry.seq(), live.created(), loaded.live().table(), GameStore.apply(live.game(), lines));
            List<GameEvent> events = lines.stream().map(LogLine::event).toList();
            adopt(new StoredStep(live, next, events, entry.at(), entry.cause()));
            replies.remember(entry.cause(), Reply.done(entry.seq()));
        }
        doubtful = false;
    }

    /** From now on this is how the game stands, and everybody is told. */
    private void adopt(StoredStep step) {
        live = step.after();
        published = live;
        long shown = now();
        audience.show(step, shown);
        uncharged.shown(step.before(), live, shown);
        schedule();
        if (!step.before().game().flatMap(GameState::result).equals(live.game().flatMap(GameState::result))) {
            tools.ended().accept(live);
        }
        if (live.progress() == GameProgress.READY) {
            attend();
        }
    }

    private void schedule() {
        long next = live.due();
        due = next == Long.MAX_VALUE ? next : next + uncharged.grace(live, audience);
    }

    private long now() {
        return tools.clock().millis();
    }
}
