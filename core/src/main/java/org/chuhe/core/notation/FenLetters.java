package org.chuhe.core.notation;

import org.chuhe.core.Piece;
import org.chuhe.core.Side;

/** Which letters a FEN is written with. All are read. */
public enum FenLetters {
    /** K A B N R C P, as engines expect. */
    ENGINE,
    /** K A E H R C P, as in WXF. */
    WXF;

    char of(Piece piece) {
        if (this == ENGINE) {
            return piece.fenLetter();
        }
        char letter = piece.kind().wxfLetter();
        return piece.side() == Side.RED ? letter : Character.toLowerCase(letter);
    }
}
