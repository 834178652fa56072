package org.chuhe.records.moves;

import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.notation.AbbreviatedRecord;
import org.chuhe.core.notation.ChineseNotation;
import org.chuhe.core.notation.ChineseStyle;
import org.chuhe.core.notation.Iccs;
import org.chuhe.core.notation.WxfDialect;
import org.chuhe.core.notation.WxfNotation;

/** How moves are written. */
public enum MoveNotation {
    CHINESE("Chinese"),
    ABBREVIATED("Chinese"),
    WXF("WXF"),
    ICCS("ICCS");

    private final String pgnFormat;

    MoveNotation(String pgnFormat) {
        this.pgnFormat = pgnFormat;
    }

    /** What PGN's tag Format says. */
    public String pgnFormat() {
        return pgnFormat;
    }

    public void write(Board board, int code, StringBuilder out) {
        switch (this) {
            case CHINESE -> ChineseNotation.write(board, code, ChineseStyle.SIMPLIFIED.withFullWidth(), out);
            case ABBREVIATED -> out.append(AbbreviatedRecord.write(Position.of(board, 1), Move.of(code)));
            case WXF -> WxfNotation.write(board, code, WxfDialect.WXF_1997, out);
            case ICCS -> out.append(Iccs.writeDashed(Move.of(code)));
        }
    }
}
