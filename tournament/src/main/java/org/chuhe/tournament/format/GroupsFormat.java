package org.chuhe.tournament.format;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.pairing.RoundRobinPairing;
import org.chuhe.tournament.ranking.Measure;
import org.chuhe.tournament.ranking.Ranking;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.ranking.Scope;
import org.chuhe.tournament.ranking.Table;

/** 分组循环制 (10.2): a table for each group, then a final among the best. */
final class GroupsFormat extends EventFormat {
    @Override
    Proposal next(Event event, PairingOrder order) {
        Optional<EventStage> drawn = event.stage(1);
        int groups = event.regulations().stages().groups();
        int present = present(event).size();
        if (drawn.isEmpty() && (groups < 1 || present < 2 * groups)) {
            return Proposal.no("pair.groups", "10.2", groups, present);
        }
        EventStage stage = drawn.orElseGet(() -> EventStage.table(1, Finalists.groups(present(event), groups)));
        if (event.stage(2).isEmpty()) {
            Optional<Proposal> next =
                    RoundRobinPairing.next(event, stage, drawn.isPresent() ? List.of() : List.of(stage));
            if (next.isPresent()) {
                return sayingIfNotDrawn(event, next.orElseThrow());
            }
        }
        return FinalStage.next(event, () -> Finalists.ofGroups(event, groups(event)));
    }

    /** The finalists by their final; the others by their places in the groups. */
    @Override
    Table table(Event event) {
        return FinalStage.before(event, rest -> byGroupPlace(event, rest));
    }

    private Table byGroupPlace(Event event, Set<Integer> rest) {
        if (event.stage(1).isEmpty()) {
            return Table.ofPlaces(List.of(List.copyOf(rest)), Measure.GROUP_PLACE);
        }
        Map<Integer, List<Integer>> byPlace = new TreeMap<>();
        Set<Integer> out = new LinkedHashSet<>();
        for (Table group : groups(event)) {
            out.addAll(group.unranked());
            for (Row row : group.rows()) {
                if (rest.contains(row.no())) {
                    byPlace.computeIfAbsent(row.place(), p -> new ArrayList<>()).add(row.no());
                }
            }
        }
        Table table = Table.ofPlaces(List.copyOf(byPlace.values()), Measure.GROUP_PLACE);
        return new Table(table.criteria(), table.rows(), List.copyOf(out));
    }

    @Override
    public List<Table> groups(Event event) {
        return event.stage(1).stream()
                .flatMap(stage -> stage.draw().stream())
                .map(group -> Ranking.table(
                        event,
                        Scope.ofStage(event, 1, new TreeSet<>(group), true),
                        event.regulations().entrantRanking()))
                .toList();
    }

    @Override
    public int usualRounds(Event event) {
        int groups = Math.max(1, event.regulations().stages().groups());
        int finalists = groups * event.regulations().stages().qualifiers();
        int largest = (event.entrants().size() + groups - 1) / groups;
        return RoundRobinFormat.rounds(event, largest)
                + (event.regulations().stages().finals().isBracket()
                        ? knockoutRounds(finalists)
                        : RoundRobinFormat.rounds(event, finalists));
    }
}
