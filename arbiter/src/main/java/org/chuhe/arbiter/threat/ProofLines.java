package org.chuhe.arbiter.threat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.chuhe.arbiter.threat.Question.Result;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.jspecify.annotations.Nullable;

/** Turns what {@link MaterialSearch} has proved into lines of play that an arbiter can show on the board. */
final class ProofLines {
    private static final int ANY = MaterialSearch.NONE;
    /** How many moves are tried to show what is known; a line that takes more is not worth showing. */
    private static final int MOST_TRIES = 2_000;

    private final MaterialSearch search;
    private final Board board;
    private final boolean evenTrade;
    private final List<Move> line = new ArrayList<>();
    private final int[] moves = new int[Board.MAX_MOVES];
    private int tries;

    ProofLines(MaterialSearch search) {
        this(search, MOST_TRIES);
    }

    /** @param tries how many moves may be tried */
    ProofLines(MaterialSearch search, int tries) {
        this.search = search;
        this.tries = tries;
        search.showLines();
        this.board = search.question().scenario().board();
        this.evenTrade = search.question().result() == Result.EVEN_TRADE;
    }

    /**
     * A line in which the attacker, who is known to win, wins and a target falls; empty if the opponent is mated before
     * anything falls.
     */
    List<Move> winning() {
        return attackerShows(search.start(), ANY) ? line : List.of();
    }

    /** As {@link #winning()}, beginning with a given move. */
    List<Move> winning(int first) {
        return attackerShows(search.start(), first) ? line : List.of();
    }

    /** Continues a line with a winning move of the attacker's after which the aim is seen to be reached. */
    private boolean attackerShows(LineState state, int only) {
        if (!state.inCheck() && state.reached() || state.depth() <= 0) {
            return state.reached();
        }
        int[] candidates = only == ANY ? ordered() : new int[] {only};
        for (int move : candidates) {
            if (shows(state, move)) {
                return true;
            }
        }
        return false;
    }

    private boolean shows(LineState state, int move) {
        search.enter(state);
        LineState next = search.afterAttackersMove(state, move);
        if (next == null || --tries <= 0) {
            return false;
        }
        board.make(move);
        line.add(Move.of(move));
        boolean shown = search.defend(next, 0) && defenderShows(next, MoveCode.to(move));
        board.undo();
        if (!shown) {
            line.remove(line.size() - 1);
        }
        return shown;
    }

    /** Continues a line with the answer that shows best what is won. */
    private boolean defenderShows(LineState state, int square) {
        int[] replies = replies(state, square);
        if (replies.length == 0) {
            return state.inCheck() ? state.fallen() : state.reached();
        }
        for (int reply : replies) {
            LineState next = search.afterDefendersMove(state, reply);
            board.make(reply);
            line.add(Move.of(reply));
            boolean shown = attackerShows(next, ANY);
            board.undo();
            if (shown) {
                return true;
            }
            line.remove(line.size() - 1);
        }
        return false;
    }

    /**
     * The moves of the side to move; the shortest proof reads best, so captures come first, the most valuable before others.
     * The order is the same in the mirror and with colours swapped, and so is the line: what is read off it must be.
     */
    private int[] ordered() {
        int end = board.legalMoves(moves, 0);
        return IntStream.range(0, end)
                .mapToObj(i -> moves[i])
                .sorted(Comparator.comparing((Integer move) -> board.isEmpty(MoveCode.to(move)))
                        .thenComparingInt(move -> -Material.unit(board.pieceAt(MoveCode.to(move)), MoveCode.to(move)))
                        .thenComparingInt(move -> Place.of(board, MoveCode.from(move)))
                        .thenComparingInt(move -> Place.of(board, MoveCode.to(move))))
                .mapToInt(move -> move)
                .toArray();
    }

    /**
     * Retaking if possible; in an even trade (26.5) the capture that makes it even; any answer to a check; nothing if
     * nothing has to be answered.
     */
    private int[] replies(LineState state, int square) {
        int[] all = ordered();
        OptionalInt first =
                IntStream.of(all).filter(reply -> MoveCode.to(reply) == square).findFirst();
        if (first.isEmpty() && evenTrade) {
            first = IntStream.of(all)
                    .filter(reply -> valueAfter(state, reply) < Material.value(state.balance()))
                    .reduce((best, reply) -> valueAfter(state, reply) < valueAfter(state, best) ? reply : best);
        }
        int preferred = first.orElse(ANY);
        IntStream others = state.inCheck() ? IntStream.of(all).filter(reply -> reply != preferred) : IntStream.empty();
        return IntStream.concat(first.stream(), others).toArray();
    }

    private int valueAfter(LineState state, int reply) {
        return Material.value(search.afterDefendersMove(state, reply).balance());
    }

    /**
     * Why a first move does not reach the aim: the move, the answer that spoils it, and what follows until the gain is
     * gone or the attacker is mated; empty if the move is impossible or nothing spoils it.
     */
    List<Move> refutation(int firstMove) {
        LineState state = search.start();
        int move = board.isLegal(firstMove) ? firstMove : -1;
        while (move >= 0) {
            search.enter(state);
            LineState next = search.afterAttackersMove(state, move);
            if (next == null) {
                break;
            }
            line.add(Move.of(move));
            board.make(move);
            // Not forced to anything, the opponent need not find a move that spoils it.
            boolean forced = next.depth() > 0 && (next.inCheck() || next.reached());
            Step spoiler = forced ? spoiler(next) : null;
            if (spoiler == null) {
                break;
            }
            line.add(Move.of(spoiler.move()));
            board.make(spoiler.move());
            state = spoiler.state();
            move = state.depth() > 0 ? answer(state, MoveCode.to(spoiler.move())) : -1;
        }
        line.forEach(any -> board.undo());
        return line.size() < 2 ? List.of() : line;
    }

    private record Step(int move, LineState state) {}

    /** The defender's move after which the attacker no longer reaches the aim. */
    private @Nullable Step spoiler(LineState state) {
        int end = board.legalMoves(moves, 0);
        for (int pass = 0; pass < 2; pass++) {
            for (int i = 0; i < end; i++) {
                int move = moves[i];
                boolean quiet = board.isEmpty(MoveCode.to(move));
                if (quiet == (pass == 0) || quiet && !state.inCheck() && !board.givesCheck(move)) {
                    continue;
                }
                LineState next = search.afterDefendersMove(state, move);
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
    private int answer(LineState state, int square) {
        int end = board.legalMoves(moves, 0);
        for (int i = 0; i < end; i++) {
            if (MoveCode.to(moves[i]) == square) {
                return moves[i];
            }
        }
        return state.inCheck() && end > 0 ? moves[0] : -1;
    }
}
