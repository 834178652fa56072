package org.chuhe.tournament.team;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chuhe.text.Result;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.result.Game;

/** 局分 of every member of every team: the individual results behind a team event (2011 rules, 13.2). */
public final class MemberScores {
    /** What one member did: {@code member} is his place in the list of {@code team}. */
    public record Line(int team, int member, int games, int wins, int draws, int losses, int points) {
        Line plus(int more, boolean won, boolean drawn) {
            return new Line(
                    team,
                    member,
                    games + 1,
                    wins + (won ? 1 : 0),
                    draws + (drawn ? 1 : 0),
                    losses + (won || drawn ? 0 : 1),
                    points + more);
        }
    }

    private MemberScores() {}

    /** A line for each member who has sat down, by team and place in its list. */
    public static List<Line> of(Event event) {
        Map<Long, Line> lines = new TreeMap<>();
        Scoring scoring = event.regulations().scoring();
        for (Round round : event.rounds()) {
            round.games()
                    .filter(g -> g.result().finished() && g.redMember() > 0)
                    .forEach(g -> {
                        enter(
                                lines,
                                g.red(),
                                g.redMember(),
                                scoring.red(g.result()),
                                g.result().redWon(),
                                drawn(g));
                        enter(
                                lines,
                                g.black(),
                                g.blackMember(),
                                scoring.black(g.result()),
                                g.result().blackWon(),
                                drawn(g));
                    });
        }
        return lines.values().stream()
                .sorted(Comparator.comparingInt(Line::team).thenComparingInt(Line::member))
                .toList();
    }

    private static boolean drawn(Game game) {
        return game.result() == Result.DRAW;
    }

    private static void enter(Map<Long, Line> lines, int team, int member, int points, boolean won, boolean drawn) {
        long key = ((long) team << 32) + member;
        Line line = lines.getOrDefault(key, new Line(team, member, 0, 0, 0, 0, 0));
        lines.put(key, line.plus(points, won, drawn));
    }
}
