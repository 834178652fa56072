package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.platform.config.Settings;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The examples in other languages get the rulings of this program, from a co-process and from a server. */
@Timeout(300)
class ExamplesTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    static Path folder;

    private static ChuheServer server;
    private static List<String> expected;

    @BeforeAll
    static void start() throws IOException {
        Path program = folder.resolve("chuhe");
        Files.writeString(
                program,
                "#!/bin/sh\nexec '%s' -Dfile.encoding=UTF-8 -XX:TieredStopAtLevel=1 -cp '%s' %s \"$@\"\n"
                        .formatted(
                                Path.of(System.getProperty("java.home"), "bin", "java"),
                                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                                Main.class.getName()));
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        server = ChuheServer.start(Settings.read(
                Map.of(
                        "host",
                        "127.0.0.1",
                        "port",
                        "0",
                        "data",
                        folder.resolve("data").toString()),
                Map.of()));
        expected = Run.of(
                        "judge",
                        "--batch",
                        ROOT.resolve("examples/repetitions.jsonl").toString())
                .lines()
                .stream()
                .map(JSON::readTree)
                .map(ExamplesTest::line)
                .toList();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String line(JsonNode answer) {
        String articles = String.join(
                ", ",
                answer.get("articles").valueStream().map(JsonNode::asString).toList());
        return answer.get("id").asString() + " " + answer.get("outcome").asString() + " " + articles;
    }

    @Test
    void python() throws IOException, InterruptedException {
        needs("python3");
        both(List.of("python3", "examples/judge.py"), List.of(address()));
    }

    @Test
    void go() throws IOException, InterruptedException {
        needs("go");
        Path program = folder.resolve("judge-go");
        run(
                Map.of("GOCACHE", folder.resolve("go").toString()),
                List.of("go", "build", "-o", program.toString(), "examples/judge.go"));
        both(List.of(program.toString()), List.of(address()));
    }

    @Test
    void cPlusPlus() throws IOException, InterruptedException {
        needs("g++");
        Path program = folder.resolve("judge-cpp");
        run(
                Map.of(),
                List.of(
                        "g++",
                        "-std=c++17",
                        "-Wall",
                        "-Wextra",
                        "-Werror",
                        "-o",
                        program.toString(),
                        "examples/judge.cpp"));
        both(
                List.of(program.toString()),
                List.of(
                        URI.create(address()).getHost(),
                        Integer.toString(URI.create(address()).getPort())));
    }

    private static String address() {
        return server.address();
    }

    private static void both(List<String> command, List<String> ofServer) throws IOException, InterruptedException {
        Map<String, String> program = Map.of("CHUHE", folder.resolve("chuhe").toString());
        assertThat(run(program, command)).isEqualTo(expected);
        List<String> asking = new ArrayList<>(command);
        asking.addAll(ofServer);
        assertThat(run(Map.of(), asking)).isEqualTo(expected);
    }

    private static List<String> run(Map<String, String> environment, List<String> command)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).directory(ROOT.toFile());
        builder.environment().putAll(environment);
        Path problems = Files.createTempFile(folder, "problems", ".txt");
        Process process = builder.redirectError(problems.toFile()).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(Files.readString(problems)).isZero();
        return said.lines().toList();
    }

    private static void needs(String tool) {
        boolean there = Stream.of(System.getenv("PATH").split(":"))
                .map(Path::of)
                .anyMatch(each -> Files.isExecutable(each.resolve(tool)));
        Assumptions.assumeTrue(there, () -> "SKIPPED: needs " + tool + ", which is absent here");
    }
}
