package org.chuhe.server.event.log;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.chuhe.eventfiles.EventLog;
import org.chuhe.eventfiles.LogEntry;
import org.chuhe.server.game.store.PlayersGames;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.CommandRefused;
import org.chuhe.tournament.command.DeedKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.text.Notice;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

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

    private final List<BiConsumer<String, EventState>> listeners = new CopyOnWriteArrayList<>();

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
        return store.load(id).orElseThrow(Rejection::notFound);
    }

    /** What pages compare to learn whether they are out of date: the newest change, and how its live games stand. */
    public String tag(String id, int seq) {
        long games = activity.applyAsLong(id);
        return games == 0 ? Integer.toString(seq) : seq + "." + games;
    }

    /** Hears of every tournament that was changed in this process, and how it stands then. */
    public void onChange(BiConsumer<String, EventState> listener) {
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
        EventState first = nothing.then(changed);
        String id = store.create(owner, first, changed.deed());
        tell(id, first);
        return id;
    }

    /**
     * Does an action.
     *
     * @param account who does it; empty for the server itself
     * @param base the state its doer had seen, or {@link #ANY}
     * @throws Rejection if somebody did something meanwhile that he had to see first
     */
    public Done perform(String id, String account, int base, EventAction action) {
        return perform(id, state(id), account, base, action);
    }

    /** The same for a request that has read the tournament already; it is read again only if another was first. */
    public Done perform(String id, EventState seen, String account, int base, EventAction action) {
        Done done = append(id, seen, account, base, action);
        if (done.entry() > 0) {
            tell(id, done.state());
        }
        return done;
    }

    /** The action is done; whatever follows from it cannot undo it. */
    private void tell(String id, EventState state) {
        for (BiConsumer<String, EventState> listener : listeners) {
            try {
                listener.accept(id, state);
            } catch (RuntimeException e) {
                LOG.error("what follows from a change of tournament {} was not done", id, e);
            }
        }
    }

    private Done append(String id, EventState seen, String account, int base, EventAction action) {
        synchronized (locks[Math.floorMod(id.hashCode(), STRIPES)]) {
            for (int tries = 0; tries < TRIES; tries++) {
                EventState state = tries == 0 ? store.newest(id, seen) : state(id);
                if (base != ANY && base != state.seq()) {
                    checkNothingCameBetween(id, base, action.kind());
                }
                if (state.facts().closed() && !mayFollowTheEnd(action.kind())) {
                    throw Rejection.conflict(WORDS.message("closed"));
                }
                EventAction.Changed changed = changed(state, action);
                EventState after = state.then(changed);
                boolean same = after.document().tree().equals(state.document().tree());
                if (same && action.kind() != ServerDeed.Kind.ORGANISER) {
                    return new Done(state, 0, 0, changed.notices(), Optional.empty());
                }
                try {
                    long at = store.append(id, state, after, account, changed.deed());
                    return new Done(
                            after,
                            after.seq(),
                            at,
                            changed.notices(),
                            Optional.of(changed.deed().sentence(names(after.event()))));
                } catch (EventStore.TakenException e) {
                    // Another process was first: once more, on what it has left.
                }
            }
        }
        throw Rejection.busy(WORDS.message("busy"));
    }

    private static EventAction.Changed changed(EventState state, EventAction action) {
        try {
            return action.step().from(state);
        } catch (CommandRefused e) {
            throw Rejection.unusable(e.words());
        }
    }

    private static boolean mayFollowTheEnd(DeedKind kind) {
        return kind == ServerDeed.Kind.REOPEN || kind == ServerDeed.Kind.ORGANISER || kind == CommandKind.UNDO;
    }

    private void checkNothingCameBetween(String id, int base, DeedKind kind) {
        for (LogEntry entry : store.log(id, base)) {
            if (kind.disturbedBy(entry.kind())) {
                throw Rejection.conflict(WORDS.message(
                        "conflict", who(entry), did(entry, state(id).event())));
            }
        }
    }

    /** Who did it, by name; what comes from games the server enters itself. */
    public String who(LogEntry entry) {
        return accounts.byId(entry.who()).map(Account::name).orElse("Chuhe");
    }

    /** What was done, as a sentence. */
    public Message did(LogEntry entry, Event event) {
        return entry.deed().sentence(names(event));
    }

    private Names names(Event event) {
        return names(accounts, event);
    }

    /** What entrants are called in an event, and accounts as long as there are any. */
    public static Names names(Accounts accounts, Event event) {
        Names entrants = Names.of(event);
        return new Names() {
            @Override
            public Message entrant(int no) {
                return entrants.entrant(no);
            }

            @Override
            public String account(String id) {
                return accounts.byId(id).map(Account::name).orElse(PlayersGames.NOBODY);
            }
        };
    }

    /**
     * Takes an entry back by a further entry.
     *
     * @param seq the entry; 0 = the last that can be taken back
     * @param rights of whoever takes it back: what he may not do he may not undo
     * @throws Rejection if it cannot be: what was done since stands against it
     */
    public Done undo(String id, String account, int base, int seq, EventRights rights) {
        EventLog log = new EventLog(store.log(id, 0));
        EventState now = state(id);
        LogEntry entry = orConflict(() -> log.undoable(now.event(), seq));
        if (!rights.may(CommandKind.UNDO) || !rights.may(entry.kind())) {
            throw EventRights.refused();
        }
        if (now.facts().closed() && entry.kind() != ServerDeed.Kind.CLOSE) {
            throw Rejection.conflict(WORDS.message("closed"));
        }
        EventAction.Step step = state -> orConflict(() -> {
            if (state.seq() != log.entries().size()) {
                throw CommandRefused.of("undo.changed");
            }
            EventLog.Undone undone = log.undo(state.document(), entry.seq());
            EventFacts facts = EventFacts.read(undone.document().tree().path(EventFacts.KEY));
            return new EventAction.Changed(undone.document(), facts, List.of(), undone.deed());
        });
        int seen = EventLog.recordsResults(entry.kind()) ? ANY : base;
        return perform(id, now, account, seen, new EventAction(CommandKind.UNDO, step));
    }

    private static <T> T orConflict(Supplier<T> undoing) {
        try {
            return undoing.get();
        } catch (CommandRefused e) {
            throw Rejection.conflict(e.words());
        }
    }
}
