package org.chuhe.documents.ruling;

import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.sequence.MoveSequence;

/** Figures of the rules of 2020 with all kinds of natures between them. */
final class Figures {
    private Figures() {}

    private static Ruling judge(long nodes, String fen, String moves) {
        Position position = Fen.read(fen);
        return Arbiter.of(RuleBooks.CXA_2020)
                .withNodes(nodes)
                .judge(MoveSequence.of(position, MoveReader.readAll(position, moves)))
                .ruling();
    }

    private static Ruling judge(String fen, String moves) {
        return judge(Arbiter.DEFAULT_NODES, fen, moves);
    }

    /** Figure 7: 杀 拦 杀 拦. */
    static Ruling killAndBlock() {
        return judge("2bak1c2/4aRN1r/4b4/9/9/9/3pp4/2n1B4/9/2B1K3C w", "炮一平二 车9平8 炮二平一 车8平9");
    }

    /** Figure 2: 捉 兑 捉 捉. */
    static Ruling chaseAndExchange() {
        return judge("1r2kab1r/2c1a4/n1c1b1n2/4p2N1/p1p6/1C4P2/P1P1P4/2N1B3C/4A4/1RBAK2R1 w", "马二退一 车9平8 马一进二 车8平9");
    }

    /** 跟 闲 捉 闲. */
    static Ruling chaseAndFollow() {
        return judge("2P1kn3/4r4/9/9/p3p3R/9/4P4/4B4/9/2BAKA3 w", "i5i9 e8f8 i9i5 f8e8");
    }

    /** Figure 7 with next to no search: its first ply stays open. */
    static Ruling undecided() {
        return judge(5, "2bak1c2/4aRN1r/4b4/9/9/9/3pp4/2n1B4/9/2B1K3C w", "炮一平二 车9平8 炮二平一 车8平9");
    }
}
