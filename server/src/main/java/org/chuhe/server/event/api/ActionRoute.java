package org.chuhe.server.event.api;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.chuhe.eventfiles.EventLog;
import org.chuhe.server.event.actions.ActionReader;
import org.chuhe.server.event.actions.Fields;
import org.chuhe.server.event.actions.TableNumbers;
import org.chuhe.server.event.log.EventAction;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventRights;
import org.chuhe.server.event.log.EventState;
import org.chuhe.server.event.log.EventStore;
import org.chuhe.server.event.log.Office;
import org.chuhe.server.event.log.Offices;
import org.chuhe.server.event.log.ServerDeed;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.Language;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.DeedKind;
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
        DeedKind kind = ServerDeed.kind(context.pathParam("deed")).orElseThrow(Rejection::notFound);
        int base = fields.number("seq", EventDesk.ANY);
        EventRights rights = visit.rights();
        if (!rights.may(kind)) {
            throw EventRights.refused();
        }
        if (kind == CommandKind.UNDO) {
            return desk.undo(id, doer.id(), base, fields.number("entry", 0), rights);
        }
        if (kind == ServerDeed.Kind.ORGANISER) {
            return organiser(id, doer, fields);
        }
        boolean office = kind == ServerDeed.Kind.CHIEF || kind == ServerDeed.Kind.APPOINT;
        EventAction action = office
                ? appoint(kind, fields, visit.locale())
                : reader.read(kind, kind == CommandKind.IMPORT ? entries(visit, doer, fields) : fields);
        int seen = EventLog.recordsResults(kind) ? EventDesk.ANY : base;
        return desk.perform(id, visit.state(), doer.id(), seen, rights.limited(action));
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
    private EventAction appoint(DeedKind kind, Fields fields, Locale locale) {
        Office office = kind == ServerDeed.Kind.CHIEF
                ? Office.CHIEF
                : Coded.find(Office.class, fields.text("office"))
                        .orElseThrow(() -> Rejection.unusable(WORDS.message("office.unknown", fields.text("office"))));
        if (fields.flag("leave")) {
            return leaving(kind, office, fields);
        }
        Account account = accounts.find(fields.text("name"))
                .filter(office::isOpenTo)
                .orElseThrow(() -> Rejection.unusable(
                        WORDS.message(office.isArbiters() ? "chief.unknown" : "account.unknown", fields.text("name"))));
        Set<Integer> tables = office == Office.ARBITER ? TableNumbers.read(fields.text("tables")) : Set.of();
        Offices.Appointment added = new Offices.Appointment(account.id(), office, tables);
        Official official = new Official(WORDS.text(locale, "office." + office.code()), account.name());
        return new EventAction(kind, state -> {
            Event event = office == Office.CHIEF ? unnamed(state, office, chief(state)) : state.event();
            return new EventAction.Changed(
                    state.document().with(event.with(event.programme().with(official))),
                    state.facts().officiated(state.facts().offices().with(added)),
                    List.of(),
                    new ServerDeed.Appoint(office, account.id(), true, List.copyOf(added.tables())));
        });
    }

    private EventAction leaving(DeedKind kind, Office office, Fields fields) {
        return new EventAction(kind, state -> {
            Offices offices = state.facts().offices();
            String id = office == Office.CHIEF ? offices.chief().orElse("") : fields.text("account");
            String name = accounts.byId(id).map(Account::name).orElse(id);
            return new EventAction.Changed(
                    state.document().with(unnamed(state, office, name)),
                    state.facts().officiated(offices.without(id, office)),
                    List.of(),
                    new ServerDeed.Appoint(office, id, false, List.of()));
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

    /** Names a further organiser, or lets one go; the owner stays. */
    private EventDesk.Done organiser(String id, Account doer, Fields fields) {
        boolean leave = fields.flag("leave");
        Account account = (fields.has("account")
                        ? accounts.byId(fields.text("account"))
                        : accounts.find(fields.text("name")))
                .filter(found -> leave || found.may(Role.ORGANISER))
                .orElseThrow(() -> Rejection.unusable(WORDS.message("organiser.unknown", fields.text("name"))));
        if (leave && store.organisers(id).get(0).equals(account.id())) {
            throw Rejection.unusable(WORDS.message("organiser.owner"));
        }
        EventAction said = new EventAction(
                ServerDeed.Kind.ORGANISER,
                state -> EventAction.Changed.facts(
                        state, state.facts(), new ServerDeed.NameOrganiser(account.id(), !leave)));
        return desk.perform(id, doer.id(), EventDesk.ANY, said);
    }
}
