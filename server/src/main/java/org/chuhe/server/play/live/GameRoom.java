package org.chuhe.server.play.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.chuhe.core.Side;
import org.chuhe.game.Event;
import org.chuhe.game.GameState;
import org.chuhe.game.log.LogLine;
import org.chuhe.server.play.store.GameStore;
import org.chuhe.server.play.store.Progress;
import org.chuhe.server.play.store.Standing;
import org.chuhe.server.play.store.Step;
import org.chuhe.server.play.store.StepWriter;
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
    /** Causes that are remembered, to recognise messages that come twice. */
    private static final int MOST_CAUSES = 200;
    /** How often a decision may be overtaken before it is given up. */
    private static final int MOST_TRIES = 20;
    /** The most that is given back for what the server itself took to show a move. */
    private static final long MOST_SHOWING = 2_000;

    private final Workshop workshop;
    private final Mailbox mailbox;
    private final Audience audience;
    private final LagAccount redLag = new LagAccount();
    private final LagAccount blackLag = new LagAccount();
    private final Map<String, Known> causes = new LinkedHashMap<>();
    private Standing standing;
    /** What passed between the beginning of the turn in hand and the moment its player was shown it. */
    private long showing;
    /** How long the ruling took that the next step rests on. */
    private long judging;
    /** Whether the log has to be read before anything is decided, because nobody knows what became of a step. */
    private boolean doubtful;
    /** What came while a repetition is ruled on, and has its turn afterwards. */
    private final List<Mailbox.Task> afterRuling = new ArrayList<>();

    private volatile boolean awaitsRuling;

    private volatile long due;
    private volatile long used;
    private volatile Standing published;

    GameRoom(Workshop workshop, GameStore.Loaded loaded) {
        this.workshop = workshop;
        this.mailbox = new Mailbox(workshop.executor());
        this.audience = new Audience(workshop.seatSecret());
        this.standing = loaded.standing();
        this.published = standing;
        loaded.entries().stream()
                .skip(Math.max(0, loaded.entries().size() - MOST_CAUSES))
                .forEach(entry -> remember(entry.cause(), new Known(entry.seq(), Optional.empty())));
        this.used = workshop.clock().millis();
        this.due = standing.due();
    }

    public String id() {
        return published.id();
    }

    /** How the game stands, as far as it is stored. */
    public Standing standing() {
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
        return audience.isEmpty() && used < since && !awaitsRuling;
    }

    void touch() {
        used = now();
    }

    /** Somebody begins to watch: he gets the whole game, then every step. */
    public void join(Connection connection) {
        mailbox.post(() -> {
            used = now();
            audience.welcome(connection, standing, now());
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
            audience.welcome(connection, standing, now());
            return true;
        });
    }

    /** Somebody has come or gone: perhaps the game can begin, or a late player has arrived. */
    void attend() {
        Standing seen = published;
        if (seen.progress() == Progress.READY
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
    public void hear(Connection connection, ClientMessage message) {
        String identity = connection.onlooker().identity();
        long received = now();
        postDecision(() -> {
            Optional<Side> side = standing.sideOf(identity);
            if (side.isEmpty()) {
                connection.complain("refused.no-player");
                Audience.answer(connection, message.id(), Refused.of(Refused.Code.NOT_YOURS, "refused.no-player"));
                return true;
            }
            return hear(connection, message, side.get(), received);
        });
    }

    private boolean hear(Connection connection, ClientMessage message, Side side, long received) {
        String cause = Json.id(side) + ":" + message.id();
        CompletableFuture<Outcome> answered = new CompletableFuture<>();
        answered.whenComplete((outcome, failure) -> {
            if (failure != null) {
                LOG.error("a message in game {} failed", id(), failure);
                Audience.answer(connection, message.id(), Refused.of(Refused.Code.BUSY, "refused.busy"));
            } else if (outcome.refused().isPresent()) {
                Audience.answer(connection, message.id(), outcome.refused().get());
            } else {
                Audience.answer(connection, message.id(), outcome.version());
            }
        });
        LagAccount lag = lag(side);
        long credit = lag.worth(connection.delay());
        long givenBack = credit + showing;
        Decision decision = (now, referees, at) -> PlayerActions.on(now, referees, side, message, received, givenBack);
        answered.thenAccept(outcome -> {
            if (message.type().equals("move") && outcome.refused().isEmpty()) {
                lag.spend(credit);
            }
        });
        return take(Work.of(cause, decision, answered));
    }

    private LagAccount lag(Side side) {
        return side == Side.RED ? redLag : blackLag;
    }

    /** Something is to be decided; the future is complete when it is stored, or refused. */
    public CompletableFuture<Outcome> decide(String cause, Decision decision) {
        used = now();
        CompletableFuture<Outcome> answered = new CompletableFuture<>();
        postDecision(() -> take(Work.of(cause, decision, answered)));
        return answered;
    }

    /** Something that may change the game. It waits while a repetition is ruled on: neither move nor flag overtakes a ruling. */
    private void postDecision(Mailbox.Task task) {
        mailbox.post(() -> awaitsRuling ? afterRuling.add(task) : task.run());
    }

    /** Time has come. */
    void tick() {
        due = Long.MAX_VALUE;
        postDecision(() -> take(Work.of("", this::tick, new CompletableFuture<>())));
    }

    private Verdict tick(Standing now, Referees referees, long at) {
        if (standing.due() + grace() > at) {
            due = standing.due() + grace();
            return Verdict.nothing(now);
        }
        return TableActions.tick(now, referees, at);
    }

    /** Another process has made a step, perhaps one that is known here already. */
    void overtaken(long version) {
        mailbox.post(() -> {
            if (version > standing.version()) {
                catchUp();
            }
            return true;
        });
    }

    /** What a message was answered. */
    private record Known(long version, Optional<Refused> refused) {}

    private record Work(
            String cause,
            Decision decision,
            CompletableFuture<Outcome> answered,
            int tries,
            Optional<GivenRuling> ruling) {
        static Work of(String cause, Decision decision, CompletableFuture<Outcome> answered) {
            return new Work(cause, decision, answered, 0, Optional.empty());
        }

        Work again() {
            return new Work(cause, decision, answered, tries + 1, ruling);
        }

        Work with(GivenRuling given) {
            return new Work(cause, decision, answered, tries, Optional.of(given));
        }
    }

    /** Takes a decision; false if it is being stored. */
    private boolean take(Work work) {
        try {
            if (doubtful) {
                catchUp();
            }
            Known before = causes.get(work.cause());
            if (before != null) {
                work.answered().complete(outcome(before));
                return true;
            }
            long now = now();
            Verdict verdict = work.decision().on(standing, new Referees(work.ruling()), now);
            if (verdict.question().isPresent()) {
                askForRuling(work, verdict.question().get(), now);
                return true;
            }
            if (verdict.next() == standing) {
                finish(work, verdict.refused());
                return true;
            }
            store(work, verdict, now);
            return false;
        } catch (RuntimeException e) {
            work.answered().completeExceptionally(e);
            return true;
        }
    }

    /** Has a repetition ruled on. The room goes on meanwhile, but decides nothing: nothing is stored, shown or lost. */
    private void askForRuling(Work work, RepetitionQuestion question, long asked) {
        CompletableFuture<GivenRuling> ruling = workshop.rulings().rule(question);
        awaitsRuling = true;
        ruling.whenComplete((given, problem) -> mailbox.post(() -> {
            awaitsRuling = false;
            mailbox.putFirst(afterRuling);
            afterRuling.clear();
            if (problem != null) {
                work.answered().completeExceptionally(problem);
                return true;
            }
            judging = now() - asked;
            return take(work.with(given));
        }));
    }

    private void store(Work work, Verdict verdict, long now) {
        // A refused message may bring a step about, but is not its cause: it must not be taken for accepted later.
        String cause = verdict.refused().isPresent() ? "" : work.cause();
        Step step = new Step(standing, verdict.next(), verdict.events(), now, cause, verdict.proof());
        workshop.writer()
                .store(
                        step,
                        fate -> workshop.executor().execute(() -> {
                            boolean finished = true;
                            try {
                                finished = settle(work, verdict, step, fate);
                            } catch (RuntimeException e) {
                                doubtful = true;
                                work.answered().completeExceptionally(e);
                            }
                            if (finished) {
                                mailbox.resume();
                            }
                        }));
    }

    private boolean settle(Work work, Verdict verdict, Step step, StepWriter.Fate fate) {
        if (fate == StepWriter.Fate.STORED) {
            adopt(step);
            workshop.announce().accept(standing);
            finish(work, verdict.refused());
            return true;
        }
        doubtful = true;
        if (fate == StepWriter.Fate.OVERTAKEN && work.tries() < MOST_TRIES) {
            return take(work.again());
        }
        catchUp();
        Known stored = causes.get(work.cause());
        Refused busy = Refused.of(Refused.Code.BUSY, "refused.busy");
        work.answered().complete(outcome(stored != null ? stored : new Known(standing.version(), Optional.of(busy))));
        return true;
    }

    private void finish(Work work, Optional<Refused> refused) {
        Known known = new Known(standing.version(), refused);
        remember(work.cause(), known);
        work.answered().complete(outcome(known));
    }

    private Outcome outcome(Known known) {
        return new Outcome(known.version(), standing, known.refused());
    }

    /** Reads what other processes have stored, or what nobody knows the fate of. */
    private void catchUp() {
        GameStore.Loaded loaded = workshop.store().since(standing);
        for (GameStore.Entry entry : loaded.entries()) {
            List<LogLine> lines = entry.lines();
            Standing next = new Standing(
                    standing.id(),
                    entry.seq(),
                    standing.created(),
                    loaded.standing().table(),
                    GameStore.apply(standing.game(), lines));
            List<Event> events = lines.stream().map(LogLine::event).toList();
            adopt(new Step(standing, next, events, entry.at(), entry.cause()));
            remember(entry.cause(), new Known(entry.seq(), Optional.empty()));
        }
        doubtful = false;
    }

    /** From now on this is how the game stands, and everybody is told. */
    private void adopt(Step step) {
        Optional<Side> ran = running(standing);
        standing = step.after();
        published = standing;
        long shown = now();
        audience.show(step, shown);
        Optional<Side> runs = running(standing);
        if (!runs.equals(ran)) {
            long began = standing.game().map(state -> state.clock().time()).orElse(0L);
            showing = runs.isEmpty() ? 0 : Math.max(0, Math.min(MOST_SHOWING + judging, shown - began));
        } else {
            // Whoever claimed does not pay for the time that his claim was looked at (22.2).
            showing += judging;
        }
        judging = 0;
        long next = standing.due();
        due = next == Long.MAX_VALUE ? next : next + grace();
        if (!step.before()
                .game()
                .flatMap(GameState::result)
                .equals(standing.game().flatMap(GameState::result))) {
            workshop.ended().accept(standing);
        }
        if (standing.progress() == Progress.READY) {
            attend();
        }
    }

    private static Optional<Side> running(Standing standing) {
        return standing.game().map(GameState::clock).flatMap(org.chuhe.game.clock.Clock::running);
    }

    /** A move that was made in time may still be on its way: so long is a fallen flag not yet called. */
    private long grace() {
        return running(standing)
                .map(side -> showing + lag(side).worth(audience.delay(standing, side)))
                .orElse(0L);
    }

    private void remember(String cause, Known known) {
        if (cause.isEmpty() || cause.endsWith(":")) {
            return;
        }
        causes.put(cause, known);
        if (causes.size() > MOST_CAUSES) {
            causes.remove(causes.keySet().iterator().next());
        }
    }

    private long now() {
        return workshop.clock().millis();
    }
}
