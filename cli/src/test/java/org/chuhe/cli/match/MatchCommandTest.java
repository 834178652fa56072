package org.chuhe.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.chuhe.cli.Run;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.records.Records;
import org.chuhe.records.read.ReadGame;
import org.chuhe.testing.RealEngine;
import org.chuhe.testing.ScriptedEngine;
import org.chuhe.text.EndReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Matches from the command line. */
class MatchCommandTest {
    private static final String PERPETUAL = "[Game \"x\"]\n[Red \"甲\"]\n[Black \"乙\"]\n[Result \"1/2-1/2\"]\n"
            + "[FEN \"2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 1\"]\n\n" + "f0e0 e8f8 e0f0 f8e8 ".repeat(3)
            + "1/2-1/2\n\n";

    @TempDir
    Path folder;

    static String engine(String name, String... script) {
        return String.join(" ", ScriptedEngine.command(script)) + "; name=" + name;
    }

    private Path start() throws IOException {
        Path file = folder.resolve("start.epd");
        Files.writeString(file, Fen.write(Position.START) + "\n");
        return file;
    }

    private Run match(String... more) throws IOException {
        List<String> args = new ArrayList<>(List.of(
                "match",
                "--nodes",
                "10",
                "--openings",
                start().toString(),
                "-o",
                folder.resolve("m").toString()));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    private List<ReadGame> games() throws IOException {
        return Records.read("m.pgn", Files.readAllBytes(folder.resolve("m.pgn")));
    }

    @Test
    void aMatchIsPlayedWrittenAndGoneOnWith() throws IOException {
        String[] two = {"-e", engine("a"), "-e", engine("b", "none=4"), "--pairs", "2", "--tables", "2"};
        Run run = match(two);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.lines()).anyMatch(line -> line.matches("a +4 +4 +4 +0 +0 .*"));
        assertThat(run.out()).contains("4 of 4 games", "m.html", "m.pgn", "m.journal");
        assertThat(games()).hasSize(4).allSatisfy(read -> {
            assertThat(read.defects()).isEmpty();
            assertThat(read.game().ending().reason()).isEqualTo(EndReason.RESIGNATION);
        });
        assertThat(Files.readString(folder.resolve("m.html"))).contains("resignation");
        assertThat(match(two).err()).contains("--resume");
        List<String> more = new ArrayList<>(List.of(two));
        more.add("--resume");
        assertThat(match(more.toArray(String[]::new)).out()).contains("4 of 4 games");
        assertThat(games()).hasSize(4);
    }

