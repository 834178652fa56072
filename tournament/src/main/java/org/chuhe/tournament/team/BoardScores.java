package org.chuhe.tournament.team;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Scoring;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;

/** Who did best on a board (台) of a team event: by points there, then by wins, then in fewer games. */
public final class BoardScores {
    /** What a member did on one board: {@code member} is his place in the list of {@code team}. */
    public record Line(int team, int member, int games, int wins, int points) {
        Line plus(boolean won, int more) {
            return new Line(team, member, games + 1, wins + (won ? 1 : 0), points + more);
        }
    }

    private static final Comparator<Line> BEST = Comparator.comparingInt(Line::points)
            .thenComparingInt(Line::wins)
            .reversed()
            .thenComparingInt(Line::games);

    private BoardScores() {}

    /** Best first; those whom nothing separates together. */
    public static List<List<Line>> of(Event event, int board) {
        int boards = event.regulations().teams().boards();
        Scoring scoring = event.regulations().scoring();
        Map<List<Integer>, Line> lines = new HashMap<>();
        for (Round round : event.withoutPlayOffs().rounds()) {
            round.games()
                    .filter(g -> g.kind() == GameKind.REGULAR && g.result().finished() && g.redMember() > 0)
                    .filter(g -> (g.number() - 1) % boards + 1 == board)
                    .forEach(g -> enter(lines, g, scoring));
        }
        List<Line> order = new ArrayList<>(lines.values());
        order.sort(BEST.thenComparingInt(Line::team).thenComparingInt(Line::member));
        List<List<Line>> places = new ArrayList<>();
        for (Line line : order) {
            boolean level = !places.isEmpty()
                    && BEST.compare(places.get(places.size() - 1).get(0), line) == 0;
            if (!level) {
                places.add(new ArrayList<>());
            }
            places.get(places.size() - 1).add(line);
        }
        return places;
    }

    private static void enter(Map<List<Integer>, Line> lines, Game g, Scoring scoring) {
        List<Integer> red = List.of(g.red(), g.redMember());
        List<Integer> black = List.of(g.black(), g.blackMember());
        lines.merge(
                red,
                new Line(g.red(), g.redMember(), 1, g.result().redWon() ? 1 : 0, scoring.red(g.result())),
                (old, one) -> old.plus(one.wins() > 0, one.points()));
        lines.merge(
                black,
                new Line(g.black(), g.blackMember(), 1, g.result().blackWon() ? 1 : 0, scoring.black(g.result())),
                (old, one) -> old.plus(one.wins() > 0, one.points()));
    }
}
