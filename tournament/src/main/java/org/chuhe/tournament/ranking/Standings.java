package org.chuhe.tournament.ranking;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.chuhe.tournament.knockout.EventBracket;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.RankingClause;

/** The table of a whole event, whatever its format. */
public final class Standings {
    private static final Criterion STAGE = Criterion.of(Measure.STAGE);

    private final Event event;
    private final RankingClause clause;

    private Standings(Event event) {
        this.event = event;
        this.clause = clause(event);
    }

    /** The clause that orders the entrants of an event. */
    public static RankingClause clause(Event event) {
        return event.regulations().ranking() == RankingClause.MEMBER_PLACES
                ? individualClause(event)
                : event.regulations().ranking();
    }

    /** Everybody in order. */
    public static Table of(Event event) {
        return PlayOffs.settle(event, new Standings(event.withoutPlayOffs()).whole());
    }

    /** The tables of the groups of the first stage (10.2), one each; of other formats the whole table. */
    public static List<Table> groups(Event event) {
        Standings standings = new Standings(event);
        if (event.regulations().format() != Format.GROUPS) {
            return List.of(standings.whole());
        }
        return event.stage(1).map(standings::groupTables).orElse(List.of());
    }

    /** In 队员总分制 the individual table comes first, by the clause of its format (14.8). */
    private static RankingClause individualClause(Event event) {
        if (event.regulations().format().pairsByScore()) {
            return RankingClause.SWISS_OPPONENTS;
        }
        boolean several =
                event.regulations().gamesPerMatch() > 1 || event.regulations().cycles() > 1;
        return several ? RankingClause.ROUND_ROBIN_MATCHES : RankingClause.ROUND_ROBIN;
    }

    private Table whole() {
        return switch (event.regulations().format()) {
            case SWISS, ALL_PLAY_ALL -> Ranking.table(event, scope(1, everybody(), false), clause);
            case ROUND_ROBIN, SCHEVENINGEN -> Ranking.table(event, scope(1, everybody(), true), clause);
            case KNOCKOUT, DOUBLE_ELIMINATION ->
                event.stage(1)
                        .map(this::bracketTable)
                        .orElseGet(() -> Table.ofPlaces(List.of(List.copyOf(everybody())), Measure.BRACKET));
            case SWISS_KNOCKOUT -> swissThenFinal();
            case SWISS_ELIMINATION -> byExit();
            case GROUPS -> groupsThenFinal();
        };
    }

    private Table swissThenFinal() {
        Scope scope = scope(1, everybody(), false);
        return event.stage(2)
                .map(stage -> {
                    Set<Integer> rest = everybody();
                    rest.removeAll(stage.draw().get(0));
                    return finalTable(stage).followedBy(Ranking.table(event, scope, clause, rest), STAGE);
                })
                .orElseGet(() -> Ranking.table(event, scope, clause));
    }

    /** 10.6: who stayed longer stands higher; who left together is ranked by the clause. */
    private Table byExit() {
        Map<Integer, Set<Integer>> leavers = new TreeMap<>();
        Set<Integer> staying = everybody();
        for (Round round : event.rounds()) {
            if (!round.eliminated().isEmpty()) {
                leavers.put(-round.number(), new TreeSet<>(round.eliminated()));
                staying.removeAll(round.eliminated());
            }
        }
        Scope scope = scope(1, everybody(), false);
        Table table = Ranking.table(event, scope, clause, staying);
        for (Set<Integer> tier : leavers.values()) {
            table = table.followedBy(Ranking.table(event, scope, clause, tier), STAGE);
        }
        return table;
    }

    private Table groupsThenFinal() {
        if (event.stage(1).isEmpty()) {
            return Table.ofPlaces(List.of(List.copyOf(everybody())), Measure.GROUP_PLACE);
        }
        Set<Integer> finalists = new HashSet<>();
        event.stage(2).ifPresent(stage -> finalists.addAll(stage.draw().get(0)));
        Map<Integer, List<Integer>> byPlace = new TreeMap<>();
        Set<Integer> out = new LinkedHashSet<>();
        for (Table group : groupTables(event.stage(1).orElseThrow())) {
            out.addAll(group.unranked());
            for (Row row : group.rows()) {
                if (!finalists.contains(row.no())) {
                    byPlace.computeIfAbsent(row.place(), p -> new ArrayList<>()).add(row.no());
                }
            }
        }
        Table rest = Table.ofPlaces(List.copyOf(byPlace.values()), Measure.GROUP_PLACE);
        rest = new Table(rest.criteria(), rest.rows(), List.copyOf(out));
        Table below = rest;
        return event.stage(2)
                .map(stage -> finalTable(stage).followedBy(below, STAGE))
                .orElse(below);
    }

    private List<Table> groupTables(EventStage stage) {
        return stage.draw().stream()
                .map(group -> Ranking.table(event, scope(1, new TreeSet<>(group), true), clause))
                .toList();
    }

    private Table finalTable(EventStage stage) {
        return stage.format() == Format.ROUND_ROBIN
                ? Ranking.table(
                        event, scope(stage.number(), new TreeSet<>(stage.draw().get(0)), true), finalClause())
                : bracketTable(stage);
    }

    /** A final round robin after Swiss rounds is ranked as a round robin. */
    private RankingClause finalClause() {
        if (!event.regulations().format().pairsByScore()) {
            return clause;
        }
        return event.regulations().forTeams() ? RankingClause.TEAM_ROUND_ROBIN : RankingClause.ROUND_ROBIN;
    }

    private Table bracketTable(EventStage stage) {
        return Table.ofPlaces(EventBracket.played(event, stage).standing(), Measure.BRACKET);
    }

    private Set<Integer> everybody() {
        Set<Integer> all = new TreeSet<>();
        event.entrants().stream().map(Entrant::no).forEach(all::add);
        return all;
    }

    /** The rounds of a stage, up to the last with a result. */
    private Scope scope(int stage, Set<Integer> entrants, boolean roundRobin) {
        int first = Integer.MAX_VALUE;
        int last = 0;
        for (Round round : event.rounds()) {
            boolean begun = round.games().anyMatch(g -> g.result().finished());
            if (round.stage() == stage && (begun || round.matches().isEmpty())) {
                first = Math.min(first, round.number());
                last = round.number();
            }
        }
        return last == 0 ? new Scope(entrants, 1, 0, roundRobin) : new Scope(entrants, first, last, roundRobin);
    }
}
