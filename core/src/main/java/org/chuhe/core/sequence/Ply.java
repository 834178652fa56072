package org.chuhe.core.sequence;

import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.jspecify.annotations.Nullable;

/** One ply of a sequence, or its start, and what is counted up to it. A ply shares everything before it. */
final class Ply {
    final @Nullable Ply before;
    final int number;
    final @Nullable Side side;
    final @Nullable Move move;
    /** The {@link PieceCode} of what the move took. */
    final int taken;

    final long hash;
    final boolean check;
    final int quietPlies;
    final int checksByRed;
    final int checksByBlack;
    final int occurrence;
    /** The last ply before this one that led to the same position. */
    final @Nullable Ply same;

    /** No position before this ply can come back: something was taken, or a side moved twice in a row. */
    private final boolean irreversible;

    /** Nothing played yet. */
    Ply(Position start) {
        before = null;
        number = 0;
        side = null;
        move = null;
        taken = PieceCode.EMPTY;
        hash = start.hash();
        check = start.isCheck();
        irreversible = true;
        quietPlies = start.quietPlies();
        checksByRed = 0;
        checksByBlack = 0;
        occurrence = 1;
        same = null;
    }

    /** The ply after another; the move has just been made on the board. */
    private Ply(Ply before, Move move, int taken, Board after) {
        this.before = before;
        this.move = move;
        this.taken = taken;
        side = after.side() == PieceCode.RED ? Side.BLACK : Side.RED;
        number = before.number + 1;
        hash = after.hash();
        check = after.inCheck();
        quietPlies = after.quietPlies();
        irreversible = captures() || before.side == side;
        checksByRed = captures() ? 0 : before.checksByRed + checks(Side.RED);
        checksByBlack = captures() ? 0 : before.checksByBlack + checks(Side.BLACK);
        same = irreversible ? null : lastWith(hash, before);
        occurrence = same == null ? 1 : same.occurrence + 1;
    }

    /** Makes a legal move on the board. */
    Ply plus(Move next, Board board) {
        int victim = board.pieceAt(next.to().index());
        board.make(next.code());
        return new Ply(this, next, victim, board);
    }

    private int checks(Side of) {
        return check && side == of ? 1 : 0;
    }

    private static @Nullable Ply lastWith(long hash, Ply from) {
        for (Ply ply = from; ply != null; ply = ply.irreversible ? null : ply.before) {
            if (ply.hash == hash) {
                return ply;
            }
        }
        return null;
    }

    boolean captures() {
        return taken != PieceCode.EMPTY;
    }

    /** The ply so many before this one; null if that is before the start. */
    @Nullable Ply ago(int plies) {
        Ply ply = this;
        for (int i = 0; i < plies && ply != null; i++) {
            ply = ply.before;
        }
        return ply;
    }
}
