package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shell script {@code chuhe}, with a Maven and a Java that only note what they are asked to do. */
class LauncherTest {
    private static final String NOTE = "#!/bin/sh\necho \"$(basename \"$0\") $*\" >>\"$NOTES\"\n";
    private static final String MAVEN_THAT_BUILDS = NOTE + "mkdir -p cli/target && : >cli/target/chuhe.jar\n";
    private static final String MAVEN_THAT_FAILS = NOTE + "echo broken; exit 1\n";

    @TempDir
    Path folder;

    private Path root;
    private Path programs;
    private Path notes;

    @BeforeEach
    void copyTheLauncher() throws IOException {
        root = Files.createDirectories(folder.resolve("a folder/楚河"));
        programs = Files.createDirectories(folder.resolve("bin"));
        notes = Files.createFile(folder.resolve("notes"));
        Files.copy(Path.of("..", "chuhe"), root.resolve("chuhe"));
        script(root.resolve("chuhe"), Files.readString(root.resolve("chuhe")));
        Path sources = Files.createDirectories(root.resolve("core/src/main/java"));
        for (Path old : List.of(
                Files.createFile(root.resolve("pom.xml")),
                Files.createFile(root.resolve("core/pom.xml")),
                Files.createFile(sources.resolve("Old.java")),
                sources,
                sources.getParent())) {
            Files.setLastModifiedTime(old, FileTime.fromMillis(1_000_000_000_000L));
        }
        script(programs.resolve("java"), NOTE + "echo answer\nexit ${ANSWER:-0}\n");
        script(programs.resolve("mvn"), MAVEN_THAT_BUILDS);
    }

