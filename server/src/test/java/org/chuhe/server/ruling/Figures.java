package org.chuhe.server.ruling;

import java.util.List;

/** Printed figures that tests ask about. */
final class Figures {
    /** 图6: a rook checks for ever. */
    static final Figure SIX = new Figure("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w", "车四平五 将5平6 车五平四 将6平5", "red-must-vary");
    /** 图2: Red chases the rook on every move, Black offers an exchange once. */
    static final Figure TWO = new Figure(
            "1r2kab1r/2c1a4/n1c1b1n2/4p2N1/p1p6/1C4P2/P1P1P4/2N1B3C/4A4/1RBAK2R1 w",
            "马二退一 车9平8 马一进二 车8平9",
            "red-must-vary");
    /** 图3: both chase, a draw. */
    static final Figure THREE =
            new Figure("5a3/5k3/4P4/p7p/9/8P/P8/4B4/2nRA2r1/2BAK4 w", "相五退三 车8平7 相三进五 车7平8", "draw");

    static final List<Figure> ALL = List.of(SIX, TWO, THREE);

    record Figure(String fen, String moves, String verdict) {
        String json() {
            return "{\"fen\":\"" + fen + "\",\"moves\":\"" + moves + "\"}";
        }
    }

    private Figures() {}
}
