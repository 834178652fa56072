package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Evidence.Reason;
import org.chuhe.arbiter.nature.Gravity;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.core.board.PieceCode;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * What is plain to see, written from the articles and without any search: what the moved piece newly attacks and may take
 * for nothing is 捉 (24.3), 将 is an attack on the king (24.1) and nothing else, every 捉, 杀 and 跟 shows what it claims,
 * the verdict follows from the natures (25, 26.8). Tried on random positions of few pieces and on real cycles.
 */
class PlainSightProperties {
    private static final List<String> EDITIONS = List.of("cxa2020", "cxa2011", "cxa1999");

    @Test
    void onRandomCyclesOfFewPiecesWhatIsPlainToSeeIsSeen() {
        tryRandomCycles(4_000);
    }

    @Test
    @Tag("slow")
    void onAHundredThousandRandomCyclesWhatIsPlainToSeeIsSeen() {
        tryRandomCycles(100_000);
    }

    /** A cycle that fails names its seed. */
    private static void tryRandomCycles(int count) {
        int[] plain = new int[1];
        int[] cycles = new int[1];
        int[] open = new int[1];
        Seeded.forAll(count, random -> {
            cycles[0]++;
            String edition = EDITIONS.get(random.nextInt(EDITIONS.size()));
            // Where many pieces check a bare king, mates may stay open; a small budget says so sooner.
            Ruling ruling = judge(edition, 20_000, new RandomCycles(random).next());
            plain[0] += check(ruling);
            open[0] += isOpen(ruling) ? 1 : 0;
        });
        assertThat(open[0]).isLessThanOrEqualTo(count / 1_000);
        // The property must not hold for want of cases.
        assertThat(plain[0]).isGreaterThanOrEqualTo(cycles[0] / 20);
    }

    @ParameterizedTest
    @FieldSource("EDITIONS")
    void onRealCyclesWhatIsPlainToSeeIsSeen(String edition) {
        tryRealCycles(edition, 700);
    }

    @Tag("slow")
    @ParameterizedTest
    @FieldSource("EDITIONS")
    void onAllRealCyclesWhatIsPlainToSeeIsSeen(String edition) {
        tryRealCycles(edition, Long.MAX_VALUE);
    }

    private static void tryRealCycles(String edition, long count) {
        Figures.realCycles().limit(count).forEach(cycle -> {
            Ruling ruling = judge(edition, Arbiter.DEFAULT_NODES, cycle);
            assertThat(isOpen(ruling)).isFalse();
            check(ruling);
        });
    }

    private static Ruling judge(String edition, long nodes, Cycle cycle) {
        return Arbiter.of(RuleBooks.byId(edition).orElseThrow())
                .withNodes(nodes)
                .judge(cycle);
    }

    /** Returns how many plies attack something in plain sight. */
    private static int check(Ruling ruling) {
        EvidenceCheck.check(ruling);
        Board board = ruling.cycle().board();
        int plain = 0;
        for (PlyNature ply : ruling.plies()) {
            Board after = board.copy();
            after.make(ply.move().code());
            String words = ruling.book().id() + " " + ruling.cycle() + " " + ply.move() + " " + ply.evidence();
            assertThat(ply.nature() == Nature.CHECK).as(words).isEqualTo(after.inCheck());
            Optional<Integer> target = plainTarget(ruling.cycle(), board, after, ply.move());
            if (target.isPresent()) {
                plain++;
                assertThat(ply.nature().isAttack() || ply.nature() == Nature.UNDECIDED || isExcused(ply))
                        .as(words)
                        .isTrue();
            }
            board.make(ply.move().code());
        }
        assertThat(isOpen(ruling) || follows(ruling))
                .as(ruling.cycle().toString())
                .isTrue();
        return plain;
    }

    private static boolean isOpen(Ruling ruling) {
        return ruling.plies().stream().anyMatch(ply -> ply.nature() == Nature.UNDECIDED);
    }

    /**
     * The two excuses: a lone attacker that holds a key point (26.2), and a king that answers a check (26.1.2), also one
     * by which the checking side has ruined itself (24.18).
     */
    private static boolean isExcused(PlyNature ply) {
        return ply.evidence() instanceof Evidence.Idle idle
                && (idle.reason() == Reason.KEY_POINT
                        || idle.reason() == Reason.KING_ANSWERS_CHECK
                        || idle.reason() == Reason.SELF_EXPOSURE);
    }

