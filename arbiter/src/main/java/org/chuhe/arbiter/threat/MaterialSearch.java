package org.chuhe.arbiter.threat;

import java.util.List;
import org.chuhe.arbiter.threat.Proof.Answer;
import org.chuhe.arbiter.threat.ProofTable.Asked;
import org.chuhe.arbiter.threat.ProofTable.Related;
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
 * <p>An AND/OR search with a table; a position repeated on the way is no progress. The horizon is part of the
 * specification: lines of 12 plies, at most four quiet checks a side (the figures come out alike for 10 to 14 plies and
 * two to six checks).
 */
final class MaterialSearch {
    static final int HORIZON = 12;
    /** No move. */
    static final int NONE = -1;

    static final int QUIET_CHECKS = 4;
    private static final long SCRAMBLE = 0x9E3779B97F4A7C15L;

    private final Question question;
    private final Scenario scenario;
    private final Board board;
    private final Asked subject;

    private final Budget budget;
    private final ProofTable table;
    /** Which {@link Terms} are turned. */
    private final int turned;

    private final List<Related> related;
    /** The ids of the targets, and of what counts nothing, on the board of the scenario, as bits. */
    private final long targets;

    private final long worthless;
    private final Captors captors;
    private final MoveOrder moves;
    private final long[] path;
    /**
     * What the last answer rests on: see {@link Basis}. The terms among it are those of the moves that decide, so that what
     * was found is found again wherever these terms are the same.
     */
    private int basis;
    /** The terms that were asked or rested on by anything so far. */
    private int asked;
    /**
     * The pieces, as bits of their ids, on which the last answer rests as well while no target has fallen: the targets that
     * fall where the attacker wins; where he does not, what he takes that is no target.
     */
    private long pieces;

    /** The move that decided a position where something else was asked, or less deep, or none. */
    private int hint;

    private boolean showsLines;

    /** @param path room for the positions of a line */
    MaterialSearch(Asked subject, List<Related> related, Budget budget, ProofTable table, Terms terms, long[] path) {
        this.subject = subject;
        this.related = related;
        this.question = subject.question;
        this.scenario = question.scenario();
        this.board = scenario.board();
        this.budget = budget;
        this.table = table;
        this.turned = terms.turned();
        this.moves = table.moves();
        this.targets = ids(question.targets());
        this.worthless = ids(question.worthless());
        this.captors = new Captors(question, terms.kingAndPawnEndUnevenExchanges(), this::value);
        this.path = path;
    }

    private long ids(SquareSet squares) {
        return squares.stream().mapToLong(this::id).reduce(0, (one, other) -> one | other);
    }

    /** The piece on a point as a bit. */
    private long id(int square) {
        return 1L << board.idAt(square);
    }

    /** From now on lines are shown: an answer that holds only by way of a detour does not count. */
    void showLines() {
        showsLines = true;
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
        LineState start = start();
        enter(start);
        return winsBy(start, move, board.givesCheck(move), 0);
    }

    /** The terms on which the last answer rests. */
    int restsOn() {
        return Basis.questions(basis);
    }

    /** The terms on which anything rests that was found or shown so far. */
    int asked() {
        return asked;
    }

    /** Whether a question is answered our way; called only where it matters. */
    private boolean is(int question) {
        basis |= question;
        asked |= question;
        return (turned & question) == 0;
    }

    /** Whether what must be won is won. */
    boolean reached(LineState state) {
        return state.fallen() && isWorth(state.balance(), state.need())
                || state.retaken() && isWorth(state.balance(), 1);
    }

    private boolean isWorth(int balance, int need) {
        boolean worth = Material.value(balance) >= need;
        int pawns = Material.pawnsForWeakPieces(balance);
        return pawns == 0 || worth == pawns >= need ? worth : worth == is(Terms.PAWN_EQUALS_WEAK_PIECE);
    }

    int value(int balance) {
        int pawns = Material.pawnsForWeakPieces(balance);
        return pawns == 0 || is(Terms.PAWN_EQUALS_WEAK_PIECE) ? Material.value(balance) : pawns;
    }

    LineState start() {
        boolean anything = question.targets().isEmpty();
        return new LineState(
                HORIZON, question.balance(), anything, question.threshold(), 0, 0, -1, -1, false, board.inCheck());
    }

    /** Says that the attacker, in the middle of a line, is on move here. */
    void enter(LineState state) {
        path[state.depth()] = board.hash();
    }

    /** Whether the attacker, now on move in the middle of a line, still wins. */
    boolean continues(LineState state) {
        return attack(state, 0);
    }

    /** Rests on something, besides the terms that were asked since the answer was begun. */
    private void rest(int on) {
        basis = on | Basis.questions(basis);
        pieces = 0;
    }

    /** Another answer is begun, which rests on nothing yet. */
    private void begin() {
        basis = Basis.NONE;
        pieces = 0;
    }

