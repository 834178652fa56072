package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.chuhe.cli.console.Terminal;
import org.chuhe.cli.console.TerminalPaint;
import org.chuhe.cli.console.Wrapping;
import org.chuhe.eventfiles.SheetText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On a terminal {@code chuhe judge} speaks to people; a file or a program gets what it always got. */
class JudgeOnTerminalTest {
    private static final String EXAMPLE = "../examples/perpetual-check.pgn";
    private static final String FEN = "5a3/5k3/4P4/p7p/9/8P/P8/4B4/2nRA2r1/2BAK4 w";
    private static final String MOVES = "相五退三 车8平7 相三进五 车7平8";

    private static Run terminal(String language, int columns, boolean colour, String... arguments) {
        return Run.at(Locale.forLanguageTag(language), columns, colour, arguments);
    }

    @ParameterizedTest
    @CsvSource({"en, 60", "en, 80", "en, 120", "zh, 60", "zh, 80", "zh, 120"})
    void fitsTheTerminal(String language, int columns) {
        Run run = terminal(language, columns, true, "judge", "--fen", FEN, "--moves", MOVES);
        assertThat(run.exit()).isZero();
        assertThat(run.lines())
                .allSatisfy(line ->
                        assertThat(SheetText.width(TerminalPaint.plain(line))).isLessThanOrEqualTo(columns));
    }

    @Test
    void showsBoardPliesAndRuling() {
        Run run = terminal("zh", 80, false, "judge", "--fen", FEN, "--moves", MOVES);
        assertThat(run.out()).contains("楚　河", "1. 红方 相五退三  [捉]  24.3、24.15", "4. 黑方 车7平8  [捉]", "26.9.4）：双方不变作和。");
        assertThat(run.out()).doesNotContain("\u001b", "{");
        assertThat(run.out().indexOf("楚　河")).isLessThan(run.out().indexOf("1. 红方"));
    }

    @Test
    void putsTheBoardBesideTheWordsWhereThereIsRoom() {
        Run run = terminal("en", 120, false, "judge", "--fen", FEN, "--moves", MOVES);
        assertThat(run.lines().get(1)).contains("ａ　ｂ").contains("1. Red e2g0  [chase]");
        assertThat(run.out()).contains("This position has stood 2 times");
    }

    @Test
    void paintsAttacksAsGroundsAndRedMovesRed() {
        Run run = terminal("zh", 80, true, "judge", EXAMPLE);
        assertThat(run.out()).contains("\u001b[31;1m红方 车四平五\u001b[0m").contains(";48;5;130m 将 \u001b[0m");
    }

    @Test
    void comparesEditionsInATableThatFits() {
        Run run = terminal("en", 80, false, "judge", "--rules", "all", "--fen", FEN, "--moves", MOVES);
        assertThat(run.lines()).anyMatch(line -> line.matches("edition +verdict +Red +Black +articles +rests on"));
        assertThat(run.lines()).anyMatch(line -> line.startsWith("wxf2018  "));
        assertThat(run.lines())
                .allSatisfy(line -> assertThat(SheetText.width(line)).isLessThanOrEqualTo(80));
        Run narrow = terminal("en", 40, false, "judge", "--rules", "all", "--fen", FEN, "--moves", MOVES);
        assertThat(narrow.out()).contains("cxa2020", "26.9.4");
    }

    @Test
    void aBatchSpeaksToPeopleOnATerminalAndInJsonElsewhere() {
        String batch = "../examples/repetitions.jsonl";
        assertThat(terminal("zh", 80, false, "judge", "--batch", batch).out())
                .contains("图3 · 《象棋竞赛规则》2020", "图20 · ")
                .doesNotContain("\"verdict\"");
        assertThat(terminal("zh", 80, false, "judge", "--json", "--batch", batch)
                        .lines())
                .hasSize(6)
                .allMatch(line -> line.startsWith("{"));
        assertThat(Run.of("judge", "--batch", batch).lines()).hasSize(6).allMatch(line -> line.startsWith("{"));
        assertThat(Run.of("judge", "--text", "--batch", batch).out()).contains("图3\n1. Red e2g0 (chase");
        assertThat(Run.of("judge", "--text", "--json", "--batch", batch).exit()).isEqualTo(2);
    }

    @Test
    void aBadLineOfABatchIsSaidInItsPlace() throws Exception {
        Path file = Files.createTempFile("cases", ".jsonl");
        Files.write(file, List.of("nonsense", "{\"id\":\"x\",\"fen\":\"" + FEN + "\",\"moves\":[\"a0a5\"]}"));
        Run run = terminal("en", 80, false, "judge", "--batch", file.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).contains("nonsense", "x: ", "a0a5");
        Files.delete(file);
    }

    /** What a README promises for its first command is what that command prints. */
    @ParameterizedTest
    @CsvSource({"README.md, en, Game 1", "README.zh.md, zh, 第 1 局"})
    void theReadmeShowsItsFirstCommand(String file, String language, String beginning) throws Exception {
        String readme = Files.readString(Path.of("..", file));
        assertThat(readme.substring(readme.indexOf("```sh")))
                .startsWith("```sh\n./chuhe judge examples/perpetual-check.pgn");
        var shown = Pattern.compile("```\n(" + beginning + ".*?)\n```", Pattern.DOTALL)
                .matcher(readme);
        assertThat(shown.find()).isTrue();
        assertThat(terminal(language, 80, false, "judge", EXAMPLE).out().strip())
                .isEqualTo(shown.group(1).strip());
    }

    @Test
    void breaksLinesAtSpacesAndBetweenCharactersButNotBeforeAComma() {
        assertThat(Wrapping.lines("a chariot takes", 9)).containsExactly("a chariot", "takes");
        assertThat(Wrapping.lines("红方长将，作负", 8)).containsExactly("红方长", "将，作负");
        assertThat(Wrapping.lines("走后 仕五退四 车8平6", 12)).containsExactly("走后", "仕五退四", "车8平6");
        assertThat(Wrapping.lines("unbreakable", 4)).containsExactly("unbreakable");
        assertThat(Wrapping.lines("one\n\ntwo", 9)).containsExactly("one", "", "two");
    }

    @Test
    void knowsHowWideTheTerminalIs() {
        assertThat(Terminal.columns(Map.of(), false)).isZero();
        assertThat(Terminal.columns(Map.of(), true)).isEqualTo(80);
        assertThat(Terminal.columns(Map.of("COLUMNS", "100"), true)).isEqualTo(100);
        assertThat(Terminal.columns(Map.of("COLUMNS", "100"), false)).isZero();
        assertThat(Terminal.columns(Map.of("CHUHE_COLUMNS", "132"), false)).isEqualTo(132);
        assertThat(Terminal.columns(Map.of("CHUHE_COLUMNS", "0"), true)).isZero();
        assertThat(Terminal.columns(Map.of("CHUHE_COLUMNS", "wide"), false)).isEqualTo(80);
        assertThat(Terminal.columns(Map.of("CHUHE_COLUMNS", "3"), false)).isEqualTo(40);
    }
}
