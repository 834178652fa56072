package org.chuhe.tournament.regulations;

import org.chuhe.text.Coded;

/** 团体赛比赛种类 (2011 rules, 第11条). */
public enum TeamKind implements Coded {
    /** Not a team event. */
    NONE("none", ""),
    /** 分台定人制: everyone keeps his board. */
    FIXED_BOARDS("fixed-boards", "11.1"),
    /** 分台换人制: substitutes may play, the order of the list is kept. */
    SUBSTITUTES("substitutes", "11.2"),
    /** 临时定台制: any order, settled before each match. */
    FREE_ORDER("free-order", "11.3"),
    /** 全队轮赛制: every member meets every member of the other team. */
    ALL_PLAY_ALL("all-play-all", "11.4"),
    /** 队员总分制: an individual event whose results are added up by team. */
    MEMBER_TOTAL("member-total", "11.5");

    private final String code;
    private final String article;

    TeamKind(String code, String article) {
        this.code = code;
        this.article = article;
    }

    @Override
    public String code() {
        return code;
    }

    /** The article of the 2011 rules, empty for {@link #NONE}. */
    public String article() {
        return article;
    }

    /** Whether teams, not players, are paired. */
    public boolean pairsTeams() {
        return this != NONE && this != MEMBER_TOTAL;
    }
}
