package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.chuhe.cli.console.Exit;
import org.chuhe.testing.JsonLines;
import org.chuhe.testing.Shared;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Auditing folders of games. */
class AuditCommandTest {
    private static final String PERPETUAL = "[Game \"x\"]\n[Red \"甲\"]\n[Black \"乙\"]\n[Result \"1-0\"]\n"
            + "[FEN \"2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 1\"]\n" + "f0e0 e8f8 e0f0 f8e8 ".repeat(3) + "\n\n";
    private static final String ILLEGAL = "[Game \"x\"]\n1. 炮二平五 马8进7 2. 车一进五\n\n";

    @TempDir
    Path folder;

    private Path archive() throws IOException {
        Path archive = Files.createDirectory(folder.resolve("archive"));
        Files.writeString(archive.resolve("a.pgn"), PERPETUAL + ILLEGAL);
        Files.writeString(archive.resolve("b.pgn"), PERPETUAL);
        Files.writeString(archive.resolve("c.txt"), "no game");
        return archive;
    }

    private String[] args(Path archive, String... more) {
        List<String> args = new java.util.ArrayList<>(List.of(
                "audit",
                archive.toString(),
                "--json",
                folder.resolve("f.jsonl").toString(),
                "--html",
                folder.resolve("r.html").toString()));
        args.addAll(List.of(more));
        return args.toArray(String[]::new);
    }

    @Test
    void everythingIsFound() throws IOException {
        Run run = Run.of(args(archive(), "--rules", "cxa2020,cxa2011"));
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("3 files, 3 games");
        assertThat(run.lines()).anyMatch(line -> line.matches("\\s+1  Illegal moves"));
        assertThat(run.lines()).anyMatch(line -> line.matches("\\s+2  Repetitions"));
        assertThat(run.lines()).anyMatch(line -> line.matches("\\s+1  Duplicates"));
        assertThat(run.lines()).anyMatch(line -> line.matches("\\s+2  Results against the ruling.*"));
        String page = Files.readString(folder.resolve("r.html"));
        assertThat(page)
                .contains("<svg")
                .contains("cxa2020: Red", "cxa2011: Red", "Red gives perpetual check and loses");
        assertThat(JsonLines.read(folder.resolve("f.jsonl")).stream().filter(line -> line.has("done")))
                .hasSize(3);
    }

    @Test
    void whatHasComeRoundOnlyTwiceIsNoRepetition() throws IOException {
        Path file = folder.resolve("twice.pgn");
        Files.writeString(file, PERPETUAL.replace("f0e0 e8f8 e0f0 f8e8 ".repeat(3), "f0e0 e8f8 e0f0 f8e8 ".repeat(2)));
        Run run = Run.of("audit", file.toString(), "--rules", "cxa2011");
        assertThat(run.lines()).anyMatch(line -> line.matches("\\s+0  Repetitions"));
        assertThat(run.lines()).anyMatch(line -> line.matches("\\s+0  Results against the ruling.*"));
    }

    @Test
    void theEndOfALargeFileCountsAllOfIt() throws IOException {
        Path archive = archive();
        Files.writeString(archive.resolve("large.pgn"), PERPETUAL.repeat(4000) + ILLEGAL);
        Run.of(args(archive, "--threads", "2"));
        assertThat(JsonLines.read(folder.resolve("f.jsonl")).stream()
                        .filter(line -> line.has("done"))
                        .filter(line -> line.get("file").asString().endsWith("large.pgn")))
                .singleElement()
                .satisfies(line -> {
                    assertThat(line.get("games").asInt()).isEqualTo(4001);
                    assertThat(line.get("gamesWithFindings").asInt()).isEqualTo(4001);
                    assertThat(line.get("duplicates").asInt()).isEqualTo(4000);
                });
    }

    @Test
    void threadsDoNotChangeTheAnswer() throws IOException {
        Path archive = archive();
        Files.writeString(archive.resolve("large.pgn"), PERPETUAL.repeat(4000) + ILLEGAL);
        Run.of(args(archive, "--threads", "1"));
        String one = Files.readString(folder.resolve("f.jsonl"));
        Run.of(args(archive, "--threads", "4"));
        assertThat(Files.readString(folder.resolve("f.jsonl"))).isEqualTo(one);
    }

    @Test
    void aStoppedAuditGoesOn() throws IOException {
        Path archive = archive();
        Run whole = Run.of(args(archive));
        String lines = Files.readString(folder.resolve("f.jsonl"));
        String page = Files.readString(folder.resolve("r.html"));
        // As if it had been killed after the first file, in the middle of a line.
        Path journal = folder.resolve("f.jsonl.journal");
        String noted = Files.readString(journal);
        int second = noted.indexOf('\n', noted.indexOf("DONE")) + 1;
        Files.writeString(journal, noted.substring(0, second) + "torn");
        Files.writeString(folder.resolve("f.jsonl"), "{\"torn\":", StandardOpenOption.APPEND);
        Run resumed = Run.of(args(archive, "--resume"));
        assertThat(resumed.exit()).isZero();
        assertThat(resumed.lines().subList(1, 11)).isEqualTo(whole.lines().subList(1, 11));
        assertThat(Files.readString(folder.resolve("f.jsonl"))).isEqualTo(lines);
        assertThat(Files.readString(folder.resolve("r.html"))).isEqualTo(page);
    }

    @Test
    void badInputIsRefused() throws IOException {
        assertThat(Run.of("audit", folder.resolve("absent").toString()).exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(Run.of("audit", folder.toString(), "--rules", "fide").err()).contains("cxa2020");
        assertThat(Run.of("audit", folder.toString(), "--threads", "-1").exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(Run.of("audit", folder.toString(), "--resume").exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(Run.of("audit", folder.toString(), "--nodes", "0").exit()).isEqualTo(Exit.BAD_INPUT);
    }

    @Test
    void allSamplesInOneGo() {
        Path samples = Shared.path("games/samples");
        Run run = Run.of(args(samples, "--nodes", "2000"));
        assertThat(run.exit()).isZero();
        assertThat(run.lines().get(0)).startsWith("1445 files, 5242 games, 397044 plies");
    }
}
