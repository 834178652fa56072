package org.chuhe.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.stream.Stream;
import org.chuhe.core.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class WxfNotationTest {
    private static final String THREE_ON_A_FILE = "3aka3/6P2/1R2b3b/6P2/4r4/6P2/9/4BA3/4A4/2B1K4 w";

    @ParameterizedTest
    @MethodSource
    void reads(NotationCases.Case expected) {
        NotationCases.check(expected, WxfNotation::read);
    }

    static Stream<NotationCases.Case> reads() {
        return NotationCases.of("wxf.txt");
    }

    @ParameterizedTest
    @CsvSource({
        // one rook of two, two pawns on a file: all dialects agree
        "4k4/9/9/9/9/R8/9/9/9/R2K5 w, a4g4, R+.3, R+.3, R+=3, R+.3",
        "3k5/9/9/P8/9/P8/9/9/9/4K4 w, a6b6, P+.8, P+.8, P+=8, P+.8",
        // three on a file
        "3aka3/6P2/1R2b3b/6P2/4r4/6P2/9/4BA3/4A4/2B1K4 w, g8f8, P+.4, P+.4, 13=4, +3.4",
        "3aka3/6P2/1R2b3b/6P2/4r4/6P2/9/4BA3/4A4/2B1K4 w, g6f6, P3.4, P..4, 23=4, 23.4",
        "3aka3/6P2/1R2b3b/6P2/4r4/6P2/9/4BA3/4A4/2B1K4 w, g4g5, P-+1, P-+1, 33+1, -3+1",
        // five on a file
        "5k3/4P4/9/3PP1p2/3P5/4P1p2/6p2/6p2/6p2/4K4 b, g1h1, ++.8, Pa.8, 17=8, +7.8",
        "5k3/4P4/9/3PP1p2/3P5/4P1p2/6p2/6p2/6p2/4K4 b, g2h2, P+.8, Pb.8, 27=8, 27.8",
        "5k3/4P4/9/3PP1p2/3P5/4P1p2/6p2/6p2/6p2/4K4 b, g3h3, P7.8, Pc.8, 37=8, 37.8",
        "5k3/4P4/9/3PP1p2/3P5/4P1p2/6p2/6p2/6p2/4K4 b, g4h4, P-.8, Pd.8, 47=8, 47.8",
        "5k3/4P4/9/3PP1p2/3P5/4P1p2/6p2/6p2/6p2/4K4 b, g6g5, --+1, Pe+1, 57+1, -7+1",
        // two files
        "5k3/9/9/5P3/9/3P1P3/9/3P5/9/4K4 w, f6e6, 4+.5, Pa.5, 14=5, +4.5",
        "5k3/9/9/5P3/9/3P1P3/9/3P5/9/4K4 w, d2d3, 6-+1, Pd+1, 26+1, -6+1",
        // beyond all dialects: place, letter and file
        "3k5/9/9/R8/9/R8/9/R8/9/4K4 w, a4b4, 2R9.8, 2R9.8, 2R9=8, 2R9.8"
    })
    void writesEachDialect(String fen, String iccs, String of1997, String xqwizard, String fairy, String dpxq) {
        Position position = Fen.readLoosely(fen);
        List<String> written = Stream.of(WxfDialect.values())
                .map(dialect -> WxfNotation.write(position, Iccs.parse(iccs), dialect))
                .toList();
        assertThat(written).containsExactly(of1997, xqwizard, fairy, dpxq);
        for (WxfDialect dialect : WxfDialect.values()) {
            String text = written.get(dialect.ordinal());
            assertThat(WxfNotation.read(position, text, dialect)).hasToString(iccs);
        }
    }

    @Test
    void theDialectDecidesWhereTheyDisagree() {
        Position position = Fen.readLoosely(THREE_ON_A_FILE);
        assertThat(WxfNotation.read(position, "33+1", WxfDialect.WXF_1997)).hasToString("g6g7");
        assertThat(WxfNotation.read(position, "33+1", WxfDialect.FAIRY_STOCKFISH))
                .hasToString("g4g5");
        assertThatThrownBy(() -> WxfNotation.read(position, "33+1"))
                .hasMessage("\"33+1\" is ambiguous: it can mean P3+1 (g6g7) / P-+1 (g4g5)");
    }

    @Test
    void aWholeGameTellsItsDialect() {
        Position position = Fen.readLoosely("4k4/6P2/9/9/6P2/9/6P2/9/9/3K5 w");
        assertThatThrownBy(() -> WxfNotation.readAll(position, List.of("33+1"))).hasMessageContaining("ambiguous");
        // The third pawn of the file cannot go sideways yet: so the one in the middle was meant, as in 1997.
        assertThat(WxfNotation.readAll(position, List.of("33+1", "K5+1", "33=4")))
                .extracting(Object::toString)
                .containsExactly("g5g6", "e9e8", "g6f6");
    }

    @Test
    void namesTheMoveOfTheListThatIsWrong() {
        NotationException e = catchThrowableOfType(
                NotationException.class, () -> WxfNotation.readAll(Position.START, List.of("C2.5", "H8+7", "H2+4")));
        assertThat(e.ply()).isEqualTo(3);
        assertThat(e.getMessage()).startsWith("move 3 \"H2+4\": ").contains("its leg is blocked on g0");
        assertThat(e.suggestions()).contains("H2+3");
    }

    @Test
    void saysWhereATextGoesWrong() {
        NotationException e =
                catchThrowableOfType(NotationException.class, () -> WxfNotation.read(Position.START, "C2*5"));
        assertThat(e.offset()).isEqualTo(2);
        assertThat(e.suggestions()).containsExactly("C2.5");
        assertThat(e.getMessage()).contains("expected +, -, . or =");
    }
}
