package org.chuhe.cli;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Square;
import org.chuhe.core.notation.Fen;

/** Reads what people type. */
final class Input {
    private Input() {}

    static Position position(String fen) {
        return Fen.read(fen);
    }

    static List<Move> moves(Position position, List<String> texts) {
        List<Move> moves = new ArrayList<>();
        if (texts.isEmpty()) {
            return moves;
        }
        for (String text : String.join(" ", texts).trim().split("\\s+")) {
            moves.add(new Move(
                    Square.parse(text.substring(0, 2)).orElseThrow(),
                    Square.parse(text.substring(2)).orElseThrow()));
        }
        return moves;
    }
}
