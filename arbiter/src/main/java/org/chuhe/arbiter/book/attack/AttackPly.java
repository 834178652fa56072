package org.chuhe.arbiter.book.attack;

import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Chased.Manner;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Piece;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;

/** What can be seen of one ply without search: check, and the attacks it renews. */
public final class AttackPly {
    private final Board before;
    private final Board after;
    private final int mover;
    private final int to;
    private final List<Attack> renewed;

    /**
     * @param position the position before the ply; left as it is
     * @param renewed the attacks that the ply makes or renews
     */
    public AttackPly(Board position, Move move, List<Attack> renewed) {
        this.before = position.copy();
        this.after = position.copy();
        this.after.make(move.code());
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
}
