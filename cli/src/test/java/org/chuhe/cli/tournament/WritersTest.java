package org.chuhe.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.chuhe.cli.Main;
import org.chuhe.cli.Run;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Several people record results of one round at once: each is written, and nobody is refused. */
class WritersTest {
    @TempDir
    Path folder;

    private Path paired(int tables) {
        Path file = folder.resolve("cup.json");
        Run made = Run.in(
                Locale.ENGLISH,
                "tournament",
                "simulate",
                file.toString(),
                "--players",
                Integer.toString(2 * tables),
                "--rounds",
                "3",
                "--until",
                "0");
        assertThat(made.err()).isEmpty();
        assertThat(Run.in(Locale.ENGLISH, "tournament", "pair", file.toString()).exit())
                .isZero();
        return file;
    }

    /** What one writer heard; he records every table of his own, one after the other. */
    interface Writer {
        String record(int table) throws IOException, InterruptedException;
    }

    private static List<String> write(int writers, int tables, Writer writer)
            throws InterruptedException, ExecutionException {
        ExecutorService people = Executors.newFixedThreadPool(writers);
        try {
            List<Future<List<String>>> all = new ArrayList<>();
            for (int person = 0; person < writers; person++) {
                int first = person + 1;
                all.add(people.submit(() -> {
                    List<String> complaints = new ArrayList<>();
                    for (int table = first; table <= tables; table += writers) {
                        complaints.add(writer.record(table));
                    }
                    return complaints;
                }));
            }
            List<String> heard = new ArrayList<>();
            for (Future<List<String>> one : all) {
                heard.addAll(one.get());
            }
            return heard;
        } finally {
            people.shutdownNow();
        }
    }

    private static long recorded(Path file) {
        JsonNode games = JsonMapper.builder().build().readTree(file).at("/played/0/games");
        return games.valueStream()
                .filter(g -> g.get("result").asString().equals("1-0"))
                .count();
    }

    private static String inThisProcess(Path file, int table) {
        Run run = Run.in(Locale.ENGLISH, "tournament", "result", file.toString(), table + "=1-0");
        return run.exit() == 0 ? "" : run.exit() + run.err();
    }

    private static String inAnother(Path file, int table) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        Main.class.getName(),
                        "tournament",
                        "result",
                        file.toString(),
                        table + "=1-0")
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return process.waitFor() == 0 ? "" : said;
    }

    @Test
    void eightWritersOfOneProcessLoseNothing() throws Exception {
        Path file = paired(64);
        assertThat(write(8, 64, table -> inThisProcess(file, table)))
                .hasSize(64)
                .containsOnly("");
        assertThat(recorded(file)).isEqualTo(64);
    }

    @Test
    void processesOfTheirOwnLoseNothing() throws Exception {
        Path file = paired(12);
        assertThat(write(4, 12, table -> inAnother(file, table))).hasSize(12).containsOnly("");
        assertThat(recorded(file)).isEqualTo(12);
    }

    @Test
    @Tag("slow")
    void eightProcessesAtATimeLoseNothing() throws Exception {
        Path file = paired(120);
        assertThat(write(8, 120, table -> inAnother(file, table))).hasSize(120).containsOnly("");
        assertThat(recorded(file)).isEqualTo(120);
    }

    /** A minute of recording and clearing: what was acknowledged last stands, for every table. */
    @ParameterizedTest
    @ValueSource(ints = {2, 8})
    @Tag("slow")
    void writersForAMinuteLoseNothing(int writers) throws Exception {
        int tables = 4 * writers;
        Path file = paired(tables);
        Instant end = Instant.now().plusSeconds(60);
        Map<Integer, String> acknowledged = new ConcurrentHashMap<>();
        AtomicInteger written = new AtomicInteger();
        List<String> heard = write(writers, writers, person -> {
            for (int i = 0; Instant.now().isBefore(end); i++) {
                int table = person + writers * (i % 4);
                String result = List.of("1-0", "0-1", "1/2").get(i % 3);
                Run run = Run.in(Locale.ENGLISH, "tournament", "result", file.toString(), table + "=" + result);
                if (run.exit() != 0) {
                    return run.err();
                }
                acknowledged.put(table, result);
                written.incrementAndGet();
            }
            return "";
        });
        assertThat(heard).containsOnly("");
        JsonMapper.builder()
                .build()
                .readTree(file)
                .at("/played/0/games")
                .forEach(game -> assertThat(game.get("result").asString())
                        .isEqualTo(acknowledged.get(game.get("table").asInt())));
        assertThat(acknowledged).hasSize(tables);
        System.out.println(writers + " writers wrote " + written + " results in a minute; none was lost");
    }

    @Test
    void whoOnlyReadsWaitsForNobody() throws IOException {
        Path file = paired(2);
        Path lock = folder.resolve(".cup.json.lock");
        Files.delete(lock);
        assertThat(Run.in(Locale.ENGLISH, "tournament", "standings", file.toString())
                        .exit())
                .isZero();
        assertThat(Run.in(Locale.ENGLISH, "tournament", "pair", file.toString(), "--dry-run", "--open-games")
                        .out())
                .isNotEmpty();
        assertThat(lock).doesNotExist();
        File missing = folder.resolve("missing.json").toFile();
        assertThat(Run.in(Locale.ENGLISH, "tournament", "result", missing.toString(), "1=1-0")
                        .exit())
                .isEqualTo(2);
        assertThat(folder.resolve(".missing.json.lock")).doesNotExist();
    }
}
