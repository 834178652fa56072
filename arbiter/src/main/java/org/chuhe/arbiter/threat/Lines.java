package org.chuhe.arbiter.threat;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.arbiter.threat.MaterialSearch.State;
import org.chuhe.core.board.Board;
import org.jspecify.annotations.Nullable;

/** Turns what {@link MaterialSearch} has proved into lines of play that an arbiter can show on the board. */
final class Lines {
    private static final int LONGEST_REFUTATION = 9;

    private final MaterialSearch search;
    private final int[] moves = new int[2 * Board.MAX_MOVES];

    Lines(MaterialSearch search) {
        this.search = search;
    }

    /** A line in which the attacker reaches the aim against natural answers; empty if there is none. */
    List<Integer> winning(Scene scene, Aim aim) {
        if (!search.wins(scene, aim)) {
            return List.of();
        }
        Board board = scene.board;
        List<Integer> line = new ArrayList<>();
        State state = search.start(scene, aim);
        while (state.depth() > 1 && (board.inCheck() || !state.reached())) {
            Step step = winningStep(board, state);
            if (step == null) {
                break;
            }
            line.add(step.move());
            board.make(step.move());
            int reply = naturalReply(board, step.move() >>> 7);
            if (reply < 0) {
                break;
            }
            state = search.afterDefendersMove(step.state(), reply, board.inCheck(), step.fellOn());
            line.add(reply);
            board.make(reply);
        }
        takeBack(board, line.size());
        return line;
    }

    /** Why a first move does not reach the aim: the move, the answer that spoils it, and what is forced after that. */
    List<Integer> refutation(Scene scene, Aim aim, int firstMove) {
        Board board = scene.board;
        State start = search.start(scene, aim);
        State state = board.isLegal(firstMove) ? search.afterAttackersMove(start, firstMove, board.inCheck()) : null;
        if (state == null) {
            return List.of();
        }
        List<Integer> line = new ArrayList<>();
        int fellOn = state.fallen() ? firstMove >>> 7 : -1;
        int move = firstMove;
        while (true) {
            line.add(move);
            board.make(move);
            Step reply = line.size() >= LONGEST_REFUTATION ? null : refutingReply(board, state, fellOn);
            if (reply == null) {
                break;
            }
            line.add(reply.move());
            board.make(reply.move());
            int end = board.inCheck() ? board.legalMoves(moves, 0) : 0;
            if (end == 0) {
                break;
            }
            move = moves[0];
            State next = search.afterAttackersMove(reply.state(), move, true);
            if (next == null) {
                break;
            }
            state = next;
            fellOn = -1;
        }
        takeBack(board, line.size());
        return line;
    }

    private record Step(int move, State state, int fellOn) {}

    private @Nullable Step winningStep(Board board, State state) {
        boolean inCheck = board.inCheck();
        int end = board.legalMoves(moves, 0);
        // The shortest proof reads best: captures of the target first, then other captures, then checks.
        for (int pass = 0; pass < 2; pass++) {
            for (int i = 0; i < end; i++) {
                int move = moves[i];
                if (board.isEmpty(move >>> 7) == (pass == 0)) {
                    continue;
                }
                State next = search.afterAttackersMove(state, move, inCheck);
                if (next == null) {
                    continue;
                }
                int fellOn = next.fallen() && !state.fallen() ? move >>> 7 : -1;
                board.make(move);
                boolean won = search.defend(next, fellOn, 0);
                board.undo();
                if (won) {
                    return new Step(move, next, fellOn);
                }
            }
        }
        return null;
    }

    private @Nullable Step refutingReply(Board board, State state, int fellOn) {
        boolean inCheck = board.inCheck();
        if (!inCheck && !state.reached()) {
            return null;
        }
        int end = board.legalMoves(moves, 0);
        for (int i = 0; i < end; i++) {
            int move = moves[i];
            if (!inCheck && board.isEmpty(move >>> 7) && !board.givesCheck(move)) {
                continue;
            }
            State next = search.afterDefendersMove(state, move, inCheck, fellOn);
            board.make(move);
            boolean won = search.continues(next);
            board.undo();
            if (!won) {
                return new Step(move, next, -1);
            }
        }
        return null;
    }

    /** Retaking if possible, otherwise the first answer to a check; -1 if nothing has to be answered. */
    private int naturalReply(Board board, int square) {
        int end = board.legalMoves(moves, 0);
        for (int i = 0; i < end; i++) {
            if (moves[i] >>> 7 == square) {
                return moves[i];
            }
        }
        return board.inCheck() && end > 0 ? moves[0] : -1;
    }

    private static void takeBack(Board board, int plies) {
        for (int i = 0; i < plies; i++) {
            board.undo();
        }
    }
}
