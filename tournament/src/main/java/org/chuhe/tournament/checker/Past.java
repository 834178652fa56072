package org.chuhe.tournament.checker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.chuhe.text.Result;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.result.Assumption;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;

/** Recomputes from the record alone what was known when a round was paired. */
final class Past {
    private final Event event;

    Past(Event event) {
        this.event = event;
    }

    /** Everybody's standing before a round, with the results its pairing relied on (附录二 一.8). */
    Map<Integer, Standing> before(int round) {
        Map<Integer, Standing> all = new TreeMap<>();
        event.entrants().forEach(e -> all.put(e.no(), new Standing(e.no())));
        pairedBy(round).forEach((no, points) -> of(all, no).score = points);
        List<Assumption> assumed = assumptions(round);
        for (Round earlier : event.rounds().subList(0, round - 1)) {
            Map<Integer, Integer> then = pairedBy(earlier.number());
            Map<Integer, Integer> sharing = new HashMap<>();
            earlier.byes().forEach(no -> sharing.merge(then.getOrDefault(no, 0), 1, Integer::sum));
            for (Match m : earlier.matches()) {
                sharing.merge(then.getOrDefault(m.first(), 0), 1, Integer::sum);
                sharing.merge(then.getOrDefault(m.second(), 0), 1, Integer::sum);
            }
            for (Match m : earlier.matches()) {
                meeting(of(all, m.first()), of(all, m.second()), unplayed(earlier, m, assumed));
                floating(of(all, m.first()), m.second(), then, sharing);
                floating(of(all, m.second()), m.first(), then, sharing);
            }
            earlier.byes().forEach(no -> of(all, no).byes++);
        }
        return all;
    }

    private List<Assumption> assumptions(int round) {
        return event.round(round).map(Round::assumptions).orElse(List.of());
    }

    private static Standing of(Map<Integer, Standing> all, int no) {
        return Objects.requireNonNull(all.computeIfAbsent(no, Standing::new));
    }

    private void meeting(Standing first, Standing second, boolean unplayed) {
        if (!unplayed || !event.regulations().reads(Reading.FORFEIT_MAY_MEET_AGAIN)) {
            first.met.add(second.no);
            second.met.add(first.no);
        }
        if (!unplayed || event.regulations().reads(Reading.ASSIGNED_COLOURS_COUNT)) {
            first.colour(true);
            second.colour(false);
        }
    }

    private static void floating(Standing one, int other, Map<Integer, Integer> scores, Map<Integer, Integer> sharing) {
        int mine = scores.getOrDefault(one.no, 0);
        int theirs = scores.getOrDefault(other, 0);
        if (mine != theirs && sharing.getOrDefault(mine, 0) > 1) {
            if (mine > theirs) {
                one.down++;
            } else {
                one.up++;
            }
        }
    }

    private static boolean unplayed(Round round, Match match, List<Assumption> assumed) {
        return match.games().stream()
                .allMatch(g -> assumedResult(round, match, g, assumed).forfeited());
    }

    private static Result assumedResult(Round round, Match match, Game game, List<Assumption> assumed) {
        for (Assumption a : assumed) {
            if (a.round() == round.number() && a.table() == match.table() && a.game() == game.number()) {
                return a.result();
            }
        }
        return game.result() == Result.NONE ? Result.DRAW : game.result();
    }

    /** The scores by which a round is paired: in the first rounds of an accelerated event some have more. */
    private Map<Integer, Integer> pairedBy(int round) {
        Map<Integer, Integer> points = scores(round);
        int accelerated = event.regulations().accelerated();
        if (round < 2 || round > accelerated) {
            return points;
        }
        List<Integer> field = new ArrayList<>();
        for (Entrant e : event.entrants()) {
            if (e.attendance().firstRound() < 2) {
                field.add(e.no());
            }
        }
        Collections.sort(field);
        int win = byePoints();
        int more = 2 * round <= accelerated + 1 ? win : halfByePoints();
        int upper = 2 * (int) Math.ceil(field.size() / 4.0);
        for (int no : field.subList(0, Math.min(upper, field.size()))) {
            points.merge(no, more, Integer::sum);
        }
        return points;
    }

    /** The scores before a round (13.1–13.3, 14.4). */
    Map<Integer, Integer> scores(int round) {
        Map<Integer, Integer> points = new HashMap<>();
        List<Assumption> assumed = assumptions(round);
        for (Round earlier : event.rounds().subList(0, round - 1)) {
            for (Match m : earlier.matches()) {
                addMatch(earlier, m, assumed, points);
            }
            earlier.byes().forEach(no -> points.merge(no, byePoints(), Integer::sum));
            event.entrants().stream()
                    .filter(e -> e.attendance().halfByes().contains(earlier.number()))
                    .forEach(e -> points.merge(e.no(), halfByePoints(), Integer::sum));
        }
        return points;
    }

    /** Whether whole matches are scored (场分, 13.2) and not game points added up. */
    private boolean byMatches() {
        boolean addedUp = event.regulations().forTeams() && event.regulations().reads(Reading.PAIR_BY_GAME_POINTS);
        return event.regulations().ranking().byMatches() && !addedUp;
    }

    private int byePoints() {
        int boards =
                event.regulations().forTeams() ? event.regulations().teams().boards() : 1;
        return byMatches()
                ? event.regulations().scoring().matchWin()
                : event.regulations().scoring().win() * event.regulations().gamesPerMatch() * boards;
    }

    /** A draw in every game that a round would have had. */
    private int halfByePoints() {
        Scoring scoring = event.regulations().scoring();
        int boards =
                event.regulations().forTeams() ? event.regulations().teams().boards() : 1;
        return byMatches()
                ? scoring.matchDraw()
                : Math.min(scoring.drawRed(), scoring.drawBlack())
                        * event.regulations().gamesPerMatch()
                        * boards;
    }

    private void addMatch(Round round, Match m, List<Assumption> assumed, Map<Integer, Integer> points) {
        int first = 0;
        int second = 0;
        boolean somebodyCame = false;
        for (Game g : m.games()) {
            Result result = assumedResult(round, m, g, assumed);
            somebodyCame |= result != Result.BOTH_FORFEIT;
            if (g.kind() == GameKind.REGULAR) {
                int red = event.regulations().scoring().red(result);
                int black = event.regulations().scoring().black(result);
                first += g.red() == m.first() ? red : black;
                second += g.red() == m.first() ? black : red;
            }
        }
        if (byMatches()) {
            points.merge(m.first(), somebodyCame ? matchPoints(first, second) : 0, Integer::sum);
            points.merge(m.second(), somebodyCame ? matchPoints(second, first) : 0, Integer::sum);
        } else {
            points.merge(m.first(), first, Integer::sum);
            points.merge(m.second(), second, Integer::sum);
        }
    }

    private int matchPoints(int mine, int theirs) {
        Scoring scoring = event.regulations().scoring();
        if (mine == theirs) {
            return scoring.matchDraw();
        }
        return mine > theirs ? scoring.matchWin() : scoring.matchLoss();
    }
}
