package org.chuhe.tournament.regulations;

import java.util.List;
import java.util.stream.Stream;
import org.chuhe.text.Coded;
import org.chuhe.tournament.text.Notice;

/**
 * 比赛办法: how an event is played (2011 rules, 第10条, 11.4), and what can be asked of it before there is an event. How its rounds
 * are made and its table is reckoned stands in {@code tournament.format}, a class for each.
 */
public enum Format implements Coded {
    /** 积分编排制, paired by the 定位编排法. */
    SWISS("swiss", "10.3", PairingSystem.SCORES),
    /** 大循环制. */
    ROUND_ROBIN("round-robin", "10.1", PairingSystem.TABLE),
    /** 单淘汰制. */
    KNOCKOUT("knockout", "10.4", PairingSystem.BRACKET),
    /** 双败淘汰制. */
    DOUBLE_ELIMINATION("double-elimination", "10.4", PairingSystem.BRACKET, Trait.SECOND_CHANCE),
    /** 分组循环制: groups, then a final among the best of each. */
    GROUPS("groups", "10.2", PairingSystem.TABLE, Trait.IN_GROUPS, Trait.FINAL_FOLLOWS),
    /** 积分晋圈淘汰制: Swiss rounds, then a knock-out of the best. */
    SWISS_KNOCKOUT("swiss-knockout", "10.5", PairingSystem.SCORES, Trait.FINAL_FOLLOWS),
    /** 积分末位淘汰制: Swiss rounds that the last in the table leave one after the other. */
    SWISS_ELIMINATION("swiss-elimination", "10.6", PairingSystem.SCORES, Trait.LAST_LEAVE),
    /** 全队轮赛制: two teams, every member meets every member of the other. */
    ALL_PLAY_ALL("all-play-all", "11.4", PairingSystem.WHOLE_TEAMS),
    /** 舍维宁根制: two units, every player meets every player of the other; 11.4 for individuals with results of their own. */
    SCHEVENINGEN("scheveningen", "11.4", PairingSystem.SIDES);

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
    }

    private enum Trait {
        IN_GROUPS,
        FINAL_FOLLOWS,
        LAST_LEAVE,
        SECOND_CHANCE
    }

    private final String code;
    private final String article;
    private final PairingSystem system;
    private final boolean inGroups;
    private final boolean finalFollows;
    private final boolean lastLeave;
    private final boolean secondChance;

    Format(String code, String article, PairingSystem system, Trait... traits) {
        this.code = code;
        this.article = article;
        this.system = system;
        List<Trait> has = List.of(traits);
        this.inGroups = has.contains(Trait.IN_GROUPS);
        this.finalFollows = has.contains(Trait.FINAL_FOLLOWS);
        this.lastLeave = has.contains(Trait.LAST_LEAVE);
        this.secondChance = has.contains(Trait.SECOND_CHANCE);
    }

    @Override
    public String code() {
        return code;
    }

    /** The article of the 2011 rules. */
    public String article() {
        return article;
    }

    /** What people call it. */
    public Notice label() {
        return Notice.plain("format." + code);
    }

    /** What it is for, in a sentence. */
    public Notice hint() {
        return Notice.plain("format." + code + ".hint");
    }

    /** How its entrants, or those of its first stage, are brought together. */
    public PairingSystem system() {
        return system;
    }

    /** Whether some rounds of this format are paired by scores. */
    public boolean pairsByScore() {
        return system == PairingSystem.SCORES;
    }

    /** Whether losers leave: every match must have a winner. */
    public boolean isBracket() {
        return system == PairingSystem.BRACKET;
    }

    /** Whether a loser of the bracket goes on in a second one. */
    public boolean hasSecondChance() {
        return secondChance;
    }

    /** Whether it begins with several tables side by side. */
    public boolean isInGroups() {
        return inGroups;
    }

    /** Whether the players of two units meet, so that the score of the units comes before places. */
    public boolean isBetweenSides() {
        return system == PairingSystem.SIDES;
    }

    /** Whether two whole teams meet (11.4). */
    public boolean isBetweenTeams() {
        return system == PairingSystem.WHOLE_TEAMS;
    }

    /** Whether one table has all games, each against each. */
    public boolean isOneTable() {
        return system == PairingSystem.TABLE && !isInGroups();
    }

    /** Whether a final stage with a format of its own follows. */
    public boolean hasFinal() {
        return finalFollows;
    }

    /** Whether a final stage may be played like this: by one table or bracket of those who reached it. */
    public boolean mayBeFinal() {
        return isOneTable() || isBracket();
    }

    /** Whether a stage of an event can be drawn like this. */
    public boolean mayBeStage() {
        return mayBeFinal() || isBetweenSides();
    }

    /** Those that a final stage may have. */
    public static List<Format> finals() {
        return Stream.of(values()).filter(Format::mayBeFinal).toList();
    }

    /** Whether the last of the table leave on the way (10.6). */
    public boolean lastLeave() {
        return lastLeave;
    }

    /** Whether everybody plays all rounds. */
    public boolean keepsField() {
        return !isBracket() && !hasFinal() && !lastLeave();
    }

    /** Whether the event ends with the number of rounds announced (附录二 一.2). */
    public boolean endsWithRounds() {
        return pairsByScore() && !hasFinal();
    }

    /** Whether who meets whom is known before the first round (附录一). */
    public boolean hasSchedule() {
        return system == PairingSystem.TABLE || system == PairingSystem.SIDES;
    }

    /** The article on an entrant who leaves: 19.2 where all meet all, 19.3 where scores pair; a bracket has none. */
    public String withdrawalArticle() {
        return system.withdrawalArticle;
    }

    /** The article on the draw of such an event. */
    public String drawArticle() {
        return system.drawArticle;
    }
}
