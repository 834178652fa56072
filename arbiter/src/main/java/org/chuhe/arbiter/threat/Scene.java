package org.chuhe.arbiter.threat;

import java.util.stream.IntStream;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;

/**
 * A position in which one side, the attacker, imagines to be on move, and what is settled about it beforehand: captures
 * that count as offers to exchange and not as threats (26.9, 26.10; 2020: 26.10, 26.11), and own pieces that are lost
 * whatever happens, so that losing them is not a price of the threat.
 */
public final class Scene {
    final Board board;
    final int attacker;
    /** Captures (as moves) that the attacker may not use. */
    private int[] forbidden = new int[0];
    /** For each of them the id of the only piece that it may not take, or -1 if it may take nothing there. */
    private int[] spared = new int[0];
    /** By point: the id + 1 of the attacker's piece that stands there and is lost anyway, or 0. */
    private final int[] lostAnyway = new int[Square.COUNT];
    /** How often something has been settled. */
    private int settled;

    private Scene(Board board, int attacker) {
        this.board = board;
        this.attacker = attacker;
    }

    /** The pieces of a board with {@code attacker} on move. */
    public static Scene of(Board position, int attacker) {
        return new Scene(new Board(position.pieces(), attacker, 0), attacker);
    }

    /**
     * The same pieces, but those on the given points only stand in the way: they neither move nor attack, and taking
     * them gains nothing.
     */
    public Scene withInert(int... squares) {
        byte[] pieces = board.pieces();
        for (int square : squares) {
            pieces[square] = (byte) PieceCode.of(PieceCode.side(pieces[square]), PieceCode.INERT);
        }
        return new Scene(new Board(pieces, attacker, 0), attacker);
    }

    /** The same pieces with all strong pieces of the attacker but one turned into mere blockers (24.17). */
    public Scene withOnly(int square) {
        return withInert(IntStream.range(0, Square.COUNT)
                .filter(other -> other != square && isStrongAttacker(other))
                .toArray());
    }

    /** The same scene with one more piece marked as lost anyway. */
    public Scene withLost(int square) {
        Scene scene = at(board.copy());
        System.arraycopy(lostAnyway, 0, scene.lostAnyway, 0, lostAnyway.length);
        scene.markLost(square);
        return scene;
    }

    /** The same question in another position. */
    Scene at(Board position) {
        Scene scene = new Scene(position, attacker);
        scene.forbidden = forbidden;
        scene.spared = spared;
        return scene;
    }

    /** Whether a rook, horse or cannon of the attacker stands there. */
    public boolean isStrongAttacker(int square) {
        int piece = board.pieceAt(square);
        return PieceCode.isOf(piece, attacker) && Material.isStrong(piece);
    }

    /** The board; play on it only if everything is taken back. */
    public Board board() {
        return board;
    }

    /** The side that imagines to be on move. */
    public int attacker() {
        return attacker;
    }

    /** Forbids the attacker captures along these contacts, whatever stands there by then. */
    public void forbid(int[] captures) {
        settled++;
        forbidden = captures;
        spared = IntStream.range(0, captures.length).map(i -> -1).toArray();
    }

    /** Forbids the attacker these captures of the pieces that stand there now; others may be taken there. */
    public void forbidTaking(int[] captures) {
        settled++;
        forbidden = captures;
        spared = IntStream.of(captures)
                .map(capture -> board.idAt(MoveCode.to(capture)))
                .toArray();
    }

    /** Writes the attacker's checks that are no forbidden captures into a buffer; returns the index after the last. */
    int checks(int[] buffer, int start) {
        int end = board.legalChecks(buffer, start);
        if (forbidden.length == 0) {
            return end;
        }
        int kept = start;
        for (int i = start; i < end; i++) {
            if (board.isEmpty(MoveCode.to(buffer[i])) || !isForbidden(buffer[i])) {
                buffer[kept++] = buffer[i];
            }
        }
        return kept;
    }

    boolean isForbidden(int move) {
        for (int i = 0; i < forbidden.length; i++) {
            if (forbidden[i] == move && (spared[i] < 0 || spared[i] == board.idAt(MoveCode.to(move)))) {
                return true;
            }
        }
        return false;
    }

    /** Changes whenever something more is settled. */
    int settled() {
        return settled;
    }

    /** Says that the attacker's piece on that point is lost anyway; it no longer counts while it stands there. */
    public void markLost(int square) {
        settled++;
        lostAnyway[square] = board.idAt(square) + 1;
    }

    /** Whether the piece now standing on that point has been marked as lost there. */
    public boolean isLost(int square) {
        return lostAnyway[square] != 0 && lostAnyway[square] == board.idAt(square) + 1;
    }
}
