package org.chuhe.arbiter.rulebook;

/** 象棋竞赛规则 2020, Chinese Xiangqi Association. */
final class Cxa2020 extends ChineseRules {
    @Override
    public String id() {
        return "cxa2020";
    }

    /** 24.16 narrows the false root: retaking must itself be suicide, and such a move is not legal anyway. */
    @Override
    boolean matedRootIsFalse() {
        return false;
    }

    /** 26.10: if the offered piece takes part in mating, the offer is 杀 (图 29, commentary). */
    @Override
    boolean matedAcceptanceIsKill() {
        return true;
    }

    /**
     * 26.3, second paragraph: what is attacked without the moved piece taking part is not charged to it (参考图 21, 22,
     * and 参考图 37, idle where the same figure of 2011 is a chase).
     */
    @Override
    boolean mereEscapeIsIdle() {
        return true;
    }

    @Override
    String article(Rule rule) {
        return switch (rule) {
            case CHECK -> "24.1";
            case KILL -> "24.2";
            case CHASE -> "24.3";
            case EXCHANGE -> "24.4";
            case OFFER -> "24.5";
            case BLOCK -> "24.6";
            case FOLLOW -> "24.7";
            case IDLE -> "24.8";
            case PERPETUAL_CHECK -> "24.9";
            case PROHIBITED -> "24.13";
            case ROOTS -> "24.15";
            case FALSE_ROOT -> "24.16";
            case JOINT_CHASE -> "24.17";
            case NO_PERPETUAL_CHECK -> "25.1";
            case BOTH_ALLOWED -> "25.2";
            case ONE_PROHIBITED -> "25.3";
            case KING_AND_PAWN_MAY_CHASE -> "26.1";
            case KING_OR_PAWN_HELPS -> "26.1.1";
            case KING_ANSWERS_CHECK -> "26.1.2";
            case KEY_POINT -> "26.2";
            case OWN_DOING -> "26.3";
            case GRAVEST_COUNTS -> "26.4";
            case TIED_CAPTOR -> "26.5";
            case PAWN_VALUES -> "26.7";
            case LISTED -> "26.9.1";
            case ROOK_AGAINST_JOINT -> "26.9.2";
            case UNROOTED_AGAINST_JOINT -> "26.9.3";
            case OTHERWISE_DRAW -> "26.9.4";
            case LIKE_EXCHANGE -> "26.10";
            case CONTACT -> "26.11";
        };
    }
}
