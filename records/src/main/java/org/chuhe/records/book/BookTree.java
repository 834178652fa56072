package org.chuhe.records.book;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameRecord;
import org.jspecify.annotations.Nullable;

/**
 * A book as one tree of moves from the starting position, the best first. What is reached by fewer moves is gone into first;
 * a position that was there before, or its mirror image, is not gone into again.
 */
final class BookTree {
    private final OpeningBook book;
    private final int most;
    private final Board board = Position.START.toBoard();
    private final Node root = new Node(null, 0);
    private final Queue<Node> waiting = new ArrayDeque<>();
    private final Set<Long> seen = new HashSet<>();
    private final BitSet reached = new BitSet();
    private int moves;
    private boolean isCut;

    /** A move and what follows it. */
    private static final class Node {
        private final @Nullable Node before;
        private final int move;
        private final int depth;
        private final List<Node> after = new ArrayList<>();
        private final List<String> comments = new ArrayList<>(1);

        Node(@Nullable Node before, int move) {
            this.before = before;
            this.move = move;
            this.depth = before == null ? 0 : before.depth + 1;
        }

        private @Nullable Node child(int code) {
            return after.stream().filter(node -> node.move == code).findFirst().orElse(null);
        }
    }

    /** The tree, of about so many moves at most. */
    BookTree(OpeningBook book, int most) {
        this.book = book;
        this.most = most;
        seen.add(BookKey.of(board).identity());
        waiting.add(root);
        while (!waiting.isEmpty() && !isCut) {
            Node node = waiting.remove();
            play(node);
            expand(node, BookKey.of(board));
            for (int i = 0; i < node.depth; i++) {
                board.undo();
            }
        }
    }

    private void play(Node node) {
        if (node.before != null) {
            play(node.before);
            board.make(node.move);
        }
    }

    private void expand(Node node, BookKey key) {
        for (BookMove known : book.moves(board, key)) {
            int code = known.move().code();
            Node child = node.child(code);
            if (child == null) {
                child = add(node, code);
                follow(child, seen.add(key.after(board, code).identity()));
            }
            child.comments.add(known.comment());
            reached.set(known.row());
        }
        for (int code : book.movesInto(board, key)) {
            if (node.child(code) == null && seen.add(key.after(board, code).identity())) {
                follow(add(node, code), true);
            }
        }
    }

    private Node add(Node node, int code) {
        Node child = new Node(node, code);
        node.after.add(child);
        isCut |= ++moves >= most;
        return child;
    }

    private void follow(Node child, boolean isNew) {
        if (isNew && child.depth < GameBuilder.DEEPEST_VARIATION) {
            waiting.add(child);
        }
    }

    /** How many of the book's moves are in the tree. */
    int reached() {
        return reached.cardinality();
    }

    /** Whether the tree would have been larger. */
    boolean isCut() {
        return isCut;
    }

    GameBuilder game() {
        GameBuilder game = GameRecord.builder();
        line(game, root);
        return game;
    }

    /** What follows a move: the first alternative to the end, the others beside it. */
    private static void line(GameBuilder game, Node from) {
        Node node = from;
        while (!node.after.isEmpty()) {
            Node first = node.after.get(0);
            play(game, first);
            for (Node other : node.after.subList(1, node.after.size())) {
                game.beginVariation();
                play(game, other);
                line(game, other);
                game.endVariation();
            }
            node = first;
        }
    }

    private static void play(GameBuilder game, Node node) {
        game.playLegal(node.move);
        if (!node.comments.isEmpty()) {
            game.comment(String.join("\n", node.comments));
        }
    }
}
