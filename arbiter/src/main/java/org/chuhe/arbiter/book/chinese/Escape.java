package org.chuhe.arbiter.book.chinese;

import org.chuhe.arbiter.threat.GainLevel;
import org.chuhe.arbiter.threat.Scenario;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;

/**
 * 2020 rules, 26.3, second paragraph: a piece that stood to be taken escapes, and an attack of other pieces that stood
 * on the board all the time becomes sound because nothing is lost any more. The moved piece takes no part in that attack
 * and is not charged with it (参考图 21, 37). It takes part as captor, screen or guard of a screen, by opening the way
 * for a captor, or if taking and retaking fails without it. A protected piece does not stand to be taken: by stepping
 * out of the attack it releases its root, and what that root can take now is 捉 (图 12, 参考图 16).
 */
final class Escape {
    private final Ply ply;
    private final Scenario before;
    private final Scenario after;

    Escape(Ply ply) {
        this.ply = ply;
        this.before = ply.before();
        this.after = ply.after();
    }

    /** Whether the attack on a target is not the moved piece's doing. */
    boolean excuses(int target, GainLevel levelAfter) {
        return levelAfter != GainLevel.NOTHING
                && !ply.isKingMove()
                && ply.threats().standsToBeTaken(before, ply.from(), target)
                && anotherAttacked(target)
                && !takesPart(target)
                && !levelAfter.isAbove(
                        ply.threats().level(before.ignoring(SquareSet.of(ply.from())), target, SquareSet.EMPTY))
                && !isNeeded(target);
    }

    private boolean anotherAttacked(int target) {
        Board board = before.board();
        return !board.attackers(ply.mover(), target)
                .without(ply.from())
                .minus(board.squares(ply.mover(), PieceCode.KING))
                .isEmpty();
    }

    /** As captor, by opening the way for one, or as screen or guard of a screen. */
    private boolean takesPart(int target) {
        Board board = after.board();
        SquareSet captors = board.attackers(ply.mover(), target);
        return captors.contains(ply.to())
                || captors.and(after.strong())
                        .any(captor -> !before.board().attacks(captor, target)
                                || Screens.involve(board, ply.mover(), captor, target, ply.to()));
    }

    /** Whether taking and retaking on the target's point gains, but not if the moved piece merely stands there. */
    private boolean isNeeded(int target) {
        if (!ply.threats().gainsOnThePoint(after, target)) {
            return false;
        }
        Scenario without = ply.threats().withoutOffers(after.withInert(SquareSet.of(ply.to())));
        return !ply.threats().gainsOnThePoint(without, target);
    }
}
