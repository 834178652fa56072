package org.chuhe.tournament.ranking;

import static org.chuhe.tournament.ranking.Formula.each;
import static org.chuhe.tournament.ranking.Formula.sum;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chuhe.text.Coded;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.regulations.Reading;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;
import org.chuhe.tournament.text.Notice;

/**
 * What a criterion of 第14条 (2011 rules) looks at: each with its name in files, the article that defines it, whether more
 * or less of it ranks higher, when tables show it, and its formula. Its name in tables stands in the message files under
 * {@code measure.CODE}; {@link Clauses} puts measures in order.
 */
public enum Measure implements Coded {
    /** 积分: the sum of game points. */
    POINTS("points", "13.1", Better.MORE, Column.POINTS, sum(Share::gamePoints)),
    /** 场分: the sum of match points. */
    MATCH_POINTS("match-points", "13.2", Better.MORE, Column.POINTS, sum(Share::matchPoints)),
    /** 局分总和, 总局分: the sum of game points where matches rank first. */
    GAME_POINTS("game-points", "13.2", Better.MORE, Column.POINTS, sum(Share::gamePoints)),
    /** Disqualifications from a game, before anything but points. */
    DISQUALIFICATIONS(
            "disqualifications",
            "18.5",
            Better.FEWER,
            Column.SANCTION,
            each((scores, no) -> scores.conduct(no).disqualifications())),
    /** Warnings. */
    WARNINGS(
            "warnings",
            "18.5",
            Better.FEWER,
            Column.SANCTION,
            each((scores, no) -> scores.conduct(no).warnings())),
    /** 小分: the points of all beaten opponents and half of those of drawn ones. */
    SMALL_POINTS(
            "small-points",
            "14.1",
            Better.MORE,
            Column.USUAL,
            new Formula.Each((scores, no, depth) -> smallPoints(scores, no))),
    /** 对手分: the points of all opponents met. */
    OPPONENT_SCORE("opponent-score", "14.3.1", Better.MORE, Column.USUAL, each(Measure::opponentScore)),
    /** 团体对手分. */
    OPPONENT_MATCH_POINTS("opponent-match-points", "14.6", Better.MORE, Column.USUAL, each(Measure::opponentScore)),
    /** 累进分: the sum of the scores after each round. */
    PROGRESSIVE("progressive", "14.3.2", Better.MORE, Column.USUAL, each((scores, no) -> progressive(scores, no, 0))),
    /** 累进分 without the first rounds. */
    PROGRESSIVE_CUT(
            "progressive-cut",
            "14.3.2",
            Better.MORE,
            Column.USUAL,
            new Formula.Each((scores, no, depth) -> HalfPoints.of(progressive(scores, no, depth)))),
    /** 胜局. */
    WINS("wins", "14.1", Better.MORE, Column.USUAL, each(Measure::gamesWon)),
    /** 全队胜场. */
    MATCH_WINS("match-wins", "14.5", Better.MORE, Column.USUAL, each(Measure::matchesWon)),
    /** 全队胜局. */
    GAME_WINS("game-wins", "14.5", Better.MORE, Column.USUAL, each(Measure::gamesWon)),
    /** 直胜: who beat the other. */
    DIRECT("direct", "14.1", Better.MORE, Column.SELDOM, new Formula.AmongTied(Measure::direct)),
    /** 犯规. */
    FOULS(
            "fouls",
            "14.1",
            Better.FEWER,
            Column.SELDOM,
            each((scores, no) -> scores.conduct(no).fouls())),
    /** 后走局数: who had Black more often. */
    BLACK_GAMES("black-games", "14.1", Better.MORE, Column.USUAL, sum(Share::blackGames)),
    /** 对局时后走: who had Black in the game of the two. */
    BLACK_IN_MUTUAL_GAME(
            "black-in-mutual-game",
            "14.1",
            Better.MORE,
            Column.SELDOM,
            new Formula.AmongTied(Measure::blackInMutualGame)),
    /** 后走胜局. */
    BLACK_WINS("black-wins", "14.2", Better.MORE, Column.USUAL, sum(Share::blackWins)),
    /** 前一轮成绩. */
    PREVIOUS_ROUND("previous-round", "14.3.1", Better.MORE, Column.USUAL, new Formula.Each(Measure::previousRound)),
    /** 个人名次总和. */
    RANK_SUM(
            "rank-sum",
            "14.8",
            Better.FEWER,
            Column.USUAL,
            new Formula.OfUnit((members, depth) ->
                    members.places().stream().mapToInt(Integer::intValue).sum())),
    /** 个人成绩之和. */
    POINTS_SUM(
            "points-sum", "11.5", Better.MORE, Column.USUAL, new Formula.OfUnit((members, depth) -> members.points())),
    /** 最高个人名次, then the next best. */
    BEST_RANK("best-rank", "14.8", Better.FEWER, Column.USUAL, new Formula.OfUnit(Measure::bestRank)),
    /** How far an entrant came in an event with stages, or before he was cut. */
    STAGE("stage", "10.5", Better.MORE, Column.NEVER, new Formula.Given()),
    /** The place the bracket gave. */
    BRACKET("bracket", "10.4", Better.FEWER, Column.USUAL, new Formula.Given()),
    /** The place in the 加赛 for a place that was shared. */
    PLAY_OFF("play-off", "10.4", Better.FEWER, Column.SELDOM, new Formula.Given()),
    /** The place in the group. */
    GROUP_PLACE("group-place", "10.2", Better.FEWER, Column.USUAL, new Formula.Given());

