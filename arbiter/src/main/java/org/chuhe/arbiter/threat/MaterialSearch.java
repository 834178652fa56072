package org.chuhe.arbiter.threat;

import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.jspecify.annotations.Nullable;

/**
 * Proves that a side, if it could move at once, wins a piece (24.3): by captures and by checks, against every capture,
 * every check and every answer to a check. Whatever is neither capture nor check gives the opponent time to save the
 * piece and breaks the chain (参考图 1). Being mated on the way loses ("得子后不致立即被对方将死").
 *
 * <p>King and pawn win nothing for the attacker (26.1), except by retaking, with the discovered check of another piece
 * (26.7; 2020: 26.8), or when answering a check.
 *
 * <p>An AND/OR search with a table; a position repeated on the way is no progress. The horizon is part of the
 * specification: lines of 12 plies, at most four quiet checks a side (the figures come out alike for 10 to 14 plies and
 * two to six checks).
 */
final class MaterialSearch {
    static final int HORIZON = 12;
    private static final int QUIET_CHECKS = 4;
    private static final int TABLE_BITS = 14;
    private static final long SCRAMBLE = 0x9E3779B97F4A7C15L;

    private final Budget budget;

    private final int[] moves = new int[(HORIZON + 2) * Board.MAX_MOVES];
    private final long[] path = new long[HORIZON + 1];
    /** Remembers proved and refuted positions; keys hold the number of the question, so that no clearing is needed. */
    private final long[] tableKey = new long[1 << TABLE_BITS];

    private final byte[] tableDepth = new byte[1 << TABLE_BITS];
    private final boolean[] tableWon = new boolean[1 << TABLE_BITS];
    private long question;

    private Scene scene;
    private Board board;
    private Aim aim;

    /** Where a line stands: plies left, balance, whether a target has fallen, what must be reached, checks given. */
    record State(int depth, int balance, boolean fallen, int need, int checksA, int checksD, int takenOn) {
        boolean reached() {
            return fallen && Material.value(balance) >= need;
        }
    }

    MaterialSearch(Scene first, Budget budget) {
        this.budget = budget;
        this.scene = first;
        this.board = first.board;
        this.aim = Aim.anyGain(Material.EVEN);
    }

    /** Whether the attacker reaches the aim. If the budget is exhausted meanwhile, false means nothing. */
    boolean wins(Scene scene, Aim aim) {
        return attack(start(scene, aim), 0);
    }

    State start(Scene scene, Aim aim) {
        this.scene = scene;
        this.board = scene.board;
        this.aim = aim;
        question++;
        return new State(HORIZON, aim.balance(), aim.wantsAnything(), aim.threshold(), 0, 0, -1);
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
        boolean inCheck = board.inCheck();
        if (!inCheck && state.reached()) {
            return true;
        }
        if (state.depth() <= 0 || isRepeated(state.depth())) {
            return state.reached();
        }
        long key = key(state);
        int slot = (int) (key >>> 64 - TABLE_BITS);
        if (tableKey[slot] == key
                && (tableWon[slot] ? tableDepth[slot] <= state.depth() : tableDepth[slot] >= state.depth())) {
            return tableWon[slot];
        }
        path[state.depth()] = board.hash();
        boolean won = anyMoveWins(state, inCheck, start);
        tableKey[slot] = key;
        tableDepth[slot] = (byte) state.depth();
        tableWon[slot] = won;
        return won;
    }

    private boolean anyMoveWins(State state, boolean inCheck, int start) {
        int end = board.legalMoves(moves, start);
        capturesFirst(start, end);
        for (int i = start; i < end; i++) {
            int move = moves[i];
            State next = afterAttackersMove(state, move, inCheck);
            if (next == null) {
                continue;
            }
            int fellOn = next.fallen() && !state.fallen() ? move >>> 7 : -1;
            board.make(move);
            boolean won = defend(next, fellOn, end);
            board.undo();
            if (won) {
                return true;
            }
        }
        return false;
    }

