package org.chuhe.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.stream.Stream;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class IccsTest {
    @ParameterizedTest
    @MethodSource
    void reads(NotationCases.Case expected) {
        NotationCases.check(expected, Iccs::read);
    }

    static Stream<NotationCases.Case> reads() {
        return NotationCases.of("iccs.txt");
    }

    @Test
    void writesBothCounts() {
        Move move = Iccs.parse("h9g7");
        assertThat(Iccs.write(move)).isEqualTo("h9g7");
        assertThat(Iccs.write(move, Ranks.FROM_ONE)).isEqualTo("h10g8");
        assertThat(Iccs.writeDashed(move)).isEqualTo("H9-G7");
    }

    @Test
    void aRankTenOrZeroTellsTheCount() {
        assertThat(Iccs.parse("h10g8", Ranks.FROM_ZERO)).hasToString("h9g7");
        assertThat(Iccs.parse("h0g2", Ranks.FROM_ONE)).hasToString("h0g2");
        assertThat(Iccs.parse("h3e3", Ranks.FROM_ONE)).hasToString("h2e2");
    }

    @Test
    void aWholeGameTellsTheCount() {
        List<String> fromOne = List.of("h3e3", "h10g8", "h1g3");
        List<String> fromZero = List.of("h2e2", "h9g7", "h0g2");
        List<Move> moves = fromZero.stream().map(Iccs::parse).toList();
        assertThat(MoveReader.readAll(Position.START, fromOne)).isEqualTo(moves);
        assertThat(MoveReader.readAll(Position.START, fromZero)).isEqualTo(moves);
        assertThat(MoveReader.readAll(Position.START, "1. h3e3 h10g8 2. h1g3")).isEqualTo(moves);
    }

    @Test
    void theErrorIsThatOfTheCountThatGetsFurther() {
        NotationException e = catchThrowableOfType(
                NotationException.class, () -> MoveReader.readAll(Position.START, List.of("h3e3", "h10g8", "h1g2")));
        assertThat(e.ply()).isEqualTo(3);
        assertThat(e.suggestions()).contains("h1g3");
    }

    @Test
    void saysWhatIsWrong() {
        assertThatThrownBy(() -> Iccs.read(Position.START, "h9g7"))
                .hasMessageStartingWith(
                        "\"h9g7\" cannot be played: Black's horse on h9 cannot move: it is Red to move");
        assertThatThrownBy(() -> Iccs.read(Position.START, "e5e6"))
                .hasMessageStartingWith("\"e5e6\" cannot be played: there is no piece on e5");
        NotationException e = catchThrowableOfType(NotationException.class, () -> Iccs.read(Position.START, "h2x2"));
        assertThat(e.offset()).isEqualTo(2);
        assertThat(e.suggestions()).contains("h2e2");
    }
}
