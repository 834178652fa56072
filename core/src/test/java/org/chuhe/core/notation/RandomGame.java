package org.chuhe.core.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.core.Move;
import org.chuhe.core.Position;

/** A random legal game from the start, each move in a random notation. */
record RandomGame(Position start, List<Move> moves, List<String> mixed) {
    static RandomGame play(SplittableRandom random, int plies) {
        List<Move> moves = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        Position position = Position.START;
        for (int i = 0; i < plies; i++) {
            List<Move> legal = position.legalMoves();
            if (legal.isEmpty()) {
                break;
            }
            Move move = legal.get(random.nextInt(legal.size()));
            moves.add(move);
            texts.add(
                    switch (random.nextInt(5)) {
                        case 0 -> ChineseNotation.write(position, move);
                        case 1 -> ChineseNotation.write(position, move, ChineseStyle.TRADITIONAL.withFullWidth());
                        case 2 -> AbbreviatedRecord.write(position, move);
                        case 3 -> WxfNotation.write(position, move);
                        default -> Iccs.writeDashed(move);
                    });
            position = position.play(move);
        }
        return new RandomGame(Position.START, moves, texts);
    }
}
