package org.chuhe.arbiter.threat;

import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;

/**
 * With what the attacker may take. King and pawn win nothing (26.1), except by ending an exchange, with the discovered
 * check of another piece (26.7; 2020: 26.8), or when answering a check. Along an even contact (26.9) only a side in check
 * may take, and that gains nothing.
 */
final class Captors {
    private static final int[] NO_ATTACKS = {};

    private final Scenario scenario;
    private final Board board;
    private final boolean any;
    private final boolean endUneven;
    private final IntUnaryOperator values;
    /** What king and pawns of the attacker attack at the beginning, as captures by id. */
    private final int[] ownAttacks;

    /** @param values the value of a balance */
    Captors(Question question, boolean endUneven, IntUnaryOperator values) {
        this.scenario = question.scenario();
        this.board = scenario.board();
        this.any = question.anyCaptor();
        this.endUneven = endUneven;
        this.values = values;
        this.ownAttacks = endUneven ? ownAttacks() : NO_ATTACKS;
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

    /** Whether the attacker, not in check, may make a capture. */
    boolean mayTake(int move, LineState state, boolean check) {
        return !scenario.isForbidden(board, move)
                && (any
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
    private boolean endsExchange(int move, LineState state) {
        return MoveCode.to(move) == state.takenOn()
                || state.takenOn() >= 0
                        && endUneven
                        && values.applyAsInt(state.balance()) != 0
                        && IntStream.of(ownAttacks).noneMatch(attack -> attack == ids(move));
    }

    /** Whether another piece than the one moved gives the check that a move gives (26.7; 2020: 26.8). */
    private boolean isGivenByAnother(int move) {
        board.make(move);
        SquareSet checkers = board.attackers(scenario.attacker(), board.king(scenario.defender()));
        board.undo();
        return !checkers.without(MoveCode.to(move)).isEmpty();
    }
}
