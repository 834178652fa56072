package org.chuhe.arbiter.book.chinese;

/**
 * The rules of the Chinese editions by what they say, with their numbers of 1999, 2011 and 2020. Of 1999 the numbers of
 * the definitions are not known: chapter VI. In 2020 a new 26.6 has moved the following by one.
 */
enum Rule {
    /** 将. */
    CHECK("VI", "24.1", "24.1"),
    /** 杀. */
    KILL("VI", "24.2", "24.2"),
    /** 捉. */
    CHASE("VI", "24.3", "24.3"),
    /** 兑. */
    EXCHANGE("VI", "24.4", "24.4"),
    /** 献. */
    OFFER("VI", "24.5", "24.5"),
    /** 拦. */
    BLOCK("VI", "24.6", "24.6"),
    /** 跟. */
    FOLLOW("VI", "24.7", "24.7"),
    /** 闲. */
    IDLE("VI", "24.8", "24.8"),
    /** 长将. */
    PERPETUAL_CHECK("VI", "24.9", "24.9"),
    /** 禁止着法: nothing but attacks. */
    PROHIBITED("VI", "24.13", "24.13"),
    /** 有根子、无根子和少根子. */
    ROOTS("VI", "24.15", "24.15"),
    /** 假根. */
    FALSE_ROOT("VI", "24.16", "24.16"),
    /** 联合捉子. */
    JOINT_CHASE("VI", "24.17", "24.17"),
    /** 自毙. */
    SELF_EXPOSURE("VI", "24.18", "24.18"),
    /** 25.1: no unilateral perpetual check, ever. */
    NO_PERPETUAL_CHECK("26.1", "25.1", "25.1"),
    /** 25.2: both sides' play allowed. */
    BOTH_ALLOWED("26.2", "25.2", "25.2"),
    /** 25.3: one side's play prohibited. */
    ONE_PROHIBITED("26.4", "25.3", "25.3"),
    /** 帅(将)、兵(卒)本身允许长捉. */
    KING_AND_PAWN_MAY_CHASE("27.1–27.2", "26.1", "26.1"),
    /** A king or pawn move that lets another piece capture. */
    KING_OR_PAWN_HELPS("27.1", "26.1.1", "26.1.1"),
    /** 走动帅(将)应将. */
    KING_ANSWERS_CHECK("27.1", "26.1.2", "26.1.2"),
    /** 占据守和要点. */
    KEY_POINT("27.3", "26.2", "26.2"),
    /** 自毙, and what one's own move has caused. */
    OWN_DOING("VI", "26.3", "26.3"),
    /** 从重裁处: the gravest effect counts. */
    GRAVEST_COUNTS("27.4", "26.4", "26.4"),
    /** 做“根”子和被“牵”子捉子. */
    TIED_CAPTOR("VI", "26.5", "26.5"),
    /** What pieces are worth; 2020 spells out strong against weak ones. */
    PIECE_VALUES("VI", "1.2", "26.6"),
    /** The floating value of pawns across the river. */
    PAWN_VALUES("VI", "26.6", "26.7"),
    /** Captures by king and pawn that count. */
    KING_OR_PAWN_TAKES("27.1–27.2", "26.7", "26.8"),
    /** Both prohibited: the closed list. */
    LISTED("VI", "26.8.1", "26.9.1"),
    /** Both prohibited: chase of a rook against a joint one. */
    ROOK_AGAINST_JOINT("VI", "26.8.2", "26.9.2"),
    /** Both prohibited: chase of an unprotected piece against a joint one. */
    UNROOTED_AGAINST_JOINT("VI", "26.8.3", "26.9.3"),
    /** Both prohibited: everything else is a draw. */
    OTHERWISE_DRAW("26.3", "26.8.4", "26.9.4"),
    /** 同兵种邀兑. */
    LIKE_EXCHANGE("VI", "26.9", "26.10"),
    /** 车马同时与马(车炮同时与炮)产生接触. */
    CONTACT("VI", "26.10", "26.11");

    private final String of1999;
    private final String of2011;
    private final String of2020;

    Rule(String of1999, String of2011, String of2020) {
        this.of1999 = of1999;
        this.of2011 = of2011;
        this.of2020 = of2020;
    }

    String of1999() {
        return of1999;
    }

    String of2011() {
        return of2011;
    }

    String of2020() {
        return of2020;
    }
}
