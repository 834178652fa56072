package org.chuhe.records.puzzle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.chuhe.core.Move;

/**
 * What is to be played, and how it goes on.
 *
 * @param moves all moves that solve it: one, but for the last, which may mate in several ways
 * @param defence what answers a wrong move unless {@code refutations} says otherwise; empty before the last move, where
 *     whatever the opponent can still play is the answer
 * @param refutations by wrong move: the answer after which the mate takes longer, or fails
 * @param replies the answers that hold out longest, at most {@link Solver#REPLIES} of them, and what is played then; none
 *     after the last move
 */
public record Solution(List<Move> moves, Optional<Move> defence, Map<Move, Move> refutations, List<Reply> replies) {
    /** An answer, and what is played then. */
    public record Reply(Move move, Solution then) {}

    public Solution {
        moves = List.copyOf(moves);
        TreeMap<Move, Move> sorted = new TreeMap<>((a, b) -> a.toString().compareTo(b.toString()));
        sorted.putAll(refutations);
        refutations = Collections.unmodifiableSortedMap(sorted);
        replies = List.copyOf(replies);
    }

    /** The first move. */
    public Move move() {
        return moves.get(0);
    }

    /** The line in which the first of the longest answers is given every time, both sides' moves. */
    public List<Move> mainLine() {
        List<Move> line = new ArrayList<>();
        Solution at = this;
        line.add(at.move());
        while (!at.replies.isEmpty()) {
            Reply reply = at.replies.get(0);
            at = reply.then();
            line.add(reply.move());
            line.add(at.move());
        }
        return List.copyOf(line);
    }
}
