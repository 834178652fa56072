package org.chuhe.tournament.command.round;

import java.util.Optional;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.entry.Entries;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.TableOdds;
import org.chuhe.tournament.text.Notice;

/**
 * Says who moves first at a table: whoever guessed right (猜先, 1957 rules, 3.2), or the weaker player, at odds that the
 * other gives (3.4). Colours of single games otherwise follow the pairing.
 *
 * @param first the id of who moves first
 */
public record SetFirstMove(int round, int table, int first, TableOdds odds) implements Command {
    @Override
    public Outcome applyTo(Event event) {
        Optional<Match> found = Tables.find(event, round, table);
        if (found.isEmpty()) {
            return Tables.unknown(round, table);
        }
        Match match = found.orElseThrow();
        Optional<Entrant> named = event.byId(first);
        if (named.isEmpty()) {
            return Entries.unknown(first);
        }
        int no = named.orElseThrow().no();
        if (!match.involves(no)) {
            return Outcome.refused("first.stranger", "", no, table);
        }
        if (match.games().stream().anyMatch(game -> game.result().finished())) {
            return Outcome.refused("first.played", "", round, table);
        }
        if (odds != TableOdds.NONE && event.regulations().forTeams()) {
            return Outcome.refused("first.teams", "", table);
        }
        return Outcome.done(Tables.replace(event, round, match.startedBy(no, odds)));
    }

    @Override
    public CommandKind kind() {
        return CommandKind.FIRST;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.first", round, table, names.entrant(first), odds.label())
                .words();
    }
}
