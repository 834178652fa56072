package org.chuhe.arbiter.rulebook;

/** The rules of the Chinese editions by what they say; every edition has its own numbers for them. */
enum Rule {
    /** 将. */
    CHECK,
    /** 杀. */
    KILL,
    /** 捉. */
    CHASE,
    /** 兑. */
    EXCHANGE,
    /** 献. */
    OFFER,
    /** 拦. */
    BLOCK,
    /** 跟. */
    FOLLOW,
    /** 闲. */
    IDLE,
    /** 长将. */
    PERPETUAL_CHECK,
    /** 禁止着法: nothing but attacks. */
    PROHIBITED,
    /** 有根子、无根子和少根子. */
    ROOTS,
    /** 假根. */
    FALSE_ROOT,
    /** 联合捉子. */
    JOINT_CHASE,
    /** 25.1: no unilateral perpetual check, ever. */
    NO_PERPETUAL_CHECK,
    /** 25.2: both sides' play allowed. */
    BOTH_ALLOWED,
    /** 25.3: one side's play prohibited. */
    ONE_PROHIBITED,
    /** 帅(将)、兵(卒)本身允许长捉. */
    KING_AND_PAWN_MAY_CHASE,
    /** A king or pawn move that lets another piece capture. */
    KING_OR_PAWN_HELPS,
    /** 走动帅(将)应将. */
    KING_ANSWERS_CHECK,
    /** 占据守和要点. */
    KEY_POINT,
    /** 自毙, and what one's own move has caused. */
    OWN_DOING,
    /** 从重裁处: the gravest effect counts. */
    GRAVEST_COUNTS,
    /** 做“根”子和被“牵”子捉子. */
    TIED_CAPTOR,
    /** The floating value of pawns across the river. */
    PAWN_VALUES,
    /** Both prohibited: the closed list. */
    LISTED,
    /** Both prohibited: chase of a rook against a joint one. */
    ROOK_AGAINST_JOINT,
    /** Both prohibited: chase of an unprotected piece against a joint one. */
    UNROOTED_AGAINST_JOINT,
    /** Both prohibited: everything else is a draw. */
    OTHERWISE_DRAW,
    /** 同兵种邀兑. */
    LIKE_EXCHANGE,
    /** 车马同时与马(车炮同时与炮)产生接触. */
    CONTACT
}
