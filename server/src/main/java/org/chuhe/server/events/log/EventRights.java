package org.chuhe.server.events.log;

import java.util.List;
import org.chuhe.server.web.Failure;
import org.chuhe.text.Messages;
import org.chuhe.tournament.appeal.Appeal;

/**
 * What somebody may do in an event.
 *
 * @param runs whether he runs it
 * @param offices who holds which office there
 * @param account his account; empty for a visitor
 */
public record EventRights(boolean runs, Offices offices, String account) {
    /** Of somebody who only looks. */
    public static final EventRights NONE = new EventRights(false, Offices.NONE, "");

    private static final Messages WORDS = Messages.beside(EventRights.class);

    /** Whether he may do that, at some table at least. */
    public boolean may(EventAction.Kind kind) {
        return runs || offices.of(account).anyMatch(one -> one.office().may(kind));
    }

    /** Whether he sees rounds before they are published: whoever makes them does. */
    public boolean seesAll() {
        return may(EventAction.Kind.PAIR);
    }

    /** Whether what concerns a table is his to enter. */
    public boolean may(EventAction.Kind kind, int table) {
        return runs
                || offices.of(account)
                        .anyMatch(one -> one.office().may(kind)
                                && (one.office() != Office.ARBITER || offices.rulesAt(account, table)));
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
            boolean own = changed.details().results().stream().allMatch(one -> may(action.kind(), one.table()))
                    && lodged(action.kind(), state, changed).stream().allMatch(one -> may(action.kind(), one.table()));
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
