package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.records.Records;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.read.ReadGame;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;
import org.chuhe.text.Coded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Converting between formats. */
class ConvertCommandTest {
    private static final String PGN = "[Game \"Chinese Chess\"]\n[Red \"甲\"]\n[Black \"乙\"]\n[Result \"1-0\"]\n"
            + "1. 炮二平五 {好} (1. 兵七进一) 马8进7\n2. 马二进三 1-0\n\n";

    @TempDir
    Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static GameRecord only(Path file) {
        try (Stream<ReadGame> games = Records.stream(file)) {
            return games.toList().get(0).game();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"pgn", "pgn-iccs", "pgn-wxf", "dhtmlxq", "json", "xqf", "cbr", "cbl", "cbf"})
    void everyFormatKeepsTheTree(String format) throws IOException {
        Path in = file("in.pgn", PGN);
        Path out = folder.resolve("out." + format);
        Run run = Run.of("convert", in.toString(), "--to", format, "-o", out.toString());
        assertThat(run.err()).contains("1 game written");
        assertThat(run.exit()).isZero();
        assertThat(only(out).mainLine()).isEqualTo(only(in).mainLine());
    }

    @ParameterizedTest
    @ValueSource(strings = {"dhjhtmlxq", "wxf", "mxq"})
    void someFormatsKeepTheMainLine(String format) throws IOException {
        Path in = file("in.pgn", PGN);
        Path out = folder.resolve("out." + format);
        Run run = Run.of("convert", in.toString(), "--to", format, "-o", out.toString());
        assertThat(run.exit()).isZero();
        assertThat(only(out).mainLine().moves()).isEqualTo(only(in).mainLine().moves());
    }

