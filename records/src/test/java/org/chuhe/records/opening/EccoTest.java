package org.chuhe.records.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.records.Records;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.ReadGame;
import org.chuhe.testing.Shared;
import org.chuhe.text.Language;
import org.chuhe.text.TraditionalChinese;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Openings get the codes that their names mean, whatever the order of moves, and nothing where it is not sure. */
class EccoTest {
    private static GameRecord game(String moves) {
        return Records.read("", ("1. " + moves + "\n").getBytes(StandardCharsets.UTF_8))
                .get(0)
                .game();
    }

    @ParameterizedTest
    @CsvSource({
        "相三进五, A10",
        "相七进五, A10",
        "相三进五 炮8平4 马二进三, A31",
        "马二进三 卒7进1 兵七进一, A45",
        "炮二平六 炮8平5 马二进三 马8进7 车一平二 车9进1, A65",
        "兵七进一 炮2平3 炮二平五 象3进5, E20",
        "兵三进一 卒3进1, E40",
        "炮二平五 炮8平5 马二进三 马8进7 车一平二 车9进1 兵三进一, D26",
        "炮二平五 马8进7 马二进三 车9平8 车一平二 马2进3 兵七进一 卒7进1 车二进六 炮8平9 车二平三 炮9退1 马八进七, C42",
        "炮二平五 马8进7 马二进三 马2进3 兵七进一 卒7进1 车一平二 车9平8 车二进六 炮8平9 车二平三 炮9退1 马八进七, C42",
        "炮八平五 马2进3 马八进七 车1平2 车九平八 马8进7 兵三进一 卒3进1 车八进六 炮2平1 车八平七 炮1退1 马二进三, C42",
        "炮二平五 马2进3, B",
        "兵五进一, ''",
    })
    void anOpeningIsNamedByItsMoves(String moves, String code) {
        assertThat(Ecco.of(game(moves)).orElse("")).isEqualTo(code);
    }

    @Test
    void aRecordIsBelievedWhereTheMovesLeaveItOpen() {
        GameRecord open = game("炮二平五 马2进3");
        assertThat(Ecco.code(Ecco.number(open))).isEqualTo("B");
        assertThat(Ecco.code(Ecco.number(tagged(open, "B01")))).isEqualTo("B01");
        assertThat(Ecco.code(Ecco.number(tagged(open, "E01")))).isEqualTo("B");
        assertThat(Ecco.code(Ecco.number(tagged(open, "?")))).isEqualTo("B");
    }

    private static GameRecord tagged(GameRecord game, String code) {
        return game.withTags(Tags.of(java.util.Map.of(Tags.ECCO, code)));
    }

    @Test
    void numbersStandInTheOrderOfTheCodes() {
        List<String> order = List.of("", "A", "A0", "A00", "A01", "A99", "B", "B9", "C", "C4", "C42", "E99");
        for (int i = 0; i < order.size(); i++) {
            assertThat(Ecco.code(Ecco.number(order.get(i)))).isEqualTo(order.get(i));
            assertThat(i == 0 || Ecco.number(order.get(i)) > Ecco.number(order.get(i - 1)))
                    .isTrue();
        }
        assertThat(Ecco.number("F00")).isZero();
    }

    @Test
    void everyCodeHasANameInEveryScript() {
        assertThat(Ecco.codes()).hasSizeGreaterThan(250).isSorted();
        for (String code : Ecco.codes()) {
            String chinese = Ecco.name(code).orElseThrow().in(Locale.CHINESE);
            assertThat(TraditionalChinese.undecided(chinese)).as(code).isEmpty();
            assertThat(Ecco.name(code).orElseThrow().in(Locale.ENGLISH))
                    .as(code)
                    .matches("\\p{ASCII}+");
            assertThat(Ecco.name(code).orElseThrow().in(Language.VIETNAMESE.locale()))
                    .as(code)
                    .matches("[\\p{IsLatin}\\d :]+");
        }
        assertThat(Ecco.name("D2").orElseThrow().in(Language.VIETNAMESE.locale()))
                .isEqualTo("Thuận pháo trực xa đối hoành xa");
        assertThat(Ecco.name("C4x").orElseThrow()).isEqualTo(Ecco.name("C4").orElseThrow());
    }

    /** Others have tagged these records. Where we say more than they, or other things, somebody is wrong. */
    @Test
    void recordsThatOthersTaggedAgree() throws IOException {
        int exact = 0;
        int beginning = 0;
        int other = 0;
        try (Stream<Path> files = Files.walk(Shared.path("games"))) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                for (GameRecord game : games(file)) {
                    String told = game.tags().text(Tags.ECCO);
                    String found = Ecco.of(game).orElse("");
                    exact += told.equals(found) ? 1 : 0;
                    beginning += told.startsWith(found) && !told.equals(found) ? 1 : 0;
                    other += told.startsWith(found) ? 0 : 1;
                }
            }
        }
        int all = exact + beginning + other;
        System.out.printf(
                "ECCO: %d records, %d the same, %d the beginning, %d another%n", all, exact, beginning, other);
        assertThat(all).isGreaterThan(500);
        assertThat(exact * 100 / all).isGreaterThanOrEqualTo(75);
        assertThat(other * 100 / all).isLessThanOrEqualTo(3);
    }

    private static List<GameRecord> games(Path file) throws IOException {
        if (file.toString().endsWith(".md")) {
            return List.of();
        }
        try {
            return Records.read(file.getFileName().toString(), Files.readAllBytes(file)).stream()
                    .map(ReadGame::game)
                    .filter(game ->
                            game.plies() > 0 && game.tags().text(Tags.ECCO).matches("[A-E]\\d\\d"))
                    .toList();
        } catch (RecordException e) {
            return List.of();
        }
    }
}
