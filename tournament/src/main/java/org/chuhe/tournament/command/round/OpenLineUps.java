package org.chuhe.tournament.command.round;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.LineUpSlip;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.text.Notice;

/** Opens all line-ups handed in for a round (2011 rules, 11.3); teams without one play in the order of the entry form. */
public record OpenLineUps(int round) implements Command {
    @Override
    public Outcome applyTo(Event event) {
        List<Integer> sealed = event.round(round).map(Round::slips).orElse(List.of()).stream()
                .filter(s -> !s.opened())
                .map(LineUpSlip::team)
                .toList();
        if (sealed.isEmpty()) {
            return Outcome.refused("lineup.none", "11.3", round);
        }
        return Outcome.done(opened(event, round, sealed), Notice.of("lineup.open", "11.3", sealed));
    }

    /** The event with the sealed line-ups of these teams in force. */
    static Event opened(Event event, int round, Collection<Integer> teams) {
        Event now = event;
        List<LineUpSlip> slips = new ArrayList<>();
        for (LineUpSlip slip : event.round(round).orElseThrow().slips()) {
            boolean open = !slip.opened() && teams.contains(slip.team());
            int team = event.entrant(slip.team()).map(Entrant::id).orElse(0);
            if (open && new SetLineUp(round, team, slip.members()).applyTo(now) instanceof Outcome.Done done) {
                now = done.event();
            }
            slips.add(open ? new LineUpSlip(slip.team(), slip.members(), true) : slip);
        }
        return now.with(now.round(round).orElseThrow().withSlips(slips));
    }

    @Override
    public CommandKind kind() {
        return CommandKind.UNSEAL;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.unseal", round).words();
    }
}
