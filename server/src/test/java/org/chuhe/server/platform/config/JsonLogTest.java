package org.chuhe.server.platform.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.event.Club;
import org.chuhe.server.platform.auth.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A log for programs is JSON to its last line, whichever library speaks. */
class JsonLogTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** The other process: a server that is asked for papers, for files that are not there, and in which things fail. */
    public static void main(String[] args) throws Exception {
        try (TestServer server = TestServer.start(Map.of("log", "json"))) {
            Club club = new Club(server.member("organiser", Role.ORGANISER));
            String event = club.swiss(1, "Ann", "Bea");
            club.pair(event);
            Browser guest = server.visitor();
            expect(200, guest.get("/events/" + event + "/files/pairings-1.pdf").statusCode());
            for (String absent : List.of("x1.pdf", "pairings-9.pdf", "bracket.svg", "slips-1.pdf", "event.txt")) {
                for (int i = 0; i < 3; i++) {
                    expect(
                            404,
                            guest.get("/events/" + event + "/files/" + absent).statusCode());
                }
            }
            Logger log = LoggerFactory.getLogger("org.chuhe.test");
            log.warn("{} asks for \"{}\"", "Ann", "a\tfile");
            log.error("it failed: {}", 7, new IllegalStateException("of \"two\"\nlines \\ \u0001"));
            java.util.logging.Logger.getLogger("a.library").warning("by java.util.logging");
            System.getLogger("another.library").log(System.Logger.Level.WARNING, "by {0}", "System.Logger");
            Thread thread = new Thread(
                    () -> {
                        throw new IllegalStateException("nobody catches this");
                    },
                    "a thread");
            thread.start();
            thread.join();
        }
    }

    private static void expect(int wanted, int status) {
        if (status != wanted) {
            throw new AssertionError(status + " instead of " + wanted);
        }
    }

    @Test
    void everyLineIsJsonAndSaysWhatIsMeant(@TempDir Path folder) throws Exception {
        Path log = folder.resolve("log");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Dchuhe.passwords.kib=256",
                        "-cp",
                        System.getProperty("java.class.path"),
                        JsonLogTest.class.getName())
                .redirectError(log.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        boolean ended = process.waitFor(120, TimeUnit.SECONDS);
        process.destroyForcibly();
        String all = Files.readString(log, StandardCharsets.UTF_8);
        assertThat(ended && process.exitValue() == 0).as(all).isTrue();
        List<String> said = all.lines()
                .map(JSON::readTree)
                .map(line -> line.path("message").asString())
                // A busy machine may be slow, and the server then says so.
                .filter(message -> !message.startsWith("slow: "))
                .toList();
        assertThat(said)
                .containsExactly(
                        "Ann asks for \"a\tfile\"",
                        "it failed: 7",
                        "by java.util.logging",
                        "by System.Logger",
                        "the thread \"a thread\" has ended");
        JsonNode failed = all.lines()
                .map(JSON::readTree)
                .filter(line -> line.path("message").asString().equals("it failed: 7"))
                .findFirst()
                .orElseThrow();
        assertThat(failed.path("level").asString()).isEqualTo("ERROR");
        assertThat(failed.path("loggerName").asString()).isEqualTo("org.chuhe.test");
        assertThat(failed.path("throwable").path("message").asString()).isEqualTo("of \"two\"\nlines \\ \u0001");
    }
}
