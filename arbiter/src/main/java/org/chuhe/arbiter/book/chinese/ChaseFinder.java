package org.chuhe.arbiter.book.chinese;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence.Reason;
import org.chuhe.arbiter.threat.Contact;
import org.chuhe.arbiter.threat.Contact.Acceptance;
import org.chuhe.arbiter.threat.Material;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Kind;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;

/** Finds what a ply chases (24.3): the pieces that it newly wins, as {@link Gains} says, less what the book excuses. */
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
     * @param keyPoint what is to be said of 26.2
     * @param standing targets that could be won before and after in the same measure
     * @param targets everything that may be chased
     */
    record Found(
            List<Chased> chased,
            boolean isKill,
            Set<Reason> excused,
            KeyPoint keyPoint,
            List<Integer> standing,
            List<Integer> targets) {}

    /** The target that decides stands first: by gravity, a rook before others, what is taken at once before the rest. */
    private static final Comparator<Chased> PRINCIPAL_FIRST = Comparator.comparing(Chased::gravity)
            .reversed()
            .thenComparing(chased -> chased.piece().kind() != Kind.ROOK)
            .thenComparing(Chased::manner)
            .thenComparing(chased -> !isStrong(chased.piece().kind()));

    private final ChineseRules rules;
    private final Ply ply;
    private final Threats threats;
    private final List<Integer> targets;
    private final Gains gains;

    ChaseFinder(ChineseRules rules, Ply ply, PawnRule pawns) {
        this.rules = rules;
        this.ply = ply;
        this.threats = ply.threats();
        this.targets = targets(ply, pawns);
        this.gains = new Gains(rules, ply, targets);
    }

    /** Everything of the opponent's but the king, and pawns only as 26.6 (2020: 26.7) allows. */
    private static List<Integer> targets(Ply ply, PawnRule pawns) {
        List<Integer> targets = new ArrayList<>();
        int opponent = ply.mover() ^ 1;
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = ply.after().board().pieceAt(square);
            int kind = PieceCode.kind(piece);
            if (PieceCode.isOf(piece, opponent)
                    && kind != PieceCode.KING
                    && (kind != PieceCode.PAWN || pawns.isTarget(opponent, square))) {
                targets.add(square);
            }
        }
        return targets;
    }

    Found find() {
        markStandingLosses();
        List<Contact> refused = newOffersThatCannotBeAccepted();
        Set<Integer> raised = raised(refused);
        Set<Reason> excused = new LinkedHashSet<>();
        if (rules.mereEscapeIsIdle() && excuseEscape(raised)) {
            excused.add(Reason.MERE_ESCAPE);
            raised.retainAll(raised(refused));
        }
        boolean isKill = rules.matedAcceptanceIsKill()
                && refused.stream().anyMatch(contact -> contact.acceptance() == Acceptance.MATED)
                && !threats.mate(ply.after()).isEmpty();
        boolean fork = raised.isEmpty() && gains.isNewFork();
        if (fork) {
            raised.addAll(gains.safeBefore());
        }
        KeyPoint keyPoint = KeyPoint.of(ply, raised);
        if (keyPoint == KeyPoint.HELD) {
            raised.clear();
            excused.add(Reason.KEY_POINT);
        }
        return new Found(proofs(raised, fork, refused), isKill, excused, keyPoint, gains.standing(), targets);
    }

    private Set<Integer> raised(List<Contact> refused) {
        Set<Integer> raised = gains.raised();
        refused.stream().map(Contact::invited).filter(gains::isCharged).forEach(raised::add);
        return raised;
    }

    private List<Chased> proofs(Set<Integer> raised, boolean fork, List<Contact> refused) {
        ChaseProof proof = new ChaseProof(rules, ply, gains);
        // What falls only if the opponent is mated first is not won.
        if (fork && !raised.isEmpty()) {
            return Stream.of(proof.ofFork())
                    .filter(chased -> !chased.line().isEmpty())
                    .toList();
        }
        return raised.stream()
                .map(target -> proof.of(target, refused(refused, target)))
                .filter(chased -> !chased.line().isEmpty())
                .sorted(PRINCIPAL_FIRST)
                .toList();
    }

    private static boolean isStrong(Kind kind) {
        return kind == Kind.ROOK || kind == Kind.HORSE || kind == Kind.CANNON;
    }

    private static Optional<Contact> refused(List<Contact> refused, int target) {
        return refused.stream().filter(contact -> contact.invited() == target).findFirst();
    }

    /** Own pieces that the opponent wins before and after the ply alike are no price of a threat (参考图 15). */
    private void markStandingLosses() {
        Board board = ply.after().board();
        List<Integer> own = IntStream.range(0, Square.COUNT)
                .filter(square -> square != ply.to()
                        && PieceCode.isOf(board.pieceAt(square), ply.mover())
                        && Material.valueOf(board, square) > 0)
                .boxed()
                .toList();
        for (int square : threats.lost(ply.before(), threats.lost(ply.after(), own))) {
            ply.after().markLost(square);
            ply.before().markLost(square);
        }
    }

    /** Finds what a mere escape is not charged with; it then counts nothing for the other targets. */
    private boolean excuseEscape(Set<Integer> raised) {
        Escape escape = new Escape(ply);
        List<Integer> excused = raised.stream()
                .filter(target -> escape.excuses(target, gains.after(target)))
                .toList();
        excused.forEach(gains::excuse);
        return !excused.isEmpty();
    }

    /**
     * New contacts of like pieces where accepting is impossible or costs something (26.9; 2020: 26.10). The two must not
     * have touched before on the real board; a piece that gave check did so all the same.
     */
    private List<Contact> newOffersThatCannotBeAccepted() {
        return ply.contacts().stream()
                .filter(contact -> !contact.isEven()
                        && ply.isNew(contact)
                        && ply.after().board().isLegal(contact.capture()))
                .toList();
    }
}
