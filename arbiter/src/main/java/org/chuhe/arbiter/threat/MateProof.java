package org.chuhe.arbiter.threat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.chuhe.arbiter.threat.Proof.Answer;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
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
 * <p>Two things make it quick. Checks that leave few answers come first, over the whole line, so that mates are found before
 * the many checks from afar are looked at, and a forced line is hardly put off for its length. And an answer that leads to a
 * position known already is taken before any other is looked at, and one that takes a piece before the rest, so that
 * refutations stay small.
 */
final class MateProof {
    private final Scenario scenario;
    private final Budget budget;
    private final Map<Long, Node> nodes = new HashMap<>();
    private final PriorityQueue<Check> agenda =
            new PriorityQueue<>(Comparator.comparingDouble(Check::freedom).thenComparingInt(check -> -check.number()));
    private final int[] buffer = new int[Board.MAX_MOVES];
    private final int[] answers = new int[Board.MAX_MOVES];
    private final Node root;
    private int made;
    private int won;

    MateProof(Scenario scenario, Budget budget) {
        this.scenario = scenario;
        this.budget = budget;
        this.root = look(scenario.board());
    }

    /** Only mates that begin with a given check. The position may recur later, then with all its checks. */
    MateProof(Scenario scenario, Budget budget, int first) {
        this.scenario = scenario;
        this.budget = budget;
        this.root = new Node(scenario.board().pieces(), new int[] {first});
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

    /**
     * A check.
     *
     * @param checks the checks of the line that ends with it
     * @param answers how many answers they leave in all
     * @param number counts the checks that were looked at
     */
    private record Check(Node from, int move, int checks, int answers, int number) {
        /** Between all answers of the line, which would put off forced lines, and their average, which would never end them. */
        double freedom() {
            return answers / Math.sqrt(checks);
        }
    }

    Answer decide() {
        visit(root, 0, 0);
        while (!agenda.isEmpty() && root.rank == 0 && !budget.isExhausted()) {
            settle(agenda.poll());
        }
        if (root.rank > 0) {
            return Answer.WON;
        }
        return budget.isExhausted() ? Answer.OPEN : Answer.REFUTED;
    }

    /** Looks at all checks of a position that a line leads to; those that no known position refutes go on the agenda. */
    private void visit(Node node, int checks, int answersSoFar) {
        node.visited = true;
        Board board = new Board(node.pieces, scenario.attacker(), 0);
        for (int move : node.checks) {
            budget.take();
            board.make(move);
            int end = board.legalMoves(answers, 0);
            Check check = new Check(node, move, checks + 1, answersSoFar + end, ++made);
            if (!restsOnKnown(check, board, end)) {
                agenda.add(check);
            }
            board.undo();
        }
    }

    /** Whether an answer leads to a position that has been visited and is not won: the check rests on it. */
    private boolean restsOnKnown(Check check, Board board, int end) {
        for (int i = 0; i < end; i++) {
            Node node = after(board, answers[i]);
            if (node != null && node.visited && node.rank == 0) {
                node.dependants.add(check);
                return true;
            }
        }
        return false;
    }

    /** Finds a position that refutes a check, and visits it; if there is none, the check wins. */
    private void settle(Check check) {
        if (check.from().rank > 0) {
            return;
        }
        budget.take();
        Board board = new Board(check.from().pieces, scenario.attacker(), 0);
        board.make(check.move());
        int end = board.legalMoves(answers, 0);
        if (restsOnKnown(check, board, end)) {
            return;
        }
        Node refuge = refuge(board, end);
        if (refuge == null) {
            check.from().rank = ++won;
            check.from().winner = check;
            agenda.addAll(check.from().dependants);
            return;
        }
        refuge.dependants.add(check);
        if (!refuge.visited) {
            visit(refuge, check.checks(), check.answers());
        }
    }

    /**
     * The position, not won as far as is known, that is the surest to hold: in which the attacker has no check, or has just
     * lost a piece, or has the fewest checks. Null if every answer is known to lose.
     */
    private @Nullable Node refuge(Board board, int end) {
        Node best = null;
        boolean bestTakes = false;
        for (int i = 0; i < end && (best == null || best.checks.length > 0); i++) {
            boolean takes = !board.isEmpty(MoveCode.to(answers[i]));
            board.make(answers[i]);
            Node node = nodes.get(board.hash());
            if (node == null) {
                node = look(board);
            }
            board.undo();
            if (node.rank == 0 && (best == null || isSurer(node, takes, best, bestTakes))) {
                best = node;
                bestTakes = takes;
            }
        }
        return best;
    }

    private static boolean isSurer(Node one, boolean takes, Node other, boolean otherTakes) {
        return one.checks.length == 0 || (takes == otherTakes ? one.checks.length < other.checks.length : takes);
    }

    private Node look(Board board) {
        budget.take();
        int end = scenario.checks(board, buffer, 0);
        Node node = new Node(board.pieces(), Arrays.copyOf(buffer, end));
        nodes.put(board.hash(), node);
        return node;
    }

    /** A mating line; each check leads to positions that were shown to be won earlier, so that it comes to an end. */
    List<Move> line() {
        List<Move> line = new ArrayList<>();
        Board board = new Board(scenario.board().pieces(), scenario.attacker(), 0);
        Node node = root;
        while (node != null && node.winner != null) {
            line.add(Move.of(node.winner.move()));
            board.make(node.winner.move());
            int end = board.legalMoves(answers, 0);
            node = null;
            int longest = -1;
            for (int i = 0; i < end; i++) {
                Node next = after(board, answers[i]);
                if (next != null && (node == null || next.rank > node.rank)) {
                    node = next;
                    longest = answers[i];
                }
            }
            if (node != null) {
                line.add(Move.of(longest));
                board.make(longest);
            }
        }
        return line;
    }

    private @Nullable Node after(Board board, int answer) {
        board.make(answer);
        Node node = nodes.get(board.hash());
        board.undo();
        return node;
    }
}
