package org.chuhe.server.game.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.chuhe.core.Side;
import org.chuhe.server.game.decision.Action;
import org.chuhe.server.game.decision.ClientMessage;
import org.chuhe.server.game.decision.Decided;
import org.chuhe.server.game.decision.GivenRuling;
import org.chuhe.server.game.decision.PlayersTurn;
import org.chuhe.server.game.decision.Referees;
import org.chuhe.server.game.decision.Refused;
import org.chuhe.server.game.decision.RepetitionQuestion;
import org.chuhe.server.game.decision.TableActions;
import org.chuhe.server.game.store.GameProgress;
import org.chuhe.server.game.store.GameStore;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.store.StoreResult;
import org.jspecify.annotations.Nullable;
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

    private static final CompletableFuture<Void> ALREADY = CompletableFuture.completedFuture(null);

    private final RoomTools tools;
    private final Mailbox mailbox;
    private final Audience audience;
    private final UnchargedTime uncharged = new UnchargedTime();
    private final Interruption interruption = new Interruption();
    private final GameCopy game;
    private final FlagCall flags;
    private final Chat chat;
    /** What came while a repetition is ruled on, and has its turn afterwards. */
    private final List<Mailbox.Task> afterRuling = new ArrayList<>();

    private volatile boolean awaitsRuling;
    private volatile long used;

    GameRoom(RoomTools tools, GameStore.Loaded loaded) {
        this.tools = tools;
        this.mailbox = new Mailbox(tools.executor());
        this.audience = new Audience(tools.seatSecret());
        this.game = new GameCopy(tools, audience, uncharged, loaded);
        this.flags = new FlagCall(tools, audience, uncharged, game);
        this.chat = new Chat(audience, game::published, tools.chatted());
        this.used = tools.clock().millis();
    }

    public String id() {
        return game.published().id();
    }

    /** How the game stands, as far as it is stored. */
    public LiveState live() {
        return game.published();
    }

    /** How it stood at an earlier time. */
    public LiveState at(long time) {
        return game.past().at(time);
    }

    /** How many milliseconds later those see it who neither play nor officiate. */
    public long delay() {
        return game.delay();
    }

    public Audience audience() {
        return audience;
    }

    /** What its players say to each other. */
    public Chat chat() {
        return chat;
    }

    /** When something may happen by itself. */
    long due() {
        return game.due();
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
            welcome(connection);
            // It may be gone already, and nobody would say so again.
            if (connection.isOpen()) {
                audience.add(connection);
                chat.greet(connection);
                game.foresight().greet(connection);
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
            welcome(connection);
            chat.greet(connection);
            game.foresight().greet(connection);
            return true;
        });
    }

    private void welcome(Connection connection) {
        long delay = delay();
        if (delay > 0 && !Audience.isInside(game.live(), connection.onlooker())) {
            long time = now() - delay;
            audience.welcomeLate(connection, at(time), time);
        } else {
            audience.welcome(connection, game.live(), now());
        }
    }

    /** Those who watch late see what they have come to see by now. */
    void showLate() {
        if (game.published().table().agreement().board().isPresent() && !audience.isEmpty()) {
            mailbox.post(() -> {
                long delay = delay();
                if (delay > 0) {
                    audience.showLate(game.past(), game.live(), now() - delay);
                } else {
                    audience.showAtLast(game.live(), now());
                }
                return true;
            });
        }
    }

    /** Somebody has come or gone: perhaps the game can begin, or a late player has arrived. */
    void attend() {
        LiveState seen = game.published();
        if (seen.progress() == GameProgress.READY
                && !seen.table().agreement().byOrganiser()
                && audience.isHere(seen, Side.RED)
                && audience.isHere(seen, Side.BLACK)) {
            decideUnasked((now, referees, at) -> TableActions.begin(now, at, true, true));
        }
        for (Side side : Side.values()) {
            if (seen.awaits(side) && audience.isHere(seen, side)) {
                decideUnasked((now, referees, at) -> TableActions.arrive(now, referees, side, at));
            }
        }
    }

    /** A message of somebody connected. */
    public void hear(Connection connection, ClientMessage.OfPlayer message) {
        String identity = connection.onlooker().identity();
        long received = now();
        mailbox.post(() -> {
            Optional<Side> side = game.live().sideOf(identity);
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
        UnchargedTime.LagAccount lag = uncharged.lag(side);
        long credit = lag.worth(connection.delay());
        long givenBack = credit + uncharged.showing();
        CompletableFuture<Reply> replied = new CompletableFuture<>();
        Audience.answer(connection, message.id(), replied);
        replied.thenAccept(reply -> {
            if (message instanceof ClientMessage.Move && reply.refused().isEmpty()) {
                lag.spend(credit);
            }
        });
        Action action = (now, referees, at) -> new PlayersTurn(now, referees, side, received, givenBack).hear(message);
        return take(PendingDecision.ofPlayer(side.code() + ":" + message.id(), action, replied, received));
    }

    /** Something is to be decided; the future is complete when it is stored, or refused. */
    public CompletableFuture<Reply> decide(String cause, Action action) {
        used = now();
        PendingDecision work = PendingDecision.of(cause, action, used);
        mailbox.post(() -> start(work));
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

    /** Something that may change the game. It waits while a repetition is ruled on: neither move nor flag overtakes a ruling. */
    private boolean start(PendingDecision work) {
        if (awaitsRuling) {
            return afterRuling.add(() -> start(work));
        }
        if (isInterrupted()) {
            work.replied().complete(Reply.busy(game.live().version()));
            return true;
        }
        return take(work);
    }

    /** Time has come. */
    void tick() {
        game.looked();
        decideUnasked(flags::call).whenComplete((reply, failure) -> game.lookAgain());
    }

    /** Another process has made a step, perhaps one that is known here already. */
    void overtaken(long version) {
        mailbox.post(() -> {
            if (version > game.live().version()) {
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
        interruption.from(since);
        mailbox.post(this::mend);
    }

    /** Whether the player on move was connected to another process and to none here. */
    boolean waitsFor(String process) {
        LiveState now = game.published();
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
            game.doubt();
            return true;
        }
        LiveState live = game.live();
        long now = now();
        long clocks = live.game().map(state -> state.clock().time()).orElse(now);
        if (now - Math.max(interruption.since(), clocks) < LEAST) {
            goOn();
            return true;
        }
        Decided decided = TableActions.interrupted(live, Referees.WITHOUT_RULING, interruption.since(), now);
        if (!decided.changes(live)) {
            goOn();
            return true;
        }
        game.store(decided.step(live, now, ""), this::mended, mailbox::resume);
        return false;
    }

    private boolean mended(StoreResult result) {
        if (result == StoreResult.STORED) {
            tools.interruptions().increment();
            goOn();
            return true;
        }
        return result != StoreResult.OVERTAKEN || mend();
    }

    private void goOn() {
        mailbox.putFirst(interruption.end());
        game.schedule();
        attend();
    }

    /** Takes a decision; false if it is being stored. */
    private boolean take(PendingDecision work) {
        try {
            if (game.isDoubtful()) {
                catchUp();
            }
            Optional<Reply> before = game.before(work.cause());
            if (before.isPresent()) {
                work.replied().complete(before.get());
                return true;
            }
            long now = now();
            // Asked after looking at the clock: the process may have stood still since it was asked before.
            if (isInterrupted()) {
                await(work);
                return true;
            }
            LiveState live = game.live();
            if (flags.mayHaveBeenStopped(live.due(), now)) {
                await(work);
                return true;
            }
            Decided decided = work.action().on(live, new Referees(work.ruling()), now);
            if (decided.question().isPresent()) {
                askForRuling(work, decided.question().get(), now);
                return true;
            }
            if (!decided.changes(live)) {
                finish(work, decided);
                return true;
            }
            CompletableFuture<Void> awake = decided.isTimed() ? tools.awake().get() : ALREADY;
            if (awake.isDone() && !awake.isCompletedExceptionally()) {
                game.store(
                        decided.step(live, now, work.cause()),
                        result -> settle(work, decided, result),
                        mailbox::resume);
            } else {
                awake.whenCompleteAsync((beat, problem) -> woken(work, problem), tools.executor());
            }
            return false;
        } catch (RuntimeException | Error e) {
            if (game.isDoubtful()) {
                LOG.warn("the log of game {} cannot be read: {}", id(), e.toString());
                fail(work);
            } else {
                work.replied().completeExceptionally(e);
            }
            return true;
        }
    }

    /** No clock starts before it is known that the server can put right what becomes of it (21.4). */
    private void woken(PendingDecision work, @Nullable Throwable problem) {
        if (problem != null) {
            fail(work);
        }
        if (problem != null || take(work)) {
            mailbox.resume();
        }
    }

    /** Has a repetition ruled on. The room goes on meanwhile, but decides nothing: nothing is stored, shown or lost. */
    private void askForRuling(PendingDecision work, RepetitionQuestion question, long asked) {
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

    private boolean settle(PendingDecision work, Decided decided, StoreResult result) {
        if (result == StoreResult.STORED) {
            finish(work, decided);
            attendIfReady();
            return true;
        }
        if (result == StoreResult.OVERTAKEN && work.tries() < MOST_TRIES) {
            return take(work.again());
        }
        fail(work);
        return true;
    }

    /** Something could not be stored, as far as is known: the game is interrupted, and a player's message waits. */
    private void fail(PendingDecision work) {
        interruption.from(work.asked());
        await(work.failed());
    }

    /** A player's message waits until the interruption is over; whoever else wants something is told to come again. */
    private void await(PendingDecision work) {
        boolean waits = work.patient()
                && work.failures() < MOST_FAILURES
                && now() - work.asked() < PATIENCE
                && interruption.hold(() -> take(work));
        if (!waits) {
            work.replied().complete(Reply.busy(game.live().version()));
        }
    }

    private void finish(PendingDecision work, Decided decided) {
        Reply reply = new Reply(game.live().version(), decided.refused());
        game.remember(work.cause(), reply);
        work.replied().complete(reply);
    }

    private void catchUp() {
        game.catchUp();
        attendIfReady();
    }

    /** Those who are to play may have been here before the game could begin. */
    private void attendIfReady() {
        if (game.live().progress() == GameProgress.READY) {
            attend();
        }
    }

    private long now() {
        return tools.clock().millis();
    }
}
