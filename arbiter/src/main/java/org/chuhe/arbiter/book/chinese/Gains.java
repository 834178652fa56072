package org.chuhe.arbiter.book.chinese;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.chuhe.arbiter.threat.GainLevel;
import org.chuhe.arbiter.threat.Scene;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Square;
import org.chuhe.core.board.PieceCode;

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
    private final List<Integer> targets;

    private final Map<Integer, GainLevel> levelsAfter = new TreeMap<>();
    private final Map<Integer, GainLevel> levelsBefore = new TreeMap<>();
    /** Most positions hold nothing to be won at all; that is asked once for all targets. */
    private final IdentityHashMap<Scene, Boolean> anyGain = new IdentityHashMap<>();

    private final IdentityHashMap<Scene, Boolean> holdsEvenTrade = new IdentityHashMap<>();
    private final Map<Integer, NewCaptor> newCaptors = new TreeMap<>();
    /** What can be won but is not charged to the ply. */
    private final Set<Integer> excused = new LinkedHashSet<>();

    /** A piece that can simply take a target with a gain, and could not before. */
    record NewCaptor(int square, GainLevel level, GainLevel levelBefore) {}

    Gains(ChineseRules rules, Ply ply, List<Integer> targets) {
        this.rules = rules;
        this.ply = ply;
        this.threats = ply.threats();
        this.targets = targets;
    }

    GainLevel after(int target) {
        return levelsAfter.computeIfAbsent(target, square -> level(ply.after(), square));
    }

    GainLevel before(int target) {
        return levelsBefore.computeIfAbsent(target, square -> level(ply.before(square), square));
    }

    private GainLevel level(Scene scene, int target) {
        GainLevel gain = holdsAnyGain(scene) ? threats.gain(scene, target, List.of()) : GainLevel.NOTHING;
        if (gain != GainLevel.NOTHING) {
            return gain;
        }
        return holdsEvenTrade.computeIfAbsent(scene, any -> threats.mayTradeEvenly(any, targets))
                ? threats.evenTradeAtMost(scene, target, List.of())
                : GainLevel.NOTHING;
    }

    private boolean holdsAnyGain(Scene scene) {
        return anyGain.computeIfAbsent(scene, any -> threats.forks(any, targets, List.of()));
    }

    /** Says that a target is not charged to the ply; it counts nothing for the others. */
    void excuse(int target) {
        excused.add(target);
    }

    boolean isCharged(int target) {
        return !excused.contains(target);
    }

    Optional<NewCaptor> newCaptor(int target) {
        return Optional.ofNullable(newCaptors.get(target));
    }

    /** The targets of which the gain is new. */
    Set<Integer> raised() {
        newCaptors.clear();
        Set<Integer> raised = new LinkedHashSet<>();
        for (int target : targets) {
            if (isCharged(target) && after(target) != GainLevel.NOTHING && (isNewlyTaken(target) || isRaised(target))) {
                raised.add(target);
            }
        }
        return raised;
    }

    /**
     * Whether a piece, king and pawn aside (26.1), can now simply take the target with a gain, which that piece could not
     * before: it did not reach it, was blocked or tied, or the target was protected.
     */
    private boolean isNewlyTaken(int target) {
        if (!after(target).isAbove(GainLevel.EVEN_TRADE)) {
            return false;
        }
        List<Integer> worthless = worthless(target);
        for (int captor = 0; captor < Square.COUNT; captor++) {
            if (isCaptor(captor) && ply.after().board().attacks(captor, target)) {
                GainLevel now = threats.levelBy(ply.after(), captor, target, worthless);
                GainLevel then = now == GainLevel.NOTHING
                        ? now
                        : threats.levelBy(ply.before(target), ply.origin(captor), target, worthless);
                if (now.isAbove(then)) {
                    newCaptors.put(target, new NewCaptor(captor, now, then));
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isCaptor(int square) {
        int piece = ply.after().board().pieceAt(square);
        int kind = PieceCode.kind(piece);
        return PieceCode.isOf(piece, ply.mover()) && kind != PieceCode.KING && kind != PieceCode.PAWN;
    }

    /** Whether more can be won of the target than before, and not merely because of pieces that could be won before. */
    private boolean isRaised(int target) {
        boolean more = after(target).isAbove(before(target))
                || rules.gainMustComeFromTheTarget() && wasWonOnlyWithOthers(target);
        if (!more) {
            return false;
        }
        List<Integer> worthless = worthless(target);
        return worthless.isEmpty()
                || threats.level(ply.after(), target, worthless).isAbove(before(target));
    }

    /** Whether what could be won on a target before came only from other pieces that are safe now (1999, 图1). */
    private boolean wasWonOnlyWithOthers(int target) {
        List<Integer> others = targets.stream()
                .filter(other ->
                        other != target && before(other) != GainLevel.NOTHING && after(other) == GainLevel.NOTHING)
                .toList();
        return !others.isEmpty() && after(target).isAbove(threats.level(ply.before(target), target, others));
    }

    /** What counts nothing when a target is asked about: other targets that stand unchanged, and those excused. */
    List<Integer> worthless(int target) {
        List<Integer> worthless = new ArrayList<>(standing());
        excused.stream().filter(square -> !worthless.contains(square)).forEach(worthless::add);
        worthless.remove(Integer.valueOf(target));
        return worthless;
    }

    /** The targets that could be won before and after in the same measure (图 5, 参考图 8). */
    List<Integer> standing() {
        return targets.stream()
                .filter(target -> after(target) != GainLevel.NOTHING && after(target) == before(target))
                .toList();
    }

    /** Whether one of several pieces now falls, all of them safe before, singly and together; the rest counts nothing. */
    boolean isNewFork() {
        List<Integer> standing = standing();
        List<Integer> others =
                targets.stream().filter(target -> !standing.contains(target)).toList();
        return holdsAnyGain(ply.after())
                && threats.forks(ply.after(), others, standing)
                && threats.forks(ply.after(), safeBefore(), unsafeBefore())
                && !threats.forks(ply.before(), safeBefore(), List.of());
    }

    List<Integer> safeBefore() {
        return targets.stream().filter(this::wasSafe).toList();
    }

    List<Integer> unsafeBefore() {
        return targets.stream().filter(target -> !wasSafe(target)).toList();
    }

    private boolean wasSafe(int target) {
        return before(target) == GainLevel.NOTHING && isCharged(target);
    }
}
