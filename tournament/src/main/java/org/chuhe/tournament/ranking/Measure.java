package org.chuhe.tournament.ranking;

import org.chuhe.tournament.text.Message;

/** What a criterion of 第14条 (2011 rules) looks at. */
public enum Measure {
    /** 积分: the sum of game points. */
    POINTS("points", "13.1"),
    /** 场分: the sum of match points. */
    MATCH_POINTS("matchPoints", "13.2"),
    /** 局分总和, 总局分: the sum of game points where matches rank first. */
    GAME_POINTS("gamePoints", "13.2"),
    /** Disqualifications from a game: fewer is better, before anything but points. */
    DISQUALIFICATIONS("disqualifications", "18.5"),
    /** Warnings: fewer is better. */
    WARNINGS("warnings", "18.5"),
    /** 小分: the points of all beaten opponents and half of those of drawn ones. */
    SMALL_POINTS("smallPoints", "14.1"),
    /** 对手分: the points of all opponents met. */
    OPPONENT_SCORE("opponentScore", "14.3.1"),
    /** 团体对手分. */
    OPPONENT_MATCH_POINTS("opponentMatchPoints", "14.6"),
    /** 累进分: the sum of the scores after each round. */
    PROGRESSIVE("progressive", "14.3.2"),
    /** 累进分 without the first rounds. */
    PROGRESSIVE_CUT("progressiveCut", "14.3.2"),
    /** 胜局. */
    WINS("wins", "14.1"),
    /** 全队胜场. */
    MATCH_WINS("matchWins", "14.5"),
    /** 全队胜局. */
    GAME_WINS("gameWins", "14.5"),
    /** 直胜: who beat the other. */
    DIRECT("direct", "14.1"),
    /** 犯规: fewer is better. */
    FOULS("fouls", "14.1"),
    /** 后走局数: who had Black more often. */
    BLACK_GAMES("blackGames", "14.1"),
    /** 对局时后走: who had Black in the game of the two. */
    BLACK_IN_MUTUAL_GAME("blackInMutualGame", "14.1"),
    /** 后走胜局. */
    BLACK_WINS("blackWins", "14.2"),
    /** 前一轮成绩. */
    PREVIOUS_ROUND("previousRound", "14.3.1"),
    /** 个人名次总和: fewer is better. */
    RANK_SUM("rankSum", "14.8"),
    /** 个人成绩之和. */
    POINTS_SUM("pointsSum", "11.5"),
    /** 最高个人名次, then the next best: fewer is better. */
    BEST_RANK("bestRank", "14.8"),
    /** How far an entrant came in an event with stages, or before he was cut. */
    STAGE("stage", "10.5"),
    /** The place the bracket gave. */
    BRACKET("bracket", "10.4"),
    /** The place in the group. */
    GROUP_PLACE("groupPlace", "10.2");

    private final String id;
    private final String article;

    Measure(String id, String article) {
        this.id = id;
        this.article = article;
    }

    /** The name in files and programs. */
    public String id() {
        return id;
    }

    /** The article that defines it. */
    public String article() {
        return article;
    }

    /** The name in tables. */
    public Message label() {
        return Message.of("measure." + id, article);
    }

    /** Whether less ranks higher. */
    public boolean fewerIsBetter() {
        return switch (this) {
            case DISQUALIFICATIONS, WARNINGS, FOULS, RANK_SUM, BEST_RANK, BRACKET, GROUP_PLACE -> true;
            default -> false;
        };
    }

    /** Whether it has a meaning only among those who are level. */
    public boolean amongTied() {
        return this == DIRECT || this == BLACK_IN_MUTUAL_GAME;
    }
}
