package org.chuhe.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Terminal;
import org.chuhe.server.ChuheServer;
import org.chuhe.server.platform.config.Settings;
import org.chuhe.server.platform.db.Storage;

/**
 * Does once what people do all day, so that the Java machine can note down which classes that takes ({@code
 * -XX:DumpLoadedClassList}); with an archive of those a command starts in half the time. The launcher calls it after a
 * build, and the packages are made with it: {@code commands} for what answers and ends, {@code server} for what stays. A
 * command that is not among the lines fails a test.
 */
final class Training {
    private static final String GAME = "[Event \"x\"]\n[Red \"甲\"]\n[Black \"乙\"]\n[Result \"1/2-1/2\"]\n\n"
            + "1. 炮二平五 马８进７ 2. 马二进三 车９平８ 3. 车一平二 炮８进４ 1/2-1/2\n";

    private static final String ENTRIES = "name,rating\nA,2000\nB,1900\nC,1800\nD,1700\nE,1600\nF,1500\nG,1400\n";

    /** Each begins with a command; % is the folder for files. */
    static final List<String> LINES = List.of(
            "--version",
            "--help",
            "pertf",
            "judge --fen 2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1_w --moves 车四平五,将5平6,车五平四,将6平5",
            "judge --fen 2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1_w --moves 车四平五,将5平6,车五平四,将6平5 --json --lang en",
            "judge --fen 2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1_w --moves 车四平五,将5平6,车五平四,将6平5 --rules all",
            "judge --fen not_a_position --moves x",
            "judge %/game.pgn",
            "judge --batch -",
            "show 2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1_w",
            "show --svg -",
            "show",
            "convert %/game.pgn --to xqf -o %/game.xqf",
            "convert %/game.xqf --to json",
            "convert %/game.xqf --to pgn",
            "convert %/game.xqf --to pgn-wxf",
            "convert --batch - --to pgn",
            "audit %/game.xqf",
            "match --check %/game.pgn",
            "match -e no-such-engine -e no-such-engine;_name=b --pairs 1 --nodes 1 -o %/match",
            "engine no-such-engine",
            "puzzles %/game.pgn -o %/puzzles.jsonl",
            "puzzles --check %/puzzles.jsonl",
            "perft --depth 1",
            "translations vi --sources %",
            "game %/table.log",
            "tournament new %/event.json --name x --format swiss --rounds 3",
            "tournament new %/event.json --name x --format swiss --rounds 3",
            "tournament add %/event.json --from %/entries.csv",
            "tournament add %/event.json H --rating 1300",
            "tournament edit %/event.json 8 --name I",
            "tournament rules %/event.json --rounds 4",
            "tournament draw %/event.json --seed 1",
            "tournament programme %/event.json",
            "tournament pair %/event.json",
            "tournament pair %/event.json",
            "tournament result %/event.json 1=1-0",
            "tournament result %/event.json 2=0-1 3=1/2 4=1-0",
            "tournament mark %/event.json 1 --fouls 1",
            "tournament standings %/event.json",
            "tournament standings %/event.json --json",
            "tournament ratings %/event.json",
            "tournament check %/event.json",
            "tournament export %/event.json --what standings --to csv",
            "tournament export %/event.json --what pairings --to text",
            "tournament withdraw %/event.json 7",
            "tournament appeal %/event.json",
            "tournament log %/event.json",
            "tournament undo %/event.json",
            "tournament lots %/event.json",
            "tournament play-off %/event.json 1",
            "tournament line-up %/event.json 1",
            "tournament first %/event.json 99 1",
            "tournament simulate %/random.json --players 4 --rounds 1",
            "tournament export %/event.json --to trf -o %/event.trf",
            "tournament import %/trf.json %/event.trf",
            "serve --help",
            "export-site --help",
            "backup --help",
            "restore --help",
            "account --help",
            "library --help",
            "completion",
            "manual");

    private static final List<String> PAGES =
            List.of("/", "/desk", "/play", "/events", "/rules", "/practice", "/api", "/login");

    private Training() {}

    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("chuhe-training");
        try {
            if (List.of(args).contains("tables")) {
                Storage.open(settings(Path.of(args[1]))).close();
            } else if (List.of(args).contains("server")) {
                makeTables(folder.resolve("data"));
                serve(folder.resolve("data"));
            } else {
                commands(folder, new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
            }
        } finally {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    /** Runs all lines. What they answer does not matter: mistakes are trained as well. */
    static void commands(Path folder, PrintStream out) throws IOException {
        // What the entry itself uses before there is a command.
        Terminal.columns(Map.of(), Main.class.desiredAssertionStatus());
        Files.writeString(folder.resolve("game.pgn"), GAME);
        Files.writeString(folder.resolve("entries.csv"), ENTRIES);
        String question =
                "{\"id\":1,\"fen\":\"2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w\",\"moves\":\"f0e0 e8f8 e0f0 f8e8\"}\n";
        for (Locale locale : List.of(Locale.CHINESE, Locale.ENGLISH)) {
            for (String line : LINES) {
                InputStream in = new ByteArrayInputStream(question.getBytes(StandardCharsets.UTF_8));
                Chuhe.run(new Console(locale, false, in, out, out), arguments(line, folder));
            }
        }
    }

    /** Spaces divide; inside an argument an underscore stands for one. */
    private static String[] arguments(String line, Path folder) {
        return Stream.of(line.split(" "))
                .map(word -> word.replace('_', ' ').replace("%", folder.toString()))
                .toArray(String[]::new);
    }

    /** By a process of its own: what makes tables is needed at a server's first start alone, and has no place in its archive. */
    private static void makeTables(Path data) throws IOException {
        try {
            new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            Training.class.getName(),
                            "tables",
                            data.toString())
                    .start()
                    .waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Settings settings(Path data) {
        return Settings.read(Map.of("host", "127.0.0.1", "port", "0", "data", data.toString()), Map.of());
    }

    private static void serve(Path data) throws IOException {
        try (ChuheServer server = ChuheServer.start(settings(data))) {
            for (String page : PAGES) {
                HttpURLConnection connection = (HttpURLConnection)
                        URI.create(server.address()).resolve(page).toURL().openConnection();
                connection.getResponseCode();
                connection.disconnect();
            }
        }
    }
}