    /** A piece that the moved piece, or one that it makes way for, newly attacks and may take for nothing. */
    private static Optional<Integer> plainTarget(Cycle cycle, Board before, Board after, Move move) {
        int mover = before.side();
        Board again = new Board(after.pieces(), mover, 0);
        return IntStream.range(0, Square.COUNT)
                .filter(target -> isTarget(cycle, after, target, mover ^ 1)
                        && IntStream.range(0, Square.COUNT)
                                .filter(captor -> isCaptor(after.pieceAt(captor), mover))
                                .filter(captor -> !before.attacks(origin(move, captor), target))
                                .anyMatch(captor -> takesForNothing(again, captor, target)))
                .boxed()
                .findFirst();
    }

    /** King and pawn may attack for ever (26.1). */
    private static boolean isCaptor(int piece, int side) {
        int kind = PieceCode.kind(piece);
        return PieceCode.isOf(piece, side) && kind != PieceCode.KING && kind != PieceCode.PAWN;
    }

    private static int origin(Move move, int square) {
        return square == move.to().index() ? move.from().index() : square;
    }

    /** A like piece that attacks back is invited to an exchange (26.9). */
    private static boolean takesForNothing(Board board, int captor, int target) {
        boolean like = PieceCode.kind(board.pieceAt(captor)) == PieceCode.kind(board.pieceAt(target));
        return board.isLegal(captor | target << 7)
                && !(like && board.attacks(target, captor))
                && isFree(board, captor | target << 7);
    }

    /** Not a king, and no pawn that has not crossed the river, or only just (26.6; 2020: 26.7). */
    private static boolean isTarget(Cycle cycle, Board board, int square, int owner) {
        int piece = board.pieceAt(square);
        if (!PieceCode.isOf(piece, owner) || PieceCode.kind(piece) == PieceCode.KING) {
            return false;
        }
        if (PieceCode.kind(piece) != PieceCode.PAWN) {
            return true;
        }
        int rank = owner == PieceCode.RED ? square / Square.FILES : Square.RANKS - 1 - square / Square.FILES;
        boolean onItsFile = square % Square.FILES % 2 == 0;
        return rank > 5 || rank == 5 && (!onItsFile || cycle.movesThrough(square));
    }

    /** Whether after a capture nobody can retake, give check or take anything of value. */
    private static boolean isFree(Board board, int capture) {
        board.make(capture);
        int[] moves = new int[Board.MAX_MOVES];
        int end = board.legalMoves(moves, 0);
        boolean free = end > 0;
        for (int i = 0; i < end && free; i++) {
            int victim = board.pieceAt(MoveCode.to(moves[i]));
            boolean harmless = victim == PieceCode.EMPTY || isUncrossedPawn(victim, MoveCode.to(moves[i]));
            free = harmless && !board.givesCheck(moves[i]);
        }
        board.undo();
        return free;
    }

    private static boolean isUncrossedPawn(int piece, int square) {
        return PieceCode.kind(piece) == PieceCode.PAWN
                && square / Square.FILES < 5 == (PieceCode.side(piece) == PieceCode.RED);
    }

    /** Whether the verdict is what articles 25 and 26.8 (2020: 26.9; 1999: 26) make of the natures. */
    private static boolean follows(Ruling ruling) {
        List<PlyNature> red = of(ruling, Side.RED);
        List<PlyNature> black = of(ruling, Side.BLACK);
        boolean redChecks = red.stream().allMatch(ply -> ply.nature() == Nature.CHECK);
        boolean blackChecks = black.stream().allMatch(ply -> ply.nature() == Nature.CHECK);
        boolean redAttacks = red.stream().allMatch(ply -> ply.nature().isAttack());
        boolean blackAttacks = black.stream().allMatch(ply -> ply.nature().isAttack());
        Verdict verdict = ruling.verdict();
        if (redChecks != blackChecks) {
            return verdict == (redChecks ? Verdict.RED_MUST_VARY : Verdict.BLACK_MUST_VARY);
        }
        if (redAttacks != blackAttacks) {
            // 1999, 27.2: a pawn's attacks may make up for it.
            return verdict == (redAttacks ? Verdict.RED_MUST_VARY : Verdict.BLACK_MUST_VARY)
                    || ruling.book() == RuleBooks.CXA_1999 && verdict == Verdict.DRAW;
        }
        int difference = redAttacks && ruling.book() != RuleBooks.CXA_1999
                ? lightest(red).compareTo(lightest(black))
                : 0;
        return verdict
                == (difference == 0 ? Verdict.DRAW : difference > 0 ? Verdict.RED_MUST_VARY : Verdict.BLACK_MUST_VARY);
    }

