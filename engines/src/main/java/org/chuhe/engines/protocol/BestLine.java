package org.chuhe.engines.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;

/**
 * What a program thinks of a position, as people read it: from Red's side, and with moves that can be played.
 *
 * @param depth how deep it has looked, in plies
 * @param score hundredths of a pawn, from Red's side; empty where there is a mate
 * @param mate in how many moves somebody mates: Red if positive
 * @param moves the line of play it expects
 */
public record BestLine(int depth, OptionalInt score, OptionalInt mate, List<Move> moves) {
    public BestLine {
        moves = List.copyOf(moves);
    }

    /**
     * What a line says; empty if it says no score, or speaks of another line than the best.
     *
     * @param now the position that the program was asked about
     * @param longest how many moves are kept; they end before the first that could not be played
     */
    public static Optional<BestLine> read(String line, RankDialect ranks, Position now, int longest) {
        if (line.contains(" multipv ") && !line.contains(" multipv 1 ")) {
            return Optional.empty();
        }
        boolean red = now.sideToMove() == Side.RED;
        return SearchReport.read(line)
                .map(report -> new BestLine(
                        Math.min(report.depth(), 999),
                        report.mate().isPresent() ? OptionalInt.empty() : seen(report.score(), red),
                        seen(report.mate(), red),
                        playable(report.line(), ranks, now, longest)));
    }

    private static OptionalInt seen(OptionalInt value, boolean red) {
        return value.isEmpty() || red ? value : OptionalInt.of(-value.getAsInt());
    }

    private static List<Move> playable(String text, RankDialect ranks, Position now, int longest) {
        List<Move> moves = new ArrayList<>();
        Position position = now;
        for (String word : text.split("\\s+", longest + 1)) {
            Optional<Move> move = ranks.read(word).filter(position::isLegal);
            if (move.isEmpty() || moves.size() == longest) {
                break;
            }
            moves.add(move.get());
            position = position.play(move.get());
        }
        return moves;
    }
}
