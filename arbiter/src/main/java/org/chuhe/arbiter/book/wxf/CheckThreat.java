package org.chuhe.arbiter.book.wxf;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.arbiter.book.attack.Attacks;
import org.chuhe.core.board.Board;

/**
 * 要抽吃 (chapter 5, 9 and 33): some check after which, whatever the answer, a piece can be taken that counts as chased and
 * could not be taken at once. It is allowed for ever, so that only what is to be said depends on it.
 */
final class CheckThreat {
    private final Board board;
    private final int mover;
    private final WorldRules rules;
    private final Set<Integer> takenAtOnce;

    private CheckThreat(WorldRules rules, Board board, int mover) {
        this.rules = rules;
        this.board = board;
        this.mover = mover;
        this.takenAtOnce = taken().collect(Collectors.toSet());
    }

    /** Whether the side that has just moved threatens it. */
    static boolean stands(WorldRules rules, Board after, int mover) {
        return new CheckThreat(rules, new Board(after.pieces(), mover, 0), mover).stands();
    }

    private boolean stands() {
        int[] checks = new int[Board.MAX_MOVES];
        int end = board.legalChecks(checks, 0);
        for (int i = 0; i < end; i++) {
            board.make(checks[i]);
            boolean wins = winsAgainstEveryAnswer();
            board.undo();
            if (wins) {
                return true;
            }
        }
        return false;
    }

    /** Mate is a mate threat, not this. */
    private boolean winsAgainstEveryAnswer() {
        int[] answers = new int[Board.MAX_MOVES];
        int end = board.legalMoves(answers, 0);
        for (int i = 0; i < end; i++) {
            board.make(answers[i]);
            boolean takes = taken().anyMatch(id -> !takenAtOnce.contains(id));
            board.undo();
            if (!takes) {
                return false;
            }
        }
        return end > 0;
    }

    /** The ids of what can legally be taken now, in a way that counts. */
    private Stream<Integer> taken() {
        return Attacks.of(board, mover).stream()
                .filter(attack -> board.isLegal(attack.move()))
                .filter(attack -> rules.counts(board, attack))
                .map(attack -> board.idAt(attack.target()));
    }
}
