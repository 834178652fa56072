package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Kind;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Square;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The mirror image, the colours swapped, another beginning and going round twice change no class and no verdict. */
class SymmetryProperties {
    static final List<String> EDITIONS =
            RuleBooks.all().stream().map(RuleBook::id).toList();

    static Stream<Figure> cases() {
        return Figures.all();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyCaseIsJudgedAlikeHoweverItIsLookedAt(Figure figure) {
        check(RuleBooks.byId(figure.rules()).orElseThrow(), figure.cycle());
    }

    @ParameterizedTest
    @FieldSource("EDITIONS")
    void someRealCyclesAreJudgedAlikeHoweverTheyAreLookedAt(String edition) {
        RuleBook book = RuleBooks.byId(edition).orElseThrow();
        Figures.realCycles().skip(1000).limit(150).forEach(cycle -> check(book, cycle));
    }

    @Tag("slow")
    @ParameterizedTest
    @FieldSource("EDITIONS")
    void allRealCyclesAndAllCasesAreJudgedAlikeInEveryEdition(String edition) {
        RuleBook book = RuleBooks.byId(edition).orElseThrow();
        Stream.concat(Figures.realCycles(), Figures.all().map(Figure::cycle)).forEach(cycle -> check(book, cycle));
    }

    /** Cycles that no player would play: pieces wander about in real positions until one comes back. */
    @ParameterizedTest
    @FieldSource("EDITIONS")
    void randomWalksAreRuledOnAlikeInTheMirrorAndWithColoursSwapped(String edition) {
        Arbiter arbiter = Arbiter.of(RuleBooks.byId(edition).orElseThrow());
        List<Position> starts = Figures.realCycles().map(Cycle::start).toList();
        Seeded.forAll(40, random -> {
            Cycle cycle = walk(starts, random);
            Verdict verdict = arbiter.judge(cycle).verdict();
            List<Move> mirrored = cycle.moves().stream().map(Move::mirrored).toList();
            List<Move> swapped = cycle.moves().stream().map(Move::colourSwapped).toList();
            Verdict inTheMirror = arbiter.judge(new Cycle(cycle.start().mirrored(), mirrored, 1))
                    .verdict();
            Verdict otherColours = arbiter.judge(new Cycle(cycle.start().colourSwapped(), swapped, 1))
                    .verdict();
            // Where the budget runs out in one of them, nothing is claimed.
            if (!List.of(verdict, inTheMirror, otherColours).contains(Verdict.UNDECIDED)) {
                assertThat(inTheMirror).as("%s %s", edition, cycle).isEqualTo(verdict);
                assertThat(otherColours).as("%s %s", edition, cycle).isEqualTo(swapped(verdict));
            }
        });
    }

    static Cycle walk(List<Position> starts, SplittableRandom random) {
        while (true) {
            List<Position> positions = new ArrayList<>(List.of(starts.get(random.nextInt(starts.size()))));
            List<Move> moves = new ArrayList<>();
            for (int ply = 0; ply < 24; ply++) {
                Position position = positions.get(ply);
                List<Move> quiet = position.legalMoves().stream()
                        .filter(move -> position.pieceAt(move.to()).isEmpty()
                                && position.pieceAt(move.from()).orElseThrow().kind() != Kind.PAWN)
                        .toList();
                if (quiet.isEmpty()) {
                    break;
                }
                // The piece that moved last moves on, or back.
                List<Square> last = ply < 2 || random.nextInt(3) == 0
                        ? List.of()
                        : List.of(moves.get(ply - 2).to());
                List<Move> own = quiet.stream()
                        .filter(move -> last.contains(move.from()))
                        .toList();
                List<Move> choice = own.isEmpty() ? quiet : own;
                Move move = choice.get(random.nextInt(choice.size()));
                moves.add(move);
                positions.add(position.play(move));
                Position now = positions.get(ply + 1);
                for (int i = 0; i < ply; i++) {
                    if (positions.get(i).pieces().equals(now.pieces()) && (ply + 1 - i) % 2 == 0) {
                        return new Cycle(positions.get(i), moves.subList(i, ply + 1), 1);
                    }
                }
            }
        }
    }

    private static void check(RuleBook book, Cycle cycle) {
        Ruling ruling = Arbiter.of(book).judge(cycle);
        List<String> attacks = Figures.attacksOf(ruling.plies());
        List<Move> moves = cycle.moves();
        List<Move> mirrored = moves.stream().map(Move::mirrored).toList();
        assertJudged(book, new Cycle(cycle.start().mirrored(), mirrored, 1), attacks, ruling.verdict());
        List<Move> swapped = moves.stream().map(Move::colourSwapped).toList();
        assertJudged(book, new Cycle(cycle.start().colourSwapped(), swapped, 1), attacks, swapped(ruling.verdict()));
        assertJudged(book, new Cycle(cycle.start(), twice(moves), 1), twice(attacks), ruling.verdict());
        Position start = cycle.start();
        for (int i = 1; i < moves.size(); i++) {
            start = start.play(moves.get(i - 1));
            assertJudged(book, new Cycle(start, rotated(moves, i), 1), rotated(attacks, i), ruling.verdict());
        }
    }

    private static <T> List<T> twice(List<T> list) {
        return Stream.concat(list.stream(), list.stream()).toList();
    }

    private static <T> List<T> rotated(List<T> list, int by) {
        List<T> rotated = new ArrayList<>(list);
        Collections.rotate(rotated, -by);
        return rotated;
    }

    private static void assertJudged(RuleBook book, Cycle cycle, List<String> attacks, Verdict verdict) {
        Ruling ruling = Arbiter.of(book).judge(cycle);
        assertThat(Figures.attacksOf(ruling.plies()))
                .as("%s %s", book.id(), cycle)
                .isEqualTo(attacks);
        assertThat(ruling.verdict()).as("%s %s", book.id(), cycle).isEqualTo(verdict);
    }

    private static Verdict swapped(Verdict verdict) {
        return switch (verdict) {
            case RED_MUST_VARY -> Verdict.BLACK_MUST_VARY;
            case BLACK_MUST_VARY -> Verdict.RED_MUST_VARY;
            default -> verdict;
        };
    }
}
