package org.chuhe.server.event.log;

import java.util.List;
import org.chuhe.server.platform.http.Failure;
import org.chuhe.text.Messages;
import org.chuhe.tournament.appeal.Appeal;
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
    public boolean may(EventAction.Kind kind) {
        return runs || held.stream().anyMatch(one -> one.office().may(kind));
    }

    /** Whether he sees rounds before they are published: whoever makes them does. */
    public boolean seesAll() {
        return may(EventAction.Kind.PAIR);
    }

    /** Whether he is given players' passes. */
    public boolean handsOutPasses() {
        return runs || held.stream().anyMatch(one -> one.office().handsOutPasses());
    }

    /** Whether what concerns a table of a round is his to enter. */
    public boolean may(EventAction.Kind kind, Event event, int round, int table) {
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
     * @throws Failure if it is not, now or when it is seen which tables it is about
     */
    public EventAction limited(EventAction action) {
        if (!may(action.kind())) {
            throw refused();
        }
        return new EventAction(action.kind(), state -> {
            EventAction.Changed changed = action.step().from(state);
            boolean own = changed.details().results().stream()
                            .allMatch(one -> may(action.kind(), state.event(), one.round(), one.table()))
                    && lodged(action.kind(), state, changed).stream()
                            .allMatch(one -> may(action.kind(), state.event(), one.round(), one.table()));
            if (!own) {
                throw refused();
            }
            return changed;
        });
    }

    private static List<Appeal> lodged(EventAction.Kind kind, EventState state, EventAction.Changed changed) {
        return kind == EventAction.Kind.APPEAL
                ? changed.event()
                        .appeals()
                        .subList(
                                state.event().appeals().size(),
                                changed.event().appeals().size())
                : List.of();
    }

    public static Failure refused() {
        return new Failure(403, WORDS.message("rights"));
    }
}
