package org.chuhe.server.event.api;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.chuhe.server.event.actions.ActionReader;
import org.chuhe.server.event.actions.Fields;
import org.chuhe.server.event.actions.TableNumbers;
import org.chuhe.server.event.log.ActionDetails;
import org.chuhe.server.event.log.EventAction;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventRights;
import org.chuhe.server.event.log.EventState;
import org.chuhe.server.event.log.EventStore;
import org.chuhe.server.event.log.Office;
import org.chuhe.server.event.log.Offices;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.http.Failure;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.text.Coded;
import org.chuhe.text.Language;
import org.chuhe.text.Messages;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.programme.Official;
import org.chuhe.tournament.programme.Programme;

/** Does what a request to {@code …/deeds/KIND} asks for, be it a form or JSON. */
public final class ActionRoute {
    private static final Messages WORDS = EventVisit.WORDS;

    private final EventStore store;
    private final EventDesk desk;
    private final ActionReader reader;
    private final Accounts accounts;
    private final EntryLists lists;

    public ActionRoute(EventStore store, EventDesk desk, ActionReader reader, Accounts accounts, EntryLists lists) {
        this.store = store;
        this.desk = desk;
        this.reader = reader;
        this.accounts = accounts;
        this.lists = lists;
    }

    /** Makes a tournament, and gives its id. */
    public String create(Context context, Fields fields) {
        return desk.create(Visitor.of(context).member(), reader.create(fields));
    }

    /** Does the action that the address names, in the tournament as the visit found it. */
    public EventDesk.Done perform(Context context, EventVisit visit, Fields fields) {
        String id = visit.id();
        Account doer = visit.visitor().member();
        EventAction.Kind kind =
                Coded.find(EventAction.Kind.class, context.pathParam("deed")).orElseThrow(Failure::notFound);
        int base = fields.number("seq", EventDesk.ANY);
        EventRights rights = visit.rights();
        if (!rights.may(kind)) {
            throw EventRights.refused();
        }
        return switch (kind) {
            case UNDO -> desk.undo(id, doer.id(), base, fields.number("entry", 0), rights);
            case ORGANISER -> organiser(id, doer, fields);
            case CHIEF, APPOINT -> perform(visit, base, appoint(kind, fields, visit.locale()));
            case RESULT, RESULTS -> perform(visit, EventDesk.ANY, reader.read(kind, fields));
            case IMPORT -> perform(visit, base, reader.read(kind, entries(visit, doer, fields)));
            default -> perform(visit, base, reader.read(kind, fields));
        };
    }

    private EventDesk.Done perform(EventVisit visit, int base, EventAction action) {
        String doer = visit.visitor().member().id();
        return desk.perform(
                visit.id(), visit.state(), doer, base, visit.rights().limited(action));
    }

    /** A table, or the lines chosen of one that was looked at before. */
    private Fields entries(EventVisit visit, Account doer, Fields fields) {
        if (!fields.has("list")) {
            return fields;
        }
        Set<Integer> chosen = fields.texts("line").stream()
                .map(number -> Fields.whole("line", number))
                .collect(Collectors.toSet());
        boolean teams = visit.state().event().regulations().forTeams();
        String table = lists.chosen(visit.id(), doer.id(), fields.text("list"), chosen, teams);
        return Fields.of(Map.of("text", List.of(table)));
    }

    /**
     * Gives somebody an office, or takes it from him. Whoever holds one is named among the officials, which are printed;
     * there an organiser can write the name as he likes.
     */
    private EventAction appoint(EventAction.Kind kind, Fields fields, Locale locale) {
        Office office = kind == EventAction.Kind.CHIEF
                ? Office.CHIEF
                : Coded.find(Office.class, fields.text("office"))
                        .orElseThrow(() -> Failure.unusable(WORDS.message("office.unknown", fields.text("office"))));
        if (fields.flag("leave")) {
            return leaving(kind, office, fields);
        }
        Account account = accounts.find(fields.text("name"))
                .filter(office::isOpenTo)
                .orElseThrow(() -> Failure.unusable(
                        WORDS.message(office.isArbiters() ? "chief.unknown" : "account.unknown", fields.text("name"))));
        Set<Integer> tables = office == Office.ARBITER ? TableNumbers.read(fields.text("tables")) : Set.of();
        Offices.Appointment added = new Offices.Appointment(account.id(), office, tables);
        Official official = new Official(WORDS.text(locale, "office." + office.code()), account.name());
        return new EventAction(kind, state -> {
            Event event = office == Office.CHIEF ? unnamed(state, office, chief(state)) : state.event();
            return new EventAction.Changed(
                    event.with(event.programme().with(official)),
                    state.facts().officiated(state.facts().offices().with(added)),
                    List.of(),
                    details(kind, office, account.name(), "+", TableNumbers.write(tables)));
        });
    }

    private EventAction leaving(EventAction.Kind kind, Office office, Fields fields) {
        return new EventAction(kind, state -> {
            Offices offices = state.facts().offices();
            String id = office == Office.CHIEF ? offices.chief().orElse("") : fields.text("account");
            String name = accounts.byId(id).map(Account::name).orElse(id);
            return new EventAction.Changed(
                    unnamed(state, office, name),
                    state.facts().officiated(offices.without(id, office)),
                    List.of(),
                    details(kind, office, name, "−", ""));
        });
    }

    private String chief(EventState state) {
        return state.facts()
                .offices()
                .chief()
                .flatMap(accounts::byId)
                .map(Account::name)
                .orElse("");
    }

    /** Without an official whom an appointment named; what an organiser wrote himself stays. */
    private static Event unnamed(EventState state, Office office, String name) {
        Programme programme = state.event().programme();
        for (Language language : Language.values()) {
            String label = WORDS.text(language.locale(), "office." + office.code());
            programme = programme.without(new Official(label, name));
        }
        return state.event().with(programme);
    }

    /** Entries about the chief alone, of earlier versions too, say only his name. */
    private static ActionDetails details(
            EventAction.Kind kind, Office office, String name, String sign, String tables) {
        return kind == EventAction.Kind.CHIEF
                ? ActionDetails.of(sign.equals("+") ? name : "–")
                : ActionDetails.of(office.code(), name, sign, tables);
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
