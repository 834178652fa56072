package org.chuhe.arbiter.book.chinese;

import java.util.List;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.core.Side;

/**
 * 象棋竞赛规则 1999. Its chapter 6 knows only 打 (将, 杀, 捉) and 闲: a side all of whose plies are 打 plays a forbidden
 * cycle, and forbidden against forbidden is a draw (26.3), whatever is chased and however. The definitions are those of
 * 1987, which the later editions spell out; their numbers are not known, so they are cited as chapter VI.
 */
public final class Cxa1999 extends ChineseRules {
    private static final String DEFINITIONS = "VI";

    @Override
    public String id() {
        return "cxa1999";
    }

    /** As in 2011, which is the first edition to narrow it down. */
    @Override
    boolean matedRootIsFalse() {
        return true;
    }

    @Override
    boolean matedAcceptanceIsKill() {
        return false;
    }

    @Override
    boolean mereEscapeIsIdle() {
        return false;
    }

    /** 27.4: an offer that is a chase by another piece as well is a chase (图1: cannon and horse against a cannon). */
    @Override
    boolean offerCoversThePoint() {
        return false;
    }

    /** 图1: the horse's attack on the cannon is new, although taking it won another piece, attacked before, anyway. */
    @Override
    boolean gainMustComeFromTheTarget() {
        return true;
    }

    /** 26.1 forbids it, 26.4 gives the side that must vary its chance; losing at once is an addition of 2011. */
    @Override
    boolean perpetualCheckLosesAtOnce() {
        return false;
    }

    /**
     * 27.2: a pawn's own attack is idle, but it counts as 捉 where with it both sides' play is forbidden: then it is a
     * draw, instead of a ruling against the other side alone.
     */
    @Override
    Outcome oneProhibited(Cycle cycle, Side prohibited, List<PlyNature> allowed) {
        if (PawnAttacks.makeUpFor(cycle, allowed)) {
            return new Outcome(Verdict.DRAW, List.of(Rule.OTHERWISE_DRAW, Rule.KING_AND_PAWN_MAY_CHASE));
        }
        return super.oneProhibited(cycle, prohibited, allowed);
    }

    /** 26.3: no ranking of forbidden against forbidden. */
    @Override
    Outcome bothProhibited(List<PlyNature> red, List<PlyNature> black) {
        return new Outcome(Verdict.DRAW, List.of(Rule.OTHERWISE_DRAW));
    }

    @Override
    String number(Rule rule) {
        return switch (rule) {
            case NO_PERPETUAL_CHECK -> "26.1";
            case BOTH_ALLOWED -> "26.2";
            case OTHERWISE_DRAW -> "26.3";
            case ONE_PROHIBITED -> "26.4";
            case KING_OR_PAWN_HELPS, KING_ANSWERS_CHECK -> "27.1";
            case KING_AND_PAWN_MAY_CHASE, KING_OR_PAWN_TAKES -> "27.1–27.2";
            case KEY_POINT -> "27.3";
            case GRAVEST_COUNTS -> "27.4";
            default -> DEFINITIONS;
        };
    }
}
