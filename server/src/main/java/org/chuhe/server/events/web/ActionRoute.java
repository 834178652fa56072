package org.chuhe.server.events.web;

import io.javalin.http.Context;
import java.util.List;
import org.chuhe.server.events.action.ActionReader;
import org.chuhe.server.events.action.Fields;
import org.chuhe.server.events.log.ActionDetails;
import org.chuhe.server.events.log.EventAction;
import org.chuhe.server.events.log.EventDesk;
import org.chuhe.server.events.log.EventStore;
import org.chuhe.server.events.view.EventVisit;
import org.chuhe.server.identity.Account;
import org.chuhe.server.identity.Accounts;
import org.chuhe.server.identity.Role;
import org.chuhe.server.web.Failure;
import org.chuhe.server.web.Visitor;
import org.chuhe.text.Messages;

/** Does what a request to {@code …/deeds/KIND} asks for, be it a form or JSON. */
final class ActionRoute {
    private static final Messages WORDS = EventVisit.WORDS;

    private final EventStore store;
    private final EventDesk desk;
    private final ActionReader reader;
    private final Accounts accounts;

    ActionRoute(EventStore store, EventDesk desk, ActionReader reader, Accounts accounts) {
        this.store = store;
        this.desk = desk;
        this.reader = reader;
        this.accounts = accounts;
    }

    /** Makes a tournament, and gives its id. */
    String create(Context context, Fields fields) {
        return desk.create(Visitor.of(context).member(), reader.create(fields));
    }

    /** Does the action that the address names. */
    EventDesk.Done perform(Context context, Fields fields) {
        String id = context.pathParam("id");
        Account doer = Visitor.of(context).member();
        EventAction.Kind kind =
                EventAction.Kind.ofCode(context.pathParam("deed")).orElseThrow(Failure::notFound);
        int base = fields.number("seq", EventDesk.ANY);
        return switch (kind) {
            case UNDO -> desk.undo(id, doer.id(), base, fields.number("entry", 0));
            case ORGANISER -> organiser(id, doer, fields);
            case CHIEF -> desk.perform(id, doer.id(), base, chief(fields));
            case RESULT, RESULTS -> desk.perform(id, doer.id(), EventDesk.ANY, reader.read(kind, fields));
            default -> desk.perform(id, doer.id(), base, reader.read(kind, fields));
        };
    }

    /** Appoints the chief arbiter 裁判长, or nobody: whoever has that office may exclude players (18.2). */
    private EventAction chief(Fields fields) {
        if (fields.flag("leave")) {
            return new EventAction(
                    EventAction.Kind.CHIEF,
                    state -> EventAction.Changed.facts(state, state.facts().presidedBy(""), ActionDetails.of("–")));
        }
        Account account = accounts.find(fields.text("name"))
                .filter(found -> found.may(Role.ARBITER))
                .orElseThrow(() -> Failure.unusable(WORDS.message("chief.unknown", fields.text("name"))));
        return new EventAction(
                EventAction.Kind.CHIEF,
                state -> EventAction.Changed.facts(
                        state, state.facts().presidedBy(account.id()), ActionDetails.of(account.name())));
    }

    /** Names a further organiser, or lets one go; the owner stays. */
    private EventDesk.Done organiser(String id, Account doer, Fields fields) {
        boolean leave = fields.flag("leave");
        Account account = (fields.has("account")
                        ? accounts.byId(fields.text("account"))
                        : accounts.find(fields.text("name")))
                .filter(found -> leave || found.may(Role.ORGANISER))
                .orElseThrow(() -> Failure.unusable(WORDS.message("organiser.unknown", fields.text("name"))));
        List<String> before = store.organisers(id);
        if (leave && before.get(0).equals(account.id())) {
            throw Failure.unusable(WORDS.message("organiser.owner"));
        }
        if (leave) {
            store.removeOrganiser(id, account.id());
        } else if (!before.contains(account.id())) {
            store.addOrganiser(id, account.id());
        }
        EventAction said = new EventAction(
                EventAction.Kind.ORGANISER,
                state -> EventAction.Changed.facts(
                        state, state.facts(), ActionDetails.of(account.name(), leave ? "−" : "+")));
        return desk.perform(id, doer.id(), EventDesk.ANY, said);
    }
}
