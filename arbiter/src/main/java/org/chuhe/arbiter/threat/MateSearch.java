package org.chuhe.arbiter.threat;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;

/**
 * Finds the shortest mate by continuous checks (24.2): every move of the attacker gives check, every legal answer is
 * tried. {@link MateProof} decides whether there is one; deepening then finds the shortest line.
 *
 * <p>Why two: an arbiter wants to see the shortest line, and {@link #checksToMate} must count it, but deepening cannot refute
 * a series of checks without end; the proof can, but its lines are as long as they come. Deepening first, up to three
 * checks, costs more: 732 positions instead of 622 in one of a hundred real cycles under the World rules.
 */
final class MateSearch {
    /** How far deepening goes to show a mate that is known to exist; longer ones are shown as they were proved. */
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
        List<Move> known = table.mates().get(scenario);
        if (known != null) {
            return known;
        }
        List<Move> mate = find();
        if (!budget.isExhausted()) {
            table.mates().put(scenario, mate);
        }
        return mate;
    }

    private List<Move> find() {
        MateProof proof = new MateProof(scenario, budget);
        if (proof.decide() != Proof.Answer.WON) {
            return List.of();
        }
        List<Move> shortest = deepen(LONGEST_SHOWN);
        return shortest.isEmpty() ? proof.line() : shortest;
    }

    /** As {@link #mate()}, with at most so many checks. */
    List<Move> mate(int longest) {
        List<Move> mate = mate();
        return (mate.size() + 1) / 2 <= longest ? mate : List.of();
    }

    /** Whether a legal check that is not forbidden mates, however many follow. */
    boolean matesBy(int check) {
        return new MateProof(scenario, budget, check).decide() == Proof.Answer.WON;
    }

    /**
     * How many checks it takes to mate beginning with this one, which does. Counted by deepening, not read off the line of a
     * proof, which is as long as it comes; mates longer than any shown count alike.
     */
    int checksToMate(int check) {
        for (int checks = 1; checks <= LONGEST_SHOWN; checks++) {
            board.make(check);
            boolean mates = everyAnswerLoses(checks - 1, 0);
            board.undo();
            if (mates) {
                return checks;
            }
        }
        return LONGEST_SHOWN + 1;
    }

    private List<Move> deepen(int longest) {
        for (int checks = 1; checks <= longest; checks++) {
            if (attack(checks, 0)) {
                return line(checks);
            }
        }
        return List.of();
    }

    private boolean attack(int checks, int ply) {
        if (!budget.take() || checks == 0) {
            return false;
        }
        long key = board.hash() ^ number * SCRAMBLE;
        if (table.find(key) && (table.isWin() ? table.basis() <= checks : table.basis() >= checks)) {
            return table.isWin();
        }
        int[] moves = buffer(ply);
        int end = scenario.checks(board, moves, 0);
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
