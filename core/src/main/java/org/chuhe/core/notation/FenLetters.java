package org.chuhe.core.notation;

/** Which letters a FEN is written with. All are read. */
public enum FenLetters {
    /** K A B N R C P, as engines expect. */
    ENGINE,
    /** K A E H R C P, as in WXF. */
    WXF;

    /** The pieces of a FEN, given in the letters of engines. */
    String write(String board) {
        return switch (this) {
            case ENGINE -> board;
            case WXF ->
                board.replace('B', 'E').replace('b', 'e').replace('N', 'H').replace('n', 'h');
        };
    }
}
