package org.chuhe.records.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;
import org.chuhe.records.model.GameRecord;

/**
 * Finds puzzles in games: mates by checks anywhere, played or missed; other mates where the game is about to end, as that
 * search is a long one. Only games from the usual beginning are looked at: a composed study is its author's.
 */
public final class PuzzleMaker {
    private static final long NODES_BY_CHECKS = 60_000;
    private static final long NODES = 2_000_000;

    /** Before that many plies have been played there is nothing but traps that everybody knows. */
    private static final int OPENING = 16;

    /** The plies before the end in which other mates are looked for. */
    private static final int END = 14;

    private static final int FEW_PIECES = 12;

    /** All puzzles of a game, in its order; often one is a part of the one before. */
    public List<Puzzle> puzzles(GameRecord game) {
        List<Puzzle> found = new ArrayList<>();
        if (!game.start().equals(Position.START)) {
            return found;
        }
        Board board = game.start().toBoard();
        for (int ply = 1; ply <= game.plies(); ply++) {
            board.make(game.mainLine().code(ply));
            if (ply >= OPENING) {
                puzzle(redToMove(board), ply > game.plies() - END).ifPresent(found::add);
            }
        }
        return found;
    }

    /** Set up anew, so that it is as it will be read, with Red to move. */
    private static Position redToMove(Board board) {
        Position position = Position.of(board, 1);
        Position red = position.sideToMove() == Side.RED ? position : position.colourSwapped();
        return Position.of(red.pieces(), Side.RED, 0, 1);
    }

    /**
     * The puzzle in a position with Red to move.
     *
     * @param thoroughly whether to look for more than checks
     */
    Optional<Puzzle> puzzle(Position position, boolean thoroughly) {
        Board board = position.toBoard();
        ForcedMate checks = new ForcedMate(true, NODES_BY_CHECKS);
        int byChecks = checks.length(board, Puzzle.LONGEST_BY_CHECKS);
        if (byChecks == 0 && !thoroughly) {
            return Optional.empty();
        }
        boolean few = position.pieces().size() <= FEW_PIECES;
        int longest = few ? Puzzle.LONGEST_ENDGAME : Puzzle.LONGEST;
        ForcedMate any = new ForcedMate(false, NODES);
        int moves = any.length(board, byChecks > 0 ? Math.min(byChecks, longest) : longest);
        any.startAgain();
        checks.startAgain();
        if (moves > 0) {
            Optional<Puzzle> free = Puzzle.of(position, false, moves, any);
            if (free.isPresent() || moves < byChecks) {
                return free;
            }
        }
        return byChecks > 1 ? Puzzle.of(position, true, byChecks, checks) : Optional.empty();
    }
}
