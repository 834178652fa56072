package org.chuhe.tournament.model;

/**
 * What counts against an entrant in a tie: fouls (犯规, 第14条) and the sanctions of 18.5.
 *
 * @param fouls technical fouls, of all members in a team
 * @param warnings 警告, 18.1
 * @param disqualifications 取消当场比赛资格, 18.2
 */
public record Conduct(int fouls, int warnings, int disqualifications) {
    public static final Conduct CLEAN = new Conduct(0, 0, 0);
}
