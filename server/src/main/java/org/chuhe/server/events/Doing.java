package org.chuhe.server.events;

import io.javalin.http.Context;
import java.util.List;
import org.chuhe.server.identity.Account;
import org.chuhe.server.identity.Accounts;
import org.chuhe.server.identity.Role;
import org.chuhe.server.web.Failure;
import org.chuhe.server.web.Visitor;
import org.chuhe.text.Messages;

/** Does what a request to {@code …/deeds/KIND} asks for, be it a form or JSON. */
final class Doing {
    private static final Messages WORDS = Messages.beside(Doing.class);

    private Doing() {}

    static EventDesk.Done of(
            Context context, Fields fields, EventDesk desk, EventStore store, Deeds deeds, Accounts accounts) {
        String id = context.pathParam("id");
        Account doer = Visitor.of(context).member();
        Deed.Kind kind = Deed.Kind.ofCode(context.pathParam("deed")).orElseThrow(Failure::notFound);
        int base = fields.number("seq", EventDesk.ANY);
        return switch (kind) {
            case UNDO -> desk.undo(id, doer.id(), base, fields.number("entry", 0));
            case ORGANISER -> organiser(id, doer, fields, desk, store, accounts);
            case RESULT, RESULTS -> desk.perform(id, doer.id(), EventDesk.ANY, deeds.read(kind, fields));
            default -> desk.perform(id, doer.id(), base, deeds.read(kind, fields));
        };
    }

    /** Names a further organiser, or lets one go; the owner stays. */
    private static EventDesk.Done organiser(
            String id, Account doer, Fields fields, EventDesk desk, EventStore store, Accounts accounts) {
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
        Deed said = new Deed(
                Deed.Kind.ORGANISER,
                state -> Deed.Changed.facts(state, state.facts(), Story.of(account.name(), leave ? "−" : "+")));
        return desk.perform(id, doer.id(), EventDesk.ANY, said);
    }
}