    /** The attacker is on move. */
    private boolean attack(LineState state, int start) {
        if (!budget.take()) {
            return false;
        }
        begin();
        if (!state.inCheck() && reached(state)) {
            return true;
        }
        if (state.depth() <= 0) {
            rest(Basis.LIMITED);
            return reached(state);
        }
        int earlier = repeated(state.depth());
        if (earlier > 0) {
            rest(Basis.repeating(earlier));
            return reached(state);
        }
        if (state.inCheck() && reached(state) && !board.hasLegalMove()) {
            // It may matter by how many checks he is mated, which only the exact key of an earlier position tells.
            rest(Basis.LIMITED);
            return state.checksToMate() > 1 && !is(Terms.LATER_MATE_REFUTES);
        }
        Answer known = known(state);
        if (known != Answer.OPEN) {
            return known == Answer.WON;
        }
        enter(state);
        int winner = decisiveMove(state, true, start);
        remember(state, winner != NONE, winner);
        return winner != NONE;
    }

    /** What the table knows of a position; the answer then rests on what that rests on. */
    private Answer known(LineState state) {
        hint = NONE;
        for (Related other : related) {
            int need = other.asked() == subject
                    ? state.need()
                    : other.asked().question.threshold();
            long key = key(state, other.asked(), need);
            if (!showsLines && holds(state, other, key) || holds(state, other, exactly(key, state))) {
                basis = table.basis();
                asked |= Basis.questions(basis);
                pieces = table.pieces();
                return table.isWin() ? Answer.WON : Answer.REFUTED;
            }
        }
        return Answer.OPEN;
    }

    /**
     * Whether something is known here that holds on these terms. What was found stands under a key with those turned terms that
     * it rests on: without any, or with all of ours. One that rests on some of several turned terms is not looked for.
     */
    private boolean find(long key) {
        return table.find(key) && (table.basis() & turned) == 0
                || turned != 0 && table.find(key ^ turned * SCRAMBLE) && (table.basis() & turned) == turned;
    }

    /** Whether what is known under a key answers the question here; if it does not, its move may still be a good one. */
    private boolean holds(LineState state, Related other, long key) {
        if (!find(key)) {
            return false;
        }
        hint = hint == NONE ? table.move() : hint;
        boolean win = table.isWin();
        if (!Basis.holds(table.basis(), state.depth(), QUIET_CHECKS - (win ? state.checksA() : state.checksD()))) {
            return false;
        }
        long taken = table.pieces();
        boolean mates = taken == 0 && !state.fallen() && !state.retaken();
        return win
                ? other.proves() && (taken & ~targets) == 0 || other.matesAlike() && mates
                : other.refutes() && (taken & targets) == 0;
    }

    private void remember(LineState state, boolean won, int move) {
        if (Basis.repeats(basis) > state.depth() || !won && budget.isExhausted()) {
            return;
        }
        basis = Basis.settled(basis);
        long key = key(state, subject, state.need()) ^ (basis & turned) * SCRAMBLE;
        if (!Basis.isLimited(basis) && !showsLines) {
            table.remember(key, won, move, basis, pieces);
        }
        table.remember(exactly(key, state), won, move, basis, pieces);
    }

    /**
     * The move that decides for the side on move: it wins for the attacker, or saves the defender. In check everything is
     * tried, otherwise captures, the most valuable first, and then quiet checks.
     */
    private int decisiveMove(LineState state, boolean attacks, int start) {
        int first = hint;
        int end = state.inCheck() ? moves.all(board, start) : moves.captures(board, start);
        moves.bringForward(first, start, end);
        rest(Basis.ONE_PLY);
        int move = decisiveMove(state, attacks, false, start, end);
        if (move != NONE || state.inCheck()) {
            return move;
        }
        end = moves.quietChecks(board, start);
        moves.bringForward(first, start, end);
        if (end > start && (attacks ? state.checksA() : state.checksD()) >= QUIET_CHECKS) {
            basis = Basis.join(basis, Basis.LIMITED);
            return NONE;
        }
        return decisiveMove(state, attacks, true, start, end);
    }

    /** The first of some moves that decides; if none does, that rests on all of them, besides on what it rested on. */
    private int decisiveMove(LineState state, boolean attacks, boolean checks, int start, int end) {
        int all = basis;
        long taken = pieces;
        for (int i = start; i < end; i++) {
            int move = moves.at(i);
            boolean check = checks || board.givesCheck(move);
            if (attacks ? winsBy(state, move, check, end) : isSavedBy(state, move, check, end)) {
                moves.credit(move, state.depth());
                return move;
            }
            all = Basis.join(all, basis);
            taken |= pieces;
        }
        basis = all;
        pieces = taken;
        return NONE;
    }

