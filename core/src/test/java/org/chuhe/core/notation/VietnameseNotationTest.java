package org.chuhe.core.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VietnameseNotationTest {
    private static final String START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

    @ParameterizedTest
    @CsvSource({
        START + ", h2e2, P2-5",
        START + ", b0c2, M8.7",
        START + ", a0a1, X9.1",
        START + ", d0e1, S6.5",
        START + ", c0e2, T7.5",
        START + ", e0e1, Tg5.1",
        START + ", c3c4, B7.1",
        "4k4/9/9/9/9/R8/9/9/9/R2K5 w, a4g4, Xt-3",
        "4k4/9/9/9/9/R8/9/9/9/R2K5 w, a4a3, Xt/1",
        "4k4/9/9/9/9/R8/9/9/9/R2K5 w, a0a2, Xs.2",
        // three soldiers on a file: trước, giữa, sau
        "3aka3/6P2/1R2b3b/6P2/4r4/6P2/9/4BA3/4A4/2B1K4 w, g8f8, Bt-4",
        "3aka3/6P2/1R2b3b/6P2/4r4/6P2/9/4BA3/4A4/2B1K4 w, g6f6, Bg-4",
        "3aka3/6P2/1R2b3b/6P2/4r4/6P2/9/4BA3/4A4/2B1K4 w, g4g5, Bs.1",
        // two on each of two files: the file is named, too
        "5k3/9/9/5P3/9/3P1P3/9/3P5/9/4K4 w, f6e6, Bt4-5",
        "5k3/9/9/5P3/9/3P1P3/9/3P5/9/4K4 w, d2d3, Bs6.1"
    })
    void writesAMoveAsVietnameseBooksDo(String fen, String move, String expected) {
        assertThat(Notations.usual().named("vi").write(Fen.readLoosely(fen), Iccs.parse(move)))
                .isEqualTo(expected);
    }
}
