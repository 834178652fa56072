package org.chuhe.arbiter.rulebook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence.Reason;
import org.chuhe.arbiter.threat.Contact;
import org.chuhe.arbiter.threat.Contact.Acceptance;
import org.chuhe.arbiter.threat.Level;
import org.chuhe.arbiter.threat.Material;
import org.chuhe.arbiter.threat.Scene;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Kind;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;

/**
 * Finds what a ply chases (24.3): the pieces of which more can be won after the ply than before it. "More" goes by the
 * {@link Level} on that very piece: a gain that was there before in the same measure is no news (图 5), a larger gain
 * given up for a new target is (图 8), and so is the rise from an even trade to the whole piece (图 12).
 */
final class ChaseFinder {
    /** Which pawns may be targets (26.6; 2020: 26.7). */
    interface PawnRule {
        boolean isTarget(int side, int square);
    }

    /**
     * What was found.
     *
     * @param chased the proofs; empty if nothing is chased
     * @param isKill whether an offer that is mated on acceptance counts as 杀 (2020: 26.10)
     * @param excused why an attack that was found does not count
     * @param standing targets that could be won before and after in the same measure
     * @param targets everything that may be chased
     */
    record Found(
            List<Chased> chased, boolean isKill, Set<Reason> excused, List<Integer> standing, List<Integer> targets) {}

    /** The target that decides stands first: by gravity, a rook before others, what is taken at once before the rest. */
    private static final Comparator<Chased> PRINCIPAL_FIRST = Comparator.comparing(Chased::gravity)
            .reversed()
            .thenComparing(chased -> chased.piece().kind() != Kind.ROOK)
            .thenComparing(Chased::manner)
            .thenComparing(chased -> !isStrong(chased.piece().kind()));

    private final ChineseRules rules;
    private final Threats threats;
    private final Scene before;
    private final Scene after;
    private final List<Contact> contactsBefore;
    private final List<Contact> contactsAfter;
    private final int from;
    private final int to;
    private final PawnRule pawns;
    /** Before the ply, with the mover's king out of danger: to judge pieces that gave check. */
    private final Scene kingless;

    private final int mover;

    private final List<Integer> targets = new ArrayList<>();
    private final Map<Integer, Level> levelsAfter = new TreeMap<>();
    private final Map<Integer, Level> levelsBefore = new TreeMap<>();

    ChaseFinder(
            ChineseRules rules,
            Threats threats,
            Scene before,
            Scene after,
            List<Contact> contactsBefore,
            List<Contact> contactsAfter,
            int from,
            int to,
            PawnRule pawns,
            Scene kingless) {
        this.rules = rules;
        this.threats = threats;
        this.before = before;
        this.after = after;
        this.contactsBefore = contactsBefore;
        this.contactsAfter = contactsAfter;
        this.from = from;
        this.to = to;
        this.pawns = pawns;
        this.kingless = kingless;
        this.mover = after.attacker();
    }

    Found find() {
        collectTargets();
        markStandingLosses();
        Set<Integer> raised = raisedTargets();
        List<Contact> refused = newOffersThatCannotBeAccepted();
        refused.forEach(contact -> raised.add(contact.invited()));
        Set<Reason> excused = new LinkedHashSet<>();
        Escape escape = new Escape(threats, before, after, from, to);
        if (rules.mereEscapeIsIdle()
                && !raised.isEmpty()
                && escape.applies()
                && raised.removeIf(target -> escape.excuses(target, levelAfter(target)))) {
            excused.add(Reason.MERE_ESCAPE);
        }
        boolean isKill = rules.matedAcceptanceIsKill()
                && refused.stream().anyMatch(contact -> contact.acceptance() == Acceptance.MATED)
                && !threats.mate(after).isEmpty();
        boolean fork = raised.isEmpty() && isNewFork();
        if (fork) {
            raised.addAll(targets);
        }
        if (isKeyPoint(raised)) {
            raised.clear();
            excused.add(Reason.KEY_POINT);
        }
        ChaseProof proof = new ChaseProof(rules, threats, before, after, from, to);
        List<Chased> chased = new ArrayList<>();
        if (fork && !raised.isEmpty()) {
            chased.add(proof.ofFork(targets));
        } else {
            raised.forEach(target ->
                    chased.add(proof.of(target, levelAfter(target), levelBefore(target), isRefused(refused, target))));
        }
        chased.sort(PRINCIPAL_FIRST);
        return new Found(chased, isKill, excused, standing(), targets);
    }

    private static boolean isStrong(Kind kind) {
        return kind == Kind.ROOK || kind == Kind.HORSE || kind == Kind.CANNON;
    }

    private static boolean isRefused(List<Contact> refused, int target) {
        return refused.stream().anyMatch(contact -> contact.invited() == target);
    }

