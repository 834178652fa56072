package org.chuhe.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Locale;
import org.chuhe.core.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveReaderTest {
    @ParameterizedTest
    @ValueSource(strings = {"炮二平五", "砲２平５！", "炮二五", "C2.5", "62.5", "h2e2", "H2-E2", "h2 e2", "C2=5!?"})
    void readsAnyNotation(String text) {
        assertThat(MoveReader.read(Position.START, text)).hasToString("h2e2");
    }

    @ParameterizedTest
    @CsvSource({"炮二平五, zh", "炮二五, zh-short", "C2.5, wxf", "c2-5, wxf", "c2-c5, iccs", "h10g8, iccs"})
    void tellsNotationsByTheirLooks(String text, String notation) {
        assertThat(MoveReader.looks(text)).isEqualTo(notation);
    }

    @Test
    void tellsWhatLooksLikeNone() {
        assertThat(MoveReader.looks("")).isEmpty();
        assertThat(MoveReader.looks("e2-e4x")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "炮二平五 马8进7 马二进三",
                "1. 炮二平五 马8进7 2. 马二进三",
                "1.炮二平五　馬８進７\n2.馬二進三",
                "1、炮二平五，马8进7，2、马二进三。",
                "1... 炮二平五, H8+7; h0g2",
                "h2 e2 h9 g7 h0 g2",
                "H2-E2 H9-G7 H0-G2",
                "h2e2h9g7h0g2",
                "1.  C2.5  H8+7    !!2.  H2+3",
                "1. 62.5 48+7 2. 42+3",
                "炮二五 马8 <u>7</u> 马二 <u>三</u>",
                "h3e3 马8进7 h1g3"
            })
    void readsWholeGames(String text) {
        assertThat(MoveReader.readAll(Position.START, text))
                .extracting(Object::toString)
                .containsExactly("h2e2", "h9g7", "h0g2");
    }

    @Test
    void anEmptyTextIsAGameWithoutMoves() {
        assertThat(MoveReader.readAll(Position.START, " \n")).isEmpty();
        assertThat(MoveReader.readAll(Position.START, List.of())).isEmpty();
    }

    @Test
    void namesThePlyTheTextAndTheReason() {
        NotationException e = catchThrowableOfType(
                NotationException.class, () -> MoveReader.readAll(Position.START, "炮二平五 马8进7 马二进四 车9平8"));
        assertThat(e.ply()).isEqualTo(3);
        assertThat(e.text()).isEqualTo("马二进四");
        assertThat(e.problem()).isEqualTo(NotationProblem.ILLEGAL);
        assertThat(e.suggestions()).contains("马二进三");
        assertThat(e.message(Locale.CHINESE))
                .isEqualTo("第 3 着“马二进四”：“马二进四”不能走：红方的马不能由 h0 走到 f1：g0 蹩马腿；是否应为 马二进一 / 马二进三？");
    }

    @Test
    void whatFollowsTellsTheMeaningOfAnAmbiguousMove() {
        Position position = Fen.readLoosely("4k4/9/9/9/9/R8/9/9/9/R2K5 w");
        assertThat(MoveReader.readAll(position, "车九平八 将5进1 车八退三"))
                .extracting(Object::toString)
                .containsExactly("a4b4", "e9e8", "b4b1");
        NotationException e =
                catchThrowableOfType(NotationException.class, () -> MoveReader.readAll(position, "车九平八 将5进1 车八进四"));
        assertThat(e.ply()).isEqualTo(1);
        assertThat(e.suggestions()).containsExactly("前车平八 (a4b4)", "后车平八 (a0b0)");
        assertThat(e.readings()).hasSize(2);
    }

    @Test
    void namesWhatIsInNoNotation() {
        NotationException e =
                catchThrowableOfType(NotationException.class, () -> MoveReader.read(Position.START, "h2ee2"));
        assertThat(e.problem()).isEqualTo(NotationProblem.UNREADABLE);
        assertThat(e.suggestions()).containsExactly("h2e2");
        assertThat(e.getMessage()).contains("a move in any notation");
    }
}
