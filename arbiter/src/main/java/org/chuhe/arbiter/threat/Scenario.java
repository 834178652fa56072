package org.chuhe.arbiter.threat;

import java.util.Arrays;
import java.util.List;
import org.chuhe.core.Move;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;
import org.jspecify.annotations.Nullable;

/**
 * A position in which one side, the attacker, imagines to be on move, and what is settled about it beforehand: captures
 * that count as offers to exchange and not as threats (26.9, 26.10; 2020: 26.10, 26.11), and own pieces that are lost
 * whatever happens, so that losing them is not a price of the threat. A value: other terms make another scenario.
 */
public final class Scenario {
    private static final int[] NOTHING = {};

    /** For play; what is played on it is taken back before anything else is asked. */
    private final Board board;

    private final byte[] pieces;
    private final int attacker;
    /** Captures (as moves) that the attacker may not use. */
    private final int[] forbidden;
    /** Whether they are forbidden whatever stands there by then, or only of the piece that stands there now. */
    private final boolean coversPoint;
    /** The attacker's pieces that count nothing while they stand where they are. */
    private final SquareSet ignored;
    /** Those of them that the defender must not be able to take in answer to a check. */
    private final SquareSet escaping;
    /** By point: the id of the piece that stands there at the beginning. */
    private final int[] ids;

    private final int hash;

    private Scenario(
            byte[] pieces, int attacker, int[] forbidden, boolean coversPoint, SquareSet ignored, SquareSet escaping) {
        this.pieces = pieces;
        this.board = new Board(pieces, attacker, 0);
        this.attacker = attacker;
        this.forbidden = forbidden;
        this.coversPoint = coversPoint;
        this.ignored = ignored;
        this.escaping = escaping;
        this.ids = new int[ignored.isEmpty() ? 0 : Square.COUNT];
        ignored.stream().forEach(square -> ids[square] = board.idAt(square));
        this.hash = (Long.hashCode(board.hash()) * 31 + Arrays.hashCode(forbidden)) * 31 + ignored.hashCode();
    }

    /** The pieces of a board with {@code attacker} on move, nothing settled. */
    public static Scenario of(Board position, int attacker) {
        return new Scenario(position.pieces(), attacker, NOTHING, true, SquareSet.EMPTY, SquareSet.EMPTY);
    }

    /**
     * The same pieces, but some only stand in the way: they neither move nor attack, and taking them gains nothing. What was
     * settled about the pieces as they were is settled no more.
     */
    public Scenario withInert(SquareSet squares) {
        byte[] changed = pieces.clone();
        squares.stream()
                .forEach(square ->
                        changed[square] = (byte) PieceCode.of(PieceCode.side(changed[square]), PieceCode.INERT));
        return new Scenario(changed, attacker, NOTHING, true, SquareSet.EMPTY, SquareSet.EMPTY);
    }

    /** The same pieces with all of the attacker's that go across the river 进攻子 but one turned into mere blockers (24.17). */
    public Scenario alone(int captor) {
        return withInert(strong().or(board.squares(attacker, PieceCode.PAWN)).without(captor));
    }

    /** The other side imagines to be on move; nothing is settled. */
    public Scenario turned() {
        return new Scenario(pieces, attacker ^ 1, NOTHING, true, SquareSet.EMPTY, SquareSet.EMPTY);
    }

    /**
     * Some captures are offers and no threats.
     *
     * @param coversPoint whether they are that whatever stands on the point by then
     */
    public Scenario forbidding(List<Move> captures, boolean coversPoint) {
        int[] codes = captures.stream().mapToInt(Move::code).toArray();
        return new Scenario(pieces, attacker, codes, coversPoint, ignored, escaping);
    }

    /** Some more of the attacker's pieces are lost anyway. */
    public Scenario ignoring(SquareSet squares) {
        return new Scenario(pieces, attacker, forbidden, coversPoint, ignored.or(squares), escaping);
    }

    /** A piece that is about to escape counts nothing; but a line fails where taking it answers a check (2020, 26.3). */
    public Scenario withEscaping(int square) {
        SquareSet piece = SquareSet.of(square);
        return new Scenario(pieces, attacker, forbidden, coversPoint, ignored.or(piece), escaping.or(piece));
    }

    /** The board; play on it only if everything is taken back. */
    public Board board() {
        return board;
    }

    /** The side that imagines to be on move. */
    public int attacker() {
        return attacker;
    }

    /** The other side. */
    public int defender() {
        return attacker ^ 1;
    }

    /** The attacker's rooks, horses and cannons. */
    public SquareSet strong() {
        return Material.strong(board, attacker);
    }

    /** The attacker's pieces that are lost anyway where they stand. */
    public SquareSet ignored() {
        return ignored;
    }

    /** Whether losing what now stands on a point costs the attacker nothing. */
    boolean isIgnored(int square) {
        return ignored.contains(square) && ids[square] == board.idAt(square);
    }

    /** Whether taking what now stands on a point, in answer to a check, refutes a line. */
    boolean isEscaping(int square) {
        return escaping.contains(square) && isIgnored(square);
    }

    /** Writes the attacker's checks that are no forbidden captures into a buffer; returns the index after the last. */
    int checks(Board position, int[] buffer, int start) {
        int end = position.legalChecks(buffer, start);
        int kept = start;
        for (int i = start; i < end; i++) {
            if (!isForbidden(position, buffer[i])) {
                buffer[kept++] = buffer[i];
            }
        }
        return kept;
    }

    /** Whether a move, in a position that play has led to, is a forbidden capture. */
    boolean isForbidden(Board position, int move) {
        for (int capture : forbidden) {
            if (capture == move) {
                int victim = position.pieceAt(MoveCode.to(move));
                return coversPoint ? victim != PieceCode.EMPTY : victim == pieces[MoveCode.to(move)];
            }
        }
        return false;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Scenario scenario
                        && hash == scenario.hash
                        && attacker == scenario.attacker
                        && coversPoint == scenario.coversPoint
                        && ignored.equals(scenario.ignored)
                        && escaping.equals(scenario.escaping)
                        && Arrays.equals(forbidden, scenario.forbidden)
                        && Arrays.equals(pieces, scenario.pieces);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
