package org.chuhe.arbiter.book.attack;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Evidence.Reason;
import org.chuhe.arbiter.threat.Contact;
import org.chuhe.arbiter.threat.Material;
import org.chuhe.arbiter.threat.Place;
import org.chuhe.arbiter.threat.Scenario;
import org.chuhe.arbiter.threat.Threats;
import org.chuhe.core.Move;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;

/**
 * What a ply is that neither checks nor threatens mate nor chases: 兑, 献, 拦, 跟, or 闲 with the attack that does not count
 * (2011 and 2020: 24.4–24.8; World rules, chapter 5, 30, 34, 35; 1957: 6.2). To a verdict they are all the same; to the
 * players they are not.
 */
public final class QuietPly {
    private final Board before;
    private final Scenario after;
    private final Board board;
    private final Threats threats;
    private final int mover;
    private final int from;
    private final int to;

    /**
     * @param before the position before the ply
     * @param after the position after it, the mover imagined on move
     */
    public QuietPly(Board before, Scenario after, Move move, Threats threats) {
        this.before = before;
        this.after = after;
        this.board = after.board();
        this.threats = threats;
        this.mover = after.attacker();
        this.from = move.from().index();
        this.to = move.to().index();
    }

    /**
     * 兑, 献 or 拦.
     *
     * @param contacts those that may be offers to exchange
     */
    public Optional<Evidence> kind(List<Contact> contacts) {
        return exchange(contacts).or(this::offer).or(this::block);
    }

    /**
     * 兑 (24.4): a contact of like pieces that the other side may accept; where that costs something the Chinese rules see a
     * chase, the others an offer all the same (World rules, chapter 5, 19). The moved piece makes it or keeps it,
     * or the moved rook joins in one (26.10.2; 2020: 26.11.2).
     */
    private Optional<Evidence> exchange(List<Contact> contacts) {
        boolean rook = PieceCode.kind(board.pieceAt(to)) == PieceCode.ROOK;
        return contacts.stream()
                .sorted(Comparator.comparing(contact -> !contact.isEven()))
                .filter(contact -> contact.acceptance() != Contact.Acceptance.IMPOSSIBLE
                        && (contact.inviter() == to
                                || isNew(contact.inviter(), contact.invited())
                                || isNew(contact.invited(), contact.inviter())
                                || rook && board.attacks(to, contact.invited())))
                .findFirst()
                .map(contact -> new Evidence.Exchange(
                        Square.of(contact.inviter()),
                        Square.of(contact.invited()),
                        contact.isEven() ? List.of() : threats.acceptanceLine(after, contact)));
    }

    /** Whether a piece that attacks another now did not before, on the real board. */
    private boolean isNew(int captor, int target) {
        return !before.attacks(captor == to ? from : captor, target == to ? from : target);
    }

    /** 献 (24.5): the moved piece may be taken with a gain. */
    private Optional<Evidence> offer() {
        List<Move> acceptance = threats.offerLine(after, to);
        return acceptance.isEmpty() ? Optional.empty() : Optional.of(new Evidence.Offer(Square.of(to), acceptance));
    }

    /** 拦 (24.6): an enemy attacked something before, no longer does, and would again without the moved piece. */
    private Optional<Evidence> block() {
        return PieceCode.kind(board.pieceAt(to)) == PieceCode.KING
                ? Optional.empty()
                : Interposition.find(before, board, to)
                        .<Evidence>map(found -> new Evidence.Block(
                                Square.of(found.enemy()), Optional.of(Square.of(found.shielded())), false))
                        .or(this::mateIsBlocked);
    }

    /** The moved piece stands in the way of the first check of a mate that was threatened (图 7). */
    private Optional<Evidence> mateIsBlocked() {
        Scenario threatened = Scenario.of(before, mover ^ 1);
        Board now = after.turned().board();
        int[] checks = new int[Board.MAX_MOVES];
        int end = threatened.board().legalChecks(checks, 0);
        boolean anyBlocked = IntStream.range(0, end).anyMatch(i -> isBlocked(now, checks[i]));
        if (!anyBlocked || threatened.board().inCheck()) {
            return Optional.empty();
        }
        return threats.mate(threatened).stream()
                .limit(1)
                .filter(first -> isBlocked(now, first.code()))
                .<Evidence>map(first -> new Evidence.Block(first.from(), Optional.empty(), true))
                .findFirst();
    }

    private boolean isBlocked(Board now, int check) {
        return PieceCode.isOf(now.pieceAt(MoveCode.from(check)), mover ^ 1) && !now.isLegal(check);
    }

    /** The captures that the ply makes possible: those of the moved piece first, then those of strong pieces. */
    public Stream<Move> newCaptures() {
        SquareSet targets = board.squares(mover ^ 1).minus(board.squares(mover ^ 1, PieceCode.KING));
        SquareSet strong = Material.strong(board, mover ^ 1);
        return board.squares(mover).stream()
                .boxed()
                .flatMap(captor -> targets.stream()
                        .filter(target -> isNew(captor, target) && board.isLegal(MoveCode.of(captor, target)))
                        .mapToObj(target -> Move.of(captor, target)))
                .sorted(Comparator.comparing((Move capture) -> capture.from().index() != to)
                        .thenComparing(capture -> !strong.contains(capture.to().index()))
                        .thenComparingInt(
                                capture -> Place.of(board, capture.from().index()))
                        .thenComparingInt(
                                capture -> Place.of(board, capture.to().index())));
    }

    /** A capture that never counts: king and pawn may chase (26.1), and some pawns are no targets (26.6; 2020: 26.7). */
    public Optional<Evidence> excused(Move capture, IntPredicate isTarget) {
        int captor = PieceCode.kind(board.pieceAt(capture.from().index()));
        if (captor == PieceCode.KING || captor == PieceCode.PAWN) {
            return Optional.of(idle(Reason.KING_OR_PAWN_ATTACKS, capture));
        }
        return isTarget.test(capture.to().index())
                ? Optional.empty()
                : Optional.of(idle(Reason.PAWN_IS_NO_TARGET, capture));
    }

    /** Whether the moved piece watches a strong piece with it 跟 (24.7), if that is protected. */
    public boolean watches(Move capture) {
        return capture.from().index() == to
                && Material.isStrong(board.pieceAt(capture.to().index()));
    }

    /** What can be retaken is not chased, where protection alone settles it; one that is watched is followed 跟. */
    public Optional<Evidence> guarded(Move capture) {
        Board taken = board.copy();
        taken.make(capture.code());
        int point = capture.to().index();
        return taken.attackers(taken.side(), point).stream()
                .filter(guard -> taken.isLegal(MoveCode.of(guard, point)))
                .mapToObj(guard -> watches(capture)
                        ? new Evidence.Follow(capture.to(), List.of())
                        : idle(Reason.PROTECTED, capture, Move.of(guard, point)))
                .findFirst();
    }

    private static Evidence idle(Reason reason, Move... line) {
        return new Evidence.Idle(reason, Optional.of(line[0].to()), List.of(line));
    }
}
