package org.chuhe.server.event.actions;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.server.event.log.EventAction;
import org.chuhe.server.event.log.EventState;
import org.chuhe.server.event.log.FromPlayers;
import org.chuhe.server.event.log.LinkIssues;
import org.chuhe.server.event.log.ServerDeed;
import org.chuhe.server.platform.auth.SignedLink.Purpose;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.chuhe.text.Result;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.person.Person;

/** What players do themselves: they ask to enter, and tell the results of their boards. An organiser confirms both. */
public final class PlayerActions {
    private static final Messages WORDS = Messages.beside(PlayerActions.class);
    private static final int MOST_APPLICATIONS = 2_000;

    private PlayerActions() {}

    /** Somebody asks to enter; what the rules would refuse is refused at once. */
    public static EventAction apply(Fields fields, String from) {
        String name = fields.shortText("name");
        String unit = fields.shortText("unit");
        int rating = fields.number("rating", 0);
        Person person = EntryActions.person(fields, Person.UNKNOWN);
        if (rating < 0) {
            throw Rejection.unusable(WORDS.message("field.number", "rating", rating));
        }
        return new EventAction(ServerDeed.Kind.APPLY, state -> {
            if (state.facts().players().closed()) {
                throw Rejection.conflict(WORDS.message("apply.closed"));
            }
            new AddPlayer(name, unit, rating, 0, person).applyTo(state.event()).orThrow();
            boolean known = state.event().entrants().stream()
                            .anyMatch(e -> e.name().equals(name) && e.unit().equals(unit))
                    || state.facts().players().applications().stream()
                            .anyMatch(a -> a.name().equals(name) && a.unit().equals(unit));
            if (known) {
                throw Rejection.conflict(WORDS.message("apply.known", name));
            }
            if (state.facts().players().applications().size() >= MOST_APPLICATIONS) {
                throw Rejection.conflict(WORDS.message("apply.many"));
            }
            int id = state.event().nextId();
            FromPlayers players =
                    state.facts().players().with(new FromPlayers.Application(id, name, unit, rating, person, from));
            return new EventAction.Changed(
                    state.document().with(state.event().withNextId(id + 1)),
                    state.facts().hearing(players),
                    List.of(),
                    new ServerDeed.Apply(id, name));
        });
    }

    private static EventAction.Changed changed(EventState state, FromPlayers players, ServerDeed deed) {
        return EventAction.Changed.facts(state, state.facts().hearing(players), deed);
    }

    /** An organiser confirms an entry. */
    static EventAction admit(Fields fields) {
        int id = fields.number("entryId");
        return new EventAction(ServerDeed.Kind.ADMIT, state -> {
            FromPlayers.Application one = application(state, id);
            var entered = EventAction.Changed.by(
                    state, new AddPlayer(id, one.name(), one.unit(), one.rating(), 0, one.person()));
            return new EventAction.Changed(
                    entered.document(),
                    state.facts().hearing(state.facts().players().without(List.of(id))),
                    entered.notices(),
                    new ServerDeed.Admit(id));
        });
    }

    /** An organiser does not accept entries: those named, or all that wait. */
    static EventAction decline(Fields fields) {
        Set<Integer> ids = fields.texts("entryIds").stream()
                .map(id -> Fields.whole("entryIds", id))
                .collect(Collectors.toSet());
        boolean all = fields.flag("all");
        if (ids.isEmpty() && !all) {
            throw Rejection.unusable(WORDS.message("field.missing", "entryIds"));
        }
        return new EventAction(ServerDeed.Kind.DECLINE, state -> {
            List<ServerDeed.Apply> gone = state.facts().players().applications().stream()
                    .filter(one -> all || ids.contains(one.id()))
                    .map(one -> new ServerDeed.Apply(one.id(), one.name()))
                    .toList();
            if (gone.isEmpty() || (!all && gone.size() < ids.size())) {
                throw Rejection.conflict(WORDS.message("apply.gone"));
            }
            List<Integer> declined = gone.stream().map(ServerDeed.Apply::id).toList();
            return changed(state, state.facts().players().without(declined), new ServerDeed.Decline(gone));
        });
    }

    /** The entry link is opened, closed, or made another. */
    static EventAction invite(Fields fields) {
        if (fields.flag("renew")) {
            return renewed(ServerDeed.Kind.INVITE, Purpose.ENTRY, LinkIssues.ENTRY);
        }
        boolean open = fields.flag("open");
        return new EventAction(
                ServerDeed.Kind.INVITE,
                state -> changed(state, state.facts().players().closed(!open), new ServerDeed.Invite(open)));
    }

    /** A player's pass or a captain's link is made another. */
    static EventAction renew(Fields fields) {
        Purpose link = Coded.find(Purpose.class, fields.text("link"))
                .filter(one -> one == Purpose.PASS || one == Purpose.CAPTAIN)
                .orElseThrow(() -> Rejection.unusable(WORDS.message("field.choice", "link", fields.text("link"))));
        return renewed(ServerDeed.Kind.RENEW, link, fields.number("entryId"));
    }

    private static EventAction renewed(ServerDeed.Kind kind, Purpose link, int id) {
        return new EventAction(kind, state -> {
            if (link != Purpose.ENTRY && !has(state.event(), link, id)) {
                throw Rejection.conflict(WORDS.message("renew.nobody", id));
            }
            return new EventAction.Changed(
                    state.document()
                            .with(
                                    EventDocument.LINKS,
                                    state.links().renewed(link, id).write()),
                    state.facts(),
                    List.of(),
                    new ServerDeed.Renew(link, id));
        });
    }

    private static boolean has(Event event, Purpose link, int id) {
        return link == Purpose.CAPTAIN
                ? event.teams().stream().anyMatch(team -> team.id() == id)
                : event.players().stream().anyMatch(player -> player.id() == id)
                        || event.teams().stream()
                                .flatMap(team -> team.members().stream())
                                .anyMatch(member -> member.id() == id);
    }

    private static FromPlayers.Application application(EventState state, int id) {
        return state.facts()
                .players()
                .application(id)
                .orElseThrow(() -> Rejection.conflict(WORDS.message("apply.gone")));
    }

    /** One of two players tells how their game ended; the record stays as it is until an organiser confirms it. */
    public static EventAction report(int round, int table, int game, boolean red, int id, Result result) {
        return new EventAction(
                ServerDeed.Kind.REPORT,
                state -> changed(
                        state,
                        state.facts().players().with(round, table, game, red, result),
                        new ServerDeed.Report(round, table, id, result)));
    }
}
