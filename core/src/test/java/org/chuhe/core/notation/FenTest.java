package org.chuhe.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.chuhe.core.Position;
import org.chuhe.core.PositionFlaw;
import org.chuhe.core.PositionProblem;
import org.chuhe.core.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {
    private static final String BOARD = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

    @ParameterizedTest
    @ValueSource(
            strings = {
                BOARD,
                BOARD + " w",
                BOARD + " r",
                BOARD + " W - -",
                BOARD + " R - - 0 1",
                BOARD + " w - - 0 0",
                "  " + BOARD + "  w  -  -  0  1  ",
                BOARD + "w--01",
                BOARD + " w 0 1",
                "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1",
                "rnbakabnr/54/1c5c1/p1p1p1p1p/9/333/P1P1P1P1P/1C5C1/9/RNBAKABNR"
            })
    void readsTheStartHoweverItIsWritten(String text) {
        Position position = Fen.read(text);
        assertThat(position).isEqualTo(Position.START);
        assertThat(Fen.write(position)).isEqualTo(BOARD + " w - - 0 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {" b", " B - - 17 42", "b--01"})
    void readsBlackToMove(String rest) {
        assertThat(Fen.read(BOARD + rest).sideToMove()).isEqualTo(Side.BLACK);
    }

    @Test
    void keepsTheCounters() {
        Position position = Fen.read(BOARD + " b - - 17 42");
        assertThat(position.quietPlies()).isEqualTo(17);
        assertThat(position.moveNumber()).isEqualTo(42);
        assertThat(Fen.write(position)).isEqualTo(BOARD + " b - - 17 42");
    }

    @Test
    void writesWithTheLettersOfWxf() {
        assertThat(Fen.write(Position.START, Fen.Letters.WXF))
                .isEqualTo("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1");
    }

    @ParameterizedTest
    @CsvSource({
        "'', 0, a piece",
        "rnbakabnr, 9, the board ends after 1 of its ten ranks",
        "rnbakabnrr/9, 9, rank 1 from the top has more than nine points",
        "rnbakabn/9, 8, rank 1 from the top has 8 points",
        "rnbakabn3/9, 8, rank 1 from the top has more than nine points",
        "rnbxkabnr/9, 3, a piece",
        "rnba0abnr/9, 4, a piece",
        "9/9/9/9/9/9/9/9/9/9 x, 20, 'the side to move, w or b'",
        "9/9/9/9/9/9/9/9/9/9/9, 19, 'the side to move, w or b'",
        "9/9/9/9/9/9/9/9/9/9 w - - x, 26, a number",
        "9/9/9/9/9/9/9/9/9/9 w - - 1234567 1, 32, a number",
        "9/9/9/9/9/9/9/9/9/9 w - - 0 1 moves, 30, nothing more"
    })
    void saysWhereATextGoesWrong(String text, int offset, String expected) {
        NotationException e = catchThrowableOfType(NotationException.class, () -> Fen.readLoosely(text));
        assertThat(e).isNotNull();
        assertThat(e.problem()).isEqualTo(NotationProblem.UNREADABLE);
        assertThat(e.getMessage()).contains(expected);
        assertThat(e.offset()).isEqualTo(offset);
    }

    @Test
    void suggestsTheLetterThatWasMeant() {
        NotationException e = catchThrowableOfType(NotationException.class, () -> Fen.read(BOARD.replace('K', 'G')));
        assertThat(e.suggestions()).containsExactly("K");
    }

    record Problems(String fen, String names) {}

    @ParameterizedTest
    @MethodSource
    void namesTheProblemsOfAPosition(Problems expected) {
        Position position = Fen.readLoosely(expected.fen());
        Set<PositionProblem> problems = new TreeSet<>(
                position.flaws().stream().map(PositionFlaw::problem).toList());
        assertThat(String.join(" ", problems.stream().map(Enum::name).toList())).isEqualTo(expected.names());
        if (problems.isEmpty()) {
            assertThat(Fen.read(expected.fen())).isEqualTo(position);
        } else {
            assertThatThrownBy(() -> Fen.read(expected.fen()))
                    .isInstanceOfSatisfying(
                            NotationException.class,
                            e -> assertThat(e.problem()).isEqualTo(NotationProblem.UNSOUND_POSITION));
            assertThat(Fen.read(expected.fen(), problems)).isEqualTo(position);
        }
    }

    static Stream<Problems> namesTheProblemsOfAPosition() {
        return NotationCases.lines("fen-problems.txt").stream()
                .map(parts -> new Problems(parts[0].trim(), parts[1].trim()));
    }

    @Test
    void saysWhatIsWrongWithAPosition() {
        NotationException e =
                catchThrowableOfType(NotationException.class, () -> Fen.read("3k5/9/2B6/9/9/9/9/9/9/4K4 w"));
        assertThat(e.getMessage())
                .isEqualTo("\"3k5/9/2B6/9/9/9/9/9/9/4K4 w\" is not a position of a game:"
                        + " Red's elephant stands across the river, on c7");
        assertThat(e.message(Locale.CHINESE)).contains("红方的相过了河（c7）");
    }
}
