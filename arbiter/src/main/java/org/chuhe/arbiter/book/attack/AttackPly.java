package org.chuhe.arbiter.book.attack;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Chased.Manner;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Evidence.Reason;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.threat.Material;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Piece;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;

/** What can be seen of one ply without search: check, the attacks it renews, and the quiet kinds 兑 献 拦 跟 闲. */
public final class AttackPly {
    private final Board before;
    private final Board after;
    private final Move move;
    private final int mover;
    private final int to;
    private final List<Attack> renewed;

    /** A quiet ply and why it is one. */
    public record Quiet(Nature nature, Evidence evidence) {}

    /**
     * @param position the position before the ply; left as it is
     * @param renewed the attacks that the ply makes or renews
     */
    public AttackPly(Board position, Move move, List<Attack> renewed) {
        this.before = position.copy();
        this.after = position.copy();
        this.after.make(move.code());
        this.move = move;
        this.mover = position.side();
        this.to = move.to().index();
        this.renewed = renewed;
    }

    /** The position before the ply. */
    public Board before() {
        return before;
    }

    /** The position after it. */
    public Board after() {
        return after;
    }

    /** The kind of the moved piece. */
    public Kind moved() {
        return Piece.of(after.pieceAt(to)).kind();
    }

    /** 将: the pieces that give check, if any do. */
    public Optional<Evidence.Check> check() {
        if (!after.inCheck()) {
            return Optional.empty();
        }
        return Optional.of(new Evidence.Check(Square.listOf(after.attackers(mover, after.king(mover ^ 1)))));
    }

    /** 捉: the attacks that the ply makes or renews, if there are any. */
    public Optional<Evidence.Chase> chase() {
        return renewed.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Evidence.Chase(renewed.stream().map(this::chased).toList()));
    }

    private Chased chased(Attack attack) {
        return Chased.plainly(
                Square.of(attack.target()),
                Piece.of(after.pieceAt(attack.target())),
                attack.captor() == to ? Manner.DIRECT : Manner.BY_ANOTHER,
                Square.of(attack.captor()),
                attack.root(),
                List.of(Move.of(attack.captor(), attack.target())));
    }

    /** What a ply without check, mate threat or chase is. */
    public Quiet quiet() {
        List<Attack> own = Attacks.of(after, mover);
        return exchange(own)
                .or(this::offer)
                .or(this::block)
                .or(() -> kingOrPawn(own))
                .or(() -> follow(own))
                .orElseGet(() -> new Quiet(Nature.IDLE, Evidence.Idle.because(Reason.NOTHING)));
    }

    private Optional<Quiet> exchange(List<Attack> own) {
        return own.stream()
                .filter(attack -> attack.mutual() && isNew(attack))
                .findFirst()
                .map(attack -> new Quiet(
                        Nature.EXCHANGE,
                        new Evidence.Exchange(Square.of(attack.captor()), Square.of(attack.target()))));
    }

    private Optional<Quiet> offer() {
        return Attacks.of(after, mover ^ 1).stream()
                .filter(attack -> attack.target() == to && !attack.retakable())
                .findFirst()
                .map(attack -> new Quiet(Nature.OFFER, new Evidence.Offer(Square.of(to))));
    }

    private Optional<Quiet> block() {
        if (moved() == Kind.KING) {
            return Optional.empty();
        }
        return Interposition.find(before, after, to)
                .map(block -> new Quiet(
                        Nature.BLOCK,
                        new Evidence.Block(Square.of(block.enemy()), Optional.of(Square.of(block.shielded())), false)));
    }

    private Optional<Quiet> kingOrPawn(List<Attack> own) {
        if (moved() != Kind.KING && moved() != Kind.PAWN) {
            return Optional.empty();
        }
        return own.stream()
                .filter(attack -> attack.captor() == to)
                .findFirst()
                .map(attack -> new Quiet(
                        Nature.IDLE,
                        new Evidence.Idle(
                                Reason.KING_OR_PAWN_ATTACKS, Optional.of(Square.of(attack.target())), List.of())));
    }

    private Optional<Quiet> follow(List<Attack> own) {
        return own.stream()
                .filter(attack -> attack.captor() == to && attack.retakable() && isNew(attack))
                .filter(attack -> Material.isStrong(after.pieceAt(attack.target())))
                .findFirst()
                .map(attack -> new Quiet(Nature.FOLLOW, new Evidence.Follow(Square.of(attack.target()))));
    }

    private boolean isNew(Attack attack) {
        int from = attack.captor() == to ? move.from().index() : attack.captor();
        return !before.attacks(from, attack.target());
    }
}
