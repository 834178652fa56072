package org.chuhe.arbiter.threat;

import java.util.List;
import java.util.stream.IntStream;
import org.chuhe.arbiter.threat.ProofTable.Asked;
import org.chuhe.arbiter.threat.Question.Result;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;
import org.jspecify.annotations.Nullable;

/**
 * Proves that a side, if it could move at once, wins a piece (24.3): by captures and by checks, against every capture,
 * every check and every answer to a check. Whatever is neither capture nor check gives the opponent time to save the
 * piece and breaks the chain (参考图 1). Being mated on the way loses ("得子后不致立即被对方将死").
 *
 * <p>King and pawn win nothing for the attacker (26.1), except by ending an exchange, with the discovered check of
 * another piece (26.7; 2020: 26.8), or when answering a check.
 *
 * <p>An AND/OR search with a table; a position repeated on the way is no progress. The horizon is part of the
 * specification: lines of 12 plies, at most four quiet checks a side (the figures come out alike for 10 to 14 plies and
 * two to six checks).
 */
final class MaterialSearch {
    static final int HORIZON = 12;
    /** No move. */
    static final int NONE = -1;

    private static final int QUIET_CHECKS = 4;
    private static final int[] NO_ATTACKS = {};
    private static final long SCRAMBLE = 0x9E3779B97F4A7C15L;

    private final Question question;
    private final Scenario scenario;
    private final Board board;
    private final Asked asked;
    /** Earlier questions that ask for less in the same scenario: what is refuted there is refuted here. */
    private final List<Asked> wider;

    private final Budget budget;
    private final ProofTable table;
    private final Terms terms;
    /** The ids of the targets, and of what counts nothing, on the board of the scenario. */
    private final SquareSet targets;

    private final SquareSet worthless;
    /** What king and pawns of the attacker attack at the beginning, as captures by id. */
    private final int[] ownAttacks;

    private final int[] moves;
    private final long[] path;
    /** The farthest place on the way that the last answer rests on, because the position stood there; 0 if none. */
    private int restsOn;

    /**
     * Where a line stands.
     *
     * @param depth the plies left
     * @param balance what has been won and lost
     * @param fallen whether a target has fallen
     * @param need what must be reached
     * @param checksA quiet checks that the attacker has given
     * @param checksD quiet checks that the defender has given
     * @param takenOn where the defender has just taken something, or -1
     * @param fellOn where a target has just fallen, or -1
     * @param inCheck whether the side on move is in check
     */
    record State(
            int depth,
            int balance,
            boolean fallen,
            int need,
            int checksA,
            int checksD,
            int takenOn,
            int fellOn,
            boolean inCheck) {
        /** The same, where another value must be reached. */
        State needing(int value) {
            return new State(depth, balance, fallen, value, checksA, checksD, takenOn, fellOn, inCheck);
        }
    }

    /**
     * @param moves room for the moves of a line
     * @param path room for the positions of a line
     */
    MaterialSearch(
            Asked asked, List<Asked> wider, Budget budget, ProofTable table, Terms terms, int[] moves, long[] path) {
        this.asked = asked;
        this.wider = wider;
        this.question = asked.question;
        this.scenario = question.scenario();
        this.board = scenario.board();
        this.budget = budget;
        this.table = table;
        this.terms = terms;
        this.targets = ids(question.targets());
        this.worthless = ids(question.worthless());
        this.ownAttacks = terms.kingAndPawnEndUnevenExchanges() ? ownAttacks() : NO_ATTACKS;
        this.moves = moves;
        this.path = path;
    }

    private SquareSet ids(SquareSet squares) {
        return SquareSet.of(squares.stream().map(board::idAt).toArray());
    }

    Question question() {
        return question;
    }

    /** Whether the attacker wins. If the budget is exhausted meanwhile, false means nothing. */
    boolean wins() {
        return attack(start(), 0);
    }

    /** Whether the attacker wins beginning with a given legal move. */
    boolean winsBy(int move) {
        State start = start();
        enter(start);
        return winsBy(start, move, 0);
    }

    /** Whether a target has fallen and the balance suffices. */
    boolean reached(State state) {
        return state.fallen() && value(state.balance()) >= state.need();
    }

    int value(int balance) {
        return Material.value(balance, terms);
    }

    State start() {
        boolean anything = question.targets().isEmpty();
        return new State(HORIZON, question.balance(), anything, question.threshold(), 0, 0, -1, -1, board.inCheck());
    }

    private int[] ownAttacks() {
        int[] captures = new int[Board.MAX_MOVES];
        int end = board.legalCaptures(captures, 0);
        return IntStream.range(0, end)
                .map(i -> captures[i])
                .filter(capture -> isKingOrPawn(MoveCode.from(capture)))
                .map(this::ids)
                .toArray();
    }

    /** A capture by the ids of the two pieces. */
    private int ids(int capture) {
        return MoveCode.of(board.idAt(MoveCode.from(capture)), board.idAt(MoveCode.to(capture)));
    }

