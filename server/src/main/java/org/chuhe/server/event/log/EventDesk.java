package org.chuhe.server.event.log;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import org.chuhe.eventfiles.Patch;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.http.Failure;
import org.chuhe.text.Coded;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.round.ResultChange;
import org.chuhe.tournament.model.TableOdds;
import org.chuhe.tournament.result.Result;
import org.chuhe.tournament.result.ResultReason;
import org.chuhe.tournament.text.Notice;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/** Where organisers' actions are done: who may, whether somebody else came first, and how something is taken back. */
public final class EventDesk {
    /** Actions that were prepared without a look at the state, and cannot be stale. */
    public static final int ANY = -1;

    private static final Logger LOG = LoggerFactory.getLogger(EventDesk.class);
    private static final Messages WORDS = Messages.beside(EventDesk.class);
    private static final int STRIPES = 64;
    private static final int TRIES = 100;

    private final EventStore store;
    private final Accounts accounts;
    private final ToLongFunction<String> activity;
    /** Actions on one tournament wait for each other within a process; between processes the log decides. */
    private final Object[] locks = new Object[STRIPES];

    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();

    /** With a number for each tournament that changes as its live games do. */
    public EventDesk(EventStore store, Accounts accounts, ToLongFunction<String> activity) {
        this.store = store;
        this.accounts = accounts;
        this.activity = activity;
        for (int i = 0; i < STRIPES; i++) {
            locks[i] = new Object();
        }
    }

    /**
     * What became of an action.
     *
     * @param entry its number in the log; 0 if there was nothing to change
     * @param at when it was written there, in milliseconds since 1970; 0 if there was nothing to change
     * @param notices what the organiser should know
     * @param did what was done, as a sentence; empty if there was nothing to change
     */
    public record Done(EventState state, int entry, long at, List<Notice> notices, Optional<Message> did) {}

    /** The tournament; not found if there is none. */
    public EventState state(String id) {
        return store.load(id).orElseThrow(Failure::notFound);
    }

    /** What pages compare to learn whether they are out of date: the newest change, and how its live games stand. */
    public String tag(String id, int seq) {
        long games = activity.applyAsLong(id);
        return games == 0 ? Integer.toString(seq) : seq + "." + games;
    }

    /** Hears of every tournament that was changed in this process. */
    public void onChange(Consumer<String> listener) {
        listeners.add(listener);
    }

    /** Whether an account runs a tournament: its owner, whom the owner named, and administrators. */
    public boolean runs(String id, Account account) {
        return account.roles().contains(Role.ADMIN)
                || (account.may(Role.ORGANISER) && store.organisers(id).contains(account.id()));
    }

    /** What an account may do in a tournament, by the roles that it has now. */
    public EventRights rights(String id, EventState state, Account account) {
        return new EventRights(runs(id, account), state.facts().offices().of(account));
    }

    /** Makes a tournament. */
    public String create(Account owner, EventAction action) {
        EventState nothing = EventState.nothing();
        EventAction.Changed changed = action.step().from(nothing);
        String id = store.create(owner, nothing.then(changed.event(), changed.facts()), changed.details());
        tell(id);
        return id;
    }

    /**
     * Does an action.
     *
     * @param account who does it; empty for the server itself
     * @param base the state its doer had seen, or {@link #ANY}
     * @throws Failure if somebody did something meanwhile that he had to see first
     */
    public Done perform(String id, String account, int base, EventAction action) {
        return perform(id, account, base, action, 0);
    }

    private Done perform(String id, String account, int base, EventAction action, int undoes) {
        Done done = append(id, account, base, action, undoes);
        if (done.entry() > 0) {
            tell(id);
        }
        return done;
    }

    /** The action is done; whatever follows from it cannot undo it. */
    private void tell(String id) {
        for (Consumer<String> listener : listeners) {
            try {
                listener.accept(id);
            } catch (RuntimeException e) {
                LOG.error("what follows from a change of tournament {} was not done", id, e);
            }
        }
    }

