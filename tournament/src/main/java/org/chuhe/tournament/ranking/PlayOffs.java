package org.chuhe.tournament.ranking;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.tournament.knockout.MatchWinner;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.RankingClause;

/**
 * 加赛: puts those who shared a place in the order of their play-off. Between two, whoever won the match or its tie-breaks
 * stands first; more are ranked like a round robin (14.1, 14.5). A play-off among some who no longer share a place, because
 * a result was corrected, changes nothing.
 */
public final class PlayOffs {
    private static final Criterion PLAY_OFF = Criterion.of(Measure.PLAY_OFF);
    private final Event event;

    private PlayOffs(Event event) {
        this.event = event;
    }

    /** A table of the event without its play-offs, with what they settled. */
    public static Table settle(Event event, Table table) {
        Table settled = table;
        for (EventStage stage : event.playOffs()) {
            for (List<Integer> group : stage.draw()) {
                settled = new PlayOffs(event).settle(settled, stage, group);
            }
        }
        return settled;
    }

    private Table settle(Table table, EventStage stage, List<Integer> group) {
        List<Row> shared =
                table.rows().stream().filter(r -> group.contains(r.no())).toList();
        Set<Integer> places = new HashSet<>();
        shared.forEach(r -> places.add(r.place()));
        List<List<Integer>> order = order(stage, group);
        if (places.size() != 1 || order.size() < 2) {
            return table;
        }
        int place = shared.get(0).place();
        List<Row> together =
                table.rows().stream().filter(r -> r.place() == place).toList();
        List<Row> rows = new ArrayList<>(table.rows());
        int at = rows.indexOf(together.get(0));
        Optional<Criterion> below = together.get(together.size() - 1).aheadBy();
        rows.removeAll(together);
        rows.addAll(at, ranked(together, order, below));
        List<Criterion> criteria = new ArrayList<>(table.criteria());
        if (!criteria.contains(PLAY_OFF)) {
            criteria.add(PLAY_OFF);
        }
        return new Table(criteria, rows, table.unranked());
    }

    /** Those who have left since follow all others. */
    private static List<Row> ranked(List<Row> together, List<List<Integer>> order, Optional<Criterion> below) {
        Map<Integer, Row> rows = new HashMap<>();
        together.forEach(r -> rows.put(r.no(), r));
        List<List<Integer>> all = new ArrayList<>(order);
        List<Integer> rest = together.stream()
                .map(Row::no)
                .filter(no -> order.stream().noneMatch(tier -> tier.contains(no)))
                .toList();
        if (!rest.isEmpty()) {
            all.add(rest);
        }
        List<Row> ranked = new ArrayList<>();
        int place = together.get(0).place();
        for (int tier = 0; tier < all.size(); tier++) {
            List<Integer> here = all.get(tier);
            for (int i = 0; i < here.size(); i++) {
                Row row = rows.getOrDefault(here.get(i), together.get(0));
                Map<Criterion, HalfPoints> values = new LinkedHashMap<>(row.values());
                values.put(PLAY_OFF, HalfPoints.of(tier + 1));
                boolean last = i == here.size() - 1;
                Optional<Criterion> ahead =
                        !last ? Optional.empty() : tier == all.size() - 1 ? below : Optional.of(PLAY_OFF);
                ranked.add(new Row(place, row.no(), values, ahead));
            }
            place += here.size();
        }
        return ranked;
    }

    /** Best first; those whom the play-off leaves level together. */
    private List<List<Integer>> order(EventStage stage, List<Integer> group) {
        List<Round> rounds =
                event.rounds().stream().filter(r -> r.stage() == stage.number()).toList();
        if (rounds.isEmpty()) {
            return List.of(group);
        }
        if (group.size() == 2) {
            return duel(rounds, group);
        }
        Scope scope = new Scope(
                new TreeSet<>(group),
                rounds.get(0).number(),
                rounds.get(rounds.size() - 1).number(),
                true);
        RankingClause clause =
                event.regulations().forTeams() ? RankingClause.TEAM_ROUND_ROBIN : RankingClause.ROUND_ROBIN;
        return Ranking.table(event, scope, clause).places();
    }

    private List<List<Integer>> duel(List<Round> rounds, List<Integer> group) {
        Optional<Match> match =
                rounds.stream().flatMap(r -> r.matchOf(group.get(0)).stream()).findFirst();
        OptionalInt winner =
                match.map(m -> MatchWinner.of(m, event.regulations())).orElse(OptionalInt.empty());
        if (winner.isEmpty()) {
            return List.of(group);
        }
        int first = winner.getAsInt();
        return List.of(List.of(first), List.of(match.orElseThrow().opponentOf(first)));
    }
}
