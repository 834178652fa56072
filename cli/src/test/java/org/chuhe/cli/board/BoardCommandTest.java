package org.chuhe.cli.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.cli.Main;
import org.chuhe.cli.Run;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Phase;
import org.chuhe.testing.TableScript;
import org.chuhe.text.EndReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardCommandTest {
    private static final String START = "2026-05-01T09:00:00Z";

    @TempDir
    Path folder;

    private Path log() {
        return folder.resolve("table.log");
    }

    private Run run(String input, String... more) {
        return run(Locale.ENGLISH, input, more);
    }

    private Run run(Locale locale, String input, String... more) {
        String[] args = new String[more.length + 4];
        args[0] = "game";
        args[1] = log().toString();
        args[2] = "--start";
        args[3] = START;
        System.arraycopy(more, 0, args, 4, more.length);
        return Run.told(locale, input, args);
    }

    private GameState game() throws IOException {
        return GameLog.read(Files.readString(log()));
    }

    @Test
    void aContentiousGameIsConductedFromTheStartSignalToTheSignedSheet() throws IOException {
        Run run = run(TableScript.text(), "--red", "甲", "--black", "乙", "--absent", "black");
        assertThat(run.exit()).as(run.err()).isEqualTo(1); // The script has lines that must be refused.
        assertThat(run.err()).isEmpty();
        GameState game = game();
        assertThat(game.phase()).isEqualTo(Phase.CLOSED);
        assertThat(game.result().orElseThrow().reason()).isEqualTo(EndReason.RESIGNATION);
        assertThat(run.out()).contains("must be played (article 5.1)", "article 22.3", "decides otherwise", "8.1.7");
        assertThat(GameLog.write(game)).isEqualTo(Files.readString(log()));
        assertThat(run(Locale.CHINESE, "", "--tell").out()).contains("改判", "无意咳嗽", "红方签字");
    }

    @Test
    void aLogIsGoneOnWithLineByLineAndComesToTheSame() throws IOException {
        run(TableScript.text(), "--red", "甲", "--black", "乙", "--absent", "black");
        String whole = Files.readString(log());
        Files.delete(log());
        List<String> lines =
                TableScript.text().lines().filter(line -> line.startsWith("@")).toList();
        for (int i = 0; i < lines.size(); i += 7) {
            String some = String.join("\n", lines.subList(i, Math.min(i + 7, lines.size())));
            run(some, "--red", "甲", "--black", "乙", "--absent", "black");
        }
        assertThat(Files.readString(log())).isEqualTo(whole);
    }

    @Test
    void whatWasHalfWrittenWasNeverEntered() throws IOException {
        run("@0:10 h2e2 press\n");
        String whole = Files.readString(log());
        Files.writeString(log(), "moved at=17776", StandardOpenOption.APPEND);
        Run again = run("");
        assertThat(again.err()).contains("not complete");
        assertThat(Files.readString(log())).isEqualTo(whole);
    }

    @Test
    void theArbiterConfirmsDecidesOtherwiseOrLetsItBe() throws IOException {
        run(
                "@0:01 pressed-empty red\n\n@0:02 touched red d0\n@0:03 disturbed black\nno\n@0:04 phone black\n是家人急事\n",
                "--confirm");
        GameState game = game();
        assertThat(game.red().fouls()).isEqualTo(1);
        assertThat(game.black().fouls()).isZero();
        assertThat(Files.readString(log())).contains("overruled", "是家人急事").doesNotContain("8.1.1");
    }

    @Test
    void askingEntersNothing() throws IOException {
        Run run = run("@0:05 ask illegal red h2h8\n");
        assertThat(run.out()).contains("illegal move no. 1", "article 8.1.8");
        assertThat(game().log().size()).isEqualTo(1);
    }

    @Test
    void aWordLeadsToTheIncidentAndItsArticle() {
        assertThat(run("? 摸子\n").lines()).anyMatch(line -> line.startsWith("touched – touched a piece (article 5.1)"));
        assertThat(run(Locale.CHINESE, "? late\n").lines()).anyMatch(line -> line.startsWith("late – 迟到（第 20.1 款）"));
        assertThat(run("? qwertz\n").out()).contains("Nothing is about");
        assertThat(run("help\n").out()).contains("claim-repetition", "Decisions");
        assertThat(run("?\n").lines()).hasSizeGreaterThan(60);
    }

    @Test
    void theBoardTheLogAndTheClocksAreShown() {
        Run run = run(
                "@1:00 炮二平五 press\nboard\nlog\nstatus\nquit\nh9g7\n", "--clock", "20/40,10/10", "--extra-red", "30");
        assertThat(run.out())
                .contains("炮", "Red plays C2.5", "Red 0:19:30", "Black to move")
                .doesNotContain("H8+7");
        assertThat(run.exit()).isZero();
    }

    @Test
    void theEventsSettingsHold() throws IOException {
        run(
                "@3:00 late\n",
                "--absent",
                "both",
                "--late-minutes",
                "2",
                "--limit-rounds",
                "40",
                "--reversed-minutes",
                "10",
                "--displaced-rounds",
                "3",
                "--offers-ahead",
                "1",
                "--rules",
                "cxa2020",
                "--interpretation",
                "key-point=other",
                "--interpretation",
                "even-trade=ours",
                "--no-touch-move",
                "--first-moves-free",
                "--called-flags",
                "drawn",
                "--preset",
                "blitz");
        GameState game = game();
        assertThat(game.result().orElseThrow().reason()).isEqualTo(EndReason.BOTH_LATE);
        assertThat(game.regulations().claims().thresholds().quietRounds()).isEqualTo(40);
        assertThat(game.regulations().colourErrorMillis()).isEqualTo(600_000);
        assertThat(game.regulations().displacementRounds()).isEqualTo(3);
        assertThat(game.regulations().claims().offersAhead()).isEqualTo(1);
        assertThat(game.regulations().book())
                .isEqualTo(Interpretations.turned(RuleBooks.CXA_2020, List.of("key-point")));
        assertThat(game.regulations().arbiter().book())
                .isEqualTo(game.regulations().book());
        PlayersConduct conduct = game.regulations().conduct();
        assertThat(conduct.has(Practice.TOUCH_MOVE)).isFalse();
        assertThat(conduct.has(Practice.FIRST_MOVES_FREE)).isTrue();
        assertThat(conduct.has(Practice.CALLS_FLAG)).isTrue();
        assertThat(conduct.bothFlags()).isEqualTo(PlayersConduct.BothFlags.DRAWN);
    }

    @Test
    void aLogOfEventsOnlyAndAClockBesideTheBoard() throws IOException {
        run(
                "@5:00 press red\n@9:00 touched black\n@99:00 press black\n@99:30 flag red\n",
                "--only-events",
                "--clock-beside");
        assertThat(game().result().orElseThrow().reason()).isEqualTo(EndReason.TIME);
        assertThat(Files.readString(log())).contains("turn-passed", "noted", "flag-seen");
    }

    @Test
    void theClocksMayHaveStoodMeanwhile() throws IOException {
        run("@1:00 h2e2 press\n");
        Run.told(Locale.ENGLISH, "", "game", log().toString(), "--start", "2026-05-01T12:00:00Z", "--stood");
        GameState game = game();
        assertThat(game.clock().black().used()).isZero();
        assertThat(game.isOver()).isFalse();
    }

    @Test
    void aSheetIsRecordedAfterwardsAndHeldAgainstTheOther() throws IOException {
        Path red = Files.writeString(folder.resolve("red.txt"), """
                1 炮二平五 马8进7
                2 马二进三 车9平8
                3 车一平二 炮8进4
                4 兵三进一 炮2平5
                """);
        Path black = Files.writeString(folder.resolve("black.txt"), """
                1 炮二平五 马8进7
                2 … …
                3 … …
                4 兵三进一 炮2平5
                """);
        Run run = run(
                "resign black\nsign red\nsign black\nsign arbiter\n",
                "--sheet",
                red.toString(),
                "--other-sheet",
                black.toString());
        assertThat(run.out())
                .contains("Black's sheet lacks 4 moves: 1 fouls", "Red's sheet lacks 0 moves", "Move limit if Red");
        assertThat(game().history().ply()).isEqualTo(8);
        assertThat(game().phase()).isEqualTo(Phase.CLOSED);
        Path pdf = folder.resolve("sheet.pdf");
        assertThat(run("", "--print", pdf.toString()).exit()).isZero();
        assertThat(Files.readAllBytes(pdf)).startsWith("%PDF".getBytes(StandardCharsets.US_ASCII));
        assertThat(run("", "--sheet", red.toString()).err()).contains("exists");
    }

    @Test
    void papersAreBlankWithoutALogAndFilledInWithOne() throws IOException {
        for (String paper : List.of("sheet", "slip", "penalties", "protest")) {
            Path blank = folder.resolve(paper + ".pdf");
            Run run = run(Locale.CHINESE, "", "--print", blank.toString(), "--paper", paper, "--size", "a5");
            assertThat(run.exit()).as(run.err()).isZero();
            assertThat(Files.size(blank)).isGreaterThan(1000);
        }
        assertThat(log()).doesNotExist();
        assertThat(run("", "--tell").err()).contains("no log");
    }

    @Test
    void repetitionsAndIllegalMovesOfASheetAreFound() throws IOException {
        StringBuilder moves = new StringBuilder("炮二平五 马8进7\n");
        for (int i = 0; i < 4; i++) {
            moves.append("车一进一 车9进1\n车一退一 车9退1\n");
        }
        moves.append("帅五平四 马2进3\n帅四进五\n");
        Path sheet = Files.writeString(folder.resolve("red.txt"), moves.toString());
        Run run = run("", "--sheet", sheet.toString());
        assertThat(run.out()).contains("repeat:", "cannot be entered");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--clock 60+",
                "--late-minutes -1",
                "--limit-rounds 0",
                "--reversed-minutes -1",
                "--displaced-rounds 1001",
                "--offers-ahead 3",
                "--extra-red -5",
                "--rules nonsense",
                "--interpretation no-such-question=other",
                "--interpretation key-point=perhaps",
                "--preset wxf --interpretation key-point=other",
                "--fen x",
                "--other-sheet x",
                "--start yesterday",
                "--preset world"
            })
    void whatMakesNoSenseIsSaidInOneLine(String options) {
        Run run = Run.told(Locale.ENGLISH, "", ("game " + folder.resolve("none.log") + " " + options).split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(folder.resolve("none.log")).doesNotExist();
    }

    @Test
    void whatIsNoLogIsLeftAlone() throws IOException {
        Files.writeString(log(), "something else\n");
        assertThat(run("h2e2\n").exit()).isEqualTo(2);
        assertThat(Files.readString(log())).isEqualTo("something else\n");
    }

    @Test
    void aLogIsOpenInOneWindowAtATime() throws IOException {
        run("");
        try (TableFile held = TableFile.open(log())) {
            assertThat(held.state().isOver()).isFalse();
            assertThat(run("h2e2\n").err()).contains("another window");
        }
    }

    @Test
    @Timeout(120)
    void killedInTheMiddleItHasEverythingThatWasAnswered() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dfile.encoding=UTF-8",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "game",
                        log().toString(),
                        "--lang",
                        "en",
                        "--start",
                        START)
                .redirectErrorStream(true)
                .start();
        int answered = 0;
        try (BufferedWriter in = process.outputWriter(StandardCharsets.UTF_8);
                BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            assertThat(out.readLine()).contains("[ply 0]");
            for (String move : List.of("h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "h7h3")) {
                in.write("@0:" + (10 + answered) + " " + move + " press\n");
                in.flush();
                String line = "";
                while (!line.startsWith("[ply")) {
                    line = Objects.requireNonNull(out.readLine());
                }
                answered++;
            }
            in.write("@0:50 b0c2 press\n@0:51 b9c7 press\n");
            in.flush();
            process.destroyForcibly();
            assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        } catch (IOException e) {
            // The pipe broke, as it must.
            assertThat(e).hasMessageContaining("pipe");
        }
        assertThat(process.exitValue()).isNotZero();
        run("@5:00 status\n");
        assertThat(game().history().ply()).isGreaterThanOrEqualTo(answered);
        assertThat(run("@6:00 " + (game().history().ply() % 2 == 0 ? "b0a2" : "b9a7") + " press\n")
                        .exit())
                .isZero();
    }

    @Test
    void aFlagWinsNothingWhereNobodyCanWin() throws IOException {
        Run run = run(
                "@1:30 flag red", "--red", "甲", "--black", "乙", "--clock", "1", "--fen", "3k5/9/9/9/9/9/9/9/9/5K3 w");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(game().result().orElseThrow().reason()).isEqualTo(EndReason.NO_ATTACKERS);
        assertThat(run.out()).contains("4.2.2").doesNotContain("4.1.6");
    }

    @Test
    void anIllegalMoveThatWasPressedIsOneFoul() throws IOException {
        run("h0f1 press", "--red", "甲", "--black", "乙", "--preset", "provincial");
        assertThat(game().red().fouls()).isEqualTo(1);
    }
}
