package org.chuhe.records.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.chuhe.core.board.Board;

/**
 * Whether the side to move mates within so many moves of its own, whatever is answered. Every move is tried, and every
 * answer; who has no move left is mated, in check or not (困毙 is lost as well). A win within a number of moves is over before
 * anything can recur three times, so that no rule about repetitions has a say in it.
 *
 * <p>The arbiter's own search (24.2) asks another question: whether checks go on until mate, however many. Here the
 * number counts, quiet moves do too, and all moves that win are wanted, since a puzzle has only one.
 */
public final class ForcedMate {
    private static final int SLOTS = 1 << 18;
    private static final long SCRAMBLE = 0x9E3779B97F4A7C15L;

    private final boolean checksOnly;
    private final long limit;
    private long used;
    private boolean exhausted;

    private final long[] keys = new long[SLOTS];
    private final boolean[] won = new boolean[SLOTS];
    private final List<int[]> buffers = new ArrayList<>();
    /** By the plies so far: the answer that held last; it often holds against the next move too. */
    private final List<Integer> holding = new ArrayList<>();

    /**
     * A search.
     *
     * @param checksOnly whether the attacker must check with every move (连将杀)
     * @param limit how many positions may be looked at before {@link #startAgain}
     */
    public ForcedMate(boolean checksOnly, long limit) {
        this.checksOnly = checksOnly;
        this.limit = limit;
    }

    /** Whether a search had to stop: then what it denied may be so all the same. */
    public boolean isExhausted() {
        return exhausted;
    }

    /** Counts from nothing again; what was found out is kept. */
    public void startAgain() {
        used = 0;
        exhausted = false;
    }

    /** The fewest moves in which the side to move mates; 0 if it takes more than so many, or there is no mate. */
    public int length(Board board, int longest) {
        for (int moves = 1; moves <= longest && !exhausted; moves++) {
            if (mates(board, moves)) {
                return moves;
            }
        }
        return 0;
    }

    /** Whether the side to move mates within so many moves. */
    public boolean mates(Board board, int moves) {
        return moves > 0 && attack(board, moves, 0);
    }

    /** Whether it does so beginning with this legal move, which must be a check where all must. */
    public boolean matesBy(Board board, int move, int moves) {
        board.make(move);
        boolean mates = everyAnswerLoses(board, moves - 1, 1);
        board.undo();
        return mates;
    }

    /** The moves among which the attacker chooses. */
    public int[] tries(Board board) {
        int[] moves = new int[Board.MAX_MOVES];
        int end = checksOnly ? board.legalChecks(moves, 0) : board.legalMoves(moves, 0);
        return Arrays.copyOf(moves, end);
    }

    private boolean attack(Board board, int moves, int ply) {
        if (used >= limit) {
            exhausted = true;
            return false;
        }
        used++;
        long key = (board.hash() + moves) * SCRAMBLE ^ board.hash();
        int slot = (int) (key >>> 46);
        if (keys[slot] == key) {
            return won[slot];
        }
        boolean mates = anyMoveMates(board, moves, ply);
        if (!exhausted) {
            keys[slot] = key;
            won[slot] = mates;
        }
        return mates;
    }

    /** Checks first: they leave the fewest answers. */
    private boolean anyMoveMates(Board board, int moves, int ply) {
        int[] tried = buffer(ply);
        int checks = board.legalChecks(tried, 0);
        for (int i = 0; i < checks; i++) {
            if (matesBy(board, tried[i], moves, ply)) {
                return true;
            }
        }
        if (checksOnly) {
            return false;
        }
        int end = board.legalMoves(tried, 0);
        for (int i = 0; i < end; i++) {
            if (!board.givesCheck(tried[i]) && matesBy(board, tried[i], moves, ply)) {
                return true;
            }
        }
        return false;
    }

    private boolean matesBy(Board board, int move, int moves, int ply) {
        board.make(move);
        boolean mates = everyAnswerLoses(board, moves - 1, ply + 1);
        board.undo();
        return mates;
    }

    private boolean everyAnswerLoses(Board board, int moves, int ply) {
        if (moves == 0) {
            return !board.hasLegalMove();
        }
        int[] answers = buffer(ply);
        int end = board.legalMoves(answers, 0);
        int first = holding.get(ply);
        for (int i = 0; i < end; i++) {
            if (answers[i] == first) {
                answers[i] = answers[0];
                answers[0] = first;
            }
        }
        for (int i = 0; i < end; i++) {
            int answer = answers[i];
            board.make(answer);
            boolean loses = attack(board, moves, ply + 1);
            board.undo();
            if (!loses) {
                holding.set(ply, answer);
                return false;
            }
        }
        return true;
    }

    private int[] buffer(int ply) {
        while (buffers.size() <= ply) {
            buffers.add(new int[Board.MAX_MOVES]);
            holding.add(0);
        }
        return buffers.get(ply);
    }
}
