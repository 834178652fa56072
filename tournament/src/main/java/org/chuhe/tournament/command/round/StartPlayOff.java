package org.chuhe.tournament.command.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.Names;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.format.NextRound;
import org.chuhe.tournament.format.Standings;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.text.Notice;

/**
 * 加赛: those who share a place after the last round play for it, two of them a match, more a round robin among themselves.
 * The rounds are paired and recorded like any others; they decide nothing but who of these stands before whom. If they
 * leave some level there can be another.
 */
public record StartPlayOff(List<Integer> places) implements Command {
    public StartPlayOff {
        places = List.copyOf(places);
    }

    @Override
    public Outcome applyTo(Event event) {
        boolean over = NextRound.propose(event, PairingOrder.NONE) instanceof Proposal.Over;
        if (!over || !event.rounds().stream().allMatch(Round::finished)) {
            return Outcome.refused("playOff.notOver", "10.4");
        }
        Table table = Standings.of(event);
        List<List<Integer>> groups = new ArrayList<>();
        for (int place : places) {
            List<Integer> group = sharing(event, table, place);
            if (group.size() < 2) {
                return Outcome.refused("playOff.notShared", "", place);
            }
            if (!groups.contains(group)) {
                groups.add(group);
            }
        }
        int number = event.stages().stream().mapToInt(EventStage::number).max().orElse(1) + 1;
        EventStage stage = EventStage.playOff(Math.max(2, number), groups);
        List<EventStage> stages = new ArrayList<>(event.stages());
        stages.add(stage);
        return PairRound.BY_RULE.applyTo(event.withStages(stages));
    }

    /** Who has this place and is still there. */
    private static List<Integer> sharing(Event event, Table table, int place) {
        return table.rows().stream()
                .filter(row -> row.place() == place)
                .map(Row::no)
                .filter(no -> {
                    Optional<Entrant> entrant = event.entrant(no);
                    return entrant.isPresent()
                            && !entrant.orElseThrow().attendance().withdrawn();
                })
                .toList();
    }

    @Override
    public CommandKind kind() {
        return CommandKind.PLAYOFF;
    }

    @Override
    public Message sentence(Names names) {
        return Notice.plain("did.playoff", places).words();
    }
}