    /** The state after one of the attacker's moves, or null if the move is not one that counts. */
    @Nullable State afterAttackersMove(State state, int move, boolean inCheck) {
        int to = move >>> 7;
        int victim = board.pieceAt(to);
        boolean capture = victim != PieceCode.EMPTY;
        if (capture ? !mayCapture(move, state.takenOn(), inCheck) : !inCheck && !mayCheck(move, state.checksA())) {
            return null;
        }
        int balance = state.balance();
        boolean fallen = state.fallen();
        if (capture) {
            balance += Material.unit(victim, to);
            if (!fallen && aim.targets()[board.idAt(to)]) {
                if (aim.evenTrade() && Material.value(balance) <= 0) {
                    return null;
                }
                fallen = true;
            }
        }
        int checks = capture || inCheck && !board.givesCheck(move) ? state.checksA() : state.checksA() + 1;
        return new State(state.depth() - 1, balance, fallen, state.need(), checks, state.checksD(), -1);
    }

    /** The defender is on move; {@code fellOn} is where a target has just fallen, or -1. */
    boolean defend(State state, int fellOn, int start) {
        if (!budget.take()) {
            return false;
        }
        if (state.depth() <= 0) {
            return state.reached();
        }
        boolean inCheck = board.inCheck();
        if (!inCheck && !state.reached()) {
            // Not forced to anything, the defender saves what can be saved.
            return false;
        }
        int end = board.legalMoves(moves, start);
        capturesFirst(start, end);
        for (int i = start; i < end; i++) {
            int move = moves[i];
            if (!inCheck && board.isEmpty(move >>> 7) && !mayCheck(move, state.checksD())) {
                continue;
            }
            State next = afterDefendersMove(state, move, inCheck, fellOn);
            board.make(move);
            boolean won = attack(next, end);
            board.undo();
            if (!won) {
                return false;
            }
        }
        return true;
    }

    State afterDefendersMove(State state, int move, boolean inCheck, int fellOn) {
        int to = move >>> 7;
        int victim = board.pieceAt(to);
        boolean capture = victim != PieceCode.EMPTY;
        int balance = capture && !scene.isLost(to) ? state.balance() - Material.unit(victim, to) : state.balance();
        int need = aim.evenTrade() && capture && to == fellOn ? 1 : state.need();
        int checks = capture || inCheck && !board.givesCheck(move) ? state.checksD() : state.checksD() + 1;
        return new State(state.depth() - 1, balance, state.fallen(), need, state.checksA(), checks, capture ? to : -1);
    }

    private boolean mayCheck(int move, int given) {
        return given < QUIET_CHECKS && board.givesCheck(move);
    }

    private boolean mayCapture(int move, int takenOn, boolean inCheck) {
        int to = move >>> 7;
        if (scene.isForbidden(move)) {
            return false;
        }
        if (inCheck) {
            return true;
        }
        if (aim.excluded()[board.idAt(to)]) {
            return false;
        }
        int kind = PieceCode.kind(board.pieceAt(move & 127));
        return kind != PieceCode.KING && kind != PieceCode.PAWN || to == takenOn || discoversCheck(move);
    }

    /** Whether another piece than the one moved gives check after the move (26.7; 2020: 26.8). */
    private boolean discoversCheck(int move) {
        if (!board.givesCheck(move)) {
            return false;
        }
        int king = board.king(scene.attacker ^ 1);
        board.make(move);
        boolean byAnother = false;
        for (int square = 0; square < Square.COUNT && !byAnother; square++) {
            byAnother = square != move >>> 7
                    && PieceCode.isOf(board.pieceAt(square), scene.attacker)
                    && board.attacks(square, king);
        }
        board.undo();
        return byAnother;
    }

    /** Brings captures to the front, the most valuable first. */
    private void capturesFirst(int start, int end) {
        int captures = start;
        for (int i = start; i < end; i++) {
            int move = moves[i];
            if (!board.isEmpty(move >>> 7)) {
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
        return Material.unit(board.pieceAt(move >>> 7), move >>> 7);
    }

    private boolean isRepeated(int depth) {
        long hash = board.hash();
        for (int d = depth + 2; d <= HORIZON; d += 2) {
            if (path[d] == hash) {
                return true;
            }
        }
        return false;
    }

    private long key(State state) {
        long packed = (long) state.balance() << 36
                | (long) (state.need() & 0xFF) << 28
                | (long) (state.takenOn() + 1) << 16
                | (long) state.checksA() << 8
                | (long) state.checksD() << 1
                | (state.fallen() ? 1 : 0);
        return board.hash() ^ (packed ^ question * SCRAMBLE) * SCRAMBLE;
    }
}
