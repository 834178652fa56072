package org.chuhe.arbiter.book.chinese;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.threat.GainLevel;
import org.chuhe.arbiter.threat.Place;
import org.chuhe.arbiter.threat.Scenario;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;

/**
 * What can be won of each target before and after a ply, and whether that is new (24.3). A ply makes a gain new in three
 * ways: some piece can now simply take the target that could not before, whatever else might have won it; or more of the
 * target can be won than before, by any line; or, where neither holds of a single target, a set of pieces is forked that
 * was not.
 */
final class Gains {
    private final ChineseRules rules;
    private final Ply ply;
    private final Threats threats;
    private final Choices choices;
    private final SquareSet targets;

    private final Map<Integer, GainLevel> levelsAfter = new HashMap<>();
    private final Map<Integer, GainLevel> levelsBefore = new HashMap<>();
    private final Map<Integer, NewCaptor> newCaptors = new HashMap<>();
    /** What can be won but is not charged to the ply. */
    private SquareSet excused = SquareSet.EMPTY;

    /** A piece that can simply take a target with a gain, and could not before. */
    record NewCaptor(int square, GainLevel level, GainLevel levelBefore) {}

    Gains(ChineseRules rules, Ply ply, SquareSet targets) {
        this.rules = rules;
        this.ply = ply;
        this.threats = ply.threats();
        this.choices = ply.choices();
        this.targets = targets;
    }

    GainLevel after(int target) {
        if (levelsAfter.isEmpty()) {
            levelsAfter.putAll(threats.levels(ply.after(), targets));
        }
        return levelsAfter.getOrDefault(target, GainLevel.NOTHING);
    }

    GainLevel before(int target) {
        return levelsBefore.computeIfAbsent(target, square -> {
            Scenario before = ply.before(square);
            SquareSet wanted =
                    targets.filter(each -> after(each) != GainLevel.NOTHING).with(square);
            boolean gain = threats.forks(before, wanted, SquareSet.EMPTY);
            boolean trade = threats.mayTradeEvenly(before, targets);
            return gain || trade ? threats.level(before, square, SquareSet.EMPTY) : GainLevel.NOTHING;
        });
    }

    /** Says that targets are not charged to the ply; they count nothing for the others. */
    void excuse(SquareSet squares) {
        excused = excused.or(squares);
    }

    boolean isCharged(int target) {
        return !excused.contains(target);
    }

    Optional<NewCaptor> newCaptor(int target) {
        return Optional.ofNullable(newCaptors.get(target));
    }

    /** Whether a target can be won now and could not before: by another captor, or more of it by any line. */
    boolean isNew(int target) {
        newCaptors.remove(target);
        if (!isCharged(target) || after(target) == GainLevel.NOTHING) {
            return false;
        }
        boolean newCaptor = hasNewCaptor(target);
        return levelRose(target) ? mayChase(after(target)) : newCaptor && choices.is(Choice.CAPTOR_BY_CAPTOR);
    }

    /** 26.5: an even trade suffices. */
    private boolean mayChase(GainLevel level) {
        return level != GainLevel.EVEN_TRADE || choices.is(Choice.EVEN_TRADE);
    }

    /**
     * Whether a piece, king and pawn aside (26.1), can now simply take the target with a gain, which that piece could not
     * before: it did not reach it, was blocked or tied, or the target was protected.
     */
    private boolean hasNewCaptor(int target) {
        if (!after(target).isAbove(GainLevel.EVEN_TRADE)) {
            return false;
        }
        SquareSet worthless = worthless(target);
        Board board = ply.after().board();
        // The same captor first in the mirror and with colours swapped: the proof is read off its line.
        int[] captors = captors(target).stream()
                .boxed()
                .sorted(Comparator.comparingInt(captor -> Place.of(board, captor)))
                .mapToInt(captor -> captor)
                .toArray();
        for (int captor : captors) {
            GainLevel now = threats.levelBy(ply.after(), captor, target, worthless);
            GainLevel then = now == GainLevel.NOTHING
                    ? now
                    : threats.levelBy(ply.before(target), ply.origin(captor), target, SquareSet.EMPTY);
            if (now.isAbove(then) && !(then == GainLevel.SOME_GAIN && couldTake(target, ply.origin(captor)))) {
                newCaptors.put(target, new NewCaptor(captor, now, then));
                return true;
            }
        }
        return false;
    }

    /** Whether a captor could win a target before, with no other capture counted. */
    private boolean couldTake(int target, int captor) {
        return threats.levelBy(ply.before(target), captor, target, targets.without(target)) != GainLevel.NOTHING;
    }

    /**
     * Whether one of its captors could win a target before, with no other capture counted: that it now brings more makes it
     * no new target. If what was left over before came only from other captures, it was not won.
     */
    private boolean couldBeTaken(int target) {
        return captors(target).any(captor -> couldTake(target, ply.origin(captor)));
    }

    /** What attacks a target, king and pawns aside. */
    private SquareSet captors(int target) {
        Board board = ply.after().board();
        return board.attackers(ply.mover(), target)
                .minus(board.squares(ply.mover(), PieceCode.KING))
                .minus(board.squares(ply.mover(), PieceCode.PAWN));
    }

    /** Whether more can be won of the target than before, and not merely because of pieces that could be won before. */
    private boolean levelRose(int target) {
        boolean more = after(target).isAbove(before(target))
                || rules.has(Provision.GAIN_COMES_FROM_THE_TARGET) && wasWonOnlyWithOthers(target);
        if (!more || before(target) == GainLevel.SOME_GAIN && couldBeTaken(target)) {
            return false;
        }
        SquareSet worthless = worthless(target);
        return worthless.isEmpty()
                || threats.level(ply.after(), target, worthless).isAbove(before(target));
    }

    /** Whether what could be won on a target before came only from other pieces that are safe now (1999, 图1). */
    private boolean wasWonOnlyWithOthers(int target) {
        SquareSet others = targets.without(target)
                .filter(other -> before(other) != GainLevel.NOTHING && after(other) == GainLevel.NOTHING);
        return !others.isEmpty() && after(target).isAbove(threats.level(ply.before(target), target, others));
    }

    /** What counts nothing when a target is asked about: other targets that stand unchanged, and those excused. */
    SquareSet worthless(int target) {
        return standing().or(excused).without(target);
    }

    /** The targets that could be won before and after in the same measure (图 5, 参考图 8). */
    SquareSet standing() {
        return targets.filter(target -> after(target) != GainLevel.NOTHING && after(target) == before(target));
    }

    /** The targets that could be won before and are no news, be it that they bring more now. */
    SquareSet stood() {
        return standing()
                .or(targets.filter(target -> after(target) == GainLevel.WHOLE
                        && before(target) == GainLevel.SOME_GAIN
                        && couldBeTaken(target)));
    }

    /** Whether one of several pieces now falls, all of them safe before, singly and together; the rest counts nothing. */
    boolean isNewFork() {
        SquareSet standing = standing();
        return threats.forks(ply.after(), targets, SquareSet.EMPTY)
                && threats.forks(ply.after(), targets.minus(standing), standing)
                && threats.forks(ply.after(), safe(), unsafe())
                && !threats.forks(ply.before(), safe(), SquareSet.EMPTY);
    }

    /** The targets that were safe before. */
    SquareSet safe() {
        return targets.filter(this::wasSafe);
    }

    /** The targets that were not. */
    SquareSet unsafe() {
        return targets.minus(safe());
    }

    private boolean wasSafe(int target) {
        return before(target) == GainLevel.NOTHING && isCharged(target);
    }
}
