package org.chuhe.engines.filter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The arbiter between a GUI and an engine. */
class UciFilterTest {
    private static final String HUNT = "position fen 3k5/9/9/9/9/9/4R4/9/9/5K3 w - - 0 1 moves ";
    private static final String ROUND = "e3d3 d9e9 d3e3 e9d9 ";
    private static final String ROUND_FROM_ONE = "e4d4 d10e10 d4e4 e10d10 ";

    private final UciFilter filter = new UciFilter(Arbiter.of(RuleBooks.CXA_2020));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "uci",
                "isready",
                "setoption name Hash value 16",
                "ucinewgame",
                "go depth 3",
                "stop",
                "",
                "position"
            })
    void otherLinesGoThrough(String line) {
        assertThat(filter.toEngine(line)).isEqualTo(line);
        assertThat(filter.fromEngine(line)).containsExactly(line);
    }

    @Test
    void aPerpetualCheckerIsLeftTheOtherMoves() {
        String game = HUNT + ROUND.repeat(2) + "e3d3 d9e9";
        assertThat(filter.toEngine(game)).isEqualTo(game);
        assertThat(filter.toEngine("go wtime 1000 btime 1000"))
                .startsWith("go wtime 1000 btime 1000 searchmoves ")
                .contains(" d3d4")
                .doesNotContain("d3e3");
        assertThat(filter.toEngine("go depth 3 searchmoves d3e3 d3d5")).isEqualTo("go depth 3 searchmoves d3d5");
        assertThat(filter.toEngine("go depth 3 searchmoves d3e3")).isEqualTo("go depth 3 searchmoves d3e3");
    }

    @Test
    void beforeItHasComeRoundNothingIsForbidden() {
        filter.toEngine(HUNT + ROUND + "e3d3 d9e9");
        assertThat(filter.toEngine("go depth 3")).isEqualTo("go depth 3");
        assertThat(filter.fromEngine("bestmove d3e3")).containsExactly("bestmove d3e3");
    }

    @Test
    void anEngineThatDoesNotListenIsPutRight() {
        filter.toEngine(HUNT + ROUND.repeat(2) + "e3d3 d9e9");
        filter.toEngine("go depth 3");
        filter.fromEngine("info depth 2 score cp 10 pv d3d6 e9e8");
        filter.fromEngine("info depth 3 score cp 20 pv d3e3 e9d9");
        List<String> told = filter.fromEngine("bestmove d3e3 ponder e9d9");
        assertThat(told).last().isEqualTo("bestmove d3d6");
        assertThat(told.get(0)).contains("d3e3 is forbidden by cxa2020");
        assertThat(filter.fromEngine("bestmove d3d4")).containsExactly("bestmove d3d4");
    }

    @Test
    void ranksFromOneAreUnderstood() {
        filter.toEngine(HUNT + ROUND_FROM_ONE.repeat(2) + "e4d4 d10e10");
        assertThat(filter.toEngine("go depth 3")).contains(" d4d5").doesNotContain("d4e4");
        assertThat(filter.fromEngine("bestmove d4e4"))
                .last()
                .asString()
                .startsWith("bestmove ")
                .doesNotContain("d4e4");
    }

    @Test
    void aFirstMoveTellsHowRanksAreCounted() {
        filter.toEngine("position startpos");
        filter.toEngine("go depth 1");
        assertThat(filter.fromEngine("bestmove h3e3")).containsExactly("bestmove h3e3");
        assertThat(filter.fromEngine("bestmove b2e2")).containsExactly("bestmove b2e2");
        assertThat(filter.fromEngine("bestmove i0i9")).last().asString().startsWith("bestmove ");
        assertThat(filter.fromEngine("bestmove (none)")).containsExactly("bestmove (none)");
    }

    @Test
    void anIllegalMoveIsReplaced() {
        filter.fromEngine("option name UCI_Variant type combo default chess var xiangqi");
        filter.toEngine("position startpos moves h3e3");
        filter.toEngine("go depth 1");
        List<String> told = filter.fromEngine("bestmove a1a9");
        assertThat(told.get(0)).contains("illegal");
        assertThat(told.get(1)).matches("bestmove [a-i]\\d+[a-i]\\d+");
    }

    @Test
    void whatIsNotUnderstoodGoesThrough() {
        filter.toEngine("position fen nonsense w moves a0a1");
        assertThat(filter.toEngine("go depth 3")).isEqualTo("go depth 3");
        assertThat(filter.fromEngine("bestmove a0a9")).containsExactly("bestmove a0a9");
    }

    @Test
    void anythingMayBeSaid() {
        List<String> words = List.of(
                "position",
                "fen",
                "startpos",
                "moves",
                "go",
                "searchmoves",
                "h2e2",
                "h3e3",
                "3k5/9/9/9/9/9/4R4/9/9/5K3",
                "w",
                "bestmove",
                "info",
                "pv",
                "d3e3",
                "-",
                "0",
                "option name UCI_Variant ");
        Seeded.forAll(2000, random -> {
            StringBuilder line = new StringBuilder();
            for (int i = random.nextInt(9); i >= 0; i--) {
                line.append(words.get(random.nextInt(words.size()))).append(' ');
            }
            assertThat(filter.toEngine(line.toString())).isNotNull();
            assertThat(filter.fromEngine(line.toString())).isNotEmpty();
        });
    }
}