    private Done append(String id, String account, int base, EventAction action, int undoes) {
        synchronized (locks[Math.floorMod(id.hashCode(), STRIPES)]) {
            for (int tries = 0; tries < TRIES; tries++) {
                EventState state = state(id);
                if (base != ANY && base != state.seq()) {
                    checkNothingCameBetween(id, base, action.kind());
                }
                if (state.facts().closed() && !mayFollowTheEnd(action.kind())) {
                    throw new Failure(409, WORDS.message("closed"));
                }
                EventAction.Changed changed = action.step().from(state);
                EventState after = state.then(changed.event(), changed.facts());
                boolean same = after.tree().equals(state.tree());
                if (same && action.kind() != EventAction.Kind.ORGANISER) {
                    return new Done(state, 0, 0, changed.notices(), Optional.empty());
                }
                try {
                    long at = store.append(id, state, after, account, action.kind(), changed.details(), undoes);
                    return new Done(
                            after,
                            after.seq(),
                            at,
                            changed.notices(),
                            Optional.of(sentence(action.kind(), changed.details())));
                } catch (EventStore.TakenException e) {
                    // Another process was first: once more, on what it has left.
                }
            }
        }
        throw new Failure(503, WORDS.message("busy"));
    }

    private static boolean mayFollowTheEnd(EventAction.Kind kind) {
        return kind == EventAction.Kind.REOPEN || kind == EventAction.Kind.ORGANISER || kind == EventAction.Kind.UNDO;
    }

    private void checkNothingCameBetween(String id, int base, EventAction.Kind kind) {
        for (LogEntry entry : store.log(id, base)) {
            if (kind.disturbedBy(entry.kind())) {
                throw new Failure(409, WORDS.message("conflict", who(entry), did(entry)));
            }
        }
    }

    /** Who did it, by name. */
    public String who(LogEntry entry) {
        return accounts.byId(entry.account()).map(Account::name).orElse("Chuhe");
    }

    /** What was done, as a sentence. */
    public static Message did(LogEntry entry) {
        return sentence(entry.kind(), entry.details());
    }

    private static Message sentence(EventAction.Kind kind, ActionDetails details) {
        if (details instanceof ActionDetails.Undone undone) {
            return WORDS.message("did.undo", undone.entry() + "", sentence(undone.kind(), undone.details()));
        }
        if (details instanceof ActionDetails.Results results) {
            return results(kind, results.changes());
        }
        List<String> words = ((ActionDetails.Words) details).words();
        return switch (kind) {
            case BOARDS -> WORDS.message("did.boards." + words.get(0));
            case BROADCAST ->
                WORDS.message(words.get(0).equals("0") ? "did.broadcast.now" : "did.broadcast", words.toArray());
            case FIRST ->
                WORDS.message(
                        "did.first",
                        words.get(0),
                        words.get(1),
                        words.get(2),
                        Coded.find(TableOdds.class, words.get(3))
                                .orElse(TableOdds.NONE)
                                .label()
                                .words());
            case DRAW -> WORDS.message("did.draw", WORDS.message("did.draw." + words.get(0)), words.get(1));
            case ABSENT ->
                WORDS.message(
                        words.size() > 3 && !words.get(3).equals("zero") ? "did.absent." + words.get(3) : "did.absent",
                        words.toArray());
            case WITHDRAW -> left(words);
            case APPOINT -> appointed(words);
            case DECIDE ->
                WORDS.message("did.decide", words.get(0), WORDS.message("did.decide." + words.get(1)), words.get(2));
            default -> WORDS.message("did." + kind.code(), words.toArray());
        };
    }

    /** The office, who, whether he holds or leaves it, and which tables. */
    private static Message appointed(List<String> words) {
        Message office = WORDS.message("office." + words.get(0));
        Message who = words.get(3).isEmpty()
                ? WORDS.message("did.appoint.all", office, words.get(1))
                : WORDS.message("did.appoint.tables", office, words.get(1), words.get(3));
        return words.get(2).equals("+") ? who : WORDS.message("did.appoint.leaves", office, words.get(1));
    }

    /** Entries of earlier versions say only who left, and when. */
    private static Message left(List<String> words) {
        boolean expelled = words.size() > 3 && words.get(3).equals("expelled");
        Message how = WORDS.message(expelled ? "did.expel" : "did.withdraw", words.toArray());
        return words.size() > 4 && !words.get(4).isEmpty() ? WORDS.message("did.leave.why", how, words.get(4)) : how;
    }

    /** A single result in full; of several where they begin. */
    private static Message results(EventAction.Kind kind, List<ResultChange> changes) {
        ResultChange first = changes.get(0);
        return WORDS.message(
                "did." + kind.code(),
                first.round() + "",
                first.table() + "",
                first.game() + "",
                shown(first.before()),
                shown(first.after(), first.reason()));
    }