    private enum Better {
        MORE,
        FEWER
    }

    /** When a table shows it. */
    private enum Column {
        /** What the table is about. */
        POINTS,
        /** Only if somebody has any (18.5). */
        SANCTION,
        USUAL,
        /** Only if it says something about somebody. */
        SELDOM,
        NEVER
    }

    private final String code;
    private final String article;
    private final Better better;
    private final Column column;
    private final Formula formula;

    Measure(String code, String article, Better better, Column column, Formula formula) {
        this.code = code;
        this.article = article;
        this.better = better;
        this.column = column;
        this.formula = formula;
    }

    @Override
    public String code() {
        return code;
    }

    /** The article that defines it. */
    public String article() {
        return article;
    }

    /** The name in tables. */
    public Notice label() {
        return Notice.of("measure." + code, article);
    }

    /** Whether less ranks higher. */
    public boolean fewerIsBetter() {
        return better == Better.FEWER;
    }

    /** Whether it has a meaning only among those who are level. */
    public boolean amongTied() {
        return formula instanceof Formula.AmongTied;
    }

    /** Whether it is the points that a table is headed by: 积分, 场分 or 局分. */
    public boolean isPoints() {
        return column == Column.POINTS;
    }

    /** Whether it counts sanctions (18.5). */
    public boolean isSanction() {
        return column == Column.SANCTION;
    }

    /** Whether it is no step of a clause of 第14条: a sanction, a bracket, a group, a play-off. */
    public boolean isApart() {
        return isSanction() || formula instanceof Formula.Given;
    }

    /** Whether tables leave it out where nobody has a value but 0. */
    public boolean isSeldom() {
        return column == Column.SANCTION || column == Column.SELDOM;
    }

    /** Whether tables have a column for it at all. */
    public boolean isShown() {
        return column != Column.NEVER;
    }

    Formula formula() {
        return formula;
    }

    /** 14.1: all points of those he beat and half of those he drew with. */
    private static HalfPoints smallPoints(Scores scores, int no) {
        boolean playedOnly = scores.reads(Reading.SMALL_POINTS_PLAYED_ONLY);
        int halves = 0;
        for (Share share : scores.of(no)) {
            int won = playedOnly ? share.playedWins() : share.wins();
            halves += (2 * won + share.draws()) * scores.points(share.opponent());
        }
        return new HalfPoints(halves);
    }

    /** 14.3.1, 14.6; the opponent of a bye is worth the lowest score of those who have any (14.4). */
    private static int opponentScore(Scores scores, int no) {
        boolean forfeitLikeBye = scores.reads(Reading.FORFEIT_OPPONENT_LIKE_BYE);
        int total = 0;
        for (Share share : scores.of(no)) {
            boolean nobody = share.bye() || (forfeitLikeBye && !share.played());
            total += nobody ? lowestScore(scores) : scores.points(share.opponent());
        }
        return total;
    }

