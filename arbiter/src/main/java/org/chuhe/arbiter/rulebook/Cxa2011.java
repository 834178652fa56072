package org.chuhe.arbiter.rulebook;

/** 象棋竞赛规则 2011（试行）, Chinese Xiangqi Association. */
final class Cxa2011 extends ChineseRules {
    @Override
    public String id() {
        return "cxa2011";
    }

    /** 24.16 leaves it open why a root "cannot leave its line": a root that is mated when it retakes is false too. */
    @Override
    boolean matedRootIsFalse() {
        return true;
    }

    /** 26.9: if the invited side is mated after accepting, the offer is 捉 (图 29, commentary). */
    @Override
    boolean matedAcceptanceIsKill() {
        return false;
    }

    /** Nothing in 2011 excuses a piece that merely escapes: the capture it makes sound is a chase (参考图 35). */
    @Override
    boolean mereEscapeIsIdle() {
        return false;
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
            case PAWN_VALUES -> "26.6";
            case LISTED -> "26.8.1";
            case ROOK_AGAINST_JOINT -> "26.8.2";
            case UNROOTED_AGAINST_JOINT -> "26.8.3";
            case OTHERWISE_DRAW -> "26.8.4";
            case LIKE_EXCHANGE -> "26.9";
            case CONTACT -> "26.10";
        };
    }
}
