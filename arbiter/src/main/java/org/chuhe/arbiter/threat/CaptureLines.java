package org.chuhe.arbiter.threat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.chuhe.arbiter.threat.Aim.Result;
import org.chuhe.arbiter.threat.MaterialSearch.State;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.jspecify.annotations.Nullable;

/** Turns what {@link MaterialSearch} has proved into lines of play that an arbiter can show on the board. */
final class CaptureLines {
    private static final int ANY = -1;
    /** How many moves are tried to show what is known; a line that takes more is not worth showing. */
    private static final int MOST_TRIES = 2_000;

    private final MaterialSearch search;
    private final int[] moves = new int[Board.MAX_MOVES];
    private int tries;

    CaptureLines(MaterialSearch search) {
        this.search = search;
    }

    /**
     * A line in which the attacker reaches the aim and a target falls; empty if there is none, also if the opponent is mated
     * before anything falls.
     */
    List<Integer> winning(Scene scene, Aim aim) {
        return search.wins(scene, aim) ? line(scene, aim, ANY) : List.of();
    }

    /** As {@link #winning(Scene, Aim)}, beginning with a given move. */
    List<Integer> winning(Scene scene, Aim aim, int first) {
        return search.winsBy(scene, aim, first) ? line(scene, aim, first) : List.of();
    }

    private List<Integer> line(Scene scene, Aim aim, int first) {
        State start = search.start(scene, aim);
        List<Integer> line = new ArrayList<>();
        tries = MOST_TRIES;
        return attackerShows(scene.board, start, first, aim.result() == Result.EVEN_TRADE, line) ? line : List.of();
    }

    /** Continues a line with a winning move of the attacker's after which the aim is seen to be reached. */
    private boolean attackerShows(Board board, State state, int only, boolean evenTrade, List<Integer> line) {
        if (!state.inCheck() && state.reached() || state.depth() <= 0) {
            return state.reached();
        }
        for (int move : ordered(board, only)) {
            search.enter(state);
            State next = search.afterAttackersMove(state, move);
            if (next != null && --tries > 0) {
                board.make(move);
                line.add(move);
                boolean shown =
                        search.defend(next, 0) && defenderShows(board, next, MoveCode.to(move), evenTrade, line);
                board.undo();
                if (shown) {
                    return true;
                }
                line.remove(line.size() - 1);
            }
        }
        return false;
    }

    /** Continues a line with the answer that shows best what is won. */
    private boolean defenderShows(Board board, State state, int square, boolean evenTrade, List<Integer> line) {
        List<Integer> replies = replies(board, state, square, evenTrade);
        if (replies.isEmpty()) {
            return state.inCheck() ? state.fallen() : state.reached();
        }
        for (int reply : replies) {
            State next = search.afterDefendersMove(state, reply);
            board.make(reply);
            line.add(reply);
            boolean shown = attackerShows(board, next, ANY, evenTrade, line);
            board.undo();
            if (shown) {
                return true;
            }
            line.remove(line.size() - 1);
        }
        return false;
    }

    /** The moves of the side to move; the shortest proof reads best, so captures come first. */
    private List<Integer> ordered(Board board, int only) {
        if (only != ANY) {
            return List.of(only);
        }
        int end = board.legalMoves(moves, 0);
        List<Integer> ordered = new ArrayList<>();
        for (int pass = 0; pass < 2; pass++) {
            for (int i = 0; i < end; i++) {
                if (board.isEmpty(MoveCode.to(moves[i])) == (pass == 1)) {
                    ordered.add(moves[i]);
                }
            }
        }
        return ordered;
    }

    /**
     * Retaking if possible; in an even trade (26.5) the capture that makes it even; any answer to a check; nothing if
     * nothing has to be answered.
     */
    private List<Integer> replies(Board board, State state, int square, boolean evenTrade) {
        List<Integer> all = ordered(board, ANY);
        List<Integer> replies = new ArrayList<>();
        all.stream().filter(reply -> MoveCode.to(reply) == square).limit(1).forEach(replies::add);
        if (replies.isEmpty() && evenTrade) {
            all.stream()
                    .filter(reply -> valueAfter(state, reply) < Material.value(state.balance()))
                    .min(Comparator.comparingInt(reply -> valueAfter(state, reply)))
                    .ifPresent(replies::add);
        }
        if (state.inCheck()) {
            all.stream().filter(reply -> !replies.contains(reply)).forEach(replies::add);
        }
        return replies;
    }

    private int valueAfter(State state, int reply) {
        return Material.value(search.afterDefendersMove(state, reply).balance());
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
            // Not forced to anything, the opponent need not find a move that spoils it.
            boolean forced = next.depth() > 0 && (next.inCheck() || next.reached());
            Step spoiler = forced ? spoiler(board, next) : null;
            if (spoiler == null) {
                break;
            }
            line.add(spoiler.move());
            board.make(spoiler.move());
            state = spoiler.state();
            move = state.depth() > 0 ? answer(board, state, MoveCode.to(spoiler.move())) : -1;
        }
        takeBack(board, line.size());
        return line.size() < 2 ? List.of() : line;
    }

    private record Step(int move, State state) {}

    /** The defender's move after which the attacker no longer reaches the aim. */
    private @Nullable Step spoiler(Board board, State state) {
        int end = board.legalMoves(moves, 0);
        for (int pass = 0; pass < 2; pass++) {
            for (int i = 0; i < end; i++) {
                int move = moves[i];
                boolean quiet = board.isEmpty(MoveCode.to(move));
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
            if (MoveCode.to(moves[i]) == square) {
                return moves[i];
            }
        }
        return state.inCheck() && end > 0 ? moves[0] : -1;
    }

    private static void takeBack(Board board, int plies) {
        for (int i = 0; i < plies; i++) {
            board.undo();
        }
    }
}