    private static int lowestScore(Scores scores) {
        boolean all = scores.reads(Reading.BYE_OPPONENT_LOWEST_OF_ALL);
        return scores.points().values().stream()
                .filter(p -> all || p > 0)
                .min(Integer::compare)
                .orElse(0);
    }

    /** 14.3.2: the scores after each round added up, the first {@code cut} rounds left out. */
    private static int progressive(Scores scores, int no, int cut) {
        boolean withoutTheirPoints = scores.reads(Reading.CUT_ROUND_POINTS);
        int from = scores.firstRound() + cut;
        int total = 0;
        for (int round = from; round <= scores.lastRound(); round++) {
            total += scores.pointsAfter(no, round);
            if (withoutTheirPoints) {
                total -= scores.pointsAfter(no, from - 1);
            }
        }
        return total;
    }

    private static int gamesWon(Scores scores, int no) {
        boolean unplayed = !scores.reads(Reading.UNPLAYED_WINS_NOT_COUNTED);
        return scores.sum(no, unplayed ? Share::wins : Share::playedWins);
    }

    private static int matchesWon(Scores scores, int no) {
        boolean unplayed = !scores.reads(Reading.UNPLAYED_WINS_NOT_COUNTED);
        return scores.sum(
                no, share -> share.matchPoints() == scores.matchWin() && (share.played() || unplayed) ? 1 : 0);
    }

    private static HalfPoints previousRound(Scores scores, int no, int depth) {
        int round = scores.lastRound() - depth;
        if (!scores.reads(Reading.PREVIOUS_TABLE)) {
            return HalfPoints.of(scores.pointsAfter(no, round));
        }
        return scores.placesAfter(round).getOrDefault(no, HalfPoints.of(0));
    }

    /** 直胜: between exactly two, who won more of their matches; among more, only if regulations want a table. */
    private static Map<Integer, HalfPoints> direct(Scores scores, List<Integer> tied) {
        boolean byTable = scores.reads(Reading.DIRECT_WIN_TABLE);
        if (tied.size() != 2 && !byTable) {
            return Map.of();
        }
        Map<Integer, HalfPoints> values = new TreeMap<>();
        for (int no : tied) {
            int value = 0;
            for (Share share : scores.of(no)) {
                if (tied.contains(share.opponent())) {
                    value += byTable ? scores.primary(share) : beaten(scores, no, share);
                }
            }
            values.put(no, HalfPoints.of(value));
        }
        return values;
    }

    private static int beaten(Scores scores, int no, Share share) {
        int mine = scores.primary(share);
        int theirs = scores.of(share.opponent()).stream()
                .filter(s -> s.round() == share.round() && s.opponent() == no)
                .mapToInt(scores::primary)
                .sum();
        // A draw may be worth more to Black (13.3), but it is not a win.
        boolean won = scores.clause().byMatches() || share.wins() > 0;
        return won && mine > theirs ? 1 : 0;
    }

    /** 对局时后走: has a meaning only between two. */
    private static Map<Integer, HalfPoints> blackInMutualGame(Scores scores, List<Integer> tied) {
        if (tied.size() != 2) {
            return Map.of();
        }
        Map<Integer, HalfPoints> values = new TreeMap<>();
        for (int no : tied) {
            int games = 0;
            for (Match match : scores.matches()) {
                if (tied.contains(match.first()) && tied.contains(match.second())) {
                    games += (int)
                            match.games().stream().filter(g -> hadBlack(g, no)).count();
                }
            }
            values.put(no, HalfPoints.of(games));
        }
        return values;
    }

    private static boolean hadBlack(Game game, int no) {
        return game.kind() == GameKind.REGULAR
                && game.black() == no
                && game.result().played();
    }

    /** A member who is not there comes after everybody. */
    private static int bestRank(MemberScore members, int depth) {
        return depth <= members.places().size() ? members.places().get(depth - 1) : Integer.MAX_VALUE / 2;
    }
}