    private static Object shown(Result result, ResultReason reason) {
        return reason == ResultReason.NONE
                ? shown(result)
                : WORDS.message(
                        "result.why", shown(result), WORDS.message("reason." + reason.code()), reason.article());
    }

    private static Object shown(Result result) {
        return result.finished() ? result.sign() : WORDS.message("result.none");
    }

    /**
     * Takes an entry back by a further entry: the last one exactly; of results also an earlier one, as long as they are
     * still the ones it recorded.
     *
     * @param seq the entry; 0 = the last that can be taken back
     * @param rights of whoever takes it back: what he may not do he may not undo
     */
    public Done undo(String id, String account, int base, int seq, EventRights rights) {
        List<LogEntry> log = store.log(id, 0);
        List<LogEntry> standing = standing(log, state(id));
        LogEntry entry = standing.stream()
                .filter(e -> seq == 0 || e.seq() == seq)
                .reduce((earlier, later) -> later)
                .orElseThrow(() -> new Failure(409, WORDS.message("undo.nothing")));
        if (!rights.may(EventAction.Kind.UNDO) || !rights.may(entry.kind())) {
            throw EventRights.refused();
        }
        if (state(id).facts().closed() && entry.kind() != EventAction.Kind.CLOSE) {
            throw new Failure(409, WORDS.message("closed"));
        }
        boolean last = standing.get(standing.size() - 1).seq() == entry.seq();
        EventAction.Step step = state -> {
            if (state.seq() != log.size()) {
                throw new Failure(409, WORDS.message("undo.changed"));
            }
            return last ? exactly(entry, state) : results(entry, standing, state);
        };
        int seen = entry.kind().recordsResults() ? ANY : base;
        return perform(id, account, seen, new EventAction(EventAction.Kind.UNDO, step), entry.seq());
    }

    /**
     * The entries that can be taken back, oldest first: the last one by itself, of the others those with results. Results at the end
     * that are on record no more are left out: nothing of them is left to take back.
     */
    public static List<LogEntry> standing(List<LogEntry> log, EventState state) {
        Set<Integer> undone = undone(log);
        List<LogEntry> standing = new ArrayList<>(log);
        standing.removeIf(e -> !e.kind().canBeUndone() || undone.contains(e.seq()));
        while (!standing.isEmpty() && isGone(standing.get(standing.size() - 1), state)) {
            standing.remove(standing.size() - 1);
        }
        return standing;
    }

    private static boolean isGone(LogEntry entry, EventState state) {
        return entry.kind().recordsResults()
                && entry.details().results().stream().noneMatch(change -> change.standsIn(state.event()));
    }

    public static Set<Integer> undone(List<LogEntry> log) {
        Set<Integer> undone = new HashSet<>();
        log.forEach(e -> undone.add(e.undoes()));
        return undone;
    }

    private static EventAction.Changed exactly(LogEntry entry, EventState state) {
        List<ResultChange> left = entry.details().results().stream()
                .filter(change -> change.standsIn(state.event()))
                .toList();
        if (entry.kind().recordsResults()
                && left.size() < entry.details().results().size()) {
            // What has been changed since stays as it is.
            return ResultActions.back(left, state, undone(entry));
        }
        ObjectNode before = Patch.apply(state.tree(), entry.back())
                .orElseThrow(() -> new Failure(409, WORDS.message("undo.changed")));
        EventState back = EventState.read(state.seq(), before);
        return new EventAction.Changed(back.event(), back.facts(), List.of(), undone(entry));
    }

    private static ActionDetails undone(LogEntry entry) {
        return new ActionDetails.Undone(entry.seq(), entry.kind(), entry.details());
    }

    private static EventAction.Changed results(LogEntry entry, List<LogEntry> standing, EventState state) {
        boolean reshaped = standing.stream()
                .anyMatch(e -> e.seq() > entry.seq()
                        && (e.kind() == EventAction.Kind.UNPAIR || e.kind() == EventAction.Kind.DRAW));
        if (!entry.kind().recordsResults() || reshaped) {
            throw new Failure(409, WORDS.message("undo.later"));
        }
        return ResultActions.back(entry.details().results(), state, undone(entry));
    }
}
