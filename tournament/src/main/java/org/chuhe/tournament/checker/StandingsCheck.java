package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.EventStage;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.text.Notice;

/**
 * The table of an event of any format (2011 rules, 第13条, 第14条, 10.2–10.6): every value and every place worked out anew, by
 * games, charts, groups, stages and play-offs.
 */
public final class StandingsCheck {
    /**
     * One line of a table as published.
     *
     * @param halves the values of its criteria, by their names in files, in half points
     */
    public record Line(int place, int no, Map<String, Integer> halves) {
        public Line {
            halves = Map.copyOf(halves);
        }
    }

    private final Event event;
    private final Regulations rules;
    private final RankingClause clause;
    /** Best first, those who share a place together; an empty list is a place that nobody has. */
    private final List<List<Integer>> places = new ArrayList<>();
    /** By what everybody's values were reckoned. */
    private final Map<Integer, Reckoning> reckoned = new HashMap<>();

    private StandingsCheck(Event event) {
        this.event = event;
        this.rules = event.regulations();
        this.clause = clause(rules);
    }

    /** In 队员总分制 (14.8) players are ranked by the clause of the format first. */
    static RankingClause clause(Regulations rules) {
        if (rules.ranking() != RankingClause.MEMBER_PLACES) {
            return rules.ranking();
        }
        if (rules.format().pairsByScore()) {
            return RankingClause.SWISS_OPPONENTS;
        }
        return rules.gamesPerMatch() > 1 || rules.cycles() > 1
                ? RankingClause.ROUND_ROBIN_MATCHES
                : RankingClause.ROUND_ROBIN;
    }

    /** What is wrong in the table of an event, all of whose games are over. */
    public static List<Finding> check(Event event, List<Line> table) {
        StandingsCheck check = new StandingsCheck(event.withoutPlayOffs());
        check.reckon();
        PlayOffPlaces.settle(event, check.places);
        return check.compare(table);
    }

    private void reckon() {
        if (rules.format().isBracket()) {
            event.stage(1).ifPresentOrElse(this::finalStage, () -> places.add(List.copyOf(everybody())));
        } else if (rules.format().isInGroups()) {
            groups();
        } else if (rules.format().lastLeave()) {
            byExit();
        } else {
            Set<Integer> rest = everybody();
            event.stage(2).ifPresent(stage -> {
                finalStage(stage);
                rest.removeAll(stage.draw().get(0));
            });
            rank(1, everybody(), rules.format().hasSchedule(), clause, rest);
        }
    }

    private Set<Integer> everybody() {
        Set<Integer> all = new TreeSet<>();
        event.entrants().stream().map(Entrant::no).forEach(all::add);
        return all;
    }

    private Reckoning reckoning(int stage, Set<Integer> field, boolean table, RankingClause by) {
        int first = Integer.MAX_VALUE;
        int last = 0;
        for (Round round : event.rounds()) {
            if (round.stage() == stage) {
                first = Math.min(first, round.number());
                last = round.number();
            }
        }
        return new Reckoning(event, field, last == 0 ? 1 : first, last, table, by);
    }

    private void rank(int stage, Set<Integer> field, boolean table, RankingClause by, Set<Integer> some) {
        Reckoning reckoning = reckoning(stage, field, table, by);
        some.forEach(no -> reckoned.put(no, reckoning));
        places.addAll(reckoning.places(some));
    }

    private void finalStage(EventStage stage) {
        if (stage.format().isBracket()) {
            places.addAll(BracketCheck.chart(event, stage, Integer.MAX_VALUE).standing());
            return;
        }
        RankingClause usual = rules.forTeams() ? RankingClause.TEAM_ROUND_ROBIN : RankingClause.ROUND_ROBIN;
        Set<Integer> finalists = new TreeSet<>(stage.draw().get(0));
        rank(stage.number(), finalists, true, rules.format().pairsByScore() ? usual : clause, finalists);
    }

    /** 10.6: who stayed longer stands higher. */
    private void byExit() {
        TreeMap<Integer, Set<Integer>> exits = new TreeMap<>();
        Set<Integer> staying = everybody();
        for (Round round : event.rounds()) {
            if (!round.eliminated().isEmpty()) {
                exits.put(-round.number(), new TreeSet<>(round.eliminated()));
                staying.removeAll(round.eliminated());
            }
        }
        rank(1, everybody(), false, clause, staying);
        exits.values().forEach(leavers -> rank(1, everybody(), false, clause, leavers));
    }