    /** A server that is out of order at first, then stores what it is told. */
    @Test
    void aMatchIsToldToAServer() throws IOException {
        List<String> stored = new ArrayList<>();
        AtomicInteger asked = new AtomicInteger();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/news", exchange -> {
            JsonNode news = JsonMapper.builder().build().readTree(exchange.getRequestBody());
            boolean ready = asked.incrementAndGet() > 1;
            if (ready && news.path("from").asInt() == stored.size()) {
                news.path("games").forEach(game -> stored.add(game.asString()));
            }
            byte[] answer = ("{\"games\":" + stored.size() + "}").getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(ready ? 200 : 503, answer.length);
            exchange.getResponseBody().write(answer);
            exchange.close();
        });
        server.start();
        try {
            String address = "http://127.0.0.1:" + server.getAddress().getPort();
            String[] two = {"-e", engine("a"), "-e", engine("b", "none=4"), "--pairs", "2"};
            List<String> told = new ArrayList<>(List.of(two));
            told.addAll(List.of("--broadcast", address + "/news"));
            Run run = match(told.toArray(String[]::new));
            assertThat(run.exit()).as(run.err()).isZero();
            assertThat(stored).hasSize(4).allMatch(line -> line.contains("\"transcript\":[]"));
            assertThat(run.out()).doesNotContain("not told");
            // A link that leads nowhere: the match is over all the same, and it is said what is missing.
            told.set(told.size() - 1, address + "/elsewhere");
            told.add("--resume");
            Run lost = match(told.toArray(String[]::new));
            assertThat(lost.exit()).isZero();
            assertThat(lost.out()).contains("4 games were not told to the server (it is not wanted there: 404");
        } finally {
            server.stop(0);
        }
        assertThat(match("-e", "a", "-e", "b", "--broadcast", "nowhere").err()).contains("nowhere is no link");
    }

    @Test
    void rulingsAreAgreedOnByTheAudit() throws IOException {
        assertThat(match("-e", engine("a"), "-e", engine("b")).out()).contains("2 rulings on repetitions");
        Run audit = Run.of("audit", folder.resolve("m.pgn").toString());
        assertThat(audit.lines()).anyMatch(line -> line.matches("\\s+2  Repetitions"));
        assertThat(audit.lines()).anyMatch(line -> line.matches("\\s+0  Illegal moves"));
        assertThat(Files.readString(folder.resolve("m.html"))).contains("<svg", "Draw unless one side varies");
        assertThat(Run.of("match", "--check", folder.resolve("m.pgn").toString())
                        .exit())
                .isZero();
    }

    @Test
    void onATerminalTheTableIsLive() throws IOException {
        Run run = Run.at(
                Locale.CHINESE,
                100,
                false,
                "match",
                "-e",
                engine("a"),
                "-e",
                engine("b"),
                "--depth",
                "3",
                "--sprt",
                "0:5",
                "--openings",
                start().toString(),
                "-o",
                folder.resolve("m").toString());
        assertThat(run.err()).contains("引擎", "得分", "第 1 局");
        assertThat(run.out()).contains("尚未得出结论", "循环反复的裁决 2 次");
    }

    @Test
    void gamesPlayedElsewhereAreRefereed() throws IOException {
        Path file = folder.resolve("x.pgn");
        Files.writeString(file, PERPETUAL);
        Run run = Run.of("match", "--check", file.toString());
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("game 1 (甲 – 乙), ply 12", "perpetual check", "1 game looked at, 1 not");
        Run chinese = Run.in(Locale.CHINESE, "match", "--check", file.toString());
        assertThat(chinese.out()).contains("棋谱记为 1/2-1/2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-e x | at least two engines",
                "-e x -e x | two engines are called x",
                "-e x -e y --time soon | is no time",
                "-e x -e y --time 1 --per-move 2 | not both",
                "-e x -e y --sprt 5:0 | ELO0 below ELO1",
                "-e x -e y --sprt abc | ELO0:ELO1",
                "-e x -e y --resign 5 | SCORE:MOVES",
                "-e x -e y --draw x:y | SCORE:MOVES",
                "-e x -e y --rounds 3 | --rounds is for --format swiss",
                "-e x -e y --pairs 0 | --pairs is 0",
                "-e x -e y --tables 0 | --tables is 0",
                "-e x -e y --limit 0 | --limit is 0",
                "-e x -e y --rules fide | fide",
                "-e x;colour=red -e y | no setting colour",
                "-e x -e y --check z | takes no engines"
            })
    void whatIsWrongIsSaidInOneLine(String line, String words) {
        List<String> args =
                new ArrayList<>(List.of("match", "-o", folder.resolve("w").toString()));
        args.addAll(List.of(line.split(" ")));
        Run run = Run.of(args.toArray(String[]::new));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).contains(words);
    }

    @Test
    void anEngineThatIsNotThereIsNamed() throws IOException {
        Run run = match("-e", "/nonexistent/engine", "-e", engine("b"));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("engine engine cannot be started");
    }

    @Test
    void theFilterKeepsAnEngineFromBreakingTheRules() {
        String game = "position fen 3k5/9/9/9/9/9/4R4/9/9/5K3 w - - 0 1 moves " + "e3d3 d9e9 d3e3 e9d9 ".repeat(2)
                + "e3d3 d9e9";
        List<String> args = new ArrayList<>(List.of("engine", "--"));
        args.addAll(List.of(ScriptedEngine.command("moves=" + "e3d3,d9e9,d3e3,e9d9,".repeat(4))));
        Run run = Run.told(Locale.ENGLISH, "uci\n" + game + "\ngo depth 3\n", args.toArray(String[]::new));
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("uciok", "d3e3 is forbidden by cxa2020");
        assertThat(run.lines()).last().asString().startsWith("bestmove ").isNotEqualTo("bestmove d3e3");
        assertThat(Run.of("engine", "/nonexistent").err()).contains("cannot be started");
    }

    @Test
    void realEnginesPlayWithoutAFault() throws IOException {
        String fairy = RealEngine.fairyStockfish();
        Run run = Run.of(
                "match",
                "-e",
                fairy + "; name=uci",
                "-e",
                fairy + "; name=ucci; protocol=ucci; clock=ms; option.Skill_Level=3",
                "--pairs",
                "2",
                "--time",
                "0:02+0.02",
                "--margin",
                "2000",
                "--tables",
                "2",
                "-o",
                folder.resolve("m").toString());
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("4 of 4 games");
        assertThat(games()).hasSize(4).allSatisfy(read -> {
            assertThat(read.defects()).isEmpty();
            assertThat(read.game().ending().reason()).isNotIn(EndReason.UNKNOWN, EndReason.ARBITER);
        });
        assertThat(Run.of("match", "--check", folder.resolve("m.pgn").toString())
                        .exit())
                .isZero();
    }
}
