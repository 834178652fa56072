package org.chuhe.tournament.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Format;
import org.chuhe.tournament.model.Game;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Result;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.Scoring;
import org.chuhe.tournament.ranking.Ranking;
import org.chuhe.tournament.ranking.Scope;

/** 比赛成绩表: every entrant's rounds side by side (2011 rules, 20.3). */
public final class CrossTable {
    private final Event event;
    private final Map<Integer, List<Cell>> cells = new TreeMap<>();

    private CrossTable(Event event) {
        this.event = event;
        Set<Integer> everybody = new TreeSet<>();
        event.entrants().stream().map(Entrant::no).forEach(everybody::add);
        everybody.forEach(no -> cells.put(no, new ArrayList<>()));
        Map<Integer, Integer> before = Map.of();
        for (Round round : event.rounds()) {
            Scope scope = new Scope(everybody, 1, round.number(), roundRobin(round));
            Map<Integer, Integer> after =
                    Ranking.points(event, scope, event.regulations().ranking());
            for (int no : everybody) {
                int total = after.getOrDefault(no, 0);
                cells.computeIfAbsent(no, n -> new ArrayList<>())
                        .add(cell(round, no, total - before.getOrDefault(no, 0), total));
            }
            before = after;
        }
    }

    /** For every entrant, by number, a cell for each round. */
    public static Map<Integer, List<Cell>> of(Event event) {
        return new CrossTable(event).cells;
    }

    /** Whether free rounds give nothing. */
    private boolean roundRobin(Round round) {
        return event.stage(round.stage())
                .map(s -> s.format() == Format.ROUND_ROBIN)
                .orElse(!event.regulations().format().pairsByScore());
    }

    private Cell cell(Round round, int no, int points, int total) {
        Optional<Match> match = round.matchOf(no);
        if (match.isEmpty()) {
            return new Cell(round.number(), 0, Cell.Side.NONE, List.of(), points, total);
        }
        Match played = match.orElseThrow();
        Cell.Side side = played.first() == no ? Cell.Side.RED : Cell.Side.BLACK;
        List<String> marks = played.games().stream().map(g -> mark(g, no)).toList();
        return new Cell(round.number(), played.opponentOf(no), side, marks, points, total);
    }

    private String mark(Game game, int no) {
        if (game.result() == Result.UNFINISHED) {
            return "*";
        }
        boolean red = game.red() == no;
        if (game.result().forfeited()) {
            return (red ? game.result().redWon() : game.result().blackWon()) ? "+" : "-";
        }
        Scoring scoring = event.regulations().scoring();
        return Integer.toString(red ? scoring.red(game.result()) : scoring.black(game.result()));
    }
}
