package org.chuhe.arbiter.threat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.chuhe.arbiter.threat.Question.Result;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;

/**
 * Turns what {@link MaterialSearch} has proved into lines of play that an arbiter can show on the board. Both sides play
 * sensibly: who proves something takes the shortest way, the other side the answer that costs least, of equals the one
 * that holds out longest.
 */
final class ProofLines {
    private static final int ANY = MaterialSearch.NONE;
    /** How many moves are tried to show what is known; a line that takes more is not worth showing. */
    private static final int MOST_TRIES = 2_000;

    private static final int MATE = 1_000;

    private enum Outcome {
        SHOWN,
        /** Nothing is shown. */
        NONE,
        /** More moves are needed. */
        LONGER
    }

    /** Moves that show something, and what they bring the attacker. */
    private record Line(Outcome outcome, List<Move> moves, int value) {
        static final Line NONE = new Line(Outcome.NONE, List.of(), 0);
        static final Line LONGER = new Line(Outcome.LONGER, List.of(), 0);

        static Line end(int value) {
            return new Line(Outcome.SHOWN, List.of(), value);
        }

        boolean isShown() {
            return outcome == Outcome.SHOWN;
        }

        boolean isLonger() {
            return outcome == Outcome.LONGER;
        }

        Line after(int move) {
            if (!isShown()) {
                return this;
            }
            List<Move> all = new ArrayList<>(moves);
            all.add(0, Move.of(move));
            return new Line(outcome, all, value);
        }
    }

    private final MaterialSearch search;
    private final Board board;
    private final boolean evenTrade;
    private final int[] moves = new int[Board.MAX_MOVES];
    /** Whether the first line that shows anything will do. */
    private boolean hasty;

    private int tries;

    ProofLines(MaterialSearch search) {
        this(search, MOST_TRIES);
    }

    /** @param tries how many moves may be tried */
    ProofLines(MaterialSearch search, int tries) {
        this.search = search;
        this.tries = tries;
        this.hasty = tries < MOST_TRIES;
        search.showLines();
        this.board = search.question().scenario().board();
        this.evenTrade = search.question().result() == Result.EVEN_TRADE;
    }

    /**
     * A line in which the attacker, who is known to win, wins and a target falls; empty if the opponent is mated before
     * anything falls.
     */
    List<Move> winning() {
        return winning(ANY);
    }

    /** As {@link #winning()}, beginning with a given move. */
    List<Move> winning(int first) {
        for (int most = 1; most <= MaterialSearch.HORIZON / 2 && !hasty && tries > 0; most++) {
            Line line = attack(search.start(), first, most);
            if (line.isShown()) {
                return line.moves();
            }
        }
        if (!hasty) {
            hasty = true;
            tries = MOST_TRIES;
        }
        return attack(search.start(), first, MaterialSearch.HORIZON).moves();
    }

    /** The attacker goes on with a winning move after which the aim is seen to be reached. */
    private Line attack(LineState state, int only, int most) {
        if (!state.inCheck() && search.reached(state) || state.depth() <= 0) {
            return search.reached(state) ? retaking(state, most) : Line.NONE;
        }
        if (most <= 0) {
            return Line.LONGER;
        }
        boolean longer = false;
        for (int move : only == ANY ? ordered() : new int[] {only}) {
            Line line = by(state, move, most);
            if (line.isShown()) {
                return line;
            }
            longer |= line.isLonger();
        }
        return longer ? Line.LONGER : Line.NONE;
    }

    /** The aim is reached; what the defender has just lost by taking something is taken all the same. */
    private Line retaking(LineState state, int most) {
        Line best = Line.end(value(state));
        if (hasty || state.takenOn() < 0 || state.depth() <= 0) {
            return best;
        }
        for (int move : to(state.takenOn())) {
            if (search.afterAttackersMove(state, move) != null) {
                Line line = most <= 0 ? Line.LONGER : by(state, move, most);
                if (line.isLonger()) {
                    return line;
                }
                best = line.isShown() && line.value() > best.value() ? line : best;
            }
        }
        return best;
    }

    private Line by(LineState state, int move, int most) {
        search.enter(state);
        LineState next = search.afterAttackersMove(state, move);
        if (next == null || --tries <= 0) {
            return Line.NONE;
        }
        board.make(move);
        Line line = search.defend(next, 0) ? defend(next, MoveCode.to(move), most - 1) : Line.NONE;
        board.undo();
        return line.after(move);
    }

    /** The defender answers as well as possible. */
    private Line defend(LineState state, int square, int most) {
        int[] replies = replies(state, square);
        if (replies.length == 0) {
            boolean mated = state.inCheck();
            return (mated ? state.fallen() : search.reached(state)) ? Line.end(mated ? MATE : value(state)) : Line.NONE;
        }
        // That the target, once fallen, is retaken in vain is worth showing; otherwise retaking must pay.
        boolean target = state.fellOn() >= 0 && search.question().targets().size() == 1;
        boolean mayStop = !hasty && !evenTrade && !state.inCheck() && search.reached(state) && !target;
        Line best = mayStop ? Line.end(value(state)) : Line.NONE;
        for (int reply : replies) {
            LineState next = search.afterDefendersMove(state, reply);
            board.make(reply);
            Line line = attack(next, ANY, most).after(reply);
            board.undo();
            if (line.isShown() && hasty || line.isLonger() && !hasty) {
                return line;
            }
            best = line.isShown() && isBetter(line, best, false) ? line : best;
        }
        return best;
    }

