package org.chuhe.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Java of the README and of comments on classes, compiled and run as a reader would do it. */
class ReadmeExamplesTest {
    private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern COMMENT = Pattern.compile("<pre>\\{@code\n(.*?) \\* }</pre>", Pattern.DOTALL);
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

    /** What the examples in comments on classes speak of, without saying where it comes from. */
    private static final Map<String, String> GIVEN = Map.of(
            "arbiter/src/main/java/org/chuhe/arbiter/Arbiter.java", "",
            "core/src/main/java/org/chuhe/core/sequence/MoveSequence.java", "",
            "documents/src/main/java/org/chuhe/documents/board/BoardPicture.java",
                    "Move move = MoveReader.read(Position.START, \"h2e2\"); Position after = Position.START.play(move);",
            "tournament/src/main/java/org/chuhe/tournament/Tournament.java", "");

    @Test
    void theExamplesInCommentsRun() throws Exception {
        for (Map.Entry<String, String> each : GIVEN.entrySet()) {
            Matcher comment = COMMENT.matcher(Files.readString(Path.of("..", each.getKey())));
            assertThat(comment.find()).as(each.getKey()).isTrue();
            String example = comment.group(1).replaceAll("(?m)^ \\*", "");
            assertThat(run(each.getValue() + example)).as(each.getKey()).isEmpty();
        }
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
                import org.chuhe.arbiter.claim.*;
                import org.chuhe.arbiter.ruling.*;
                import org.chuhe.core.*;
                import org.chuhe.core.notation.*;
                import org.chuhe.core.sequence.*;
                import org.chuhe.documents.board.*;
                import org.chuhe.tournament.*;
                import org.chuhe.tournament.command.entry.*;
                import org.chuhe.tournament.command.round.*;
                import org.chuhe.tournament.ranking.*;
                import org.chuhe.text.*;
                import org.chuhe.tournament.regulations.*;

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
