package org.chuhe.tournament.regulations;

import org.chuhe.text.Coded;

/**
 * An alternative reading of a clause that the book leaves open. Regulations name those they adopt; every one that is not
 * named is read the usual way, which is written here after "else".
 */
public enum Reading implements Coded {
    /** 附录二 一.10: mere alternation yields to position; else it comes before. */
    ALTERNATION_AFTER_POSITION("alternation-after-position"),
    /** 附录二 一.11(3): 多三 and 连三 are forbidden before the last round; else avoided as far as possible. */
    HARD_LIMITS("hard-limits"),
    /** 附录二 一.9: two floats in all; else two down and two up. */
    FLOATS_IN_TOTAL("floats-in-total"),
    /** 附录二 一.9: of two who could float, earlier floats count in the same direction only; else in both. */
    FLOATS_BY_DIRECTION("floats-by-direction"),
    /** 附录二 一.9: earlier floats do not matter for the choice of the bye; else it is chosen like a float down. */
    BYE_IS_NO_FLOAT("bye-is-no-float"),
    /** 附录二 一.5: the bye stays in the lowest group, with the fewest byes there; else nobody has a second bye. */
    BYE_IN_LOWEST_GROUP("bye-in-lowest-group"),
    /** 附录二 一.4 in team events: the score groups (积分段) are those of 总局分, as in 14.7; else of 场分. */
    PAIR_BY_GAME_POINTS("pair-by-game-points"),
    /** A forfeited game counts for the colours; else it has none. */
    ASSIGNED_COLOURS_COUNT("assigned-colours-count"),
    /** 附录二 一.6: who met only by forfeit may meet again; else never. */
    FORFEIT_MAY_MEET_AGAIN("forfeit-may-meet-again"),
    /** 直胜 among more than two by a table of their own games; else only between exactly two. */
    DIRECT_WIN_TABLE("direct-win-table"),
    /** "+" and byes are not 胜局; else they are (14.4). */
    UNPLAYED_WINS_NOT_COUNTED("unplayed-wins-not-counted"),
    /** 14.3.1: 前一轮成绩 is the full table of the round before; else the points after it. */
    PREVIOUS_TABLE("previous-table"),
    /** 14.3.2: 去除第一轮得分 takes the round's points out of every later sum; else drops the first sum. */
    CUT_ROUND_POINTS("cut-round-points"),
    /** 14.4: the lowest score of all players; else of those with a score above nothing. */
    BYE_OPPONENT_LOWEST_OF_ALL("bye-opponent-lowest-of-all"),
    /** 对手分 of a forfeit is that of a bye; else the score of the opponent assigned. */
    FORFEIT_OPPONENT_LIKE_BYE("forfeit-opponent-like-bye"),
    /** 小分 counts only games played; else "+" too. */
    SMALL_POINTS_PLAYED_ONLY("small-points-played-only"),
    /** 11.5: members' points are added; else their places (14.8). */
    MEMBER_POINTS("member-points"),
    /** A team with too few members takes the last place plus one for each; else it is not ranked. */
    MISSING_MEMBER_IS_LAST("missing-member-is-last"),
    /** When a criterion has split a tie, each part begins the list again; else it goes on. */
    RESTART_AFTER_SPLIT("restart-after-split");

    private final String code;

    Reading(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