    /** Whether a line costs a side less than another, or as much and holds out longer; to stop is as good as that. */
    private static boolean isBetter(Line line, Line than, boolean forAttacker) {
        if (!than.isShown() || line.value() != than.value()) {
            return !than.isShown() || line.value() > than.value() == forAttacker;
        }
        return !than.moves().isEmpty() && line.moves().size() > than.moves().size();
    }

    private int value(LineState state) {
        return search.value(state.balance());
    }

    /**
     * The moves of the side to move; captures come first, the most valuable before others. The order is the same in the
     * mirror and with colours swapped, and so is the line: what is read off it must be.
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

    private int[] to(int square) {
        return IntStream.of(ordered())
                .filter(move -> MoveCode.to(move) == square)
                .toArray();
    }

    /**
     * In an even trade (26.5) what makes it even; otherwise any answer to a check, or retaking; nothing if nothing has to be
     * answered.
     */
    private int[] replies(LineState state, int square) {
        if (evenTrade && !hasty) {
            int[] even = state.inCheck() || value(state) > 0
                    ? IntStream.of(ordered())
                            .filter(reply -> isForcing(state, reply) && holdsEven(state, reply))
                            .toArray()
                    : new int[0];
            if (even.length > 0 || !state.inCheck()) {
                return even;
            }
        }
        if (!state.inCheck()) {
            return to(square);
        }
        int[] retaking = hasty ? to(square) : new int[0];
        return IntStream.concat(IntStream.of(retaking), IntStream.of(ordered())).toArray();
    }

    /** Whether a move of the defender's counts: a capture, a check, any answer to a check. */
    private boolean isForcing(LineState state, int move) {
        return state.inCheck() || !board.isEmpty(MoveCode.to(move)) || board.givesCheck(move);
    }

    private boolean holdsEven(LineState state, int reply) {
        LineState next = search.afterDefendersMove(state, reply).needing(1);
        board.make(reply);
        boolean gains = search.continues(next);
        board.undo();
        return !gains;
    }

    /**
     * Why a first move does not reach the aim: the move, the answer that spoils it, and what follows until the gain is
     * gone or the attacker is mated; empty if the move is impossible or nothing spoils it.
     */
    List<Move> refutation(int first) {
        if (!board.isLegal(first)) {
            return List.of();
        }
        Line line = Line.LONGER;
        for (int most = 1; most <= MaterialSearch.HORIZON / 2 && line.isLonger() && tries > 0; most++) {
            line = refuted(search.start(), first, most);
        }
        if (!line.isShown()) {
            hasty = true;
            tries = MOST_TRIES;
            line = refuted(search.start(), first, MaterialSearch.HORIZON);
        }
        return line.moves().size() < 2 ? List.of() : line.moves();
    }

    private Line refuted(LineState state, int move, int most) {
        search.enter(state);
        LineState next = search.afterAttackersMove(state, move);
        if (next == null || --tries <= 0) {
            return Line.NONE;
        }
        board.make(move);
        // Not forced to anything, the opponent need not find a move that spoils it.
        boolean forced = next.depth() > 0 && (next.inCheck() || search.reached(next));
        Line line = forced ? spoil(next, MoveCode.to(move), most) : Line.end(value(next));
        board.undo();
        return line.after(move);
    }

    /** The defender's move after which the attacker no longer reaches the aim: retaking before others. */
    private Line spoil(LineState state, int square, int most) {
        if (most <= 0) {
            return Line.LONGER;
        }
        boolean longer = false;
        int[] all = ordered();
        for (int pass = 0; pass < 2; pass++) {
            for (int move : all) {
                if ((MoveCode.to(move) == square) != (pass == 0) || !isForcing(state, move)) {
                    continue;
                }
                LineState next = search.afterDefendersMove(state, move);
                board.make(move);
                Line line = search.continues(next) ? Line.NONE : answer(next, MoveCode.to(move), most - 1);
                board.undo();
                if (line.isShown()) {
                    return line.after(move);
                }
                longer |= line.isLonger();
            }
        }
        return longer ? Line.LONGER : Line.NONE;
    }

    /** In a lost line, the attacker answers a check, or retakes if that pays or seems to reach the aim. */
    private Line answer(LineState state, int square, int most) {
        if (state.depth() <= 0) {
            return Line.end(value(state));
        }
        int[] answers = state.inCheck() ? ordered() : to(square);
        boolean tempted = IntStream.of(answers)
                .mapToObj(move -> search.afterAttackersMove(state, move))
                .anyMatch(next -> next != null && search.reached(next));
        Line best = state.inCheck() || tempted ? Line.NONE : Line.end(value(state));
        for (int move : answers) {
            Line line = refuted(state, move, most);
            if (line.isShown() && hasty || line.isLonger() && !hasty) {
                return line;
            }
            best = line.isShown() && isBetter(line, best, true) ? line : best;
        }
        return answers.length == 0 && state.inCheck() ? Line.end(-MATE) : best;
    }
}
