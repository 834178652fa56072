package org.chuhe.arbiter.book.wxf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.chuhe.arbiter.book.attack.Attack;
import org.chuhe.arbiter.book.attack.Attacks;
import org.chuhe.arbiter.book.attack.Renewal;
import org.chuhe.arbiter.nature.Chased.Root;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.core.Move;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.PieceCode;
import org.chuhe.core.board.SquareSet;

/**
 * A perpetual chase 长捉 of one piece by one side, and the heading it falls under: by what is chased, by whom, and how.
 */
final class PerpetualChase {
    private final int target;
    private final Set<Integer> captors = new TreeSet<>();
    private boolean captorsMove;
    private boolean kingOrPawnMoves;
    private boolean falseRoot;
    private boolean offersExchange;
    private boolean holdsRookAndKing;
    private final Optional<Heading> holder;

    private PerpetualChase(Cycle cycle, Renewal renewal, int side, int id) {
        Board board = cycle.board();
        int square = board.squareOf(id);
        this.target = PieceCode.kind(board.pieceAt(square));
        this.holder = holder(board, square);
        for (int ply = 0; ply < cycle.length(); ply++) {
            Move move = cycle.moves().get(ply);
            boolean own = board.side() == side;
            board.make(move.code());
            if (own) {
                note(board, move, attacksOn(renewal.of(ply), board, id));
                offersExchange |= offersExchange(board, side, board.squareOf(id), move);
                holdsRookAndKing |= holdsRookAndKing(board, side, board.squareOf(id));
            }
        }
    }

    /** The chases of a side; empty if it has none. */
    static List<PerpetualChase> of(Cycle cycle, Renewal renewal, int side) {
        List<PerpetualChase> chases = new ArrayList<>();
        renewal.attackedForEver(side).forEach(id -> chases.add(new PerpetualChase(cycle, renewal, side, id)));
        return chases;
    }

    private static List<Attack> attacksOn(List<Attack> attacks, Board board, int id) {
        return attacks.stream()
                .filter(attack -> board.idAt(attack.target()) == id)
                .toList();
    }

    private void note(Board board, Move move, List<Attack> attacks) {
        for (Attack attack : attacks) {
            captors.add(PieceCode.kind(board.pieceAt(attack.captor())));
            captorsMove |= attack.captor() == move.to().index();
            falseRoot |= attack.root() == Root.FALSE;
        }
        int moved = PieceCode.kind(board.pieceAt(move.to().index()));
        kingOrPawnMoves |= moved == PieceCode.KING || moved == PieceCode.PAWN;
    }

    /** A rook that may not leave its point or line for a horse (14) or a cannon (22). */
    private static Optional<Heading> holder(Board board, int square) {
        int side = PieceCode.side(board.pieceAt(square));
        byte[] pieces = board.pieces();
        pieces[square] = PieceCode.EMPTY;
        Board without = new Board(pieces, side, 0);
        int king = without.king(side);
        SquareSet holders =
                king < 0 ? SquareSet.EMPTY : without.attackers(side ^ 1, king).minus(board.attackers(side ^ 1, king));
        // Other holders have no heading of their own.
        return holders.stream()
                .map(from -> PieceCode.kind(pieces[from]))
                .filter(kind -> kind == PieceCode.HORSE || kind == PieceCode.CANNON)
                .mapToObj(kind -> kind == PieceCode.HORSE ? Heading.ROOK_HELD_BY_HORSE : Heading.ROOK_HELD_BY_CANNON)
                .findFirst();
    }

    /** 31: the moved piece, or another that reaches the target, stands in a mutual contact of like pieces. */
    private static boolean offersExchange(Board board, int side, int target, Move move) {
        return Attacks.of(board, side).stream()
                .anyMatch(attack -> attack.mutual()
                        && (attack.target() == target
                                || attack.captor() == move.to().index()));
    }

