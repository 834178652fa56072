package org.chuhe.documents.board;

import org.chuhe.core.Piece;
import org.chuhe.core.Side;
import org.chuhe.text.Coded;

/** What stands on the pieces. */
public enum PieceSet implements Coded {
    /** Characters in their traditional forms: 帥仕相俥傌炮兵 and 將士象車馬砲卒. No two kinds share one. */
    CHINESE("chinese", 62),
    /** Characters in their simplified forms, as the rule books write them: 帅仕相车马炮兵 and 将士象车马炮卒. */
    SIMPLIFIED("simplified", 62),
    /** The letters of the WXF notation: K A E H R C P. */
    LETTERS("letters", 54);

    private final String code;
    /** The size of the characters. */
    final double em;

    PieceSet(String code, double em) {
        this.code = code;
        this.em = em;
    }

    @Override
    public String code() {
        return code;
    }

    /** The character on a piece. */
    public char character(Piece piece) {
        return switch (this) {
            case CHINESE -> traditional(piece);
            case SIMPLIFIED -> simplified(piece);
            case LETTERS -> piece.kind().wxfLetter();
        };
    }

    private static char traditional(Piece piece) {
        boolean red = piece.side() == Side.RED;
        return switch (piece.kind()) {
            case KING -> red ? '帥' : '將';
            case ADVISOR -> red ? '仕' : '士';
            case ELEPHANT -> red ? '相' : '象';
            case HORSE -> red ? '傌' : '馬';
            case ROOK -> red ? '俥' : '車';
            case CANNON -> red ? '炮' : '砲';
            case PAWN -> red ? '兵' : '卒';
        };
    }

    private static char simplified(Piece piece) {
        return switch (piece.kind()) {
            case KING -> piece.side() == Side.RED ? '帅' : '将';
            case HORSE -> '马';
            case ROOK -> '车';
            case CANNON -> '炮';
            case ADVISOR, ELEPHANT, PAWN -> traditional(piece);
        };
    }

    /** How much the strokes of the characters are widened. */
    double brush() {
        return this == LETTERS ? 0 : 1.2;
    }

    Glyph glyph(Piece piece) {
        GlyphFont glyphs = this == LETTERS ? GlyphFont.HEI_BOLD : GlyphFont.KAI;
        return glyphs.of(character(piece));
    }
}
