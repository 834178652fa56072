package org.chuhe.tournament.command.round;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.LineUpSlip;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.text.Notice;

/**
 * A captain hands in his line-up before the match (2011 rules, 11.3). It stays sealed until the opponent's is there too;
 * then both take effect at once, and nobody can hand in another. Until then he may.
 *
 * @param team its id
 * @param members board 1 first, by their places in its list
 */
public record HandInLineUp(int round, int team, List<Integer> members) implements Command {
    public HandInLineUp {
        members = List.copyOf(members);
    }

    @Override
    public Outcome applyTo(Event event) {
        Outcome allowed = new SetLineUp(round, team, members).applyTo(event);
        if (allowed instanceof Outcome.Refused) {
            return allowed;
        }
        int no = event.byId(team).orElseThrow().no();
        Round now = event.round(round).orElseThrow();
        List<LineUpSlip> slips = new ArrayList<>(now.slips());
        if (slips.stream().anyMatch(s -> s.team() == no && s.opened())) {
            return Outcome.refused("lineup.opened", "11.3", no, round);
        }
        slips.removeIf(s -> s.team() == no);
        slips.add(new LineUpSlip(no, members, false));
        Event handedIn = event.with(now.withSlips(slips));
        int other = now.matchOf(no).orElseThrow().opponentOf(no);
        return slips.stream().anyMatch(s -> s.team() == other)
                ? Outcome.done(
                        OpenLineUps.opened(handedIn, round, List.of(no, other)),
                        Notice.of("lineup.both", "11.3", no, other))
                : Outcome.done(handedIn, Notice.of("lineup.sealed", "11.3", no));
    }

    @Override
    public CommandKind kind() {
        return CommandKind.HANDIN;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.handin", round, names.entrant(team)).words();
    }
}
