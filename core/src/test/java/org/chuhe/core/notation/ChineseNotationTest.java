package org.chuhe.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.testing.Archive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

class ChineseNotationTest {
    @ParameterizedTest
    @MethodSource
    void reads(NotationCases.Case expected) {
        NotationCases.check(expected, ChineseNotation::read);
    }

    static Stream<NotationCases.Case> reads() {
        return NotationCases.of("chinese.txt");
    }

    @ParameterizedTest
    @CsvSource({
        "h2e2, 炮二平五, 炮二平五, 炮二平五",
        "b0c2, 马八进七, 馬八進七, 马八进七",
        "d0e1, 仕六进五, 仕六進五, 仕六进五",
        "h9g7, 马8进7, 馬8進7, 马８进７",
        "e9e8, 将5进1, 將5進1, 将５进１",
        "g6g5, 卒7进1, 卒7進1, 卒７进１"
    })
    void writesInTheStyleAskedFor(String iccs, String simplified, String traditional, String wide) {
        Position position = Position.START;
        Move move = Iccs.parse(iccs);
        assertThat(ChineseNotation.write(position, move)).isEqualTo(simplified);
        assertThat(ChineseNotation.write(position, move, ChineseStyle.TRADITIONAL))
                .isEqualTo(traditional);
        assertThat(ChineseNotation.write(position, move, ChineseStyle.SIMPLIFIED.withFullWidth()))
                .isEqualTo(wide);
    }

    @ParameterizedTest
    @CsvSource({
        "4k4/9/9/9/9/R8/9/9/9/R2K5 w, a4g4, 前车平三",
        "4k4/9/9/9/9/R8/9/9/9/R2K5 w, a0a3, 后车进三",
        "3aka3/6P2/1R2b3b/6P2/4r4/6P2/9/4BA3/4A4/2B1K4 w, g6f6, 中兵平四",
        "5k3/4P4/9/3PP1p2/3P5/4P1p2/6p2/6p2/6p2/4K4 b, g1h1, 前卒平8",
        "5k3/4P4/9/3PP1p2/3P5/4P1p2/6p2/6p2/6p2/4K4 b, g4h4, 四卒平8",
        "5k3/4P4/9/3PP1p2/3P5/4P1p2/6p2/6p2/6p2/4K4 b, g6g5, 后卒进1",
        "5k3/9/9/5P3/9/3P1P3/9/3P5/9/4K4 w, f6e6, 前兵四平五",
        "3k5/9/9/9/9/9/9/5A3/9/4KA3 w, f0e1, 仕四进五",
        "3k5/9/9/9/9/9/9/5A3/9/4KA3 w, f2e1, 仕四退五"
    })
    void namesThePlaceAmongSeveral(String fen, String iccs, String text) {
        assertThat(ChineseNotation.write(Fen.readLoosely(fen), Iccs.parse(iccs)))
                .isEqualTo(text);
    }

    @ParameterizedTest
    @EnumSource(Archive.class)
    void readsTheTextsOfRealRecordsAndWritesThemAlike(Archive archive) {
        int texts = 0;
        for (JsonNode node : archive.games("tandem_pawn_cases.jsonl")) {
            Position position = Fen.readLoosely(node.get("fen").asString());
            Move move = Iccs.parse(node.get("move").asString());
            Roundtrips.check(position, move);
            String inFile = node.get("notation_in_file").asString();
            if (!inFile.isEmpty()) {
                assertThat(ChineseNotation.read(position, inFile)).isEqualTo(move);
                ChineseStyle style = new ChineseStyle(inFile.contains("後"), true);
                assertThat(ChineseNotation.write(position, move, style)).isEqualTo(inFile);
                texts++;
            }
        }
        assertThat(texts).isPositive();
    }

    @Test
    void saysWhereATextGoesWrongAndWhatWasPerhapsMeant() {
        NotationException e =
                catchThrowableOfType(NotationException.class, () -> ChineseNotation.read(Position.START, "炮二十五"));
        assertThat(e.offset()).isEqualTo(2);
        assertThat(e.suggestions()).containsExactly("炮二平五");
        assertThat(e.getMessage())
                .isEqualTo("\"炮二十五\" is not Chinese notation: at character 3 there is \"十\","
                        + " expected 进, 退 or 平; did you mean 炮二平五?");
        assertThat(e.message(Locale.CHINESE)).isEqualTo("“炮二十五”不是中文着法：第 3 个字符是“十”，应为进、退或平；是否应为 炮二平五？");
    }

    @ParameterizedTest
    @CsvSource({
        "start, 车三进一, Red has no chariot on its file 3",
        "start, 前炮进一, 'Red has no such cannon: 前, 中, 后 and numbers need several of them on one file'",
        "start, 马二平三, Red's horse on h0 has no such move",
        "start, 马二进四, Red's horse cannot go from h0 to f1: its leg is blocked on g0",
        "start, 车一进三, Red's chariot cannot go from i0 to i3: Red's soldier stands there",
        "start, 车一进四, Red's chariot cannot go from i0 to i4: a piece stands in between",
        "start, 炮二进五, Red's cannon on h2 cannot capture on h7: there must be exactly one piece in between",
        "start, 炮二进六, Red's cannon cannot go from h2 to h8: a piece stands in between",
        "start, 兵七平六, Red's soldier may not go sideways before it has crossed the river (c3 to d3)",
        "start, 兵七退一, Red's soldier may not go back (c3 to c2)",
        "3k5/9/9/9/9/9/9/9/5A3/4K1B2 w, 相三进五, Red's elephant cannot go from g0 to e2: its eye is blocked on f1",
        "3k5/9/9/9/9/6B2/9/9/9/4K4 w, 相三进五, Red's elephant may not cross the river (g4 to e6)",
        "3k5/9/9/9/9/9/9/9/9/5K3 w, 帅四平三, Red's general may not leave the palace (f0 to g0)",
        "3k5/9/9/9/9/9/4r4/9/4R4/4K4 w, 车五平四, the general would be taken by Black's chariot on e3",
        "3k5/9/9/9/9/9/4r4/9/9/3AK1B2 w, 相三进一, the general stays in check from Black's chariot on e3",
        "4k4/9/9/9/9/9/9/9/4A4/4K4 w, 仕五进六, the generals would face each other"
    })
    void saysWhyAMoveIsIllegal(String fen, String text, String reason) {
        Position position = fen.equals("start") ? Position.START : Fen.readLoosely(fen);
        assertThatThrownBy(() -> ChineseNotation.read(position, text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void namesTheReadingsOfAnAmbiguousText() {
        Position position = Fen.readLoosely("4k4/9/9/9/9/R8/9/9/9/R2K5 w");
        NotationException e =
                catchThrowableOfType(NotationException.class, () -> ChineseNotation.read(position, "车九平八"));
        assertThat(e.suggestions()).containsExactly("前车平八 (a4b4)", "后车平八 (a0b0)");
        assertThat(e.message(Locale.CHINESE)).contains("有歧义").contains("前车平八");
    }

    @Test
    void doesNotWriteWhatItHasNoWordsFor() {
        assertThatThrownBy(() -> ChineseNotation.write(Position.START, Iccs.parse("a0b1")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ChineseNotation.write(Position.START, Iccs.parse("a1a2")))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
