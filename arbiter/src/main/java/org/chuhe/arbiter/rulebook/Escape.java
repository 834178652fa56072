package org.chuhe.arbiter.rulebook;

import org.chuhe.arbiter.threat.Contact;
import org.chuhe.arbiter.threat.Level;
import org.chuhe.arbiter.threat.Scene;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;

/**
 * 2020 rules, 26.3, second paragraph: a piece that stood to be taken escapes, and an attack of other pieces that stood
 * on the board all the time becomes sound because nothing is lost any more. The moved piece takes no part in that attack
 * and is not charged with it (参考图 21, 37). It takes part as captor, screen, guard of a captor or of a screen, by
 * opening the way for a captor, or if the attack fails without it.
 */
final class Escape {
    private final Threats threats;
    private final Scene before;
    private final Scene after;
    private final int from;
    private final int to;
    private final int mover;

    Escape(Threats threats, Scene before, Scene after, int from, int to) {
        this.threats = threats;
        this.before = before;
        this.after = after;
        this.from = from;
        this.to = to;
        this.mover = after.attacker();
    }

    /** Whether the moved piece, not the king, stood to be taken. */
    boolean applies() {
        return PieceCode.kind(before.board().pieceAt(from)) != PieceCode.KING && threats.isLost(before, from);
    }

    /** Whether the attack on a target is not the moved piece's doing. */
    boolean excuses(int target, Level levelAfter) {
        if (levelAfter == Level.NOTHING || !stoodOnTheBoard(target) || takesPart(target)) {
            return false;
        }
        before.markLost(from);
        return !levelAfter.isAbove(threats.level(before, target)) && !isNeeded(target, levelAfter);
    }

    private boolean stoodOnTheBoard(int target) {
        for (int captor = 0; captor < Square.COUNT; captor++) {
            if (captor != from && isOwn(captor) && before.board().attacks(captor, target)) {
                return true;
            }
        }
        return false;
    }

    private boolean takesPart(int target) {
        Board board = after.board();
        if (board.attacks(to, target)) {
            return true;
        }
        for (int captor = 0; captor < Square.COUNT; captor++) {
            if (captor != to && after.isStrongAttacker(captor) && board.attacks(captor, target)) {
                boolean opened = !before.board().attacks(captor, target);
                if (opened || board.attacks(to, captor) || Screens.involve(board, mover, captor, target, to)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the attack fails if the moved piece merely stands there; what only it guards is left out of account. */
    private boolean isNeeded(int target, Level level) {
        Scene without = after.withInert(to);
        for (int square = 0; square < Square.COUNT; square++) {
            if (square != to
                    && isOwn(square)
                    && (after.isLost(square) || after.board().attacks(to, square) && threats.isLost(without, square))) {
                without.markLost(square);
            }
        }
        without.forbid(threats.contacts(without).stream()
                .filter(Contact::isEven)
                .mapToInt(Contact::capture)
                .toArray());
        return level.isAbove(threats.level(without, target));
    }

    private boolean isOwn(int square) {
        int piece = after.board().pieceAt(square);
        return PieceCode.isOf(piece, mover) && PieceCode.kind(piece) != PieceCode.KING;
    }
}
