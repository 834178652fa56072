package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.nature.PlyNature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.arbiter.threat.ProofTable;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Piece;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What rulings cost, in positions looked at for a whole cycle and for all that the ruling may rest on: the same on every
 * machine.
 */
class RulingCostTest {
    private static final List<Cycle> REAL = Figures.realCycles().toList();
    private static final Kind[] ADDED = {Kind.ROOK, Kind.HORSE, Kind.CANNON};

    /** Of a hundred cycles from real games one may cost more than the first figure, none more than the second. */
    @ParameterizedTest
    @CsvSource({
        "cxa2020, 4000, 25000",
        "cxa2011, 4000, 25000",
        "cxa1999, 4500, 25000",
        "cxa1957, 1000, 6000",
        "wxf2018, 700, 15000"
    })
    void realCyclesAreRuledOnWithinTheirMeasure(String edition, long hundredth, long most) {
        long[] costs = REAL.stream()
                .mapToLong(cycle -> positions(RuleBooks.byId(edition).orElseThrow(), cycle))
                .sorted()
                .toArray();
        assertThat(costs[costs.length * 99 / 100]).isLessThanOrEqualTo(hundredth);
        assertThat(costs[costs.length - 1]).isLessThanOrEqualTo(most);
    }

    @Test
    void someRandomCyclesAreRuledOnWithinTheirMeasure() {
        Seeded.forAll(300, RulingCostTest::assertWithinMeasure);
    }

    /** Not held for all yet: in seed 4,589 three horses and a cannon check a bare king, and 380,000 would be needed. */
    @Tag("slow")
    @Test
    void manyRandomCyclesAreRuledOnWithinTheirMeasure() {
        Seeded.forAll(4_500, RulingCostTest::assertWithinMeasure);
    }

    private static void assertWithinMeasure(SplittableRandom random) {
        Cycle cycle = cycle(random);
        Ruling ruling = Arbiter.of(RuleBooks.CXA_2020).judge(cycle);
        assertThat(ruling.plies()).as("%s", cycle).noneMatch(ply -> ply.nature() == Nature.UNDECIDED);
        assertThat(ruling.restsOn()).as("%s", cycle).noneMatch(other -> other.verdict() == Verdict.UNDECIDED);
        assertThat(positions(RuleBooks.CXA_2020, cycle)).as("%s", cycle).isLessThanOrEqualTo(100_000);
    }

    /** A real cycle with a piece more or less, a walk of 6 to 24 plies in a real position, or a board of few pieces. */
    static Cycle cycle(SplittableRandom random) {
        return switch (random.nextInt(3)) {
            case 0 -> perturbed(random);
            case 1 -> walk(random);
            default -> new PlainSightProperties.RandomCycles(random).next();
        };
    }

    private static Cycle walk(SplittableRandom random) {
        List<Position> starts = List.of(REAL.get(random.nextInt(REAL.size())).start());
        Cycle cycle = SymmetryProperties.walk(starts, random);
        for (int tries = 0; cycle.length() < 6 && tries < 100; tries++) {
            cycle = SymmetryProperties.walk(starts, random);
        }
        return cycle;
    }

    private static Cycle perturbed(SplittableRandom random) {
        while (true) {
            Cycle cycle = REAL.get(random.nextInt(REAL.size()));
            Map<Square, Piece> pieces = new HashMap<>(cycle.start().pieces());
            List<Square> squares = new ArrayList<>(Square.all());
            Square square = squares.get(random.nextInt(squares.size()));
            if (pieces.containsKey(square)) {
                pieces.remove(square);
            } else {
                Side side = random.nextBoolean() ? Side.RED : Side.BLACK;
                pieces.put(square, Piece.of(side, ADDED[random.nextInt(ADDED.length)]));
            }
            Position position = Position.of(pieces, cycle.start().sideToMove(), 0, 1);
            if (position.flaws().isEmpty() && isPlayable(position, cycle.moves())) {
                return new Cycle(position, cycle.moves(), 1);
            }
        }
    }

    private static boolean isPlayable(Position position, List<Move> moves) {
        Position current = position;
        for (Move move : moves) {
            if (!current.isLegal(move) || current.pieceAt(move.to()).isPresent()) {
                return false;
            }
            current = current.play(move);
        }
        return true;
    }

    /** For the ruling, and to see what it rests on. */
    private static long positions(RuleBook book, Cycle cycle) {
        ProofTable proofs = new ProofTable();
        List<PlyNature> plies = book.natures(cycle, Arbiter.DEFAULT_NODES, proofs);
        book.restsOn(cycle, plies, book.decide(cycle, plies), Arbiter.DEFAULT_NODES, proofs);
        return proofs.positions();
    }
}
