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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The mirror image, the colours swapped, another beginning and going round twice change no class and no verdict. */
class SymmetryProperties {
    static Stream<Figure> certain() {
        return Stream.concat(Figures.of("elementary.jsonl"), Figures.of("examined.jsonl"));
    }

    @ParameterizedTest
    @MethodSource("certain")
    void certainCasesAreJudgedAlikeHoweverTheyAreLookedAt(Figure figure) {
        check(RuleBooks.byId(figure.rules()).orElseThrow(), new Cycle(figure.position(), figure.moves(), 1));
    }

    @Test
    void printedCasesAreJudgedAlikeWhenPlayedTwice() {
        Figures.all()
                .forEach(figure -> checkTwice(
                        RuleBooks.byId(figure.rules()).orElseThrow(), new Cycle(figure.position(), figure.moves(), 1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cxa2020", "cxa2011", "cxa1999", "cxa1957", "wxf2018"})
    void someRealCyclesAreJudgedAlikeHoweverTheyAreLookedAt(String edition) {
        RuleBook book = RuleBooks.byId(edition).orElseThrow();
        Figures.realCycles().skip(1000).limit(150).forEach(cycle -> check(book, cycle));
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"cxa2020", "cxa2011", "cxa1999", "cxa1957", "wxf2018"})
    void allRealCyclesAreJudgedAlikeHoweverTheyAreLookedAt(String edition) {
        RuleBook book = RuleBooks.byId(edition).orElseThrow();
        Figures.realCycles().forEach(cycle -> check(book, cycle));
    }

    private static void check(RuleBook book, Cycle cycle) {
        Ruling ruling = Arbiter.of(book).judge(cycle);
        List<String> attacks = Figures.attacksOf(ruling.plies());
        List<Move> moves = cycle.moves();
        assertJudged(
                book,
                new Cycle(
                        cycle.start().mirrored(),
                        moves.stream().map(Move::mirrored).toList(),
                        1),
                attacks,
                ruling.verdict());
        assertJudged(
                book,
                new Cycle(
                        cycle.start().colourSwapped(),
                        moves.stream().map(Move::colourSwapped).toList(),
                        1),
                attacks,
                swapped(ruling.verdict()));
        List<Move> rotated = new ArrayList<>(moves);
        List<String> rotatedAttacks = new ArrayList<>(attacks);
        Collections.rotate(rotated, -1);
        Collections.rotate(rotatedAttacks, -1);
        assertJudged(book, new Cycle(cycle.start().play(moves.get(0)), rotated, 1), rotatedAttacks, ruling.verdict());
        checkTwice(book, cycle);
    }

    private static void checkTwice(RuleBook book, Cycle cycle) {
        Ruling ruling = Arbiter.of(book).judge(cycle);
        List<Move> twice = new ArrayList<>(cycle.moves());
        twice.addAll(cycle.moves());
        List<String> attacks = new ArrayList<>(Figures.attacksOf(ruling.plies()));
        attacks.addAll(Figures.attacksOf(ruling.plies()));
        assertJudged(book, new Cycle(cycle.start(), twice, 1), attacks, ruling.verdict());
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