    /** Says that the attacker, in the middle of a line, is on move here. */
    void enter(State state) {
        path[state.depth()] = board.hash();
    }

    /** Whether the attacker, now on move in the middle of a line, still wins. */
    boolean continues(State state) {
        return attack(state, 0);
    }

    /** The attacker is on move. */
    private boolean attack(State state, int start) {
        if (!budget.take()) {
            return false;
        }
        if (!state.inCheck() && reached(state)) {
            return true;
        }
        if (state.depth() <= 0) {
            return reached(state);
        }
        int earlier = repeated(state.depth());
        if (earlier > 0) {
            restsOn = Math.max(restsOn, earlier);
            return reached(state);
        }
        if (isMatedLater(state) && !terms.laterMateRefutes()) {
            return true;
        }
        long key = key(state, asked.number, state.need());
        if (table.isWon(key, state.depth())) {
            return true;
        }
        if (table.isRefuted(key, state.depth()) || lessIsRefuted(state)) {
            return false;
        }
        enter(state);
        int outer = restsOn;
        restsOn = 0;
        int winner = winningMove(state, start);
        if (restsOn <= state.depth()) {
            if (winner != NONE) {
                table.rememberWin(key, state.depth(), winner);
            } else if (!budget.isExhausted()) {
                table.rememberRefutation(key, state.depth());
            }
            restsOn = 0;
        }
        restsOn = Math.max(outer, restsOn);
        return winner != NONE;
    }

    /** Whether what must be won is won, and the attacker is mated by more than one check. */
    private boolean isMatedLater(State state) {
        int checks = state.checksD() + (state.takenOn() >= 0 ? 1 : 0);
        return state.inCheck() && checks > 1 && reached(state) && !board.hasLegalMove();
    }

    private boolean lessIsRefuted(State state) {
        for (int i = wider.size() - 1; i >= 0; i--) {
            Asked less = wider.get(i);
            if (table.isRefuted(key(state, less.number, less.question.threshold()), state.depth())) {
                return true;
            }
        }
        return false;
    }

    /** In check everything is tried, otherwise captures, the most valuable first, and then quiet checks. */
    private int winningMove(State state, int start) {
        int end = state.inCheck() ? board.legalMoves(moves, start) : board.legalCaptures(moves, start);
        capturesFirst(start, end);
        for (int i = start; i < end; i++) {
            if (winsBy(state, moves[i], end)) {
                return moves[i];
            }
        }
        if (state.inCheck() || state.checksA() >= QUIET_CHECKS) {
            return NONE;
        }
        end = board.legalChecks(moves, start);
        for (int i = start; i < end; i++) {
            if (board.isEmpty(MoveCode.to(moves[i])) && winsBy(state, moves[i], true, end)) {
                return moves[i];
            }
        }
        return NONE;
    }

    private boolean winsBy(State state, int move, int start) {
        return winsBy(state, move, board.givesCheck(move), start);
    }

    private boolean winsBy(State state, int move, boolean check, int start) {
        State next = afterAttackersMove(state, move, check);
        if (next == null || !reached(next) && !next.inCheck()) {
            // Not forced to anything, the defender saves what can be saved.
            return false;
        }
        board.make(move);
        boolean won = defend(next, start);
        board.undo();
        return won;
    }

    /** The state after one of the attacker's moves, or null if the move is not one that counts. */
    @Nullable State afterAttackersMove(State state, int move) {
        return afterAttackersMove(state, move, board.givesCheck(move));
    }

    private @Nullable State afterAttackersMove(State state, int move, boolean check) {
        int to = MoveCode.to(move);
        int victim = board.pieceAt(to);
        boolean capture = victim != PieceCode.EMPTY;
        if (!state.inCheck() && !(capture ? mayCapture(move, state, check) : check && state.checksA() < QUIET_CHECKS)) {
            return null;
        }
        int balance = state.balance();
        boolean fallen = state.fallen();
        if (capture) {
            if (!worthless.contains(board.idAt(to)) && !scenario.isForbidden(board, move)) {
                balance += Material.unit(victim, to);
            }
            if (!fallen && targets.contains(board.idAt(to))) {
                fallen = question.result() == Result.GAIN || value(balance) > 0;
                if (!fallen && question.result() == Result.EVEN_TRADE) {
                    return null;
                }
            }
        }
        return new State(
                state.depth() - 1,
                balance,
                fallen,
                state.need(),
                capture || !check ? state.checksA() : state.checksA() + 1,
                state.checksD(),
                -1,
                fallen && !state.fallen() ? to : -1,
                check);
    }

