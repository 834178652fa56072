package org.chuhe.core.notation;

import java.util.Map;
import java.util.TreeMap;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;

/** Positions as FEN: ranks from Black's back rank down, then the side to move and the counters. */
public final class Fen {
    private Fen() {}

    /** Reads a FEN. */
    public static Position read(String fen) {
        String[] fields = fen.trim().split("\\s+", -1);
        Map<Square, Piece> pieces = new TreeMap<>();
        String[] ranks = fields[0].split("/", -1);
        for (int i = 0; i < ranks.length; i++) {
            int file = 0;
            for (char c : ranks[i].toCharArray()) {
                if (c >= '1' && c <= '9') {
                    file += c - '0';
                } else {
                    pieces.put(Square.of(file++, 9 - i), Piece.ofLetter(c).orElseThrow());
                }
            }
        }
        Side side = fields.length > 1 && fields[1].equals("b") ? Side.BLACK : Side.RED;
        int quiet = fields.length > 4 ? Integer.parseInt(fields[4]) : 0;
        int number = fields.length > 5 ? Integer.parseInt(fields[5]) : 1;
        return Position.of(pieces, side, quiet, number);
    }

    /** Writes the FEN of a position. */
    public static String write(Position position) {
        StringBuilder text = new StringBuilder();
        for (int rank = 9; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 9; file++) {
                var piece = position.pieceAt(Square.of(file, rank));
                if (piece.isEmpty()) {
                    empty++;
                    continue;
                }
                if (empty > 0) {
                    text.append(empty);
                    empty = 0;
                }
                text.append(piece.get().fenLetter());
            }
            if (empty > 0) {
                text.append(empty);
            }
            text.append(rank > 0 ? "/" : "");
        }
        return text.append(position.sideToMove() == Side.RED ? " w" : " b")
                .append(" - - ")
                .append(position.quietPlies())
                .append(' ')
                .append(position.moveNumber())
                .toString();
    }
}
