package org.chuhe.arbiter.book.chinese;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence.Reason;
import org.chuhe.arbiter.threat.Contact;
import org.chuhe.arbiter.threat.Contact.Acceptance;
import org.chuhe.arbiter.threat.Material;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Kind;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;

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
            SquareSet standing,
            SquareSet targets) {}

    /** The target that decides stands first: by gravity, a rook before others, what is taken at once before the rest. */
    private static final Comparator<Chased> PRINCIPAL_FIRST = Comparator.comparing(Chased::gravity)
            .reversed()
            .thenComparing(chased -> chased.piece().kind() != Kind.ROOK)
            .thenComparing(Chased::manner)
            .thenComparing(chased -> !Material.isStrong(chased.piece().code()));

    private final ChineseRules rules;
    private final Ply ply;
    private final Threats threats;
    private final SquareSet targets;
    private final Gains gains;

    ChaseFinder(ChineseRules rules, Ply ply, PawnRule pawns) {
        this.rules = rules;
        this.ply = ply;
        this.threats = ply.threats();
        this.targets = targets(ply, pawns);
        this.gains = new Gains(rules, ply, targets);
    }

    /** Everything of the opponent's but the king, and pawns only as 26.6 (2020: 26.7) allows. */
    private static SquareSet targets(Ply ply, PawnRule pawns) {
        Board board = ply.after().board();
        int opponent = ply.mover() ^ 1;
        SquareSet spared = board.squares(opponent, PieceCode.PAWN).filter(square -> !pawns.isTarget(opponent, square));
        return board.squares(opponent)
                .minus(board.squares(opponent, PieceCode.KING))
                .minus(spared);
    }

    Found find() {
        List<Contact> refused = newOffersThatCannotBeAccepted();
        SquareSet raised = raised(refused);
        Set<Reason> excused = new LinkedHashSet<>();
        if (rules.mereEscapeIsIdle() && excuseEscape(raised)) {
            excused.add(Reason.MERE_ESCAPE);
            raised = raised.and(raised(refused));
        }
        boolean isKill = rules.matedAcceptanceIsKill()
                && refused.stream().anyMatch(contact -> contact.acceptance() == Acceptance.MATED)
                && !threats.mate(ply.after()).isEmpty();
        boolean fork = raised.isEmpty() && gains.isNewFork();
        if (fork
                && rules.mereEscapeIsIdle()
                && new Escape(ply).excusesFork(gains.safeBefore(), gains.unsafeBefore())) {
            fork = false;
            excused.add(Reason.MERE_ESCAPE);
        }
        if (fork) {
            raised = gains.safeBefore();
        }
        KeyPoint keyPoint = KeyPoint.of(ply, raised);
        if (keyPoint == KeyPoint.HELD) {
            raised = SquareSet.EMPTY;
            excused.add(Reason.KEY_POINT);
        }
        return new Found(proofs(raised, fork, refused), isKill, excused, keyPoint, gains.standing(), targets);
    }

    private SquareSet raised(List<Contact> refused) {
        return gains.raised()
                .or(SquareSet.of(refused.stream()
                        .mapToInt(Contact::invited)
                        .filter(gains::isCharged)
                        .toArray()));
    }

    private List<Chased> proofs(SquareSet raised, boolean fork, List<Contact> refused) {
        ChaseProof proof = new ChaseProof(rules, ply, gains);
        // What falls only if the opponent is mated first is not won.
        if (fork && !raised.isEmpty()) {
            return Stream.of(proof.ofFork())
                    .filter(chased -> !chased.line().isEmpty())
                    .toList();
        }
        return raised.stream()
                .mapToObj(target -> proof.of(target, refused(refused, target)))
                .filter(chased -> !chased.line().isEmpty())
                .sorted(PRINCIPAL_FIRST)
                .toList();
    }

    private static Optional<Contact> refused(List<Contact> refused, int target) {
        return refused.stream().filter(contact -> contact.invited() == target).findFirst();
    }

    /** Finds what a mere escape is not charged with; it then counts nothing for the other targets. */
    private boolean excuseEscape(SquareSet raised) {
        Escape escape = new Escape(ply);
        SquareSet excused = raised.filter(target -> escape.excuses(target, gains.after(target)));
        gains.excuse(excused);
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
                        && ply.after().board().isLegal(contact.capture().code()))
                .toList();
    }
}