    private boolean winsBy(LineState state, int move, boolean check, int start) {
        begin();
        LineState next = afterAttackersMove(state, move, check);
        if (next == null) {
            rest(Basis.ONE_PLY);
            return false;
        }
        long victim = !state.fallen() && !board.isEmpty(MoveCode.to(move)) ? id(MoveCode.to(move)) : 0;
        if (!reached(next) && !next.inCheck()) {
            // Not forced to anything, the defender saves what can be saved.
            rest(Basis.ONE_PLY);
            pieces = next.fallen() ? 0 : victim;
            return false;
        }
        int rested = restsOn();
        board.make(move);
        boolean won = defend(next, start);
        board.undo();
        basis = Basis.after(basis, won && next.checksA() > state.checksA()) | rested;
        if (won == next.fallen()) {
            pieces |= victim;
        }
        return won;
    }

    /** The state after one of the attacker's moves, or null if the move is not one that counts. */
    @Nullable LineState afterAttackersMove(LineState state, int move) {
        return afterAttackersMove(state, move, board.givesCheck(move));
    }

    private @Nullable LineState afterAttackersMove(LineState state, int move, boolean check) {
        int to = MoveCode.to(move);
        int victim = board.pieceAt(to);
        boolean capture = victim != PieceCode.EMPTY;
        if (!state.inCheck()
                && !(capture ? captors.mayTake(move, state, check) : check && state.checksA() < QUIET_CHECKS)) {
            return null;
        }
        int balance = state.balance();
        boolean fallen = state.fallen();
        if (capture) {
            if ((worthless & id(to)) == 0 && !scenario.isForbidden(board, move)) {
                balance += Material.unit(victim, to);
            }
            if (!fallen && (targets & id(to)) != 0) {
                fallen = question.result() == Result.GAIN || value(balance) > 0;
                if (!fallen && question.result() == Result.EVEN_TRADE) {
                    return null;
                }
            }
        }
        return new LineState(
                state.depth() - 1,
                balance,
                fallen,
                state.need(),
                capture || !check ? state.checksA() : state.checksA() + 1,
                state.checksD(),
                -1,
                fallen && !state.fallen() ? to : -1,
                state.retaken(),
                check);
    }

    /** The defender is on move. */
    boolean defend(LineState state, int start) {
        if (!budget.take()) {
            return false;
        }
        begin();
        if (state.depth() <= 0) {
            rest(Basis.LIMITED);
            return reached(state);
        }
        if (!state.inCheck() && !reached(state)) {
            return false;
        }
        Answer known = known(state);
        if (known != Answer.OPEN) {
            return known == Answer.WON;
        }
        int saving = decisiveMove(state, false, start);
        boolean won = saving == NONE;
        remember(state, won, saving);
        return won;
    }

    private boolean isSavedBy(LineState state, int move, boolean check, int start) {
        begin();
        rest(Basis.ONE_PLY);
        if (state.inCheck() && scenario.isEscaping(MoveCode.to(move))) {
            return true;
        }
        LineState next = afterDefendersMove(state, move, check);
        if (reached(next) && !next.inCheck()) {
            return false;
        }
        int rested = restsOn();
        board.make(move);
        boolean won = attack(next, start);
        board.undo();
        basis = Basis.after(basis, !won && next.checksD() > state.checksD()) | rested;
        return !won;
    }

    LineState afterDefendersMove(LineState state, int move) {
        return afterDefendersMove(state, move, board.givesCheck(move));
    }

    private LineState afterDefendersMove(LineState state, int move, boolean check) {
        int to = MoveCode.to(move);
        int victim = board.pieceAt(to);
        boolean capture = victim != PieceCode.EMPTY;
        boolean retaken = capture && to == state.fellOn();
        return new LineState(
                state.depth() - 1,
                capture && !scenario.isIgnored(to) ? state.balance() - Material.unit(victim, to) : state.balance(),
                state.fallen() && !(retaken && question.result() == Result.SOME_EVEN_TRADE),
                retaken && question.result() == Result.EVEN_TRADE ? 1 : state.need(),
                state.checksA(),
                capture || !check ? state.checksD() : state.checksD() + 1,
                capture ? to : -1,
                -1,
                state.retaken() || retaken && question.result() == Result.SOME_EVEN_TRADE,
                check);
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

    /** What the answer depends on, apart from how many plies and checks are left; of a fallen target it does not. */
    private long key(LineState state, Asked question, int need) {
        int fellOn = question.question.result() == Result.GAIN ? -1 : state.fellOn();
        long packed = (long) state.balance() << 24
                | (long) (need & 0xFF) << 16
                | (long) (state.takenOn() + 1) << 8
                | (long) (fellOn + 1) << 56
                | (state.retaken() ? 2 : 0)
                | (state.fallen() ? 1 : 0);
        long number = state.fallen() && fellOn < 0 && !state.retaken() ? question.onceFallen : question.number;
        return board.hash() ^ (packed ^ number * SCRAMBLE) * SCRAMBLE;
    }

    /** A key with the plies and checks left: who is in check at the horizon decides, so that more plies may prove less. */
    private static long exactly(long key, LineState state) {
        return key ^ ((long) (state.depth() + 1) << 16 | (long) state.checksA() << 8 | state.checksD() + 1) * SCRAMBLE;
    }
}
