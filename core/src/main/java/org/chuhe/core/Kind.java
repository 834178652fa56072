package org.chuhe.core;

import java.util.Optional;
import org.chuhe.text.Coded;

/** The seven kinds of pieces (2011 rules, 1.2), with the letters of FEN and of the WXF notation. */
public enum Kind implements Coded {
    /** 帅 / 将. */
    KING("king", 'K', 'K'),
    /** 仕 / 士. */
    ADVISOR("advisor", 'A', 'A'),
    /** 相 / 象. */
    ELEPHANT("elephant", 'B', 'E'),
    /** 马. */
    HORSE("horse", 'N', 'H'),
    /** 车. */
    ROOK("rook", 'R', 'R'),
    /** 炮. */
    CANNON("cannon", 'C', 'C'),
    /** 兵 / 卒. */
    PAWN("pawn", 'P', 'P');

    private final String code;
    private final char fenLetter;
    private final char wxfLetter;

    Kind(String code, char fenLetter, char wxfLetter) {
        this.code = code;
        this.fenLetter = fenLetter;
        this.wxfLetter = wxfLetter;
    }

    @Override
    public String code() {
        return code;
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
