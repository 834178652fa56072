package org.chuhe.core;

import java.util.Optional;

/** The seven kinds of pieces (2011 rules, 1.2), with the letters of FEN and of the WXF notation. */
public enum Kind {
    /** 帅 / 将. */
    KING('K', 'K'),
    /** 仕 / 士. */
    ADVISOR('A', 'A'),
    /** 相 / 象. */
    ELEPHANT('B', 'E'),
    /** 马. */
    HORSE('N', 'H'),
    /** 车. */
    ROOK('R', 'R'),
    /** 炮. */
    CANNON('C', 'C'),
    /** 兵 / 卒. */
    PAWN('P', 'P');

    private final char fenLetter;
    private final char wxfLetter;

    Kind(char fenLetter, char wxfLetter) {
        this.fenLetter = fenLetter;
        this.wxfLetter = wxfLetter;
    }

    /** The upper-case letter that FEN uses: K A B N R C P. */
    public char fenLetter() {
        return fenLetter;
    }

    /** The upper-case letter that WXF uses: K A E H R C P. */
    public char wxfLetter() {
        return wxfLetter;
    }

    /** The kind for a letter of FEN or WXF, upper or lower case; H is N and E is B. */
    public static Optional<Kind> ofLetter(char letter) {
        return switch (letter) {
            case 'K', 'k' -> Optional.of(KING);
            case 'A', 'a' -> Optional.of(ADVISOR);
            case 'B', 'b', 'E', 'e' -> Optional.of(ELEPHANT);
            case 'N', 'n', 'H', 'h' -> Optional.of(HORSE);
            case 'R', 'r' -> Optional.of(ROOK);
            case 'C', 'c' -> Optional.of(CANNON);
            case 'P', 'p' -> Optional.of(PAWN);
            default -> Optional.empty();
        };
    }
}
