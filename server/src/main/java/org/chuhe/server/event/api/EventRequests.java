package org.chuhe.server.event.api;

import org.chuhe.server.event.log.EventRights;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.tournament.command.DeedKind;

/** What pages and JSON have in common: who may ask. */
public final class EventRequests {
    private EventRequests() {}

    /** Only whoever runs the tournament may. */
    public static EventVisit organiser(EventVisit visit) {
        if (!visit.organiser()) {
            throw EventRights.refused();
        }
        return visit;
    }

    /** Only whoever runs the tournament may, or holds an office that has to do with it. */
    public static EventVisit official(EventVisit visit, DeedKind kind) {
        if (!visit.rights().may(kind)) {
            throw EventRights.refused();
        }
        return visit;
    }
}
