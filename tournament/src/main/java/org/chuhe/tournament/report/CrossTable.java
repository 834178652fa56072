package org.chuhe.tournament.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.chuhe.text.Result;
import org.chuhe.tournament.format.Standings;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.ranking.Ranking;
import org.chuhe.tournament.ranking.Scope;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.result.Game;

/** 比赛成绩表: every entrant's rounds, and his points after each (2011 rules, 20.3). */
public final class CrossTable {
    private final Event event;
    private final Map<Integer, List<Cell>> cells = new TreeMap<>();
    private final Set<Integer> struck;

    /**
     * Somebody's line.
     *
     * @param place 名次; 0 = not ranked
     * @param total his points in the end
     */
    public record Line(int place, int no, String name, List<Cell> rounds, int total) {
        public Line {
            rounds = List.copyOf(rounds);
        }

        /** What is written for his games against somebody. */
        public String against(int opponent) {
            return rounds.stream()
                    .filter(cell -> cell.opponent() == opponent)
                    .map(Cell::marks)
                    .collect(Collectors.joining(" "));
        }
    }

    private CrossTable(Event event) {
        this.event = event;
        boolean left = event.entrants().stream().anyMatch(e -> e.attendance().withdrawn());
        this.struck = left ? Set.copyOf(Standings.of(event).unranked()) : Set.of();
        Set<Integer> everybody = new TreeSet<>();
        event.entrants().stream().map(Entrant::no).forEach(everybody::add);
        everybody.forEach(no -> cells.put(no, new ArrayList<>()));
        Map<Integer, Integer> before = Map.of();
        List<Map<Integer, Integer>> points = points(everybody);
        for (Round round : event.rounds()) {
            Map<Integer, Integer> after = points.get(round.number());
            Map<Integer, Match> matches = matches(round);
            for (int no : everybody) {
                int total = after.getOrDefault(no, 0);
                Optional<Match> match = Optional.ofNullable(matches.get(no));
                cells.computeIfAbsent(no, n -> new ArrayList<>())
                        .add(cell(round, match, no, total - before.getOrDefault(no, 0), total));
            }
            before = after;
        }
    }

    public static CrossTable of(Event event) {
        return new CrossTable(event.withoutPlayOffs());
    }

    /** Everybody in it, by number. */
    public List<Integer> numbers() {
        return List.copyOf(cells.keySet());
    }

    /** Somebody's rounds. */
    public List<Cell> rounds(int no) {
        return Collections.unmodifiableList(cells.getOrDefault(no, List.of()));
    }

    /** Somebody's points before a round. */
    public int pointsBefore(int no, int round) {
        List<Cell> mine = rounds(no);
        int played = Math.min(round - 1, mine.size());
        return played < 1 ? 0 : mine.get(played - 1).total();
    }

    /** Somebody's points after all rounds. */
    public int total(int no) {
        return pointsBefore(no, Integer.MAX_VALUE);
    }

    /** Everybody's line in the order of a table, those behind whom it does not rank. */
    List<Line> inOrder(Table table, IntFunction<String> names) {
        Map<Integer, Integer> places = new LinkedHashMap<>();
        table.rows().forEach(row -> places.put(row.no(), row.place()));
        numbers().forEach(no -> places.putIfAbsent(no, 0));
        List<Line> lines = new ArrayList<>();
        places.forEach((no, place) -> lines.add(new Line(place, no, names.apply(no), rounds(no), total(no))));
        return lines;
    }

    /** Whether free rounds give nothing. */
    private boolean roundRobin(Round round) {
        return event.stage(round.stage())
                .map(s -> !s.format().isBracket())
                .orElse(!event.regulations().format().pairsByScore());
    }

    /**
     * Everybody's points after each round, before the first to begin with. As in the standings a round gives nothing, a
     * bye neither, before it has a result.
     */
    private List<Map<Integer, Integer>> points(Set<Integer> everybody) {
        List<Map<Integer, Integer>> all = new ArrayList<>(pointsOfAll(everybody));
        for (int round = event.roundsPaired(); round > EventReport.begunRounds(event); round--) {
            all.set(round, all.get(EventReport.begunRounds(event)));
        }
        return all;
    }

    private List<Map<Integer, Integer>> pointsOfAll(Set<Integer> everybody) {
        RankingClause clause = event.regulations().ranking();
        if (event.rounds().stream().noneMatch(this::roundRobin)) {
            return Ranking.pointsRoundByRound(event, new Scope(everybody, 1, event.roundsPaired(), false), clause);
        }
        List<Map<Integer, Integer>> all = new ArrayList<>();
        all.add(Map.of());
        for (Round round : event.rounds()) {
            all.add(Ranking.points(event, new Scope(everybody, 1, round.number(), roundRobin(round)), clause));
        }
        return all;
    }

    /** Everybody's match in a round. */
    private static Map<Integer, Match> matches(Round round) {
        Map<Integer, Match> matches = new HashMap<>();
        for (Match match : round.matches()) {
            matches.putIfAbsent(match.first(), match);
            matches.putIfAbsent(match.second(), match);
        }
        return matches;
    }

    private Cell cell(Round round, Optional<Match> match, int no, int points, int total) {
        if (match.isEmpty()) {
            boolean free = !roundRobin(round) && round.byes().contains(no);
            return new Cell(round.number(), 0, Cell.Side.NONE, free, List.of(), points, total);
        }
        Match played = match.orElseThrow();
        Cell.Side side = played.first() == no ? Cell.Side.RED : Cell.Side.BLACK;
        List<GameScore> games = played.games().stream().map(g -> score(g, no)).toList();
        int opponent = played.opponentOf(no);
        boolean out = roundRobin(round) && (struck.contains(no) || struck.contains(opponent));
        return new Cell(round.number(), opponent, side, false, games, points, total, out);
    }

    private GameScore score(Game game, int no) {
        Scoring scoring = event.regulations().scoring();
        Result result = game.result();
        boolean red = game.red() == no;
        int forRed = scoring.red(result);
        int forBlack = scoring.black(result);
        return new GameScore(
                outcome(result, red), result.forfeited(), red ? forRed : forBlack, red ? forBlack : forRed);
    }

    private static ReportedResult outcome(Result result, boolean red) {
        if (result == Result.NONE) {
            return ReportedResult.OPEN;
        }
        if (result == Result.DRAW) {
            return ReportedResult.DRAW;
        }
        return (red ? result.redWon() : result.blackWon()) ? ReportedResult.WIN : ReportedResult.LOSS;
    }
}
