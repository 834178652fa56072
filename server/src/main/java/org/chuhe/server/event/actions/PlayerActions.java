package org.chuhe.server.event.actions;

import java.util.List;
import org.chuhe.server.event.log.EventAction;
import org.chuhe.server.event.log.EventState;
import org.chuhe.server.event.log.FromPlayers;
import org.chuhe.server.event.log.ServerDeed;
import org.chuhe.server.platform.http.Failure;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.result.Result;

/** What players do themselves: they ask to enter, and tell the results of their boards. An organiser confirms both. */
public final class PlayerActions {
    private static final Messages WORDS = Messages.beside(PlayerActions.class);
    private static final int MOST_APPLICATIONS = 2_000;

    private PlayerActions() {}

    /** Somebody asks to enter; what the rules would refuse is refused at once. */
    public static EventAction apply(Fields fields) {
        String name = fields.shortText("name");
        String unit = fields.shortText("unit");
        int rating = fields.number("rating", 0);
        Person person = EntryActions.person(fields, Person.UNKNOWN);
        if (rating < 0) {
            throw Failure.unusable(WORDS.message("field.number", "rating", rating));
        }
        return new EventAction(ServerDeed.Kind.APPLY, state -> {
            new AddPlayer(name, unit, rating, 0, person).applyTo(state.event()).orThrow();
            boolean known = state.event().entrants().stream()
                            .anyMatch(e -> e.name().equals(name) && e.unit().equals(unit))
                    || state.facts().players().applications().stream()
                            .anyMatch(a -> a.name().equals(name) && a.unit().equals(unit));
            if (known) {
                throw new Failure(409, WORDS.message("apply.known", name));
            }
            if (state.facts().players().applications().size() >= MOST_APPLICATIONS) {
                throw new Failure(409, WORDS.message("apply.many"));
            }
            int id = state.event().nextId();
            FromPlayers players =
                    state.facts().players().with(new FromPlayers.Application(id, name, unit, rating, person));
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
                    state.facts().hearing(state.facts().players().without(id)),
                    entered.notices(),
                    new ServerDeed.Admit(id));
        });
    }

    /** An organiser does not accept an entry. */
    static EventAction decline(Fields fields) {
        int id = fields.number("entryId");
        return new EventAction(ServerDeed.Kind.DECLINE, state -> {
            FromPlayers.Application one = application(state, id);
            return changed(state, state.facts().players().without(id), new ServerDeed.Decline(id, one.name()));
        });
    }

    private static FromPlayers.Application application(EventState state, int id) {
        return state.facts().players().application(id).orElseThrow(() -> new Failure(409, WORDS.message("apply.gone")));
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