    /** The table of docs/formats.md, which another test holds to what is written, has the names that are taken here. */
    @Test
    void theNamesAreThoseOfTheTable() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "formats.md"));
        List<String> names = page.substring(page.indexOf("<!-- written"))
                .lines()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| format"))
                .map(line -> line.split("\\|")[1].strip())
                .toList();
        assertThat(names).hasSameSizeAs(OutputFormat.values());
        Path in = file("in.pgn", PGN);
        for (String name : names) {
            OutputFormat format = Coded.find(OutputFormat.class, name).orElseThrow();
            Path out = folder.resolve("table." + format.extension());
            Run run = Run.of("convert", in.toString(), "--to", name, "-o", out.toString());
            assertThat(run.exit()).as(run.err()).isZero();
            assertThat(out)
                    .hasBinaryContent(
                            format.isLibrary()
                                    ? Writers.library(List.of(only(in)), format)
                                    : Writers.write(only(in), format));
            for (String language : List.of("en", "zh")) {
                assertThat(Run.of("convert", "--help", "--lang", language).out())
                        .containsPattern("\\b" + name + "\\b");
            }
        }
        assertThat(Run.of("convert", in.toString(), "--to", "iccs").err())
                .contains("--to cannot be \"iccs\"; expected one of " + String.join(", ", names));
    }

    @Test
    void aLibraryHoldsAllGames() throws IOException {
        Path in = file("in.pgn", PGN + PGN);
        Path out = folder.resolve("all.cbl");
        assertThat(Run.of("convert", in.toString(), "--to", "cbl", "-o", out.toString())
                        .exit())
                .isZero();
        try (Stream<ReadGame> games = Records.stream(out)) {
            assertThat(games).hasSize(2);
        }
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path in = file("in.pgn", PGN);
        Path real = file("real.pgn", "old");
        Path absent = folder.resolve("absent.pgn");
        for (Path target : List.of(real, absent)) {
            Path link = Files.createSymbolicLink(folder.resolve("to-" + target.getFileName()), target.getFileName());
            Run run = Run.of("convert", in.toString(), "--to", "pgn", "-o", link.toString());
            assertThat(run.exit()).isZero();
            assertThat(link).isSymbolicLink();
            assertThat(only(target).mainLine()).isEqualTo(only(in).mainLine());
        }
        Path circle = Files.createSymbolicLink(folder.resolve("circle"), Path.of("circle"));
        Run round = Run.of("convert", in.toString(), "--to", "pgn", "-o", circle.toString());
        assertThat(round.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(round.err()).contains("too many links").hasLineCount(1);
        assertThat(circle).isSymbolicLink();
    }

    @Test
    @Timeout(60)
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void whoeverReadsAPipeGetsTheGames() throws Exception {
        Path in = file("in.pgn", PGN);
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        Process reader = new ProcessBuilder("cat", pipe.toString()).start();
        Run run = Run.of("convert", in.toString(), "--to", "pgn", "-o", pipe.toString());
        assertThat(run.exit()).isZero();
        assertThat(Files.isRegularFile(pipe)).isFalse();
        assertThat(new String(reader.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .contains("炮二平五");
    }

    @Test
    void standardOutputIsTheDefault() throws IOException {
        Path in = file("in.pgn", PGN);
        assertThat(Run.of("convert", in.toString(), "--to", "json").out()).contains("\"iccs\":\"h2e2\"");
        assertThat(Run.of("convert", in.toString(), "--to", "sheet").out()).contains("甲  红先胜  乙");
        assertThat(Run.of("convert", in.toString(), "--to", "abbreviated-sheet").out())
                .contains("炮二五");
        Run gbk = Run.of("convert", in.toString(), "--to", "pgn", "--gbk");
        assertThat(new String(gbk.bytes(), java.nio.charset.Charset.forName("GBK")))
                .contains("炮二平五");
    }

    @Test
    void severalGamesGoIntoAFolder() throws IOException {
        Path in = file("in.pgn", PGN + PGN);
        Path out = folder.resolve("games");
        assertThat(Run.of("convert", in.toString(), "--to", "xqf", "-o", out.toString())
                        .exit())
                .isZero();
        try (Stream<Path> files = Files.list(out)) {
            assertThat(files).hasSize(2);
        }
        Run oneFile = Run.of(
                "convert",
                in.toString(),
                "--to",
                "xqf",
                "-o",
                folder.resolve("x.xqf").toString());
        assertThat(oneFile.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(Run.of("convert", in.toString(), "--to", "xqf").exit()).isEqualTo(Exit.BAD_INPUT);
    }

    @Test
    void whatIsBrokenIsReported() throws IOException {
        Path in = file("in.pgn", "[Game \"x\"]\n1. 炮二平五 马8进7 2. 车一进五\n");
        Run run = Run.of("convert", in.toString(), "--to", "pgn-iccs");
        assertThat(run.exit()).isEqualTo(Exit.NO);
        assertThat(run.out()).contains("1. H2-E2 H9-G7");
        assertThat(run.err().lines()).singleElement().asString().contains("game 1, ply 3");
    }

    @Test
    void whatIsNoGameIsRefused() throws IOException {
        Path in = file("note.txt", "nothing here");
        Run run = Run.of("convert", in.toString(), folder.resolve("in.pgn").toString(), "--to", "pgn");
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        Run noGame = Run.of("convert", in.toString(), "--to", "pgn");
        assertThat(noGame.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(noGame.err()).contains("note.txt");
    }

    /** Other programs: one question a line, each answered before the next is asked. */
    @Test
    @Timeout(60)
    void aCoProcessConvertsLineByLine() throws Exception {
        PipedOutputStream questions = new PipedOutputStream();
        PipedInputStream answers = new PipedInputStream(1 << 16);
        PrintStream out = new PrintStream(new PipedOutputStream(answers), false, StandardCharsets.UTF_8);
        Console console = new Console(Locale.ENGLISH, false, new PipedInputStream(questions), out, out);
        Thread process = new Thread(() -> Chuhe.run(console, "convert", "--batch", "-", "--to", "pgn-iccs"));
        process.start();
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(answers, StandardCharsets.UTF_8));
                PrintStream ask = new PrintStream(questions, true, StandardCharsets.UTF_8)) {
            ask.println("{\"id\":\"a\",\"text\":\"1. 炮二平五 马8进7\"}");
            assertThat(reader.readLine())
                    .startsWith("{\"id\":\"a\",\"format\":\"text\",\"games\":1,\"findings\":[],")
                    .contains("H2-E2 H9-G7");
            ask.println("{\"id\":\"b\",\"text\":\"1. 炮二平五 马8进7\",\"to\":\"xqf\"}");
            String binary = reader.readLine();
            assertThat(binary).contains("\"base64\":\"");
            ask.println("{\"id\":\"c\"," + binary.substring(binary.indexOf("\"base64\"")));
            assertThat(reader.readLine()).contains("\"format\":\"xqf\"").contains("H2-E2 H9-G7");
        }
        process.join();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            no object                          | not a JSON object
            {"id":"x"}                         | neither text nor base64
            {"id":"x","base64":"!"}            | base64
            {"id":"x","text":"hello"}          | error
            {"id":"x","text":"炮二平五","to":"y"} | no format is called y; there are pgn, pgn-iccs, pgn-wxf, sheet, abbreviated-sheet, dhtmlxq
            """)
    void aQuestionThatMakesNoSenseIsAnsweredWithWhatIsWrong(String line, String words) {
        Run run = Run.told(Locale.ENGLISH, line + "\n", "convert", "--batch", "-", "--to", "pgn");
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.out()).contains("\"error\":").contains(words);
    }

    @Test
    void severalGamesDoNotFitIntoAFileOfOne() throws IOException {
        String line = "{\"text\":\"" + (PGN + PGN).replace("\"", "\\\"").replace("\n", "\\n") + "\",\"to\":\"xqf\"}";
        Run run = Run.told(Locale.ENGLISH, line, "convert", "--batch", "-", "--to", "pgn");
        assertThat(run.out()).contains("each game on a line of its own");
        assertThat(Run.told(Locale.ENGLISH, line.replace("xqf", "cbl"), "convert", "--batch", "-", "--to", "pgn")
                        .out())
                .contains("\"games\":2")
                .contains("base64");
    }

    @Test
    void aBatchBringsItsOwnFiles() {
        Run run = Run.told(Locale.ENGLISH, "", "convert", "game.pgn", "--batch", "-", "--to", "pgn");
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).contains("leave IN, --out and --gbk out");
    }

    @Test
    void somethingMustBeConverted() {
        assertThat(Run.of("convert", "--to", "pgn").err()).contains("which games are to be converted");
    }
}
