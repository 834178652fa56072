package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The cases of the World rules of 2018 and of the editions of 1957 and 1999: as printed and transformed. */
class EditionCasesTest {
    static Stream<Figure> cases() {
        return Stream.concat(Figures.of("wxf2018.jsonl"), Figures.of("old-rules.jsonl"));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theVerdictIsThePrintedOneAndSoAreTheNaturesWhereTheyArePrinted(Figure figure) {
        Ruling ruling = judge(figure, figure.position(), figure.moves());
        assertAgrees(figure, ruling, figure.verdict());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theMirrorImageIsJudgedAlike(Figure figure) {
        Ruling mirrored = judge(
                figure,
                figure.position().mirrored(),
                figure.moves().stream().map(Move::mirrored).toList());
        assertAgrees(figure, mirrored, figure.verdict());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void withColoursSwappedTheOtherSideMustVary(Figure figure) {
        Ruling swapped = judge(
                figure,
                figure.position().colourSwapped(),
                figure.moves().stream().map(Move::colourSwapped).toList());
        String verdict = switch (figure.verdict()) {
            case "red-must-vary" -> "black-must-vary";
            case "black-must-vary" -> "red-must-vary";
            default -> figure.verdict();
        };
        assertAgrees(figure, swapped, verdict);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void startingTheCycleAtAnotherPlyChangesNothing(Figure figure) {
        List<String> natures = new ArrayList<>(Figures.attacksOf(
                judge(figure, figure.position(), figure.moves()).plies()));
        Position position = figure.position();
        List<Move> moves = new ArrayList<>(figure.moves());
        for (int i = 1; i < figure.moves().size(); i++) {
            position = position.play(moves.get(0));
            Collections.rotate(moves, -1);
            Collections.rotate(natures, -1);
            Ruling rotated = judge(figure, position, moves);
            assertThat(rotated.verdict().id()).isEqualTo(figure.verdict());
            assertThat(Figures.attacksOf(rotated.plies())).isEqualTo(natures);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theRulingIsExplainedInBothLanguagesWithItsArticles(Figure figure) {
        Ruling ruling = judge(figure, figure.position(), figure.moves());
        assertThat(ruling.articles()).isNotEmpty();
        assertThat(ruling.explanation(Locale.CHINESE))
                .contains(ruling.book().title().in(Locale.CHINESE))
                .contains(ruling.articles());
        assertThat(ruling.explanation(Locale.ENGLISH))
                .contains(ruling.book().title().in(Locale.ENGLISH))
                .doesNotContainPattern("\\p{IsHan}");
    }

    @Test
    void theEditionOf1957CallsTheFirstMoverBlack() {
        Figure figure = cases().filter(each -> each.id().equals("cxa1957-fig-10"))
                .findFirst()
                .orElseThrow();
        Ruling ruling = judge(figure, figure.position(), figure.moves());
        assertThat(ruling.verdict()).isEqualTo(Verdict.RED_MUST_VARY);
        assertThat(ruling.explanation(Locale.CHINESE))
                .contains("黑方车七进四")
                .contains("红方帅4进1")
                .contains("士5进4")
                .contains("黑方变着");
        assertThat(ruling.explanation(Locale.ENGLISH)).contains("Black must vary");
    }

    private static void assertAgrees(Figure figure, Ruling ruling, String verdict) {
        assertThat(ruling.verdict().id()).as(ruling.explanation(Locale.ENGLISH)).isEqualTo(verdict);
        if (!figure.natures().isEmpty()) {
            assertThat(Figures.attacksOf(ruling.plies()))
                    .as(ruling.explanation(Locale.ENGLISH))
                    .isEqualTo(
                            figure.natures().stream().map(Figures::attackOrIdle).toList());
        }
    }

    private static Ruling judge(Figure figure, Position position, List<Move> moves) {
        return Arbiter.of(RuleBooks.byId(figure.rules()).orElseThrow()).judge(position, moves);
    }
}
