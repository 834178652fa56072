package org.chuhe.arbiter.book.chinese;

/** The rules of the Chinese editions by what they say, with their numbers of 2011; an edition may number differently. */
enum Rule {
    /** 将. */
    CHECK("24.1"),
    /** 杀. */
    KILL("24.2"),
    /** 捉. */
    CHASE("24.3"),
    /** 兑. */
    EXCHANGE("24.4"),
    /** 献. */
    OFFER("24.5"),
    /** 拦. */
    BLOCK("24.6"),
    /** 跟. */
    FOLLOW("24.7"),
    /** 闲. */
    IDLE("24.8"),
    /** 长将. */
    PERPETUAL_CHECK("24.9"),
    /** 禁止着法: nothing but attacks. */
    PROHIBITED("24.13"),
    /** 有根子、无根子和少根子. */
    ROOTS("24.15"),
    /** 假根. */
    FALSE_ROOT("24.16"),
    /** 联合捉子. */
    JOINT_CHASE("24.17"),
    /** 自毙. */
    SELF_EXPOSURE("24.18"),
    /** 25.1: no unilateral perpetual check, ever. */
    NO_PERPETUAL_CHECK("25.1"),
    /** 25.2: both sides' play allowed. */
    BOTH_ALLOWED("25.2"),
    /** 25.3: one side's play prohibited. */
    ONE_PROHIBITED("25.3"),
    /** 帅(将)、兵(卒)本身允许长捉. */
    KING_AND_PAWN_MAY_CHASE("26.1"),
    /** A king or pawn move that lets another piece capture. */
    KING_OR_PAWN_HELPS("26.1.1"),
    /** 走动帅(将)应将. */
    KING_ANSWERS_CHECK("26.1.2"),
    /** 占据守和要点. */
    KEY_POINT("26.2"),
    /** 自毙, and what one's own move has caused. */
    OWN_DOING("26.3"),
    /** 从重裁处: the gravest effect counts. */
    GRAVEST_COUNTS("26.4"),
    /** 做“根”子和被“牵”子捉子. */
    TIED_CAPTOR("26.5"),
    /** What pieces are worth; 2020 spells out strong against weak ones. */
    PIECE_VALUES("1.2"),
    /** The floating value of pawns across the river. */
    PAWN_VALUES("26.6"),
    /** Captures by king and pawn that count. */
    KING_OR_PAWN_TAKES("26.7"),
    /** Both prohibited: the closed list. */
    LISTED("26.8.1"),
    /** Both prohibited: chase of a rook against a joint one. */
    ROOK_AGAINST_JOINT("26.8.2"),
    /** Both prohibited: chase of an unprotected piece against a joint one. */
    UNROOTED_AGAINST_JOINT("26.8.3"),
    /** Both prohibited: everything else is a draw. */
    OTHERWISE_DRAW("26.8.4"),
    /** 同兵种邀兑. */
    LIKE_EXCHANGE("26.9"),
    /** 车马同时与马(车炮同时与炮)产生接触. */
    CONTACT("26.10");

    private final String number;

    Rule(String number) {
        this.number = number;
    }

    /** The article in the edition of 2011. */
    String number() {
        return number;
    }
}
