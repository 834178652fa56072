package org.chuhe.arbiter.threat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether continuous checks mate, whatever their number.
 *
 * <p>A position (attacker on move) is won if it has a check all of whose answers lead to won positions. "Won" is the
 * least solution of these equations, so that checks which merely repeat win nothing, and it is computed on demand (the
 * local algorithm of Liu and Smolka): every position counts as not won until shown otherwise; for every check one answer
 * that is not won suffices, and only if that one turns out to be won the next is looked at. Each position is visited
 * once. What remains when nothing is left to do is a complete refutation.
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
    private final Deque<Check> agenda = new ArrayDeque<>();
    private final Node root = new Node(null, 0, 0, 1);
    private final int[] buffer = new int[Board.MAX_MOVES];
    private int won;

    MateProof(Scene scene, Budget budget) {
        this.scene = scene;
        this.budget = budget;
    }

    /** A position with the attacker on move. */
    private static final class Node {
        /** How the position came about; the pieces are set up only when it is visited. */
        private final @Nullable Node parent;

        private final int check;
        private final int answer;
        /** How many checks the attacker has here; where there are none, the position is not won. */
        private final int checks;

        private byte @Nullable [] pieces;
        /** When it was shown to be won, counting from 1; 0 if it has not been. */
        private int rank;

        private @Nullable Check winner;
        /** Checks that have rested on this position not being won. */
        private final List<Check> dependants = new ArrayList<>();

        Node(@Nullable Node parent, int check, int answer, int checks) {
            this.parent = parent;
            this.check = check;
            this.answer = answer;
            this.checks = checks;
        }

        boolean isVisited() {
            return pieces != null;
        }
    }

    /** A check and the positions that its answers lead to. */
    private record Check(Node from, int move, List<Node> answers) {}

    Answer decide() {
        visit(root, scene.board.pieces());
        while (!agenda.isEmpty() && root.rank == 0) {
            if (!budget.take()) {
                return Answer.OPEN;
            }
            settle(agenda.pop());
        }
        return root.rank > 0 ? Answer.MATE : Answer.NO_MATE;
    }

    private void settle(Check check) {
        if (check.from().rank > 0) {
            return;
        }
        Node open = null;
        for (Node answer : check.answers()) {
            if (answer.rank == 0 && (open == null || isBetterRefutation(answer, open))) {
                open = answer;
            }
        }
        if (open == null) {
            check.from().rank = ++won;
            check.from().winner = check;
            check.from().dependants.forEach(agenda::push);
            return;
        }
        open.dependants.add(check);
        if (!open.isVisited()) {
            visit(open, setUp(open));
        }
    }

    /** What has been visited costs nothing; of the rest, the position with the fewest checks is the surest to hold. */
    private static boolean isBetterRefutation(Node a, Node b) {
        if (a.isVisited() != b.isVisited()) {
            return a.isVisited();
        }
        return a.checks < b.checks;
    }

    private byte[] setUp(Node node) {
        Node parent = node.parent;
        if (parent == null || parent.pieces == null) {
            throw new IllegalStateException("a position is visited after the one it came from");
        }
        byte[] pieces = parent.pieces.clone();
        play(pieces, node.check);
        play(pieces, node.answer);
        return pieces;
    }

    private static void play(byte[] pieces, int move) {
        pieces[move >>> 7] = pieces[move & 127];
        pieces[move & 127] = PieceCode.EMPTY;
    }

    /** Puts all checks of a position on the agenda. */
    private void visit(Node node, byte[] pieces) {
        node.pieces = pieces;
        Scene here = scene.at(new Board(pieces, scene.attacker, 0));
        Board board = here.board;
        nodes.put(board.hash(), node);
        int[] moves = new int[Board.MAX_MOVES];
        int end = board.legalMoves(moves, 0);
        for (int i = 0; i < end; i++) {
            if (here.isCountingCheck(moves[i])) {
                agenda.push(new Check(node, moves[i], answers(node, here, moves[i])));
            }
        }
    }

    private List<Node> answers(Node from, Scene here, int check) {
        Board board = here.board;
        board.make(check);
        int[] moves = new int[Board.MAX_MOVES];
        int end = board.legalMoves(moves, 0);
        List<Node> answers = new ArrayList<>(end);
        for (int i = 0; i < end; i++) {
            int answer = moves[i];
            board.make(answer);
            Node node = nodes.get(board.hash());
            if (node == null) {
                node = new Node(from, check, answer, countChecks(here));
                nodes.put(board.hash(), node);
            }
            board.undo();
            if (node.checks == 0) {
                board.undo();
                return List.of(node);
            }
            answers.add(node);
        }
        board.undo();
        return answers;
    }

    private int countChecks(Scene here) {
        int end = here.board.legalMoves(buffer, 0);
        int checks = 0;
        for (int i = 0; i < end; i++) {
            if (here.isCountingCheck(buffer[i])) {
                checks++;
            }
        }
        return checks;
    }

    /** A mating line; each check leads to positions that were shown to be won earlier, so that it comes to an end. */
    List<Integer> line() {
        List<Integer> line = new ArrayList<>();
        Board board = new Board(scene.board.pieces(), scene.attacker, 0);
        Node node = root;
        while (node.winner != null) {
            Check check = node.winner;
            line.add(check.move());
            board.make(check.move());
            if (check.answers().isEmpty()) {
                return line;
            }
            Node longest = Collections.max(check.answers(), (a, b) -> Integer.compare(a.rank, b.rank));
            int answer = answerTo(board, longest);
            line.add(answer);
            board.make(answer);
            node = longest;
        }
        return line;
    }

    private int answerTo(Board board, Node node) {
        int[] moves = new int[Board.MAX_MOVES];
        int end = board.legalMoves(moves, 0);
        for (int i = 0; i < end; i++) {
            board.make(moves[i]);
            boolean found = nodes.get(board.hash()) == node;
            board.undo();
            if (found) {
                return moves[i];
            }
        }
        throw new IllegalStateException("an answer leads to every position that answers lead to");
    }
}
