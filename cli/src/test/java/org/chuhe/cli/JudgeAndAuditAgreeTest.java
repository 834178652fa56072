package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.testing.Archive;
import org.chuhe.testing.JsonLines;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One game, one answer: {@code judge GAME} and {@code audit} name the same plies, verdicts and articles. */
class JudgeAndAuditAgreeTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final List<String> LISTS =
            List.of("repetition_games.jsonl", "natural_limit_games.jsonl", "terminal_games.jsonl");
    private static final List<String> RULING =
            List.of("basis", "verdict", "consequence", "articles", "claimArticles", "lastPly");

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"cxa2020", "cxa2011", "cxa1999", "cxa1957", "wxf2018"})
    void onTheExtracts(String edition) throws IOException {
        agree(edition, Archive.EXTRACT);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"cxa2020", "cxa2011", "cxa1999", "cxa1957", "wxf2018"})
    void onTheWholeArchive(String edition) throws IOException {
        agree(edition, Archive.WHOLE);
    }

    private void agree(String edition, Archive archive) throws IOException {
        Path file = folder.resolve("games.pgn");
        Files.writeString(
                file,
                LISTS.stream()
                        .flatMap(list -> archive.games(list).stream())
                        .map(JudgeAndAuditAgreeTest::pgn)
                        .collect(Collectors.joining()));
        List<JsonNode> judged = judge(edition, file);
        List<JsonNode> audited = audit(edition, file);
        List<String> rulings = rulings(audited);
        assertThat(rulings).hasSizeGreaterThanOrEqualTo(30);
        assertThat(judged.stream()
                        .filter(answer -> answer.has("verdict"))
                        .map(answer -> ruling(answer, answer, answer.get("claimablePly"))))
                .containsExactlyElementsOf(rulings);
        List<String> limits = limits(audited);
        assertThat(limits).hasSizeGreaterThanOrEqualTo(5);
        assertThat(judged.stream()
                        .filter(answer -> answer.has("moveLimit"))
                        .map(answer -> limit(answer, answer.get("moveLimit"))))
                .containsExactlyElementsOf(limits);
    }

    private static String pgn(JsonNode game) {
        String moves = game.get("moves").valueStream().map(JsonNode::asString).collect(Collectors.joining(" "));
        return "[Game \"Chinese Chess\"]\n[Result \"" + game.get("result").asString() + "\"]\n[FEN \""
                + game.get("fen").asString() + "\"]\n\n" + moves + "\n\n";
    }

    private static List<JsonNode> judge(String edition, Path file) {
        Run run = Run.of("judge", file.toString(), "--rules", edition, "--json", "--nodes", "20000");
        assertThat(run.exit()).isZero();
        return run.out().lines().map(JSON::readTree).toList();
    }

    private List<JsonNode> audit(String edition, Path file) {
        Path findings = folder.resolve("findings.jsonl");
        Run run =
                Run.of("audit", file.toString(), "--rules", edition, "--json", findings.toString(), "--nodes", "20000");
        assertThat(run.exit()).isZero();
        return JsonLines.read(findings);
    }

    private static List<String> rulings(List<JsonNode> audited) {
        return findings(audited, "repetition", (game, finding) -> ruling(game, finding, finding.get("ply")));
    }

    private static List<String> limits(List<JsonNode> audited) {
        return findings(audited, "natural-limit", JudgeAndAuditAgreeTest::limit);
    }

    private interface Sight {
        String of(JsonNode game, JsonNode finding);
    }

    private static List<String> findings(List<JsonNode> audited, String kind, Sight sight) {
        return audited.stream()
                .filter(game -> game.has("findings"))
                .flatMap(game -> game.get("findings")
                        .valueStream()
                        .filter(finding -> finding.get("kind").asString().equals(kind))
                        .map(finding -> sight.of(game, finding)))
                .toList();
    }

    private static String ruling(JsonNode game, JsonNode ruling, JsonNode ply) {
        Stream<String> parts = RULING.stream().map(key -> ruling.get(key).toString());
        return "game " + game.get("game") + " ply " + ply + " " + parts.collect(Collectors.joining(" "));
    }

    private static String limit(JsonNode game, JsonNode limit) {
        return "game " + game.get("game") + " ply " + limit.get("ply");
    }
}
