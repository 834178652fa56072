package org.chuhe.server.event.api;

import io.javalin.http.Handler;
import org.chuhe.json.JsonException;
import org.chuhe.server.event.log.EventRights;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.CommandRefused;
import org.chuhe.tournament.command.DeedKind;

/** What pages and JSON have in common: how a refusal is answered, and who may ask. */
public final class EventRequests {
    private static final Messages WORDS = EventVisit.WORDS;

    private EventRequests() {}

    /** What the rules refuse, and what cannot be read, is said in the visitor's language. */
    public static Handler sensible(Handler handler) {
        return context -> {
            try {
                handler.handle(context);
            } catch (CommandRefused e) {
                throw Rejection.unusable(
                        WORDS.message("refused", e.in(Visitor.of(context).locale())));
            } catch (JsonException e) {
                throw Rejection.unusable(e.words());
            }
        };
    }

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
