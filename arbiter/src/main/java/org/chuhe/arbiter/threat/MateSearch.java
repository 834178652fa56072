package org.chuhe.arbiter.threat;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;

/**
 * Finds the shortest mate by continuous checks (24.2): every move of the attacker gives check, every legal answer is
 * tried. Short mates are found by deepening; where that leaves the matter open, {@link MateProof} decides.
 *
 * <p>Why two: deepening finds the shortest line, which an arbiter wants to see and {@link #checksToMate} must count, but
 * it cannot refute a series of checks without end; the proof can, but its lines are as long as they come.
 */
final class MateSearch {
    /** How far deepening goes before the question is asked in general. */
    private static final int SHORT = 3;

    /** How far deepening goes to show a mate that is known to exist. */
    private static final int LONGEST_SHOWN = 8;

    /** More checks than any mate takes. */
    static final int NO_MATE = Integer.MAX_VALUE;

    private static final long SCRAMBLE = 0xD1342543DE82EF95L;

    private final Budget budget;
    private final ProofTable table;
    private final List<int[]> buffers;
    private final Scenario scenario;
    private final Board board;
    private final long number;
    /** Whether the last deepening was stopped by its limit anywhere. */
    private boolean cut;

    /** @param buffers room for moves, kept from question to question */
    MateSearch(Scenario scenario, Budget budget, ProofTable table, List<int[]> buffers) {
        this.scenario = scenario;
        this.board = scenario.board();
        this.budget = budget;
        this.table = table;
        this.buffers = buffers;
        this.number = table.ask(Question.mate(scenario)).number;
    }

    /**
     * The mating line, the attacker's checks and the longest defence. Empty if there is no mate; also if the matter
     * could not be settled, and then the budget is exhausted.
     */
    List<Move> mate() {
        List<Move> line = mate(SHORT);
        if (!line.isEmpty() || !cut || budget.isExhausted()) {
            return line;
        }
        MateProof proof = new MateProof(scenario, budget);
        if (proof.decide() != Proof.Answer.WON) {
            return List.of();
        }
        List<Move> shortest = deepen(SHORT + 1, LONGEST_SHOWN);
        return shortest.isEmpty() ? proof.line() : shortest;
    }

    /** As {@link #mate()}, with at most so many checks. */
    List<Move> mate(int longest) {
        return deepen(1, longest);
    }

    /**
     * How many checks it takes to mate beginning with this one; {@link #NO_MATE} if it does not mate. Counted by deepening, not
     * read off the line of a proof, which is as long as it comes; mates longer than any shown count alike.
     */
    int checksToMate(int check) {
        int checks = deepen(check, 1, SHORT);
        if (checks != NO_MATE || new MateProof(scenario, budget, check).decide() != Proof.Answer.WON) {
            return checks;
        }
        return Math.min(deepen(check, SHORT + 1, LONGEST_SHOWN), LONGEST_SHOWN + 1);
    }

    private int deepen(int check, int first, int longest) {
        for (int checks = first; checks <= longest; checks++) {
            board.make(check);
            boolean mates = everyAnswerLoses(checks - 1, 0);
            board.undo();
            if (mates) {
                return checks;
            }
        }
        return NO_MATE;
    }

    private List<Move> deepen(int first, int longest) {
        for (int checks = first; checks <= longest; checks++) {
            cut = false;
            if (attack(checks, 0)) {
                return line(checks);
            }
            if (!cut || budget.isExhausted()) {
                return List.of();
            }
        }
        return List.of();
    }

    private boolean attack(int checks, int ply) {
        if (!budget.take()) {
            return false;
        }
        long key = board.hash() ^ number * SCRAMBLE;
        if (table.find(key) && table.isWin() && table.basis() <= checks) {
            return true;
        }
        if (checks > 0 && table.find(key) && !table.isWin() && table.basis() >= checks) {
            cut = true;
            return false;
        }
        int[] moves = buffer(ply);
        int end = scenario.checks(board, moves, 0);
        if (checks == 0 && end > 0) {
            cut = true;
            return false;
        }
        for (int i = 0; i < end; i++) {
            board.make(moves[i]);
            boolean mates = everyAnswerLoses(checks - 1, ply + 1);
            board.undo();
            if (mates) {
                table.remember(key, true, moves[i], checks, 0);
                return true;
            }
        }
        if (!budget.isExhausted()) {
            table.remember(key, false, 0, checks, 0);
        }
        return false;
    }

    private boolean everyAnswerLoses(int checks, int ply) {
        int[] moves = buffer(ply);
        int end = board.legalMoves(moves, 0);
        for (int i = 0; i < end; i++) {
            board.make(moves[i]);
            boolean loses = attack(checks, ply + 1);
            board.undo();
            if (!loses) {
                return false;
            }
        }
        return true;
    }

    /** The moves of a mate in {@code checks}, which {@link #attack} has proved. */
    private List<Move> line(int checks) {
        List<Move> line = new ArrayList<>();
        int left = checks;
        while (left > 0) {
            int move = matingMove(left);
            line.add(Move.of(move));
            board.make(move);
            left--;
            int answer = longestDefence(left);
            if (answer < 0) {
                break;
            }
            line.add(Move.of(answer));
            board.make(answer);
        }
        line.forEach(any -> board.undo());
        return line;
    }

    private int matingMove(int checks) {
        long key = board.hash() ^ number * SCRAMBLE;
        if (table.find(key) && table.isWin() && table.basis() <= checks) {
            return table.move();
        }
        int[] moves = new int[Board.MAX_MOVES];
        int end = scenario.checks(board, moves, 0);
        for (int i = 0; i < end; i++) {
            board.make(moves[i]);
            boolean mates = everyAnswerLoses(checks - 1, 1);
            board.undo();
            if (mates) {
                return moves[i];
            }
        }
        // Only an exhausted budget can hide a mate that was proved; the line then ends here.
        return moves[0];
    }

    private int longestDefence(int checks) {
        int[] moves = new int[Board.MAX_MOVES];
        int end = board.legalMoves(moves, 0);
        for (int i = 0; i < end && checks > 0; i++) {
            board.make(moves[i]);
            boolean quick = attack(checks - 1, 1);
            board.undo();
            if (!quick) {
                return moves[i];
            }
        }
        return end == 0 ? -1 : moves[0];
    }

    private int[] buffer(int ply) {
        while (buffers.size() <= ply) {
            buffers.add(new int[Board.MAX_MOVES]);
        }
        return buffers.get(ply);
    }
}
