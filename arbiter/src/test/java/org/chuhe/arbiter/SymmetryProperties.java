package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
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
