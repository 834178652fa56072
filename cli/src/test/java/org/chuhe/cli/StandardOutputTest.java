package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers that cannot be written, by real processes. */
@EnabledOnOs(OS.LINUX)
class StandardOutputTest {
    private static final Path GAME = Path.of("..", "examples", "perpetual-check.pgn");

    @TempDir
    Path folder;

    private static ProcessBuilder command(String line) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                Main.class.getName()));
        for (String word : line.split(" ")) {
            command.add(word.replace("GAME", GAME.toString()));
        }
        return new ProcessBuilder(command);
    }

    private Path err() {
        return folder.resolve("err");
    }

    @ParameterizedTest
    @CsvSource({
        "--version --lang en,                       standard output could not be written: ",
        "show --lang en,                            standard output could not be written: ",
        "show --svg - --lang zh,                    标准输出写入失败：",
        "judge GAME --lang en,                      standard output could not be written: ",
        "judge --batch ../examples/repetitions.jsonl --lang en, standard output could not be written: ",
        "convert GAME --to pgn --lang en,           standard output could not be written: ",
        "match --check GAME --lang en,              standard output could not be written: ",
    })
    void aFullDiskIsNoSuccess(String line, String words) throws Exception {
        Process process = command(line)
                .redirectOutput(new File("/dev/full"))
                .redirectError(err().toFile())
                .start();
        process.getOutputStream().close();
        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(Files.readString(err())).startsWith("chuhe: " + words).hasLineCount(1);
    }

    /** More than fits into a buffer, so that it fails in the middle as well as at the end. */
    @Test
    void aLongAnswerFailsOnce() throws Exception {
        Path games = Files.writeString(
                folder.resolve("many.pgn"), Files.readString(GAME).repeat(500));
        Process process = command("convert " + games + " --to pgn --lang en")
                .redirectOutput(new File("/dev/full"))
                .redirectError(err().toFile())
                .start();
        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(Files.readString(err()))
                .startsWith("chuhe: standard output could not")
                .hasLineCount(1);
    }

    /** {@code chuhe manual | head}: the reader closes the pipe, in whatever language the system would say that. */
    @ParameterizedTest
    @CsvSource({"C.UTF-8", "zh_CN.UTF-8", "de_DE.UTF-8"})
    void aReaderWhoHasSeenEnoughIsNothingWrong(String locale) throws Exception {
        Path games = Files.writeString(
                folder.resolve("many.pgn"), Files.readString(GAME).repeat(500));
        ProcessBuilder builder = command("convert " + games + " --to pgn").redirectError(err().toFile());
        builder.environment().put("LC_ALL", locale);
        Process process = builder.start();
        process.getInputStream().close();
        assertThat(process.waitFor()).isZero();
        assertThat(Files.readString(err())).isEmpty();
    }

    /** What a command has to say counts even if nobody reads its answer. */
    @Test
    void aClosedPipeKeepsTheCommandsOwnCode() throws IOException, InterruptedException {
        Process process = command("judge --batch - --lang en")
                .redirectError(err().toFile())
                .start();
        process.getInputStream().close();
        process.getOutputStream().write("{}\n".getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(Files.readString(err())).isEmpty();
    }
}
