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
import org.chuhe.tournament.text.Notice;

/**
 * Lets one side of a bracket match go on by lot or decision (10.4).
 *
 * @param winner its id; 0 takes that back
 */
public record AwardMatch(int round, int table, int winner) implements Command {
    @Override
    public Outcome applyTo(Event event) {
        Optional<Match> found = Tables.find(event, round, table);
        if (found.isEmpty()) {
            return Tables.unknown(round, table);
        }
        Match match = found.orElseThrow();
        Optional<Entrant> named = event.byId(winner);
        if (winner != 0 && named.isEmpty()) {
            return Entries.unknown(winner);
        }
        int no = named.map(Entrant::no).orElse(0);
        if (!Brackets.mustBeDecided(event, round, table)) {
            return Outcome.refused("award.noBracket", "10.4");
        }
        if (winner != 0 && !match.involves(no)) {
            return Outcome.refused("award.stranger", "10.4", no, table);
        }
        Match changed = match.awardedTo(no);
        if (Brackets.wentOnDifferently(event, round, match, changed)) {
            return Outcome.refused("result.bracket", "附录三", round, table);
        }
        return Outcome.done(Tables.replace(event, round, changed));
    }

    @Override
    public CommandKind kind() {
        return CommandKind.AWARD;
    }

    @Override
    public Message sentence(Names names) {
        return winner == 0
                ? Notice.plain("did.award.none", round, table).words()
                : Notice.plain("did.award", round, table, names.entrant(winner)).words();
    }
}
