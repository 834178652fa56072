package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.chuhe.cli.console.Exit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that come by a pipe or standard input, to every command that reads games; and what is named but holds none. */
class PipedGamesTest {
    private static final String GAME = "[Red \"甲\"]\n[Black \"乙\"]\n1. 炮二平五 马8进7 2. 马二进三 *\n";

    @TempDir
    Path folder;

    private String[] args(String line, Object in) {
        return Stream.of(line.split(" "))
                .map(word -> word.replace("IN", in.toString()).replace("%", folder.toString()))
                .toArray(String[]::new);
    }

    @ParameterizedTest
    @CsvSource({
        "judge IN,                            Game 1",
        "convert IN --to pgn,                 炮二平五",
        "audit IN,                            '1 file, 1 game,'",
        "puzzles IN,                          out of 1 game",
        "match --check IN,                    1 game looked at",
        "library IN --data %/data,            1 new",
        "game %/log --sheet IN,               Move limit",
        "match --openings IN -e none -e none2 --pairs 1 --nodes 1 -o %/m, none"
    })
    @Timeout(60)
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void areReadAsThoseOfAFile(String line, String answer) throws Exception {
        Run told = Run.told(Locale.ENGLISH, GAME, args(line, "-"));
        assertThat(told.out() + told.err()).contains(answer).doesNotContain("empty");
        Files.deleteIfExists(folder.resolve("log"));
        Files.deleteIfExists(folder.resolve("m.journal"));
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        CompletableFuture<Path> written = CompletableFuture.supplyAsync(() -> {
            try {
                return Files.writeString(pipe, GAME);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        Run piped = Run.of(args(line, pipe));
        written.join();
        assertThat(piped.exit()).isEqualTo(told.exit());
        String expected = line.startsWith("library") ? "1 there already" : answer;
        assertThat(piped.out() + piped.err()).contains(expected).doesNotContain("empty");
    }

    @Test
    @Timeout(60)
    @EnabledOnOs(OS.LINUX)
    void standardInputHasANameOfItsOwn() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        Main.class.getName(),
                        "audit",
                        "/dev/stdin",
                        "--lang=en")
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().write(GAME.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .contains("1 file, 1 game,");
        assertThat(process.waitFor()).isZero();
    }

    @Test
    void puzzlesAreProvedFromStandardInput() {
        Run run = Run.told(Locale.ENGLISH, "\n", "puzzles", "--check", "-");
        assertThat(run.out()).contains("0 puzzles proved");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "judge IN",
                "convert IN --to pgn",
                "convert IN --to pgn -o %/out.pgn",
                "audit IN",
                "puzzles IN",
                "match --check IN",
                "library IN --data %/data"
            })
    void whatHoldsNoGameIsSaidOnce(String line) throws IOException {
        Path none = Files.writeString(folder.resolve("none.txt"), "no game at all\n");
        Run run = Run.of(args(line, none));
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err().lines().filter(said -> said.contains("no game"))).hasSize(1);
        Run empty = Run.told(Locale.ENGLISH, "", args(line, "-"));
        assertThat(empty.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(empty.err().lines().filter(said -> said.matches(".*(empty|no game).*")))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"convert IN --to pgn", "audit IN", "puzzles IN", "library IN --data %/data"})
    void anEmptyFolderIsSaidAndTheOthersAreRead(String line) throws IOException {
        Path empty = Files.createDirectory(folder.resolve("nothing"));
        Path game = Files.writeString(folder.resolve("game.pgn"), GAME);
        List<String> args = List.of(args(line, empty));
        Run run =
                Run.of(Stream.concat(args.stream(), Stream.of(game.toString())).toArray(String[]::new));
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).contains("chuhe: " + empty + ": no game in it");
        assertThat(run.out() + run.err()).containsAnyOf("炮二平五", "1 game");
    }

    @Test
    void noGamesAreSaidOnlyOfWhatWasNamed() throws IOException {
        Files.writeString(folder.resolve("none.txt"), "no game at all\n");
        Files.writeString(folder.resolve("game.pgn"), GAME);
        assertThat(Run.of("audit", folder.toString()).exit()).isZero();
    }

    @Test
    void workersOfAClusterCannotReadAPipe() {
        Run run = Run.told(Locale.ENGLISH, GAME, "audit", "-", "--spark", "--parquet", "t");
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).contains("- is no file", "leave --spark out").hasLineCount(1);
    }
}
