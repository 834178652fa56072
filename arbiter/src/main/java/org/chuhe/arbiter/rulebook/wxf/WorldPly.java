package org.chuhe.arbiter.rulebook.wxf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Chased.Manner;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Evidence.Reason;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.rulebook.attack.Attack;
import org.chuhe.arbiter.rulebook.attack.Attacks;
import org.chuhe.arbiter.rulebook.attack.Interposition;
import org.chuhe.arbiter.threat.Budget;
import org.chuhe.arbiter.threat.Material;
import org.chuhe.arbiter.threat.Scene;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;

/**
 * Names one ply under the World rules (article 19). What decides comes first: check, then an attack that belongs to a
 * perpetual chase, then a mate threat (allowed, chapter 5, 4–6), then other attacks, then the quiet kinds.
 */
final class WorldPly {
    private static final String TERMS = "19";

    private final Board before;
    private final Board after;
    private final Move move;
    private final int mover;
    private final int to;
    private final int kind;
    private final List<Attack> renewed;
    private final Set<Integer> perpetual;
    private final Budget budget;

    /**
     * @param position the position before the ply; left as it is
     * @param renewed the attacks that the ply makes or renews
     * @param perpetual the points, after the ply, of the pieces that its side chases for ever
     */
    WorldPly(Board position, Move move, List<Attack> renewed, Set<Integer> perpetual, long nodes) {
        this.before = position;
        this.after = position.copy();
        this.after.make(move.code());
        this.move = move;
        this.mover = position.side();
        this.to = move.to().index();
        this.kind = PieceCode.kind(after.pieceAt(to));
        this.renewed = renewed;
        this.perpetual = perpetual;
        this.budget = new Budget(nodes);
    }

    PlyNature judge() {
        if (after.inCheck()) {
            return finding(Nature.CHECK, new Evidence.Check(checkers()), TERMS);
        }
        if (renewed.stream().anyMatch(attack -> perpetual.contains(attack.target()))) {
            return chase();
        }
        List<Integer> mate = new Threats(Scene.of(after, mover), budget).mate(Scene.of(after, mover));
        if (!mate.isEmpty()) {
            List<Move> line = mate.stream().map(Move::of).toList();
            return finding(Nature.KILL, new Evidence.Kill(line), TERMS);
        }
        if (budget.isExhausted()) {
            return finding(Nature.UNDECIDED, new Evidence.Undecided(budget.used()), TERMS);
        }
        return renewed.isEmpty() ? quiet() : chase();
    }

    private List<Square> checkers() {
        int king = after.king(mover ^ 1);
        List<Square> checkers = new ArrayList<>();
        for (int square = 0; square < Square.COUNT; square++) {
            if (PieceCode.isOf(after.pieceAt(square), mover) && after.attacks(square, king)) {
                checkers.add(Square.of(square));
            }
        }
        return checkers;
    }

    private PlyNature chase() {
        List<Chased> targets = renewed.stream().map(this::chased).toList();
        return finding(Nature.CHASE, new Evidence.Chase(targets), TERMS);
    }

    private Chased chased(Attack attack) {
        return new Chased(
                Square.of(attack.target()),
                PieceCode.piece(after.pieceAt(attack.target())),
                attack.captor() == to ? Manner.DIRECT : Manner.BY_ANOTHER,
                Optional.of(Square.of(attack.captor())),
                false,
                attack.retakable(),
                false,
                List.of(Move.of(attack.captor(), attack.target())),
                List.of());
    }

    private PlyNature quiet() {
        List<Attack> own = Attacks.of(after, mover);
        return exchange(own)
                .or(this::offer)
                .or(this::block)
                .or(() -> kingOrPawn(own))
                .or(() -> follow(own))
                .orElseGet(() -> finding(Nature.IDLE, Evidence.Idle.because(Reason.NOTHING), TERMS));
    }

    private Optional<PlyNature> exchange(List<Attack> own) {
        return own.stream()
                .filter(attack -> attack.mutual() && isNew(attack))
                .findFirst()
                .map(attack -> finding(
                        Nature.EXCHANGE,
                        new Evidence.Exchange(Square.of(attack.captor()), Square.of(attack.target())),
                        TERMS,
                        Heading.EXCHANGE_OR_OFFER.article()));
    }

    private Optional<PlyNature> offer() {
        return Attacks.of(after, mover ^ 1).stream()
                .filter(attack -> attack.target() == to && !attack.retakable())
                .findFirst()
                .map(attack -> finding(
                        Nature.OFFER, new Evidence.Offer(Square.of(to)), TERMS, Heading.EXCHANGE_OR_OFFER.article()));
    }

    private Optional<PlyNature> block() {
        if (kind == PieceCode.KING) {
            return Optional.empty();
        }
        return Interposition.find(before, after, to)
                .map(block -> finding(
                        Nature.BLOCK,
                        new Evidence.Block(Square.of(block.enemy()), Optional.of(Square.of(block.shielded()))),
                        TERMS,
                        Heading.BLOCK.article()));
    }

    private Optional<PlyNature> kingOrPawn(List<Attack> own) {
        if (kind != PieceCode.KING && kind != PieceCode.PAWN) {
            return Optional.empty();
        }
        Heading heading = kind == PieceCode.KING ? Heading.KING_CHASES : Heading.PAWN_CHASES;
        return own.stream()
                .filter(attack -> attack.captor() == to)
                .findFirst()
                .map(attack -> finding(
                        Nature.IDLE,
                        new Evidence.Idle(
                                Reason.KING_OR_PAWN_ATTACKS, Optional.of(Square.of(attack.target())), List.of()),
                        TERMS,
                        heading.article()));
    }

    private Optional<PlyNature> follow(List<Attack> own) {
        return own.stream()
                .filter(attack -> attack.captor() == to && attack.retakable() && isNew(attack))
                .filter(attack -> Material.isStrong(after.pieceAt(attack.target())))
                .findFirst()
                .map(attack -> finding(
                        Nature.FOLLOW,
                        new Evidence.Follow(Square.of(attack.target())),
                        TERMS,
                        following(attack).article()));
    }

    private Heading following(Attack attack) {
        boolean cannon = PieceCode.kind(after.pieceAt(attack.target())) == PieceCode.CANNON;
        return cannon && kind == PieceCode.ROOK ? Heading.ROOK_FOLLOWS_PROTECTED_CANNON : Heading.PROTECTED;
    }

    private boolean isNew(Attack attack) {
        int from = attack.captor() == to ? move.from().index() : attack.captor();
        return !before.attacks(from, attack.target());
    }

    private PlyNature finding(Nature nature, Evidence evidence, String... articles) {
        Side side = mover == PieceCode.RED ? Side.RED : Side.BLACK;
        return new PlyNature(side, move, nature, evidence, List.of(articles), budget.used());
    }
}
