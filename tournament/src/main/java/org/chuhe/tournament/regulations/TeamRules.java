package org.chuhe.tournament.regulations;

/**
 * How teams play.
 *
 * @param kind one of the five kinds of 第11条
 * @param boards how many of a team sit down in a match; in 队员总分制, how many of a unit count
 * @param substitutes how many more may be entered (11.2)
 */
public record TeamRules(TeamKind kind, int boards, int substitutes) {
    /** An individual event. */
    public static final TeamRules INDIVIDUAL = new TeamRules(TeamKind.NONE, 1, 0);

    /** How many a team must enter: one for each board; in 全队轮赛制 teams may differ (11.4). */
    public int fewestMembers() {
        return kind == TeamKind.ALL_PLAY_ALL ? 1 : boards;
    }
}
