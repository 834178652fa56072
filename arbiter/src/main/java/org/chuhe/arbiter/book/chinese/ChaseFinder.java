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
import org.chuhe.core.board.Points;
import org.chuhe.core.board.SquareSet;

/** Finds what a ply chases (24.3): the pieces that it newly wins, as {@link Gains} says, less what the book excuses. */
final class ChaseFinder {
    /** Which pawns have only just crossed the river (26.6; 2020: 26.7). */
    interface PawnRule {
        boolean hasJustCrossed(int side, int square);
    }

    /**
     * What was found.
     *
     * @param chased the proofs; empty if nothing is chased
     * @param isKill whether an offer that is mated on acceptance counts as 杀 (2020: 26.10)
     * @param excused why an attack that was found does not count
     * @param keyPoint what is to be said of 26.2
     * @param standing targets that could be won before and are no news
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
    private final Choices choices;
    /** New offers that cannot be accepted. */
    private final List<Contact> refused;

    private final SquareSet targets;
    private final Gains gains;

    ChaseFinder(ChineseRules rules, Ply ply, PawnRule pawns) {
        this.rules = rules;
        this.ply = ply;
        this.choices = ply.choices();
        this.refused = newOffersThatCannotBeAccepted(ply);
        this.targets = targets(ply, pawns);
        this.gains = new Gains(rules, ply, targets);
    }

    /** 26.6 (2020: 26.7): everything of the opponent's but the king, and pawns that have not or only just crossed the river. */
    private static SquareSet targets(Ply ply, PawnRule pawns) {
        Board board = ply.after().board();
        int opponent = ply.mover() ^ 1;
        SquareSet all = board.squares(opponent).minus(board.squares(opponent, PieceCode.KING));
        SquareSet uncrossed =
                board.squares(opponent, PieceCode.PAWN).filter(square -> !Points.isAcrossRiver(opponent, square));
        SquareSet justCrossed = board.squares(opponent, PieceCode.PAWN)
                .minus(uncrossed)
                .filter(square -> pawns.hasJustCrossed(opponent, square));
        SquareSet others = all.minus(uncrossed).minus(justCrossed);
        return isAtStake(ply, justCrossed, others) && !ply.choices().is(Choice.JUST_CROSSED)
                ? others.or(justCrossed)
                : others;
    }

    /** Whether it matters that some pieces are targets beside others: they could be won, by themselves or in a fork. */
    private static boolean isAtStake(Ply ply, SquareSet pieces, SquareSet others) {
        Threats threats = ply.threats();
        return !pieces.isEmpty()
                && (threats.mayTradeEvenly(ply.after(), pieces)
                        || threats.forks(ply.after(), pieces.or(others), SquareSet.EMPTY)
                                && (threats.forks(ply.after(), pieces, SquareSet.EMPTY)
                                        || !threats.forks(ply.after(), others, SquareSet.EMPTY)));
    }

    /**
     * The definition. Chased is what can be won now and could not before (24.3): more of it can be won, or another piece can
     * take it ({@link Gains#isNew}); or it is newly invited to an exchange that it cannot accept (26.9); or, where none of
     * that holds, it is one of several that are newly forked. Less what the edition excuses: {@link Excuse}.
     */
    Found find() {
        SquareSet chased = newlyWon();
        Set<Reason> excused = new LinkedHashSet<>();
        if (rules.excuses(Excuse.MERE_ESCAPE)) {
            Escape escape = new Escape(ply);
            SquareSet escaped = chased.filter(target -> escape.excuses(target, gains.after(target)));
            if (!escaped.isEmpty() && choices.is(Choice.MERE_ESCAPE)) {
                // What is excused counts nothing for the others.
                gains.excuse(escaped);
                chased = chased.and(newlyWon());
                excused.add(Reason.MERE_ESCAPE);
            }
        }
        SquareSet parried = chased.filter(this::stoodButForMate);
        if (!parried.isEmpty() && !choices.is(Choice.PARRY_MAKES_REAL)) {
            gains.excuse(parried);
            chased = chased.and(newlyWon());
        }
        boolean fork = chased.isEmpty() && gains.isNewFork();
        if (fork
                && rules.excuses(Excuse.MERE_ESCAPE)
                && new Escape(ply).excusesFork(gains.safe(), gains.unsafe())
                && choices.is(Choice.MERE_ESCAPE)) {
            fork = false;
            excused.add(Reason.MERE_ESCAPE);
        }
        if (fork) {
            chased = gains.safe();
        }
        if (!chased.isEmpty() && !gains.standing().minus(chased).isEmpty() && !choices.is(Choice.NEW_BESIDE_OLD)) {
            chased = SquareSet.EMPTY;
        }
        KeyPoint keyPoint = KeyPoint.of(ply, chased);
        if (rules.excuses(Excuse.KEY_POINT) && holds(keyPoint)) {
            chased = SquareSet.EMPTY;
            excused.add(Reason.KEY_POINT);
        }
        return new Found(proofs(chased, fork), isKill(), excused, keyPoint, gains.stood(), targets);
    }

    /** 26.2: where a mate is parried; elsewhere it is the arbiter's to say. */
    private boolean holds(KeyPoint keyPoint) {
        return keyPoint == KeyPoint.HELD || keyPoint == KeyPoint.ARGUABLE && !choices.is(Choice.KEY_POINT);
    }

    /** Whether another piece could take a target before as well as now, had the opponent not threatened mate. */
    private boolean stoodButForMate(int target) {
        SquareSet captors = ply.after()
                .strong()
                .without(ply.to())
                .filter(captor -> ply.position().attacks(captor, target)
                        && ply.after().board().attacks(captor, target));
        return !captors.isEmpty()
                && !gains.after(target).isAbove(ply.threats().level(ply.kingless(), target, SquareSet.EMPTY))
                && ply.parriesMate();
    }

    private SquareSet newlyWon() {
        SquareSet invited =
                SquareSet.of(refused.stream().mapToInt(Contact::invited).toArray());
        return targets.filter(gains::isNew).or(invited.filter(gains::isCharged));
    }

    /** 2020, 26.10: the offered piece takes part in mating the side that accepts. */
    private boolean isKill() {
        return rules.has(Provision.MATED_ACCEPTANCE_IS_KILL)
                && refused.stream().anyMatch(contact -> contact.acceptance() == Acceptance.MATED)
                && !ply.threats().mate(ply.after()).isEmpty();
    }

    private List<Chased> proofs(SquareSet chased, boolean fork) {
        ChaseProof proof = new ChaseProof(rules, ply, gains);
        // What falls only if the opponent is mated first is not won.
        if (fork && !chased.isEmpty()) {
            return Stream.of(proof.ofFork())
                    .filter(found -> !found.line().isEmpty())
                    .toList();
        }
        return chased.stream()
                .mapToObj(target -> proof.of(target, refused(target)))
                .filter(found -> !found.line().isEmpty())
                .sorted(PRINCIPAL_FIRST)
                .toList();
    }

    private Optional<Contact> refused(int target) {
        return refused.stream().filter(contact -> contact.invited() == target).findFirst();
    }

    /**
     * New contacts of like pieces where accepting is impossible or costs something (26.9; 2020: 26.10). The two must not
     * have touched before on the real board; a piece that gave check did so all the same.
     */
    private static List<Contact> newOffersThatCannotBeAccepted(Ply ply) {
        return ply.contacts().stream()
                .filter(contact -> !contact.isEven()
                        && ply.isNew(contact)
                        && ply.after().board().isLegal(contact.capture().code()))
                .toList();
    }
}
