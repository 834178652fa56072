package org.chuhe.arbiter.book.chinese;

import org.chuhe.arbiter.threat.GainLevel;
import org.chuhe.arbiter.threat.Scenario;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;

/**
 * 2020 rules, 26.3, second paragraph: a piece that stood to be taken escapes, and an attack of other pieces that stood
 * on the board all the time becomes sound because nothing is lost any more. The moved piece takes no part in that attack
 * and is not charged with it (参考图 21, 37).
 *
 * <p>An attack stood if the target could be won in the same measure before the ply, the loss of the escaping piece not
 * counted; a line fails, however, where taking that piece answers a check (参考图 18). The piece takes part as captor,
 * screen or guard of a screen, by opening the way for a captor, or if it is needed: with it as a mere blocker the gain
 * is gone. A protected piece does not stand to be taken: by stepping out of the attack it releases its root, and what
 * that root can take now is 捉 (图 12, 参考图 16).
 */
final class Escape {
    private final Ply ply;
    private final Threats threats;
    private final Scenario before;
    private final Scenario after;

    Escape(Ply ply) {
        this.ply = ply;
        this.threats = ply.threats();
        this.before = ply.before();
        this.after = ply.after();
    }

    /** Whether the attack on a target is not the moved piece's doing. */
    boolean excuses(int target, GainLevel level) {
        return level != GainLevel.NOTHING
                && stoodToBeTaken(SquareSet.of(target))
                && !takesPart(target)
                && !level.isAbove(threats.level(stood(), target, SquareSet.EMPTY))
                && !isNeeded(target, level);
    }

    /** Whether a fork is not the moved piece's doing; some other pieces count nothing for it. */
    boolean excusesFork(SquareSet targets, SquareSet worthless) {
        return stoodToBeTaken(targets)
                && !targets.any(this::takesPart)
                && threats.forks(stood(), targets, SquareSet.EMPTY)
                && threats.forks(without(), targets, worthless);
    }

    private boolean stoodToBeTaken(SquareSet inReturn) {
        return !ply.isKingMove() && threats.standsToBeTaken(before, ply.from(), inReturn);
    }

    /** The position before the ply, the loss of the escaping piece not counted. */
    private Scenario stood() {
        return before.withEscaping(ply.from());
    }

    /** The position after the ply, the escaped piece a mere blocker. */
    private Scenario without() {
        return threats.withoutOffers(after.withInert(SquareSet.of(ply.to()))).ignoring(after.ignored());
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

    /**
     * Whether the gain is gone without the moved piece. Where another piece attacked the target directly, taking and
     * retaking on its point decides: a search would take defenders for attackers.
     */
    private boolean isNeeded(int target, GainLevel level) {
        if (attackedDirectly(target)) {
            return threats.gainsOnThePoint(after, target) && !threats.gainsOnThePoint(without(), target);
        }
        return level.isAbove(threats.level(without(), target, SquareSet.EMPTY));
    }

    private boolean attackedDirectly(int target) {
        Board board = before.board();
        return !board.attackers(ply.mover(), target)
                .without(ply.from())
                .minus(board.squares(ply.mover(), PieceCode.KING))
                .isEmpty();
    }
}
