package org.chuhe.records.opening;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Square;
import org.chuhe.records.model.Line;

/**
 * The first rounds of a game as ECCO looks at them: in the mirror if Red began on the left, for 炮八平五 is 炮二平五.
 *
 * @param red Red's moves in coordinates
 * @param black Black's
 */
record OpeningMoves(List<String> red, List<String> black) {
    /** So many rounds tell what an opening is. */
    static final int ROUNDS = 10;

    OpeningMoves {
        red = List.copyOf(red);
        black = List.copyOf(black);
    }

    static OpeningMoves of(Line line) {
        boolean mirrored = line.move(1).from().file() < Square.FILES / 2;
        List<String> red = new ArrayList<>(ROUNDS);
        List<String> black = new ArrayList<>(ROUNDS);
        for (int ply = 1; ply <= Math.min(2 * ROUNDS, line.length()); ply++) {
            String move = Ecco.turned(line.move(ply), mirrored).toString();
            (ply % 2 == 1 ? red : black).add(move);
        }
        return new OpeningMoves(red, black);
    }

    /** In which of a side's moves it was played, from 1; 0 if not in these rounds. */
    int round(boolean ofRed, String move) {
        return (ofRed ? red : black).indexOf(move) + 1;
    }
}
