package org.chuhe.tournament.regulations;

/** How the entrants of a stage are brought together. */
public enum PairingSystem {
    /** 积分编排: round by round, those with equal scores (附录二). */
    SCORES("附录二 一.3", "19.3"),
    /** 循环: everybody meets everybody, by a table (附录一). */
    TABLE("附录一", "19.2"),
    /** Everybody of one unit meets everybody of the other, by a table. */
    SIDES("附录一", "19.2"),
    /** 淘汰: winners go on, by a chart (附录三). */
    BRACKET("附录三", "19.1"),
    /** Two teams meet, every member of one and every member of the other. */
    WHOLE_TEAMS("附录一", "19.1");

    private final String drawArticle;
    private final String withdrawalArticle;

    PairingSystem(String drawArticle, String withdrawalArticle) {
        this.drawArticle = drawArticle;
        this.withdrawalArticle = withdrawalArticle;
    }

    String drawArticle() {
        return drawArticle;
    }

    String withdrawalArticle() {
        return withdrawalArticle;
    }
}
