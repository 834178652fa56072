package org.chuhe.records.tree;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Rebuilds a tree from its nodes in the order that XQF, CBR and CBF keep them: a node, all that follows it, then the
 * alternatives to it. The first node stands for the starting position.
 */
public final class TreeReader {
    /** A node: the move (or {@link GameDraft#NO_MOVE}), whether moves follow, whether there is an alternative. */
    public record Node(int code, String comment, boolean hasNext, boolean hasAlternative) {}

    /** Where the nodes come from; null if the file ends before the tree does. */
    @FunctionalInterface
    public interface Nodes {
        @Nullable Node next();
    }

    private static final int MOST_NODES = 1 << 20;

    private final GameDraft main = GameDraft.main();
    private boolean complete;

    public GameDraft main() {
        return main;
    }

    /** Whether the tree came to its proper end. */
    public boolean isComplete() {
        return complete;
    }

    public TreeReader read(Nodes nodes) {
        Node root = nodes.next();
        if (root == null) {
            return this;
        }
        main.comment(0, root.comment);
        if (!root.hasNext) {
            complete = true;
            return this;
        }
        Deque<GameDraft.Place> pending = new ArrayDeque<>();
        GameDraft line = main;
        for (int count = 0; count < MOST_NODES; count++) {
            Node node = nodes.next();
            if (node == null) {
                return this;
            }
            line.add(node.code);
            line.comment(line.length(), node.comment);
            if (node.hasAlternative) {
                pending.push(line.place(line.length()));
            }
            if (!node.hasNext) {
                if (pending.isEmpty()) {
                    complete = true;
                    return this;
                }
                line = pending.pop().branch();
            }
        }
        return this;
    }
}