    private static List<PlyNature> of(Ruling ruling, Side side) {
        return ruling.plies().stream().filter(ply -> ply.side() == side).toList();
    }

    private static Gravity lightest(List<PlyNature> plies) {
        return plies.stream().map(PlyNature::gravity).min(Gravity::compareTo).orElseThrow();
    }

    /** Random positions of few pieces, in which each side moves a piece to and fro. */
    static final class RandomCycles {
        private static final int[] KINDS = {
            PieceCode.ROOK,
            PieceCode.HORSE,
            PieceCode.CANNON,
            PieceCode.PAWN,
            PieceCode.ADVISOR,
            PieceCode.ELEPHANT,
            PieceCode.ROOK,
            PieceCode.HORSE,
            PieceCode.CANNON
        };

        private final SplittableRandom random;

        RandomCycles(SplittableRandom random) {
            this.random = random;
        }

        Cycle next() {
            while (true) {
                Board board = position();
                List<Move> moves = cycle(board);
                if (!moves.isEmpty()) {
                    return new Cycle(Position.of(board, 1), moves, 1);
                }
            }
        }

        private Board position() {
            while (true) {
                byte[] pieces = new byte[Square.COUNT];
                pieces[random.nextInt(3) * Square.FILES + 3 + random.nextInt(3)] =
                        (byte) PieceCode.of(PieceCode.RED, PieceCode.KING);
                pieces[(7 + random.nextInt(3)) * Square.FILES + 3 + random.nextInt(3)] =
                        (byte) PieceCode.of(PieceCode.BLACK, PieceCode.KING);
                for (int side = PieceCode.RED; side <= PieceCode.BLACK; side++) {
                    int count = 1 + random.nextInt(4);
                    for (int i = 0; i < count; i++) {
                        place(pieces, side, KINDS[random.nextInt(KINDS.length)]);
                    }
                }
                Board board = new Board(pieces, PieceCode.RED, 0);
                if (!board.isKingAttacked(PieceCode.BLACK)) {
                    return board;
                }
            }
        }

        /** Advisors, elephants and pawns only where they can come to stand. */
        private void place(byte[] pieces, int side, int kind) {
            int square = random.nextInt(Square.COUNT);
            int file = square % Square.FILES;
            int rank = side == PieceCode.RED ? square / Square.FILES : Square.RANKS - 1 - square / Square.FILES;
            boolean fits = switch (kind) {
                case PieceCode.ADVISOR ->
                    file == 4 && rank == 1 || (file == 3 || file == 5) && (rank == 0 || rank == 2);
                case PieceCode.ELEPHANT ->
                    file % 4 == 0 && rank == 2 || (file == 2 || file == 6) && (rank == 0 || rank == 4);
                case PieceCode.PAWN -> rank > 4 || rank > 2 && file % 2 == 0;
                default -> true;
            };
            if (fits && pieces[square] == PieceCode.EMPTY) {
                pieces[square] = (byte) PieceCode.of(side, kind);
            }
        }

        private List<Move> cycle(Board start) {
            Board board = start.copy();
            List<Move> moves = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                int[] legal = new int[Board.MAX_MOVES];
                int end = board.legalMoves(legal, 0);
                int move = end == 0 ? 0 : legal[random.nextInt(end)];
                if (end == 0 || !board.isEmpty(MoveCode.to(move))) {
                    return List.of();
                }
                moves.add(Move.of(move));
                board.make(move);
            }
            for (int i = 0; i < 2; i++) {
                Move back =
                        Move.of(moves.get(i).to().index(), moves.get(i).from().index());
                if (!board.isLegal(back.code())) {
                    return List.of();
                }
                moves.add(back);
                board.make(back.code());
            }
            return moves;
        }
    }
}
