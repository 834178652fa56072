package org.chuhe.engines.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.engines.play.Mishap;
import org.chuhe.engines.stats.EloEstimate;
import org.chuhe.engines.stats.Pentanomial;

/** Who stands how in a match. */
public final class MatchTable {
    /**
     * A program's line.
     *
     * @param engine its place in the list
     * @param elo how much stronger it is than those it met
     * @param mishaps how many games it lost by its own fault, without the late ones
     * @param late how many it lost on time
     * @param ruled how many it lost by a ruling on a repetition
     */
    public record Row(
            int engine,
            String name,
            int wins,
            int draws,
            int losses,
            Optional<EloEstimate> elo,
            int mishaps,
            int late,
            int ruled) {
        public int games() {
            return wins + draws + losses;
        }

        public double points() {
            return wins + draws / 2.0;
        }
    }

    private MatchTable() {}

    /**
     * The lines, the best first.
     *
     * @param names what the programs are called, by their places in the list
     */
    public static List<Row> of(List<String> names, List<FinishedGame> games) {
        List<Row> rows = new ArrayList<>();
        for (int engine = 0; engine < names.size(); engine++) {
            rows.add(row(names.get(engine), games, engine));
        }
        rows.sort(Comparator.comparingDouble((Row row) -> row.games() == 0 ? 0 : -row.points() / row.games())
                .thenComparing(row -> -row.points())
                .thenComparing(Row::engine));
        return rows;
    }

    private static Row row(String name, List<FinishedGame> games, int engine) {
        int[] counts = new int[3];
        int mishaps = 0;
        int late = 0;
        int ruled = 0;
        for (FinishedGame game : games) {
            boolean red = game.task().red() == engine;
            if (!red && game.task().black() != engine) {
                continue;
            }
            int points = game.halfPoints(engine);
            counts[points]++;
            boolean own = game.by().filter(side -> (side == Side.RED) == red).isPresent();
            late += own && game.mishap() == Mishap.LATE ? 1 : 0;
            mishaps += own && game.mishap() != Mishap.LATE ? 1 : 0;
            boolean repetition =
                    game.reason().equals("perpetual-check") || game.reason().equals("not-varied");
            ruled += repetition && points == 0 ? 1 : 0;
        }
        Pentanomial pairs = pairs(games, engine, Optional.empty());
        return new Row(engine, name, counts[2], counts[1], counts[0], EloEstimate.of(pairs), mishaps, late, ruled);
    }

    /** The pairs of games of a program that are over, against one other or all. */
    public static Pentanomial pairs(List<FinishedGame> games, int engine, Optional<Integer> against) {
        Map<Integer, Integer> half = new HashMap<>();
        Pentanomial pairs = Pentanomial.NONE;
        for (FinishedGame game : games) {
            MatchTask task = game.task();
            boolean red = task.red() == engine;
            int other = red ? task.black() : task.red();
            if (!red && task.black() != engine || against.isPresent() && against.get() != other) {
                continue;
            }
            Integer first = half.remove(task.pair());
            if (first == null) {
                half.put(task.pair(), game.halfPoints(engine));
            } else {
                pairs = pairs.plus(first + game.halfPoints(engine));
            }
        }
        return pairs;
    }
}
