package org.chuhe.arbiter.threat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.chuhe.core.board.Board;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether continuous checks mate, whatever their number.
 *
 * <p>A position (attacker on move) is won if it has a check all of whose answers lead to won positions. "Won" is the
 * least solution of these equations, so that checks which merely repeat win nothing, and it is computed on demand (the
 * local algorithm of Liu and Smolka): every position counts as not won until shown otherwise; for every check one answer
 * that is not won suffices, and only if that one turns out to be won the next is looked at. Each position is visited
 * once. What remains when nothing is left to do is a complete refutation.
 *
 * <p>Two things make it quick. Checks that leave few answers come first, counted along the whole line, so that mates are
 * found before the many checks from afar are looked at. And an answer that leads to a position known already is taken
 * before any other is looked at, so that refutations stay small.
 */
final class MateProof {
    /** What is known. */
    enum Answer {
        MATE,
        NO_MATE,
        OPEN
    }

    private final Scene scene;
    private final Budget budget;
    private final Map<Long, Node> nodes = new HashMap<>();
    private final PriorityQueue<Check> agenda = new PriorityQueue<>(
            Comparator.<Check>comparingInt(check -> check.cost).thenComparingInt(check -> -check.number));
    private final int[] buffer = new int[Board.MAX_MOVES];
    private final Node root;
    private int made;
    private int won;

    MateProof(Scene scene, Budget budget) {
        this.scene = scene;
        this.budget = budget;
        this.root = look(scene);
    }

    /** Only mates that begin with a given check. The position may recur later, then with all its checks. */
    MateProof(Scene scene, Budget budget, int first) {
        this.scene = scene;
        this.budget = budget;
        this.root = new Node(scene.board.pieces(), new int[] {first});
    }

    /** A position with the attacker on move. */
    private static final class Node {
        private final byte[] pieces;
        /** The checks the attacker has here; where there are none, the position is not won. */
        private final int[] checks;

        private boolean visited;
        /** When it was shown to be won, counting from 1; 0 if it has not been. */
        private int rank;

        private @Nullable Check winner;
        /** Checks that have rested on this position not being won. */
        private final List<Check> dependants = new ArrayList<>(1);

        Node(byte[] pieces, int[] checks) {
            this.pieces = pieces;
            this.checks = checks;
            this.visited = checks.length == 0;
        }
    }

    /** A check and the positions, by hash, that its answers lead to. */
    private static final class Check {
        private final Node from;
        private final int move;
        private final long[] answers;
        private final int cost;
        private final int number;

        Check(Node from, int move, long[] answers, int cost, int number) {
            this.from = from;
            this.move = move;
            this.answers = answers;
            this.cost = cost;
            this.number = number;
        }
    }

    Answer decide() {
        visit(root, 0);
        while (!agenda.isEmpty() && root.rank == 0 && !budget.isExhausted()) {
            settle(agenda.poll());
        }
        if (root.rank > 0) {
            return Answer.MATE;
        }
        return budget.isExhausted() ? Answer.OPEN : Answer.NO_MATE;
    }

    private void settle(Check check) {
        if (check.from.rank > 0) {
            return;
        }
        Node refuge = refuge(check);
        if (refuge == null) {
            check.from.rank = ++won;
            check.from.winner = check;
            agenda.addAll(check.from.dependants);
            return;
        }
        refuge.dependants.add(check);
        if (!refuge.visited) {
            visit(refuge, check.cost);
        }
    }

    /**
     * The position, not won as far as is known, that the defender goes to: one that has been visited, else the one with
     * the fewest checks, which is the surest to hold. Null if every answer is known to lose.
     */
    private @Nullable Node refuge(Check check) {
        boolean allKnown = true;
        for (long answer : check.answers) {
            Node node = nodes.get(answer);
            if (node == null) {
                allKnown = false;
            } else if (node.visited && node.rank == 0) {
                return node;
            }
        }
        if (!allKnown) {
            lookAtAnswers(check);
        }
        Node best = null;
        for (long answer : check.answers) {
            Node node = nodes.get(answer);
            if (node != null && node.rank == 0 && (best == null || node.checks.length < best.checks.length)) {
                best = node;
            }
        }
        return best;
    }

    /** Looks at the positions after all answers to a check, or until one leaves the attacker no check. */
    private void lookAtAnswers(Check check) {
        Scene here = scene.at(new Board(check.from.pieces, scene.attacker, 0));
        Board board = here.board;
        board.make(check.move);
        int[] moves = new int[Board.MAX_MOVES];
        int end = board.legalMoves(moves, 0);
        boolean safe = false;
        // Taking pieces is what leaves the fewest checks.
        for (int pass = 0; pass < 2 && !safe; pass++) {
            for (int i = 0; i < end && !safe; i++) {
                if (board.isEmpty(moves[i] >>> 7) == (pass == 1)) {
                    board.make(moves[i]);
                    if (!nodes.containsKey(board.hash())) {
                        safe = look(here).checks.length == 0;
                    }
                    board.undo();
                }
            }
        }
    }

    private Node look(Scene here) {
        budget.take();
        int end = here.checks(buffer, 0);
        Node node = new Node(here.board.pieces(), Arrays.copyOf(buffer, end));
        nodes.put(here.board.hash(), node);
        return node;
    }

    /** Puts all checks of a position on the agenda. */
    private void visit(Node node, int cost) {
        node.visited = true;
        Board board = new Board(node.pieces, scene.attacker, 0);
        for (int check : node.checks) {
            board.make(check);
            int end = board.legalMoves(buffer, 0);
            long[] answers = new long[end];
            for (int i = 0; i < end; i++) {
                board.make(buffer[i]);
                answers[i] = board.hash();
                board.undo();
            }
            board.undo();
            agenda.add(new Check(node, check, answers, cost + end, ++made));
        }
    }

    /** A mating line; each check leads to positions that were shown to be won earlier, so that it comes to an end. */
    List<Integer> line() {
        List<Integer> line = new ArrayList<>();
        Board board = new Board(scene.board.pieces(), scene.attacker, 0);
        Node node = root;
        while (node.winner != null) {
            line.add(node.winner.move);
            board.make(node.winner.move);
            int end = board.legalMoves(buffer, 0);
            int longest = -1;
            for (int i = 0; i < end; i++) {
                Node next = after(board, buffer[i]);
                if (longest < 0 || next.rank > after(board, buffer[longest]).rank) {
                    longest = i;
                }
            }
            if (longest < 0) {
                return line;
            }
            node = after(board, buffer[longest]);
            line.add(buffer[longest]);
            board.make(buffer[longest]);
        }
        return line;
    }

    private Node after(Board board, int answer) {
        board.make(answer);
        Node node = nodes.get(board.hash());
        board.undo();
        if (node == null) {
            throw new IllegalStateException("all answers to a check that wins are known");
        }
        return node;
    }
}
