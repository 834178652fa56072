package org.chuhe.arbiter.book.chinese;

/** 象棋竞赛规则 2020, Chinese Xiangqi Association. */
public final class Cxa2020 extends ChineseRules {
    @Override
    public String id() {
        return "cxa2020";
    }

    /** Chapter six is all that we have of it, and that stands in the place of 2011's. */
    @Override
    public boolean countsOnFromLender() {
        return true;
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

    /** 26.8, last sentence. */
    @Override
    boolean kingAndPawnEndUnevenExchanges() {
        return true;
    }

    /** 24.18: 用除帅（将）以外其他子“应将”. */
    @Override
    boolean kingMayAnswerOwnRuin() {
        return false;
    }

    /** A new 26.6 on strong and weak pieces has moved the following ones by one. */
    @Override
    String number(Rule rule) {
        return switch (rule) {
            case PIECE_VALUES -> "26.6";
            case PAWN_VALUES -> "26.7";
            case KING_OR_PAWN_TAKES -> "26.8";
            case LISTED -> "26.9.1";
            case ROOK_AGAINST_JOINT -> "26.9.2";
            case UNROOTED_AGAINST_JOINT -> "26.9.3";
            case OTHERWISE_DRAW -> "26.9.4";
            case LIKE_EXCHANGE -> "26.10";
            case CONTACT -> "26.11";
            default -> super.number(rule);
        };
    }
}
