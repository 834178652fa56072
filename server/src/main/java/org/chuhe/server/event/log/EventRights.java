package org.chuhe.server.event.log;

import java.util.List;
import org.chuhe.eventfiles.EventLog;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.DeedKind;
import org.chuhe.tournament.command.appeal.LodgeAppeal;
import org.chuhe.tournament.model.Event;

/**
 * What somebody may do in an event.
 *
 * @param runs whether he runs it
 * @param held the offices that he holds there, as far as he has the roles for them now
 */
public record EventRights(boolean runs, List<Offices.Appointment> held) {
    /** Of somebody who only looks. */
    public static final EventRights NONE = new EventRights(false, List.of());

    /** Of somebody who runs it. */
    public static final EventRights ALL = new EventRights(true, List.of());

    private static final Messages WORDS = Messages.beside(EventRights.class);

    public EventRights {
        held = List.copyOf(held);
    }

    /** Whether he may do that, at some table at least. */
    public boolean may(DeedKind kind) {
        return runs || held.stream().anyMatch(one -> one.office().may(kind));
    }

    /** Whether he sees rounds before they are published: whoever makes them does. */
    public boolean seesAll() {
        return may(CommandKind.PAIR);
    }

    /** Whether he is given players' passes. */
    public boolean handsOutPasses() {
        return runs || held.stream().anyMatch(one -> one.office().handsOutPasses());
    }

    /** Whether what concerns a table of a round is his to enter. */
    public boolean may(DeedKind kind, Event event, int round, int table) {
        return runs || held.stream().anyMatch(one -> one.office().may(kind) && one.covers(event, round, table));
    }

    /** Whether he rules at a table of a round: as an arbiter who has it, a deputy, the chief. */
    public boolean rulesAt(Event event, int round, int table) {
        return runs || held.stream().anyMatch(one -> one.office().isArbiters() && one.covers(event, round, table));
    }

    /** Whether he has anything to do with the event beyond looking on. */
    public boolean isOfficial() {
        return runs || !held.isEmpty();
    }

    public boolean isChief() {
        return held.stream().anyMatch(one -> one.office() == Office.CHIEF);
    }

    /**
     * The action, as far as it is his.
     *
     * @throws Rejection if it is not, now or when it is seen which tables it is about
     */
    public EventAction limited(EventAction action) {
        if (!may(action.kind())) {
            throw refused();
        }
        return new EventAction(action.kind(), state -> {
            EventAction.Changed changed = action.step().from(state);
            boolean own = EventLog.results(changed.deed()).stream()
                            .allMatch(one -> may(action.kind(), state.event(), one.round(), one.table()))
                    && (!(changed.deed() instanceof LodgeAppeal appeal)
                            || may(action.kind(), state.event(), appeal.round(), appeal.table()));
            if (!own) {
                throw refused();
            }
            return changed;
        });
    }

    public static Rejection refused() {
        return Rejection.forbidden(WORDS.message("rights"));
    }
}
