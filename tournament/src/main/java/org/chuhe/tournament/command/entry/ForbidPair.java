package org.chuhe.tournament.command.entry;

import java.util.Optional;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.ForbiddenPair;
import org.chuhe.tournament.regulations.Strength;
import org.chuhe.tournament.text.Notice;

/** Keeps two entrants apart from now on, in the rounds {@code from} to {@code to} (附录二 一.7). */
public record ForbidPair(int a, int b, int from, int to, Strength strength) implements Command {
    /** What a pair of numbers says. */
    public static ForbidPair of(Event event, ForbiddenPair pair) {
        return new ForbidPair(
                Entries.id(event, pair.a()), Entries.id(event, pair.b()), pair.from(), pair.to(), pair.strength());
    }

    @Override
    public Outcome applyTo(Event event) {
        Optional<Entrant> one = event.byId(a);
        Optional<Entrant> other = event.byId(b);
        if (one.isEmpty() || other.isEmpty()) {
            return Entries.unknown(one.isEmpty() ? a : b);
        }
        ForbiddenPair pair =
                new ForbiddenPair(one.orElseThrow().no(), other.orElseThrow().no(), from, to, strength);
        return wrong(event, pair)
                .orElseGet(() -> Outcome.done(
                        event.with(event.regulations().change().forbid(pair).build())));
    }

    /** Why the two cannot be kept apart: they are one, or one of them is nobody. */
    static Optional<Outcome> wrong(Event event, ForbiddenPair pair) {
        for (int no : new int[] {pair.a(), pair.b()}) {
            if (event.entrant(no).isEmpty()) {
                return Optional.of(Entries.unknown(no));
            }
        }
        return pair.a() == pair.b() ? Optional.of(Outcome.refused("apart.himself", "", pair.a())) : Optional.empty();
    }

    @Override
    public CommandKind kind() {
        return CommandKind.APART;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.apart", names.entrant(a), names.entrant(b)).words();
    }
}
