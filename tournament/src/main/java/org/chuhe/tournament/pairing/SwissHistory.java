package org.chuhe.tournament.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.ranking.Ranking;
import org.chuhe.tournament.ranking.Scope;
import org.chuhe.tournament.regulations.RankingClause;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.swiss.colour.Colours;
import org.chuhe.tournament.swiss.colour.SwissPlayer;

/**
 * What the rounds so far mean for the pairing of the next: scores, opponents, colours, floats, byes (2011 rules, 附录二
 * 一). In team events all of these are the team's: 场分 or 总局分, and the colour on the odd boards (12.3).
 */
final class SwissHistory {
    /** One entrant's past while it is gathered. */
    private static final class Past {
        private final Set<Integer> opponents = new TreeSet<>();
        private Colours colours = Colours.NONE;
        private int downs;
        private int ups;
        private int byes;
    }

    private final Event event;
    private final List<Map<Integer, Integer>> onRecord;
    private final Acceleration acceleration;
    private final Map<Integer, Past> pasts = new TreeMap<>();

    private SwissHistory(Event event) {
        this.event = event;
        this.acceleration = new Acceleration(event);
        this.onRecord = onRecord(event, everybody());
        event.entrants().forEach(e -> pasts.put(e.no(), new Past()));
        for (Round round : event.rounds()) {
            replay(round);
        }
    }

    /** Everybody before the round that comes next, by number; unfinished games count as draws. */
    static Map<Integer, SwissPlayer> of(Event event) {
        SwissHistory history = new SwissHistory(event);
        Map<Integer, Integer> scores = history.scoresBefore(event.roundsPaired() + 1);
        Map<Integer, SwissPlayer> players = new TreeMap<>();
        history.pasts.forEach((no, past) -> players.put(
                no,
                new SwissPlayer(
                        no,
                        scores.getOrDefault(no, 0),
                        past.opponents,
                        past.colours,
                        past.downs,
                        past.ups,
                        past.byes)));
        return players;
    }

    private void replay(Round round) {
        Map<Integer, Integer> scores = scoresBefore(round.number());
        Map<Integer, Integer> groupSizes = new HashMap<>();
        participants(round).forEach(no -> groupSizes.merge(scores.getOrDefault(no, 0), 1, Integer::sum));
        for (Match match : round.matches()) {
            meet(match);
            countFloat(match.first(), match.second(), scores, groupSizes);
            countFloat(match.second(), match.first(), scores, groupSizes);
        }
        round.byes().forEach(no -> past(no).byes++);
    }

    private static List<Integer> participants(Round round) {
        List<Integer> all = new ArrayList<>(round.byes());
        round.matches().forEach(m -> all.addAll(List.of(m.first(), m.second())));
        return all;
    }

    private void meet(Match match) {
        boolean unplayed = match.games().stream().allMatch(g -> g.result().forfeited());
        if (!unplayed || !event.regulations().reads(Reading.FORFEIT_MAY_MEET_AGAIN)) {
            past(match.first()).opponents.add(match.second());
            past(match.second()).opponents.add(match.first());
        }
        if (!unplayed || event.regulations().reads(Reading.ASSIGNED_COLOURS_COUNT)) {
            Past first = past(match.first());
            Past second = past(match.second());
            first.colours = first.colours.after(true);
            second.colours = second.colours.after(false);
        }
    }

    /** 下调, 上调: not counted for whoever is alone on his score (一.9). */
    private void countFloat(int no, int opponent, Map<Integer, Integer> scores, Map<Integer, Integer> groupSizes) {
        int mine = scores.getOrDefault(no, 0);
        int theirs = scores.getOrDefault(opponent, 0);
        if (groupSizes.getOrDefault(mine, 0) > 1) {
            past(no).downs += mine > theirs ? 1 : 0;
            past(no).ups += mine < theirs ? 1 : 0;
        }
    }

    /** The scores by which a round is paired. */
    private Map<Integer, Integer> scoresBefore(int round) {
        Map<Integer, Integer> real = realScoresBefore(round);
        if (!acceleration.holds(round)) {
            return real;
        }
        Map<Integer, Integer> scores = new HashMap<>();
        real.forEach((no, score) -> scores.put(no, score + acceleration.points(no, round)));
        return scores;
    }

    private Map<Integer, Integer> realScoresBefore(int round) {
        if (!onRecord.isEmpty()) {
            return onRecord.get(round - 1);
        }
        Event seen = event.before(round);
        Scope scope = new Scope(everybody(), 1, round - 1, false);
        RankingClause clause = event.regulations().ranking();
        return event.regulations().forTeams() && event.regulations().reads(Reading.PAIR_BY_GAME_POINTS)
                ? Ranking.gamePoints(seen, scope, clause)
                : Ranking.points(seen, scope, clause);
    }

    private Set<Integer> everybody() {
        Set<Integer> everybody = new TreeSet<>();
        event.entrants().stream().map(Entrant::no).forEach(everybody::add);
        return everybody;
    }

    /** The points after each round, where every pairing saw what is on record; else nothing. */
    private static List<Map<Integer, Integer>> onRecord(Event event, Set<Integer> everybody) {
        boolean plain = event.rounds().stream()
                .allMatch(r -> r.finished() && r.assumptions().isEmpty());
        return plain && !(event.regulations().forTeams() && event.regulations().reads(Reading.PAIR_BY_GAME_POINTS))
                ? Ranking.pointsRoundByRound(
                        event,
                        new Scope(everybody, 1, event.roundsPaired(), false),
                        event.regulations().ranking())
                : List.of();
    }

    private Past past(int no) {
        return pasts.computeIfAbsent(no, n -> new Past());
    }
}