    private static void script(Path file, String content) throws IOException {
        Files.writeString(file, content);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private record Outcome(int exit, String out, String err) {}

    private Outcome launch(Path script, Map<String, String> variables, String... args) throws Exception {
        List<String> command = new ArrayList<>(List.of(script.toString()));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        Map<String, String> environment = builder.environment();
        environment.keySet().removeAll(List.of("JAVA_HOME", "LC_ALL", "LC_MESSAGES", "LANG", "CHUHE_JAVA_OPTS"));
        environment.put("PATH", programs + ":/usr/bin:/bin");
        environment.put("NOTES", notes.toString());
        environment.putAll(variables);
        Path err = folder.resolve("err");
        Process process = builder.redirectError(err.toFile()).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Outcome(process.waitFor(), out, Files.readString(err));
    }

    private Outcome launch(String... args) throws Exception {
        return launch(root.resolve("chuhe"), Map.of(), args);
    }

    private long builds() throws IOException {
        return Files.readAllLines(notes).stream()
                .filter(line -> line.startsWith("mvn "))
                .count();
    }

    private String lastCall() throws IOException {
        List<String> lines = Files.readAllLines(notes);
        return lines.get(lines.size() - 1);
    }

    @Test
    void buildsOnFirstUseWithOneLineOfProgress() throws Exception {
        Outcome first = launch("show", "a fen");
        assertThat(first.exit()).isZero();
        assertThat(first.out()).isEqualTo("answer\n");
        assertThat(first.err()).startsWith("chuhe: building").hasLineCount(1);
        assertThat(builds()).isOne();
        assertThat(lastCall()).endsWith("-jar " + root.toRealPath() + "/cli/target/chuhe.jar show a fen");
    }

    @Test
    void startsAtOnceAfterwards() throws Exception {
        launch("show");
        Outcome second = launch("show");
        assertThat(second.err()).isEmpty();
        assertThat(builds()).isOne();
    }

    /** What Maven built alone has no archive of classes; the launcher makes it, and where it cannot, it tries once. */
    @Test
    void preparesQuickStartsOfAProgramThatMavenBuilt() throws Exception {
        launch("show");
        Files.delete(root.resolve("cli/target/chuhe-server.jsa"));
        Outcome next = launch("show");
        assertThat(next.out()).isEqualTo("answer\n");
        assertThat(next.err()).startsWith("chuhe: preparing").hasLineCount(1);
        assertThat(launch("show").err()).isEmpty();
        assertThat(builds()).isOne();
    }

    @Test
    void buildsAgainWhenSourcesAreNewer() throws Exception {
        launch("show");
        Path source = Files.createFile(root.resolve("core/src/main/java/New.java"));
        Files.setLastModifiedTime(source, FileTime.fromMillis(System.currentTimeMillis() + 60_000));
        assertThat(launch("show").err()).startsWith("chuhe: building");
        assertThat(builds()).isEqualTo(2);
    }

    @Test
    void isFoundThroughLinks() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("a folder", "楚河", "chuhe"));
        Path again = Files.createSymbolicLink(programs.resolve("chuhe"), link);
        assertThat(launch(again, Map.of(), "show").out()).isEqualTo("answer\n");
        assertThat(root.resolve("cli/target/chuhe.jar")).exists();
    }

    @Test
    void passesTheExitCodeOn() throws Exception {
        launch("show");
        assertThat(launch(root.resolve("chuhe"), Map.of("ANSWER", "1"), "check").exit())
                .isOne();
    }

    @Test
    void saysInOneLineThatTheBuildFailed() throws Exception {
        script(programs.resolve("mvn"), MAVEN_THAT_FAILS);
        Outcome outcome = launch("show");
        assertThat(outcome.exit()).isEqualTo(2);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err().lines().skip(1))
                .singleElement()
                .asString()
                .contains("the build failed", "chuhe-build.log");
        assertThat(root.resolve("cli/target/chuhe-build.log")).hasContent("broken");
        script(programs.resolve("mvn"), MAVEN_THAT_BUILDS);
        assertThat(launch("show").exit()).as("the lock is gone").isZero();
    }

    @Test
    void takesOverTheLockOfADeadBuild() throws Exception {
        Path lock = Files.createDirectories(root.resolve("cli/target/chuhe-build.lock"));
        Process dead = new ProcessBuilder("true").start();
        dead.waitFor();
        Files.writeString(lock.resolve("pid"), dead.pid() + "\n");
        assertThat(launch("show").out()).isEqualTo("answer\n");
        assertThat(lock).doesNotExist();
    }

    /** Everything that it says, in every language that it speaks. */
    @ParameterizedTest
    @CsvSource({"zh_CN.UTF-8, 正在编译, 快速启动", "zh_TW.UTF-8, 正在編譯, 快速啟動", "de_DE.UTF-8, building, preparing"})
    void speaksTheLanguageOfItsEnvironment(String language, String building, String preparing) throws Exception {
        Map<String, String> environment = Map.of("LANG", language);
        assertThat(launch(root.resolve("chuhe"), environment, "show").err()).contains(building);
        Files.delete(root.resolve("cli/target/chuhe-server.jsa"));
        Outcome prepared = launch(root.resolve("chuhe"), environment, "show");
        assertThat(prepared.out()).isEqualTo("answer\n");
        assertThat(prepared.err()).contains(preparing);
    }

    /** Java cannot tell whether its answers go to a terminal; the launcher can. */
    @Test
    void saysThatAnswersGoToNoTerminal() throws Exception {
        script(programs.resolve("java"), NOTE + "echo \"columns $CHUHE_COLUMNS\"\n");
        assertThat(launch("judge").out()).isEqualTo("columns 0\n");
    }

    @Test
    void givesOptionsToTheVirtualMachine() throws Exception {
        launch(root.resolve("chuhe"), Map.of("CHUHE_JAVA_OPTS", "-Xmx4g -Dx=y"), "perft");
        assertThat(lastCall()).contains(" -Xmx4g -Dx=y -jar ").contains("-XX:-TieredCompilation");
    }

    /** An archive of classes that another Java has made; newer ones call that an error, and the answer is the same. */
    @Test
    void anotherJavaSaysNothingOfItsArchive() throws Exception {
        launch("show");
        for (String archive : List.of("chuhe.jsa", "chuhe-server.jsa")) {
            Files.writeString(root.resolve("cli/target").resolve(archive), "of another Java");
        }
        launch("show");
        assertThat(lastCall()).contains("-Xlog:all=error,cds*=off:stderr");
        try (Stream<Path> installed = Files.list(Path.of("/usr/lib/jvm"))) {
            for (Path java : installed
                    .filter(each -> Files.isExecutable(each.resolve("bin/java")))
                    .toList()) {
                Outcome outcome = launch(root.resolve("chuhe"), Map.of("JAVA_HOME", java.toString()), "show");
                assertThat(outcome.err())
                        .as(java.toString())
                        .contains("chuhe.jar")
                        .doesNotContain("[error]", "chuhe.jsa");
            }
        } catch (NoSuchFileException e) {
            // Another system.
        }
    }
}
