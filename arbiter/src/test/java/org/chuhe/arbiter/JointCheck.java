package org.chuhe.arbiter;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.threat.Budget;
import org.chuhe.arbiter.threat.Material;
import org.chuhe.arbiter.threat.Scenario;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;

/**
 * 24.17: a chase is joint if, and only if, none of the pieces wins the target by itself. Where captures on the target's point
 * show the gain, they are played out here by every piece with all others turned into blockers, without any search.
 */
final class JointCheck {
    private final Board after;
    private final int mover;
    private final int moved;
    private final Chased chased;
    private final int target;

    JointCheck(Board after, int moved, Chased chased) {
        this.after = after;
        this.mover = after.side();
        this.moved = moved;
        this.chased = chased;
        this.target = chased.target().index();
    }

    /** Whether the line is nothing but captures on the target's point, so that no search is needed. */
    boolean isOnThePoint() {
        return chased.worth() == Chased.Worth.GAIN
                && chased.lostAnyway().isEmpty()
                && chased.line().stream().allMatch(move -> move.to().equals(chased.target()));
    }

    /** Whether what is said of a chase is so. */
    boolean holds() {
        SquareSet alone = pieces().filter(this::winsAlone);
        if (!chased.joint()) {
            return !alone.isEmpty();
        }
        return alone.isEmpty() || !alone.contains(moved) && (isScreenOfAll(alone) || guardsCaptor());
    }

    /** The pieces that can be missed, pawns as captors aside (26.1). */
    private SquareSet pieces() {
        return after.squares(mover).minus(after.squares(mover, PieceCode.KING));
    }

    private boolean winsAlone(int captor) {
        int kind = PieceCode.kind(after.pieceAt(captor));
        Board board = inert(pieces().without(captor));
        return kind != PieceCode.PAWN && !isOffer(board, captor) && best(board, board.copy(), List.of()) > 0;
    }

    /** Like pieces may exchange, whoever would gain by taking first (26.9; 2020: 26.10); what accepting brings is not held here. */
    private boolean isOffer(Board board, int captor) {
        return new Threats(new Budget(100_000))
                .contacts(Scenario.of(board, mover)).stream()
                        .anyMatch(
                                contact -> contact.isEven() && contact.capture().equals(Move.of(captor, target)));
    }

    /** Without the moved piece no cannon that wins alone would have its screen, or the screen its guard. */
    private boolean isScreenOfAll(SquareSet alone) {
        return alone.stream().allMatch(captor -> {
            byte[] pieces = after.pieces();
            pieces[moved] = PieceCode.EMPTY;
            boolean screen = !new Board(pieces, mover, 0).attacks(captor, target);
            boolean guard = PieceCode.kind(after.pieceAt(captor)) == PieceCode.CANNON
                    && after.squares(mover).any(own -> after.attacks(moved, own) && isBetween(captor, own));
            return screen || guard;
        });
    }

    private boolean isBetween(int captor, int square) {
        byte[] pieces = after.pieces();
        pieces[square] = PieceCode.EMPTY;
        return !new Board(pieces, mover, 0).attacks(captor, target);
    }

    /** The guard of a captor counts if it is needed, for what may follow elsewhere too. */
    private boolean guardsCaptor() {
        return after.attackers(mover, target).any(captor -> after.attacks(moved, captor))
                && (best(inert(SquareSet.of(moved)), inert(SquareSet.of(moved)), List.of()) <= 0
                        || !chased.before().isEmpty());
    }

    private Board inert(SquareSet squares) {
        byte[] pieces = after.pieces();
        squares.stream().forEach(square -> pieces[square] = (byte) PieceCode.of(mover, PieceCode.INERT));
        return new Board(pieces, mover, 0);
    }

    /** What taking and retaking brings, the mover first; either side may stop. */
    private int best(Board start, Board board, List<Move> line) {
        boolean attacks = board.side() == mover;
        int[] moves = new int[Board.MAX_MOVES];
        int end = board.legalCaptures(moves, 0);
        IntStream values = IntStream.range(0, end)
                .map(i -> moves[i])
                .filter(move -> MoveCode.to(move) == target)
                .map(move -> {
                    Board next = board.copy();
                    next.make(move);
                    List<Move> longer = new ArrayList<>(line);
                    longer.add(Move.of(move));
                    return best(start, next, longer);
                });
        IntStream all = IntStream.concat(IntStream.of(Material.valueOf(start, line, mover)), values);
        return (attacks ? all.max() : all.min()).orElseThrow();
    }
}
