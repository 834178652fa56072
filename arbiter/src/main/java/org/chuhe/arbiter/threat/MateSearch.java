package org.chuhe.arbiter.threat;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.core.board.Board;

/**
 * Finds the shortest mate by continuous checks (24.2): every move of the attacker gives check, every legal answer is
 * tried. Short mates are found by deepening; where that leaves the matter open, {@link MateProof} decides.
 */
final class MateSearch {
    /** How far deepening goes before the question is asked in general. */
    private static final int SHORT = 3;

    /** How far deepening goes to show a mate that is known to exist. */
    private static final int LONGEST_SHOWN = 8;

    /** More checks than any mate takes. */
    static final int NO_MATE = Integer.MAX_VALUE;

    private final Budget budget;
    private final List<int[]> buffers = new ArrayList<>();
    private final MateTable table;

    private Scene scene;
    private Board board;
    /** Whether the last deepening was stopped by its limit anywhere. */
    private boolean cut;

    MateSearch(Scene first, Budget budget, MateTable table) {
        this.table = table;
        this.scene = first;
        this.board = first.board;
        this.budget = budget;
    }

    /**
     * The mating line, the attacker's checks and the longest defence. Empty if there is no mate; also if the matter
     * could not be settled, and then the budget is exhausted.
     */
    List<Integer> mate(Scene scene) {
        List<Integer> line = mate(scene, SHORT);
        if (!line.isEmpty() || !cut || budget.isExhausted()) {
            return line;
        }
        MateProof proof = new MateProof(scene, budget);
        if (proof.decide() != MateProof.Answer.MATE) {
            return List.of();
        }
        List<Integer> shortest = deepen(SHORT + 1, LONGEST_SHOWN);
        return shortest.isEmpty() ? proof.line() : shortest;
    }

    /** As {@link #mate(Scene)}, with at most so many checks. */
    List<Integer> mate(Scene scene, int longest) {
        ask(scene);
        return deepen(1, longest);
    }

    /** How many checks it takes to mate beginning with this one; {@link #NO_MATE} if it does not mate. */
    int checksToMate(Scene scene, int check) {
        ask(scene);
        for (int checks = 1; checks <= SHORT; checks++) {
            board.make(check);
            boolean mates = everyAnswerLoses(checks - 1, 0);
            board.undo();
            if (mates) {
                return checks;
            }
        }
        MateProof proof = new MateProof(scene, budget, check);
        return proof.decide() == MateProof.Answer.MATE ? (proof.line().size() + 1) / 2 : NO_MATE;
    }

    private void ask(Scene scene) {
        this.scene = scene;
        this.board = scene.board;
        table.ask();
    }

    private List<Integer> deepen(int first, int longest) {
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
        long key = table.key(board.hash());
        int slot = table.slot(key);
        int proved = table.proved(slot);
        if (proved != 0 && proved <= checks) {
            return true;
        }
        if (checks > 0 && table.refuted(slot) >= checks) {
            cut = true;
            return false;
        }
        int[] moves = buffer(ply);
        int end = scene.checks(moves, 0);
        if (checks == 0 && end > 0) {
            cut = true;
            return false;
        }
        for (int i = 0; i < end; i++) {
            board.make(moves[i]);
            boolean mates = everyAnswerLoses(checks - 1, ply + 1);
            board.undo();
            if (mates) {
                table.remember(key, slot, checks, true);
                return true;
            }
        }
        table.remember(key, slot, checks, false);
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
    private List<Integer> line(int checks) {
        List<Integer> line = new ArrayList<>();
        int left = checks;
        while (left > 0) {
            int move = matingMove(left);
            line.add(move);
            board.make(move);
            left--;
            int answer = longestDefence(left);
            if (answer < 0) {
                break;
            }
            line.add(answer);
            board.make(answer);
        }
        for (int i = 0; i < line.size(); i++) {
            board.undo();
        }
        return line;
    }

    private int matingMove(int checks) {
        int[] moves = new int[Board.MAX_MOVES];
        int end = scene.checks(moves, 0);
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