    /** Everything of the opponent's but the king, and pawns only as 26.6 (2020: 26.7) allows. */
    private void collectTargets() {
        Board board = after.board();
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = board.pieceAt(square);
            if (!PieceCode.isOf(piece, mover ^ 1) || PieceCode.kind(piece) == PieceCode.KING) {
                continue;
            }
            if (PieceCode.kind(piece) != PieceCode.PAWN || pawns.isTarget(mover ^ 1, square)) {
                targets.add(square);
            }
        }
    }

    /** Own pieces that the opponent wins before and after the ply alike are no price of a threat (参考图 15). */
    private void markStandingLosses() {
        Board board = after.board();
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = board.pieceAt(square);
            if (square != to
                    && PieceCode.isOf(piece, mover)
                    && PieceCode.kind(piece) != PieceCode.KING
                    && before.board().pieceAt(square) == piece
                    && threats.isLost(after, square)
                    && threats.isLost(before, square)) {
                after.markLost(square);
                before.markLost(square);
            }
        }
    }

    private Set<Integer> raisedTargets() {
        Set<Integer> raised = new LinkedHashSet<>();
        for (int target : targets) {
            if (levelAfter(target) != Level.NOTHING
                    && (levelAfter(target).isAbove(levelBefore(target))
                            || rules.gainMustComeFromTheTarget() && wasWonOnlyWithOthers(target))) {
                raised.add(target);
            }
        }
        raised.removeIf(this::isWonOnlyWithStandingTargets);
        return raised;
    }

    private Level levelAfter(int target) {
        return levelsAfter.computeIfAbsent(target, square -> threats.level(after, square));
    }

    private Level levelBefore(int target) {
        return levelsBefore.computeIfAbsent(target, square -> threats.level(sceneBefore(square), square));
    }

    private Scene sceneBefore(int target) {
        boolean gaveCheck = PieceCode.kind(before.board().pieceAt(target)) == PieceCode.INERT;
        return gaveCheck ? kingless : before;
    }

    /** Whether what could be won on a target before came only from other pieces that are safe now (1999, 图1). */
    private boolean wasWonOnlyWithOthers(int target) {
        Scene scene = sceneBefore(target);
        boolean[] excluded = new boolean[Square.COUNT];
        boolean any = false;
        for (int other : targets) {
            if (other != target && levelBefore(other) != Level.NOTHING && levelAfter(other) == Level.NOTHING) {
                excluded[scene.board().idAt(other)] = true;
                any = true;
            }
        }
        return any && levelAfter(target).isAbove(threats.level(scene, target, excluded));
    }

    /** Whether what is won on a target comes from other pieces that could be won before as well. */
    private boolean isWonOnlyWithStandingTargets(int target) {
        boolean[] excluded = new boolean[Square.COUNT];
        boolean any = false;
        for (int other : standing()) {
            if (other != target) {
                excluded[after.board().idAt(other)] = true;
                any = true;
            }
        }
        return any && !threats.level(after, target, excluded).isAbove(levelBefore(target));
    }

    private List<Integer> standing() {
        return targets.stream()
                .filter(target -> levelAfter(target) != Level.NOTHING && levelAfter(target) == levelBefore(target))
                .toList();
    }

    /** New contacts of like pieces where accepting is impossible or costs something (26.9; 2020: 26.10). */
    private List<Contact> newOffersThatCannotBeAccepted() {
        return contactsAfter.stream()
                .filter(contact -> !contact.isEven() && isNew(contact))
                .toList();
    }

    private boolean isNew(Contact contact) {
        return contactsBefore.stream()
                .noneMatch(old -> old.invited() == contact.invited()
                        && (old.inviter() == contact.inviter() || old.inviter() == from && contact.inviter() == to));
    }

    /**
     * No single piece is sure to fall, but one of several is. It is news if pieces that were safe before are needed for
     * it, and were not already forked.
     */
    private boolean isNewFork() {
        if (!threats.forks(after, targets)) {
            return false;
        }
        List<Integer> safeBefore = targets.stream()
                .filter(target -> levelBefore(target) == Level.NOTHING)
                .toList();
        List<Integer> unsafeBefore =
                targets.stream().filter(target -> !safeBefore.contains(target)).toList();
        return !threats.forks(after, unsafeBefore) && !threats.forks(before, safeBefore);
    }

    /**
     * 26.2: the defending side with one attacking piece left holds a key point; that it attacks advisors and elephants
     * from there does not count.
     */
    private boolean isKeyPoint(Set<Integer> chased) {
        return !chased.isEmpty()
                && attackers(mover) == 1
                && attackers(mover ^ 1) > 1
                && chased.stream()
                        .allMatch(target -> Material.isWeak(after.board().pieceAt(target)));
    }

    private int attackers(int side) {
        int count = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = after.board().pieceAt(square);
            if (PieceCode.isOf(piece, side) && (Material.isStrong(piece) || PieceCode.kind(piece) == PieceCode.PAWN)) {
                count++;
            }
        }
        return count;
    }
}
