package org.chuhe.server.training.exams;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.records.puzzle.ForcedMate;
import org.chuhe.records.puzzle.Puzzle;
import org.chuhe.records.puzzle.Solution;

/**
 * Marks the line that a candidate gives for a mate: Red's moves, and Black's answers that hold out longest. Every right move
 * of Red is worth two points, up to the first mistake of either side; a defence that loses sooner is one, since it proves
 * nothing.
 */
final class LineMarking {
    static final int POINTS = 2;

    /** Answers that are as good as those kept with the puzzle are rare; so much is looked at to know one. */
    private static final long NODES = 3_000_000;

    private LineMarking() {}

    static int possible(Puzzle puzzle) {
        return POINTS * puzzle.moves();
    }

    static int points(Puzzle puzzle, List<Move> line) {
        Position position = puzzle.position();
        Optional<Solution> known = Optional.of(puzzle.solution());
        ForcedMate search = new ForcedMate(puzzle.checksOnly(), NODES);
        int points = 0;
        for (int ply = 0; ply < line.size(); ply++) {
            Move move = line.get(ply);
            int left = puzzle.moves() - ply / 2;
            if (left == 0 || !position.isLegal(move)) {
                return points;
            }
            Position after = position.play(move);
            if (ply % 2 == 0) {
                if (!isRight(known, search, position.toBoard(), move, left, puzzle.checksOnly())) {
                    return points;
                }
                points += POINTS;
                if (after.legalMoves().isEmpty()) {
                    return points;
                }
            } else {
                Optional<Solution> next = known.flatMap(solution -> solution.replies().stream()
                        .filter(reply -> reply.move().equals(move))
                        .map(Solution.Reply::then)
                        .findFirst());
                // Here left is what was left before the answer: Red has one move fewer now.
                if (next.isEmpty() && search.mates(after.toBoard(), left - 2)) {
                    return points;
                }
                known = next;
            }
            position = after;
        }
        return points;
    }

    private static boolean isRight(
            Optional<Solution> known, ForcedMate search, Board board, Move move, int left, boolean checksOnly) {
        if (known.isPresent()) {
            return known.get().moves().contains(move);
        }
        return (!checksOnly || board.givesCheck(move.code())) && search.matesBy(board, move.code(), left);
    }
}
