package org.chuhe.tournament.regulations;

import org.chuhe.text.Coded;

/** 名次确定: which clause of 第14条 (2011 rules) orders the table. */
public enum RankingClause implements Coded {
    /** 一局循环制个人. */
    ROUND_ROBIN("14.1"),
    /** 两局或多局循环制个人. */
    ROUND_ROBIN_MATCHES("14.2"),
    /** 积分编排制个人, 对手分 first. */
    SWISS_OPPONENTS("14.3.1"),
    /** 积分编排制个人, 累进分 first. */
    SWISS_PROGRESSIVE("14.3.2"),
    /** 循环制团体. */
    TEAM_ROUND_ROBIN("14.5"),
    /** 积分编排制团体. */
    TEAM_SWISS("14.6"),
    /** 积分编排制团体 by 总局分. */
    TEAM_GAME_POINTS("14.7"),
    /** 队员总分制. */
    MEMBER_PLACES("14.8");

    private final String article;

    RankingClause(String article) {
        this.article = article;
    }

    /** The article, which is also the name in event files. */
    public String article() {
        return article;
    }

    /** The article: the book numbers the clauses. */
    @Override
    public String code() {
        return article;
    }

    /** Whether points are 场分, the score of whole matches, and not the sum of game points. */
    public boolean byMatches() {
        return this == ROUND_ROBIN_MATCHES
                || this == TEAM_ROUND_ROBIN
                || this == TEAM_SWISS
                || this == TEAM_GAME_POINTS;
    }

    /** Whether the book has it for events of teams alone. */
    public boolean forTeamsOnly() {
        return this == TEAM_ROUND_ROBIN || this == TEAM_SWISS || this == TEAM_GAME_POINTS;
    }

    /** The clause that the book has for such an event. */
    static RankingClause usual(Format format, TeamKind teams, boolean meetTwice) {
        if (format.isBetweenTeams()) {
            return TEAM_GAME_POINTS;
        }
        if (teams.pairsTeams()) {
            return format.pairsByScore() ? TEAM_SWISS : TEAM_ROUND_ROBIN;
        }
        if (format.pairsByScore()) {
            return SWISS_OPPONENTS;
        }
        return meetTwice ? ROUND_ROBIN_MATCHES : ROUND_ROBIN;
    }
}
