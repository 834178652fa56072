package org.chuhe.tournament.regulations;

import org.chuhe.text.Coded;

/** 比赛办法: how an event is played (2011 rules, 第10条, 11.4). */
public enum Format implements Coded {
    /** 大循环制. */
    ROUND_ROBIN("round-robin", "10.1"),
    /** 分组循环制: groups, then a final among the best of each. */
    GROUPS("groups", "10.2"),
    /** 积分编排制, paired by the 定位编排法. */
    SWISS("swiss", "10.3"),
    /** 单淘汰制. */
    KNOCKOUT("knockout", "10.4"),
    /** 双败淘汰制. */
    DOUBLE_ELIMINATION("double-elimination", "10.4"),
    /** 积分晋圈淘汰制: Swiss rounds, then a knock-out of the best. */
    SWISS_KNOCKOUT("swiss-knockout", "10.5"),
    /** 积分末位淘汰制: Swiss rounds that the last in the table leave one after the other. */
    SWISS_ELIMINATION("swiss-elimination", "10.6"),
    /** 全队轮赛制: two teams, every member meets every member of the other. */
    ALL_PLAY_ALL("all-play-all", "11.4"),
    /** 舍维宁根制: two units, every player meets every player of the other; 11.4 for individuals with results of their own. */
    SCHEVENINGEN("scheveningen", "11.4");

    private final String code;
    private final String article;

    Format(String code, String article) {
        this.code = code;
        this.article = article;
    }

    @Override
    public String code() {
        return code;
    }

    /** The article of the 2011 rules. */
    public String article() {
        return article;
    }

    /** Whether some rounds of this format are paired by scores. */
    public boolean pairsByScore() {
        return this == SWISS || this == SWISS_KNOCKOUT || this == SWISS_ELIMINATION;
    }

    /** Whether losers leave: somebody must win every match. */
    public boolean isBracket() {
        return this == KNOCKOUT || this == DOUBLE_ELIMINATION;
    }

    /** Whether who meets whom is known before the first round (附录一). */
    public boolean hasSchedule() {
        return this == ROUND_ROBIN || this == GROUPS || this == SCHEVENINGEN;
    }

    /** The article on whoever leaves such an event: 19.2 where all meet all, 19.3 where scores pair; a bracket has none. */
    public String withdrawalArticle() {
        return hasSchedule() ? "19.2" : pairsByScore() ? "19.3" : "19.1";
    }

    /** The article on the draw of such an event. */
    public String drawArticle() {
        return pairsByScore() ? "附录二 一.3" : isBracket() ? "附录三" : "附录一";
    }
}
