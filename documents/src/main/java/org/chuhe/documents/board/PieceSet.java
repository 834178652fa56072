package org.chuhe.documents.board;

import org.chuhe.core.Piece;
import org.chuhe.core.Side;

/** What stands on the pieces. */
public enum PieceSet {
    /** Characters in their traditional forms: 帥仕相俥傌炮兵 and 將士象車馬砲卒. No two kinds share one. */
    CHINESE(62),
    /** The letters of the WXF notation: K A E H R C P. */
    LETTERS(54);

    /** The size of the characters. */
    final double em;

    PieceSet(double em) {
        this.em = em;
    }

    /** The character on a piece. */
    public char character(Piece piece) {
        return this == CHINESE ? chinese(piece) : piece.kind().wxfLetter();
    }

    private static char chinese(Piece piece) {
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

    Glyph glyph(Piece piece) {
        GlyphFont glyphs = this == CHINESE ? GlyphFont.KAI : GlyphFont.HEI_BOLD;
        return glyphs.of(character(piece));
    }
}