    /** 10.2: the finalists by the final, the others by their places in the groups. */
    private void groups() {
        Set<Integer> finalists = new HashSet<>();
        event.stage(2).ifPresent(stage -> {
            finalStage(stage);
            finalists.addAll(stage.draw().get(0));
        });
        TreeMap<Integer, List<Integer>> byPlace = new TreeMap<>();
        for (List<Integer> group : event.stage(1).map(EventStage::draw).orElse(List.of())) {
            int place = 1;
            for (List<Integer> here :
                    reckoning(1, new TreeSet<>(group), true, clause).places(group)) {
                for (int no : here) {
                    if (!finalists.contains(no)) {
                        byPlace.computeIfAbsent(place, p -> new ArrayList<>()).add(no);
                    }
                }
                place += here.size();
            }
        }
        places.addAll(byPlace.values());
    }

    private List<Finding> compare(List<Line> table) {
        List<Finding> findings = new ArrayList<>();
        Map<Integer, Integer> right = new HashMap<>();
        int place = 1;
        for (List<Integer> here : places) {
            for (int no : here) {
                right.put(no, place);
            }
            place += Math.max(1, here.size());
        }
        int before = 0;
        for (Line line : table) {
            int own = right.getOrDefault(line.no(), 0);
            right.remove(line.no());
            if (own != line.place() || line.place() < before) {
                findings.add(Finding.violation("A2", 0, article(), line.no(), line.place(), own));
            }
            before = line.place();
            values(line, findings);
        }
        right.forEach((no, own) -> findings.add(Finding.violation("A2", 0, article(), no, 0, own)));
        return findings;
    }

    private String article() {
        return rules.format().isBracket() ? rules.format().article() : clause.article();
    }

    private void values(Line line, List<Finding> findings) {
        Reckoning reckoning = reckoned.get(line.no());
        line.halves().forEach((id, recorded) -> {
            OptionalInt own = reckoning == null ? OptionalInt.empty() : reckoning.value(line.no(), id);
            if (own.isPresent() && own.getAsInt() != recorded) {
                findings.add(Finding.violation(
                        "A1",
                        0,
                        clause.article(),
                        line.no(),
                        Notice.plain("measure." + id.replaceAll("\\d+$", "")),
                        points(recorded),
                        points(own.getAsInt())));
            }
        });
    }

    private static String points(int halves) {
        return halves % 2 == 0 ? Integer.toString(halves / 2) : halves / 2 + ".5";
    }

    /** 加赛: those who share a place stand as their play-off puts them. */
    private static final class PlayOffPlaces {
        private PlayOffPlaces() {}

        static void settle(Event event, List<List<Integer>> places) {
            for (EventStage stage : event.playOffs()) {
                for (List<Integer> group : stage.draw()) {
                    settle(event, stage, group, places);
                }
            }
        }

        private static void settle(Event event, EventStage stage, List<Integer> group, List<List<Integer>> places) {
            List<List<Integer>> order = order(event, stage, group);
            List<List<Integer>> theirs = places.stream()
                    .filter(here -> here.stream().anyMatch(group::contains))
                    .toList();
            if (theirs.size() != 1 || order.size() < 2) {
                return;
            }
            List<Integer> shared = theirs.get(0);
            List<Integer> rest = new ArrayList<>(shared);
            order.forEach(rest::removeAll);
            int at = places.indexOf(shared);
            places.remove(at);
            if (!rest.isEmpty()) {
                places.add(at, rest);
            }
            places.addAll(at, order);
        }

        /** Two by the winner of their match, more as a round robin (14.1, 14.5). */
        private static List<List<Integer>> order(Event event, EventStage stage, List<Integer> group) {
            List<Round> rounds = event.rounds().stream()
                    .filter(r -> r.stage() == stage.number())
                    .toList();
            if (rounds.isEmpty()) {
                return List.of();
            }
            if (group.size() > 2) {
                RankingClause by =
                        event.regulations().forTeams() ? RankingClause.TEAM_ROUND_ROBIN : RankingClause.ROUND_ROBIN;
                int last = rounds.get(rounds.size() - 1).number();
                return new Reckoning(event, group, rounds.get(0).number(), last, true, by).places(group);
            }
            for (Round round : rounds) {
                for (Match match : round.matches()) {
                    int winner = match.involves(group.get(0)) ? Decision.of(match, event.regulations()) : Decision.OPEN;
                    if (winner > Decision.NOBODY) {
                        return List.of(List.of(winner), List.of(match.opponentOf(winner)));
                    }
                }
            }
            return List.of();
        }
    }
}
