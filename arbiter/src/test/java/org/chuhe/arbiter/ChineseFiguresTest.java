package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The printed figures of the Chinese rules (图, 参考图): natures and verdicts, as printed and transformed. */
class ChineseFiguresTest {
    /** No ply of a printed figure may need more positions than this; the default budget is far above. */
    private static final long MOST_POSITIONS = 30_000;

    static Stream<Figure> figures() {
        return Stream.concat(Figures.of("cxa2011.jsonl"), Figures.of("cxa2020.jsonl"));
    }

    @ParameterizedTest
    @MethodSource("figures")
    void everyPlyHasItsPrintedNatureAndTheVerdictIsThePrintedOne(Figure figure) {
        Ruling ruling = judge(figure, figure.position(), figure.moves());
        assertThat(Figures.attacksOf(ruling.plies()))
                .as(ruling.explanation(Locale.ENGLISH))
                .isEqualTo(figure.natures().stream().map(Figures::attackOrIdle).toList());
        assertThat(ruling.verdict().id()).isEqualTo(figure.verdict());
        assertThat(ruling.plies()).allMatch(ply -> ply.positions() <= MOST_POSITIONS);
    }

    @ParameterizedTest
    @MethodSource("figures")
    void theMirrorImageIsJudgedAlike(Figure figure) {
        Ruling mirrored = judge(
                figure,
                figure.position().mirrored(),
                figure.moves().stream().map(Move::mirrored).toList());
        assertSame(figure, mirrored, figure.verdict());
    }

    @ParameterizedTest
    @MethodSource("figures")
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
        assertSame(figure, swapped, verdict);
    }

    @ParameterizedTest
    @MethodSource("figures")
    void startingTheCycleAtAnotherPlyChangesNothing(Figure figure) {
        Position position = figure.position();
        List<Move> moves = new ArrayList<>(figure.moves());
        List<String> natures = new ArrayList<>(
                figure.natures().stream().map(Figures::attackOrIdle).toList());
        for (int i = 1; i < figure.moves().size(); i++) {
            position = position.play(moves.get(0));
            Collections.rotate(moves, -1);
            Collections.rotate(natures, -1);
            Ruling rotated = judge(figure, position, moves);
            assertThat(Figures.attacksOf(rotated.plies())).isEqualTo(natures);
            assertThat(rotated.verdict().id()).isEqualTo(figure.verdict());
        }
    }

    private static void assertSame(Figure figure, Ruling ruling, String verdict) {
        assertThat(Figures.attacksOf(ruling.plies()))
                .isEqualTo(figure.natures().stream().map(Figures::attackOrIdle).toList());
        assertThat(ruling.verdict().id()).isEqualTo(verdict);
    }

    private static Ruling judge(Figure figure, Position position, List<Move> moves) {
        return Arbiter.of(RuleBooks.byId(figure.rules()).orElseThrow()).judge(position, moves);
    }
}
