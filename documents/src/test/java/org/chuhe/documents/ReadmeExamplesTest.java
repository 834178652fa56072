package org.chuhe.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Java of the README, compiled and run as a reader would do it. */
class ReadmeExamplesTest {
    private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final String CLASS_PATH = System.getProperty("java.class.path");

    @TempDir
    Path folder;

    @Test
    void aGameIsPlayedAndDrawn() throws Exception {
        assertThat(run(example("ChineseNotation.write")))
                .startsWith("h2e2 炮二平五 C2.5\nh9g7 马8进7 H8+7\n")
                .contains("RED has 34 legal moves")
                .contains("false false false\n")
                .contains("rnbakabr1/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R w");
        assertThat(folder.resolve("board.svg")).content().startsWith("<svg");
    }

    @Test
    void aRepetitionIsRuledOnAsTheReadmeSays() throws Exception {
        String example = example("Arbiter.of");
        String said = example.lines()
                .filter(line -> line.contains("ruling.articles()"))
                .map(line -> line.replaceAll(".*// ", ""))
                .findFirst()
                .orElseThrow();
        assertThat(run(example)).startsWith(said + "\n").contains("将").contains("24.9");
    }

    @Test
    void everyExampleIsTried() throws IOException {
        assertThat(examples()).hasSize(2);
    }

    private static String example(String of) throws IOException {
        return examples().stream().filter(each -> each.contains(of)).findFirst().orElseThrow();
    }

    private static List<String> examples() throws IOException {
        return JAVA.matcher(Files.readString(Path.of("../README.md")))
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    private String run(String example) throws IOException, InterruptedException {
        Path source = folder.resolve("Example.java");
        Files.writeString(source, """
                import java.nio.file.*;
                import java.util.*;
                import org.chuhe.arbiter.*;
                import org.chuhe.arbiter.nature.*;
                import org.chuhe.arbiter.book.*;
                import org.chuhe.arbiter.ruling.*;
                import org.chuhe.core.*;
                import org.chuhe.core.notation.*;
                import org.chuhe.documents.board.*;

                class Example {
                    public static void main(String[] args) throws Exception {
                """ + example + "}}");
        ByteArrayOutputStream problems = new ByteArrayOutputStream();
        int compiled = ToolProvider.getSystemJavaCompiler()
                .run(null, null, problems, "-proc:none", "-encoding", "UTF-8", "-cp", CLASS_PATH, source.toString());
        assertThat(compiled).as(problems.toString(StandardCharsets.UTF_8)).isZero();
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dfile.encoding=UTF-8",
                        "-Dstdout.encoding=UTF-8",
                        "-cp",
                        folder + System.getProperty("path.separator") + CLASS_PATH,
                        "Example")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said.replace("\r\n", "\n");
    }
}
