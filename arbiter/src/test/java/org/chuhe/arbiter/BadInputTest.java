package org.chuhe.arbiter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.chuhe.core.IllegalMoveException;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Square;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.NotationException;
import org.chuhe.core.sequence.MoveSequence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cannot be ruled on is refused in words that say what is wrong and at which ply. */
class BadInputTest {
    private static final Arbiter ARBITER = Arbiter.of(RuleBooks.CXA_2020);
    private static final Position FIGURE_6 = Fen.read("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w");

    @Test
    void anIllegalMoveIsNamedWithItsPly() {
        assertThatThrownBy(() -> Arbiter.readMoves(FIGURE_6, List.of("f0e0", "e8f8", "f0e0")))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        refusal -> assertThat(refusal.ply()).isEqualTo(3))
                .hasMessageContaining("f0e0");
    }

    @Test
    void movesThatRepeatNothingAreRefused() {
        assertThatThrownBy(() -> ARBITER.judge(game("f0e0", "e8f8")))
                .isInstanceOf(RulingException.class)
                .hasMessageContaining("repeat no position");
    }

    @Test
    void noMovesAreRefused() {
        assertThatThrownBy(() -> ARBITER.judge(game()))
                .isInstanceOf(RulingException.class)
                .hasMessageContaining("no moves");
    }

    @ParameterizedTest
    @CsvSource({
        "9/9/9/9/9/9/9/9/9/3K1R3 w, general",
        "4k4/9/9/9/9/9/9/9/9/5R3 w, general",
        "4k4/9/9/9/9/9/9/9/9/4K4 w, face",
        "4k4/4R4/9/9/9/9/9/9/9/3K5 w, check"
    })
    void impossiblePositionsAreRefused(String fen, String word) {
        Position position = Fen.readLoosely(fen);
        assertThatThrownBy(() -> Arbiter.readMoves(position, List.of("a0a1")))
                .isInstanceOf(RulingException.class)
                .hasMessageContaining(word);
        assertThatThrownBy(() -> ARBITER.judge(MoveSequence.of(position)))
                .isInstanceOf(RulingException.class)
                .hasMessageContaining(word);
    }

    @Test
    void theRefusalSpeaksChineseToo() {
        assertThatThrownBy(() -> ARBITER.judge(game("f0e0", "e8f8")))
                .isInstanceOfSatisfying(
                        RulingException.class,
                        refusal -> assertThat(refusal.message(Locale.CHINESE)).contains("这 2 着没有形成重复局面"));
    }

    @Test
    void aMoveFromAnEmptyPointIsIllegalAndNothingElse() {
        Move nothing = new Move(Square.of(0, 5), Square.of(0, 6));
        assertThatThrownBy(() -> MoveSequence.of(FIGURE_6, List.of(nothing))).isInstanceOf(IllegalMoveException.class);
    }

    @Test
    void aBudgetIsPositive() {
        assertThatThrownBy(() -> ARBITER.withNodes(0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static MoveSequence game(String... texts) {
        return Arbiter.readMoves(FIGURE_6, List.of(texts));
    }
}