    /**
     * 32: the chased rook, with its cannon behind it, looks along a line at a rook of the chaser's and at the king behind
     * that one.
     */
    private static boolean holdsRookAndKing(Board board, int side, int rook) {
        int king = board.king(side);
        int step = step(rook, king);
        if (PieceCode.kind(board.pieceAt(rook)) != PieceCode.ROOK || step == 0) {
            return false;
        }
        int held = next(board, rook, step);
        int cannon = next(board, rook, -step);
        return held >= 0
                && board.pieceAt(held) == PieceCode.of(side, PieceCode.ROOK)
                && next(board, held, step) == king
                && cannon >= 0
                && board.pieceAt(cannon) == PieceCode.of(side ^ 1, PieceCode.CANNON);
    }

    /** From one point towards another on the same file or rank; 0 if there is no such line. */
    private static int step(int from, int to) {
        if (to < 0 || from == to) {
            return 0;
        }
        if (from % Square.FILES == to % Square.FILES) {
            return to > from ? Square.FILES : -Square.FILES;
        }
        return from / Square.FILES == to / Square.FILES ? Integer.signum(to - from) : 0;
    }

    /** The first piece on a line, or -1. */
    private static int next(Board board, int from, int step) {
        int square = from + step;
        while (square >= 0
                && square < Square.COUNT
                && (Math.abs(step) == Square.FILES || square / Square.FILES == from / Square.FILES)) {
            if (!board.isEmpty(square)) {
                return square;
            }
            square += step;
        }
        return -1;
    }

    int target() {
        return target;
    }

    /** The heading it falls under, and what else the book says about such a chase. */
    Stream<Heading> headings() {
        Stream.Builder<Heading> headings = Stream.builder();
        headings.add(heading());
        if (target == PieceCode.ROOK && heading() == Heading.SEVERAL_CHASERS) {
            headings.add(Heading.CHASE_OF_A_ROOK);
        }
        if (falseRoot) {
            headings.add(Heading.FALSE_ROOT);
        }
        if (offersExchange) {
            headings.add(Heading.CHASE_AND_EXCHANGE);
        }
        if (holdsRookAndKing) {
            headings.add(Heading.ROOK_AND_CANNON_HOLD_ROOK_AND_KING);
        }
        return headings.build();
    }

    Heading heading() {
        boolean rook = target == PieceCode.ROOK;
        if (captors.equals(Set.of(PieceCode.CANNON)) && !captorsMove) {
            return rook ? Heading.NEW_SCREEN_AGAINST_ROOK : Heading.NEW_SCREEN;
        }
        if (kingOrPawnMoves) {
            return captorsMove ? Heading.KING_OR_PAWN_WITH_OTHERS : supplement();
        }
        return rook && holder.isPresent() ? holder.get() : byKinds();
    }

    /** Captors that stand still while king or pawn uncover the target or take away its root (5.36.1). */
    private Heading supplement() {
        return captors.size() == 1 && captors.contains(PieceCode.ROOK)
                ? Heading.CHASE
                : Heading.KING_OR_PAWN_WITH_OTHERS;
    }

    private Heading byKinds() {
        if (target == PieceCode.ROOK && !captors.contains(PieceCode.ROOK)) {
            if (!Set.of(PieceCode.HORSE, PieceCode.CANNON).containsAll(captors)) {
                return Heading.CHASE_OF_A_ROOK;
            }
            if (captors.size() > 1) {
                return Heading.HORSE_AND_CANNON_CHASE_ROOK;
            }
            return captors.contains(PieceCode.HORSE) ? Heading.HORSE_CHASES_ROOK : Heading.CANNON_CHASES_ROOK;
        }
        if (captors.size() > 1) {
            return Heading.SEVERAL_CHASERS;
        }
        if (captors.contains(target)) {
            return Heading.LIKE_CHASES_LIKE;
        }
        if (!captors.contains(PieceCode.ROOK)) {
            return Heading.CHASE;
        }
        return switch (target) {
            case PieceCode.CANNON -> Heading.ROOK_CHASES_CANNON;
            case PieceCode.HORSE -> Heading.ROOK_CHASES_HORSE;
            case PieceCode.PAWN -> Heading.ROOK_CHASES_PAWN;
            default -> Heading.CHASE;
        };
    }
}
