package org.chuhe.server.event.actions;

import org.chuhe.server.event.log.EventAction;
import org.chuhe.server.event.log.EventState;
import org.chuhe.server.event.log.FromPlayers;
import org.chuhe.server.event.log.ServerDeed;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.chuhe.text.Result;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.person.Person;

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
            throw Rejection.unusable(WORDS.message("field.number", "rating", rating));
        }
        return new EventAction(ServerDeed.Kind.APPLY, state -> {
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
            return changed(state, state.facts().players().with(name, unit, rating, person), new ServerDeed.Apply(name));
        });
    }

    private static EventAction.Changed changed(EventState state, FromPlayers players, ServerDeed deed) {
        return EventAction.Changed.facts(state, state.facts().hearing(players), deed);
    }

    /** An organiser confirms an entry. */
    static EventAction admit(Fields fields) {
        int number = fields.number("number");
        return new EventAction(ServerDeed.Kind.ADMIT, state -> {
            FromPlayers.Application one = application(state, number);
            var entered =
                    EventAction.Changed.by(state, new AddPlayer(one.name(), one.unit(), one.rating(), 0, one.person()));
            return new EventAction.Changed(
                    entered.document(),
                    state.facts().hearing(state.facts().players().without(number)),
                    entered.notices(),
                    new ServerDeed.Admit(one.name()));
        });
    }

    /** An organiser does not accept an entry. */
    static EventAction decline(Fields fields) {
        int number = fields.number("number");
        return new EventAction(ServerDeed.Kind.DECLINE, state -> {
            FromPlayers.Application one = application(state, number);
            return changed(state, state.facts().players().without(number), new ServerDeed.Decline(one.name()));
        });
    }

    private static FromPlayers.Application application(EventState state, int number) {
        return state.facts()
                .players()
                .application(number)
                .orElseThrow(() -> Rejection.conflict(WORDS.message("apply.gone")));
    }

    /** One of two players tells how their game ended; the record stays as it is until an organiser confirms it. */
    public static EventAction report(int round, int table, int game, boolean red, int no, Result result) {
        return new EventAction(
                ServerDeed.Kind.REPORT,
                state -> changed(
                        state,
                        state.facts().players().with(round, table, game, red, result),
                        new ServerDeed.Report(round, table, no, result)));
    }
}
