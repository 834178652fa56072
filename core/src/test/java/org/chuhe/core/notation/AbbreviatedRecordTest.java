package org.chuhe.core.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The abbreviated record of article 7.5 (2011). */
class AbbreviatedRecordTest {
    @ParameterizedTest
    @MethodSource
    void reads(NotationCases.Case expected) {
        NotationCases.check(expected, AbbreviatedRecord::read);
    }

    static Stream<NotationCases.Case> reads() {
        return NotationCases.of("abbreviated.txt");
    }

    @Test
    void bothRecordsOfTheRuleBookAreTheSameGame() {
        List<Move> full = MoveReader.readAll(Position.START, "1 炮二平五 马8进7 2 马二进三 车9平8 3 车一平二 炮8进4");
        List<Move> brief = MoveReader.readAll(Position.START, "1 炮二五 马8 <u>7</u> 2 马二 <u>三</u> 车98 3 车一二 炮8 <u>4</u>");
        assertThat(brief).isEqualTo(full).hasSize(6);
    }

    @Test
    void writesTheLines() {
        Move move = Iccs.parse("h0g2");
        assertThat(AbbreviatedRecord.write(Position.START, move)).isEqualTo("马二三\u0332");
        assertThat(MoveReader.read(Position.START, "馬二<u>三</u>")).isEqualTo(move);
        assertThat(AbbreviatedRecord.write(Position.START, Iccs.parse("h2e2"))).isEqualTo("炮二五");
        Move back = Iccs.parse("h2h1");
        assertThat(AbbreviatedRecord.write(Position.START, back)).isEqualTo("炮二一\u0305");
        assertThat(MoveReader.read(Position.START, "炮二<span style=\"text-decoration:overline\">一</span>"))
                .isEqualTo(back);
    }
}
