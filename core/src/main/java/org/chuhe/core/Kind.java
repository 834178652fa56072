package org.chuhe.core;

import java.util.Optional;

/** The seven kinds of pieces (2011 rules, 1.2), with the letters of FEN and of the WXF notation. */
public enum Kind {
    /** 帅 / 将. */
    KING('K', 'K', '帅', '将'),
    /** 仕 / 士. */
    ADVISOR('A', 'A', '仕', '士'),
    /** 相 / 象. */
    ELEPHANT('B', 'E', '相', '象'),
    /** 马. */
    HORSE('N', 'H', '马', '马'),
    /** 车. */
    ROOK('R', 'R', '车', '车'),
    /** 炮. */
    CANNON('C', 'C', '炮', '炮'),
    /** 兵 / 卒. */
    PAWN('P', 'P', '兵', '卒');

    private final char fenLetter;
    private final char wxfLetter;
    private final char redName;
    private final char blackName;

    Kind(char fenLetter, char wxfLetter, char redName, char blackName) {
        this.fenLetter = fenLetter;
        this.wxfLetter = wxfLetter;
        this.redName = redName;
        this.blackName = blackName;
    }

    /** The upper-case letter that FEN uses: K A B N R C P. */
    public char fenLetter() {
        return fenLetter;
    }

    /** The upper-case letter that WXF uses: K A E H R C P. */
    public char wxfLetter() {
        return wxfLetter;
    }

    /** The simplified Chinese character on the piece of that side. */
    public char chineseName(Side side) {
        return side == Side.RED ? redName : blackName;
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
