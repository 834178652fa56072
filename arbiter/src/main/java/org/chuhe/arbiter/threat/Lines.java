package org.chuhe.arbiter.threat;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.arbiter.threat.MaterialSearch.State;
import org.chuhe.core.board.Board;
import org.jspecify.annotations.Nullable;

/** Turns what {@link MaterialSearch} has proved into lines of play that an arbiter can show on the board. */
final class Lines {
    private static final int ANY = -1;

    private final MaterialSearch search;
    private final int[] moves = new int[Board.MAX_MOVES];

    Lines(MaterialSearch search) {
        this.search = search;
    }

    /** A line in which the attacker reaches the aim; empty if there is none. */
    List<Integer> winning(Scene scene, Aim aim) {
        return search.wins(scene, aim) ? line(scene, aim, ANY) : List.of();
    }

    /** As {@link #winning(Scene, Aim)}, beginning with a given move. */
    List<Integer> winning(Scene scene, Aim aim, int first) {
        return search.winsBy(scene, aim, first) ? line(scene, aim, first) : List.of();
    }

    private List<Integer> line(Scene scene, Aim aim, int first) {
        Board board = scene.board;
        List<Integer> line = new ArrayList<>();
        State state = search.start(scene, aim);
        while (state.depth() > 1 && (state.inCheck() || !state.reached())) {
            search.enter(state);
            Step step = winningStep(board, state, line.isEmpty() ? first : ANY);
            if (step == null) {
                break;
            }
            line.add(step.move());
            board.make(step.move());
            int reply = reply(board, step, aim.result() == Aim.Result.EVEN_TRADE);
            if (reply < 0) {
                break;
            }
            state = search.afterDefendersMove(step.state(), reply);
            line.add(reply);
            board.make(reply);
        }
        takeBack(board, line.size());
        return line;
    }

    /**
     * Why a first move does not reach the aim: the move, the answer that spoils it, and what follows until the gain is
     * gone or the attacker is mated; empty if the move is impossible or nothing spoils it.
     */
    List<Integer> refutation(Scene scene, Aim aim, int firstMove) {
        Board board = scene.board;
        State state = search.start(scene, aim);
        List<Integer> line = new ArrayList<>();
        int move = board.isLegal(firstMove) ? firstMove : -1;
        while (move >= 0) {
            search.enter(state);
            State next = search.afterAttackersMove(state, move);
            if (next == null) {
                break;
            }
            line.add(move);
            board.make(move);
            Step spoiler = next.depth() > 0 ? spoiler(board, next) : null;
            if (spoiler == null) {
                break;
            }
            line.add(spoiler.move());
            board.make(spoiler.move());
            state = spoiler.state();
            move = state.depth() > 0 ? answer(board, state, spoiler.move() >>> 7) : -1;
        }
        takeBack(board, line.size());
        return line.size() < 2 ? List.of() : line;
    }

    private record Step(int move, State state) {}

    private @Nullable Step winningStep(Board board, State state, int only) {
        int end = board.legalMoves(moves, 0);
        // The shortest proof reads best: captures first, then checks.
        for (int pass = 0; pass < 2; pass++) {
            for (int i = 0; i < end; i++) {
                int move = moves[i];
                if (only != ANY && move != only || board.isEmpty(move >>> 7) == (pass == 0)) {
                    continue;
                }
                State next = search.afterAttackersMove(state, move);
                if (next == null) {
                    continue;
                }
                board.make(move);
                boolean won = search.defend(next, 0);
                board.undo();
                if (won) {
                    return new Step(move, next);
                }
            }
        }
        return null;
    }

    /** The defender's move after which the attacker no longer reaches the aim. */
    private @Nullable Step spoiler(Board board, State state) {
        int end = board.legalMoves(moves, 0);
        for (int pass = 0; pass < 2; pass++) {
            for (int i = 0; i < end; i++) {
                int move = moves[i];
                boolean quiet = board.isEmpty(move >>> 7);
                if (quiet == (pass == 0) || quiet && !state.inCheck() && !board.givesCheck(move)) {
                    continue;
                }
                State next = search.afterDefendersMove(state, move);
                board.make(move);
                boolean won = search.continues(next);
                board.undo();
                if (!won) {
                    return new Step(move, next);
                }
            }
        }
        return null;
    }

    /** In a lost line, the attacker answers a check or retakes; -1 if neither is to be done or possible. */
    private int answer(Board board, State state, int square) {
        int end = board.legalMoves(moves, 0);
        for (int i = 0; i < end; i++) {
            if (moves[i] >>> 7 == square) {
                return moves[i];
            }
        }
        return state.inCheck() && end > 0 ? moves[0] : -1;
    }

    /**
     * Retaking if possible; in an even trade (26.5) the capture that makes it even; otherwise the first answer to a
     * check; -1 if nothing has to be answered.
     */
    private int reply(Board board, Step step, boolean evenTrade) {
        int end = board.legalMoves(moves, 0);
        int best = step.state().inCheck() && end > 0 ? moves[0] : -1;
        int least = Material.value(step.state().balance());
        for (int i = 0; i < end; i++) {
            if (moves[i] >>> 7 == step.move() >>> 7) {
                return moves[i];
            }
            int balance = search.afterDefendersMove(step.state(), moves[i]).balance();
            if (evenTrade && Material.value(balance) < least) {
                least = Material.value(balance);
                best = moves[i];
            }
        }
        return best;
    }

    private static void takeBack(Board board, int plies) {
        for (int i = 0; i < plies; i++) {
            board.undo();
        }
    }
}
