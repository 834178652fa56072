package org.chuhe.arbiter.book.attack;

import java.util.Optional;
import org.chuhe.arbiter.threat.Material;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;

/**
 * A piece put in an enemy's way 拦: the enemy attacked something before, no longer does, and would again without it.
 *
 * @param enemy the piece that is stopped
 * @param shielded the king, rook, horse or cannon that it attacked
 */
public record Interposition(int enemy, int shielded) {

    /** What the piece that has moved to a point stands in the way of. */
    public static Optional<Interposition> find(Board before, Board after, int to) {
        int mover = PieceCode.side(after.pieceAt(to));
        byte[] pieces = after.pieces();
        pieces[to] = PieceCode.EMPTY;
        Board without = new Board(pieces, mover, 0);
        SquareSet enemies = after.squares(mover ^ 1);
        SquareSet own = Material.strong(after, mover)
                .or(after.squares(mover, PieceCode.KING))
                .without(to);
        for (int enemy = enemies.first(); enemy >= 0; enemy = enemies.next(enemy)) {
            for (int shielded = own.first(); shielded >= 0; shielded = own.next(shielded)) {
                if (before.attacks(enemy, shielded)
                        && !after.attacks(enemy, shielded)
                        && without.attacks(enemy, shielded)) {
                    return Optional.of(new Interposition(enemy, shielded));
                }
            }
        }
        return Optional.empty();
    }
}
