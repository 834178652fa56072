package org.chuhe.tournament.report;

import java.util.List;
import java.util.stream.Collectors;
import org.chuhe.text.Coded;

/**
 * One entrant in one round of a cross table.
 *
 * @param opponent whom he met; 0 = nobody
 * @param side what he played in the first game
 * @param free whether he has a bye
 * @param games what each of his games brought
 * @param points the points of the round, 场分 where matches rank
 * @param total the points so far
 * @param struck whether the games were struck out, because one of the two left too early (19.2)
 */
public record Cell(
        int round,
        int opponent,
        Side side,
        boolean free,
        List<GameScore> games,
        int points,
        int total,
        boolean struck) {
    /** 先走, 后走, or neither. */
    public enum Side implements Coded {
        RED("red"),
        BLACK("black"),
        NONE("none");

        private final String code;

        Side(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    /** A cell that counts. */
    public Cell(int round, int opponent, Side side, boolean free, List<GameScore> games, int points, int total) {
        this(round, opponent, side, free, games, points, total, false);
    }

    public Cell {
        games = List.copyOf(games);
    }

    /** How the round went: of a match with several games, who has more of their points. */
    public ReportedResult outcome() {
        if (opponent == 0) {
            return free || points > 0 ? ReportedResult.BYE : ReportedResult.NONE;
        }
        if (games.stream().anyMatch(game -> game.outcome() == ReportedResult.OPEN)) {
            return ReportedResult.OPEN;
        }
        if (games.size() == 1) {
            return games.get(0).outcome();
        }
        return ReportedResult.of(
                games.stream().mapToInt(GameScore::points).sum(),
                games.stream().mapToInt(GameScore::against).sum());
    }

    /** Whether the outcome alone does not say what {@link #marks} say. */
    public boolean saysMore() {
        return struck || games.size() > 1 || games.stream().anyMatch(GameScore::forfeited);
    }

    /** What is written for his games, one after the other; in brackets if they were struck out. */
    public String marks() {
        String marks = games.stream().map(GameScore::mark).collect(Collectors.joining(" "));
        return struck ? "(" + marks + ")" : marks;
    }
}
