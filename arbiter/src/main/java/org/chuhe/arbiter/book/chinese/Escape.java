package org.chuhe.arbiter.book.chinese;

import java.util.List;
import org.chuhe.arbiter.threat.Contact;
import org.chuhe.arbiter.threat.GainLevel;
import org.chuhe.arbiter.threat.Scene;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;

/**
 * 2020 rules, 26.3, second paragraph: a piece that stood to be taken escapes, and an attack of other pieces that stood
 * on the board all the time becomes sound because nothing is lost any more. The moved piece takes no part in that attack
 * and is not charged with it (参考图 21, 37). It takes part as captor, screen or guard of a screen, by opening the way
 * for a captor, or if taking and retaking fails without it. A protected piece does not stand to be taken: by stepping
 * out of the attack it releases its root, and what that root can take now is 捉 (图 12, 参考图 16).
 */
final class Escape {
    private final Ply ply;
    private final Scene before;
    private final Scene after;

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
                && !levelAfter.isAbove(ply.threats().level(before.withLost(ply.from()), target, List.of()))
                && !isNeeded(target);
    }

    private boolean anotherAttacked(int target) {
        for (int captor = 0; captor < Square.COUNT; captor++) {
            int piece = before.board().pieceAt(captor);
            if (captor != ply.from()
                    && PieceCode.isOf(piece, ply.mover())
                    && PieceCode.kind(piece) != PieceCode.KING
                    && before.board().attacks(captor, target)) {
                return true;
            }
        }
        return false;
    }

    /** As captor, by opening the way for one, or as screen or guard of a screen. */
    private boolean takesPart(int target) {
        Board board = after.board();
        if (board.attacks(ply.to(), target)) {
            return true;
        }
        for (int captor = 0; captor < Square.COUNT; captor++) {
            if (captor != ply.to() && after.isStrongAttacker(captor) && board.attacks(captor, target)) {
                boolean opened = !before.board().attacks(captor, target);
                if (opened || Screens.involve(board, ply.mover(), captor, target, ply.to())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether taking and retaking on the target's point gains, but not if the moved piece merely stands there. */
    private boolean isNeeded(int target) {
        if (!ply.threats().gainsOnThePoint(after, target)) {
            return false;
        }
        Scene without = after.withInert(ply.to());
        without.forbid(Contact.evenCaptures(ply.threats().contacts(without)));
        return !ply.threats().gainsOnThePoint(without, target);
    }
}