    /** The defender is on move. */
    boolean defend(State state, int start) {
        if (!budget.take()) {
            return false;
        }
        if (state.depth() <= 0) {
            return reached(state);
        }
        if (!state.inCheck() && !reached(state)) {
            return false;
        }
        int end = state.inCheck() ? board.legalMoves(moves, start) : board.legalCaptures(moves, start);
        capturesFirst(start, end);
        for (int i = start; i < end; i++) {
            if (isSavedBy(state, moves[i], board.givesCheck(moves[i]), end)) {
                return false;
            }
        }
        if (state.inCheck() || state.checksD() >= QUIET_CHECKS) {
            return true;
        }
        end = board.legalChecks(moves, start);
        for (int i = start; i < end; i++) {
            if (board.isEmpty(MoveCode.to(moves[i])) && isSavedBy(state, moves[i], true, end)) {
                return false;
            }
        }
        return true;
    }

    private boolean isSavedBy(State state, int move, boolean check, int start) {
        if (state.inCheck() && scenario.isEscaping(MoveCode.to(move))) {
            return true;
        }
        State next = afterDefendersMove(state, move, check);
        if (reached(next) && !next.inCheck()) {
            return false;
        }
        board.make(move);
        boolean won = attack(next, start);
        board.undo();
        return !won;
    }

    State afterDefendersMove(State state, int move) {
        return afterDefendersMove(state, move, board.givesCheck(move));
    }

    private State afterDefendersMove(State state, int move, boolean check) {
        int to = MoveCode.to(move);
        int victim = board.pieceAt(to);
        boolean capture = victim != PieceCode.EMPTY;
        boolean retaken = capture && to == state.fellOn();
        return new State(
                state.depth() - 1,
                capture && !scenario.isIgnored(to) ? state.balance() - Material.unit(victim, to) : state.balance(),
                state.fallen() && !(retaken && question.result() == Result.SOME_EVEN_TRADE),
                retaken && question.result() == Result.EVEN_TRADE ? 1 : state.need(),
                state.checksA(),
                capture || !check ? state.checksD() : state.checksD() + 1,
                capture ? to : -1,
                -1,
                check);
    }

    /** Along an even contact (26.9) only a side in check may take, and that gains nothing. */
    private boolean mayCapture(int move, State state, boolean check) {
        return !scenario.isForbidden(board, move)
                && (question.anyCaptor()
                        || !isKingOrPawn(MoveCode.from(move))
                        || endsExchange(move, state)
                        || check && isGivenByAnother(move));
    }

    private boolean isKingOrPawn(int square) {
        int kind = PieceCode.kind(board.pieceAt(square));
        return kind == PieceCode.KING || kind == PieceCode.PAWN;
    }

    /**
     * Whether a king's or pawn's capture ends an exchange: on the point where the opponent has just taken; in 2020 also
     * elsewhere, if the exchange so far is not even (26.8, last sentence). What king or pawn attacked from the beginning
     * remains their own attack (图 14).
     */
    private boolean endsExchange(int move, State state) {
        return MoveCode.to(move) == state.takenOn()
                || state.takenOn() >= 0
                        && terms.kingAndPawnEndUnevenExchanges()
                        && value(state.balance()) != 0
                        && IntStream.of(ownAttacks).noneMatch(attack -> attack == ids(move));
    }

    /** Whether another piece than the one moved gives the check that a move gives (26.7; 2020: 26.8). */
    private boolean isGivenByAnother(int move) {
        board.make(move);
        SquareSet checkers = board.attackers(scenario.attacker(), board.king(scenario.defender()));
        board.undo();
        return !checkers.without(MoveCode.to(move)).isEmpty();
    }

    /** Brings captures to the front, the most valuable first. */
    private void capturesFirst(int start, int end) {
        int captures = start;
        for (int i = start; i < end; i++) {
            int move = moves[i];
            if (!board.isEmpty(MoveCode.to(move))) {
                int value = prize(move);
                int j = captures++;
                moves[i] = moves[j];
                while (j > start && prize(moves[j - 1]) < value) {
                    moves[j] = moves[j - 1];
                    j--;
                }
                moves[j] = move;
            }
        }
    }

    private int prize(int move) {
        return Material.unit(board.pieceAt(MoveCode.to(move)), MoveCode.to(move));
    }

    /** Where on the way the position stood before, by the plies left there; 0 if it did not. */
    private int repeated(int depth) {
        long hash = board.hash();
        for (int d = depth + 2; d <= HORIZON; d += 2) {
            if (path[d] == hash) {
                return d;
            }
        }
        return 0;
    }

    /** The plies left belong to it: who is in check at the horizon decides, so that more plies may prove less. */
    private long key(State state, long number, int need) {
        long packed = (long) state.balance() << 36
                | (long) (need & 0xFF) << 28
                | (long) state.depth() << 24
                | (long) (state.takenOn() + 1) << 16
                | (long) state.checksA() << 8
                | (long) state.checksD() << 1
                | (state.fallen() ? 1 : 0);
        return board.hash() ^ (packed ^ number * SCRAMBLE) * SCRAMBLE;
    }
}
