package org.chuhe.arbiter.nature;

import java.util.List;
import java.util.Optional;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Piece;
import org.chuhe.core.Square;

/**
 * A piece that a ply chases, with the proof.
 *
 * @param target where it stands
 * @param piece what it is
 * @param manner how it would be won
 * @param captor the piece that would take it
 * @param joint whether several pieces are needed (24.17 联合捉子)
 * @param rooted whether it can be retaken (24.15); it is chased because its roots do not suffice
 * @param evenTrade whether only an even exchange of other pieces results, which suffices by 26.5
 * @param line the winning line if the chaser could move again at once
 * @param failedBefore the same capture before the ply and the answer that spoiled it; empty if it was not possible
 */
public record Chased(
        Square target,
        Piece piece,
        Manner manner,
        Optional<Square> captor,
        boolean joint,
        boolean rooted,
        boolean evenTrade,
        List<Move> line,
        List<Move> failedBefore) {

    /** How a piece would be won. */
    public enum Manner {
        /** The moved piece takes it. */
        DIRECT,
        /** Another piece takes it: uncovered, released, newly protected. */
        BY_ANOTHER,
        /** Checks come first 抽吃 (24.3). */
        BY_CHECKS,
        /** Other captures come first (完整互吃). */
        BY_EXCHANGES,
        /** It is invited to an exchange that it cannot accept (26.9; 2020: 26.10). */
        BY_OFFER
    }

    public Chased {
        line = List.copyOf(line);
        failedBefore = List.copyOf(failedBefore);
    }

    public Gravity gravity() {
        if (rooted && piece.kind() != Kind.ROOK) {
            return Gravity.UNLISTED;
        }
        return joint ? Gravity.JOINT : Gravity.PLAIN;
    }
}
