package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.chuhe.arbiter.Figures.Figure;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** No case and no real cycle comes near the budget of a ply: every one is decided, and soon. */
class BudgetTest {
    private static final long MOST_POSITIONS = Arbiter.DEFAULT_NODES / 10;

    static final List<String> EDITIONS =
            RuleBooks.all().stream().map(RuleBook::id).toList();

    @ParameterizedTest
    @FieldSource("EDITIONS")
    void everyCaseAndSomeRealCyclesAreDecidedSoon(String edition) {
        Stream.concat(
                        Figures.all().map(Figure::cycle),
                        Figures.realCycles().skip(2000).limit(500))
                .forEach(cycle -> assertDecidedSoon(edition, cycle));
    }

    @Tag("slow")
    @ParameterizedTest
    @FieldSource("EDITIONS")
    void allRealCyclesAreDecidedSoon(String edition) {
        Figures.realCycles().forEach(cycle -> assertDecidedSoon(edition, cycle));
    }

    /** Rook, horse and cannon can check a bare king for very long, and never mate him. */
    @ParameterizedTest
    @FieldSource("EDITIONS")
    void openKingsAreDecidedSoon(String edition) {
        Position position = Fen.read("9/4k4/9/9/9/7n1/8c/3R1N3/3C5/3K5 w");
        assertDecidedSoon(edition, new Cycle(position, MoveReader.readAll(position, "f2h1 i3i1 h1f2 i1i3"), 1));
    }

    private static void assertDecidedSoon(String edition, Cycle cycle) {
        assertThat(Arbiter.of(RuleBooks.byId(edition).orElseThrow())
                        .judge(cycle)
                        .plies())
                .as("%s %s", edition, cycle)
                .allMatch(ply -> ply.nature() != Nature.UNDECIDED && ply.positions() <= MOST_POSITIONS);
    }
}
