package org.chuhe.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.core.Move;
import org.chuhe.core.Position;

/** What is measured on: positions and moves from seeded random play, the same in every run. */
final class Samples {
    private static final long SEED = 20201201;

    private Samples() {}

    /** A position and a legal move in it. */
    record Turn(Position position, Move move) {}

    /** Turns from random games, spread over openings, middle games and endings. */
    static List<Turn> turns(int count) {
        SplittableRandom random = new SplittableRandom(SEED);
        List<Turn> turns = new ArrayList<>(count);
        Position position = Position.START;
        while (turns.size() < count) {
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty() || position.moveNumber() > 100) {
                position = Position.START;
                continue;
            }
            Move move = moves.get(random.nextInt(moves.size()));
            turns.add(new Turn(position, move));
            position = position.play(move);
        }
        return List.copyOf(turns);
    }
}
