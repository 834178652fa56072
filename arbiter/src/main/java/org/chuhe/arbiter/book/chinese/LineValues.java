package org.chuhe.arbiter.book.chinese;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence.Remark;
import org.chuhe.arbiter.threat.Material;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.Points;

/** What a line takes and gives up, by the articles that say what it is worth (2011: 1.2, 26.6, 26.7; 2020: 26.6–26.8). */
final class LineValues {
    private boolean strongWon;
    private boolean strongLost;
    private boolean weakWon;
    private boolean weakLost;
    private boolean pawnWon;
    private boolean pawnLost;
    private boolean kingOrPawnTakes;

    private LineValues(Board start, List<Move> line, int mover) {
        Board board = start.copy();
        for (Move move : line) {
            note(board, move.code(), mover);
            board.make(move.code());
        }
    }

    private void note(Board board, int move, int mover) {
        int victim = board.pieceAt(MoveCode.to(move));
        if (victim == PieceCode.EMPTY) {
            return;
        }
        int kind = PieceCode.kind(board.pieceAt(MoveCode.from(move)));
        boolean won = board.side() == mover;
        kingOrPawnTakes |= won && (kind == PieceCode.KING || kind == PieceCode.PAWN);
        if (Material.isStrong(victim)) {
            strongWon |= won;
            strongLost |= !won;
        } else if (Material.isWeak(victim)) {
            weakWon |= won;
            weakLost |= !won;
        } else if (Points.isAcrossRiver(PieceCode.side(victim), MoveCode.to(move))) {
            pawnWon |= won;
            pawnLost |= !won;
        }
    }

    /** What values say for a chase: a pawn is won, one is given up, weak pieces are given for strong ones. */
    static Set<Remark> ofChase(Board start, Chased chased, int mover) {
        LineValues values = new LineValues(start, chased.line(), mover);
        Set<Remark> remarks = EnumSet.noneOf(Remark.class);
        addIf(remarks, Remark.PAWN_VALUE, chased.piece().kind() == Kind.PAWN || values.pawnLost);
        addIf(remarks, Remark.STRONG_AND_WEAK, values.strongWon && values.weakLost);
        addIf(remarks, Remark.KING_OR_PAWN_TAKES, values.kingOrPawnTakes);
        return remarks;
    }

    /** What values say against one: a piece is given for a pawn, or a strong piece for weak ones. */
    static Set<Remark> ofNoGain(Board start, List<Move> line, int mover) {
        LineValues values = new LineValues(start, line, mover);
        Set<Remark> remarks = EnumSet.noneOf(Remark.class);
        addIf(remarks, Remark.PAWN_VALUE, values.pawnWon && (values.strongLost || values.weakLost) || values.pawnLost);
        addIf(remarks, Remark.STRONG_AND_WEAK, values.weakWon && values.strongLost);
        return remarks;
    }

    private static void addIf(Set<Remark> remarks, Remark remark, boolean applies) {
        if (applies) {
            remarks.add(remark);
        }
    }
}
