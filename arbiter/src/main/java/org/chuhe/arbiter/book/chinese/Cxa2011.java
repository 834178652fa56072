package org.chuhe.arbiter.book.chinese;

/** 象棋竞赛规则 2011（试行）, Chinese Xiangqi Association. */
public final class Cxa2011 extends ChineseRules {
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
}
