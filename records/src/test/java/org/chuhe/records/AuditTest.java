package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.chuhe.core.Position;
import org.chuhe.records.audit.AuditJournal;
import org.chuhe.records.audit.AuditJson;
import org.chuhe.records.audit.AuditReport;
import org.chuhe.records.audit.AuditSummary;
import org.chuhe.records.audit.AuditedGame;
import org.chuhe.records.audit.Example;
import org.chuhe.records.audit.FileAudit;
import org.chuhe.records.audit.Finding;
import org.chuhe.records.audit.FindingKind;
import org.chuhe.records.audit.GameAudit;
import org.chuhe.records.audit.RepetitionRuling;
import org.chuhe.records.format.ReadGame;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.GameResult;
import org.chuhe.testing.Archive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the audit finds in games, checked against games in which somebody else has found it. */
class AuditTest {
    private static final GameAudit AUDIT = new GameAudit(RepetitionRuling::perpetualCheckOnly);

    private static ReadGame read(JsonNode game, GameResult result) {
        String moves = StreamSupport.stream(game.get("moves").spliterator(), false)
                .map(JsonNode::asString)
                .collect(Collectors.joining());
        String file = moves + "\n" + game.get("fen").asString();
        ReadGame read =
                Records.read("game", file.getBytes(StandardCharsets.UTF_8)).get(0);
        return new ReadGame(
                read.file(), read.number(), read.format(), read.game().withResult(result), read.defects());
    }

    private static ReadGame read(JsonNode game) {
        return read(game, GameResult.ofText(game.get("result").asString()).orElse(GameResult.UNKNOWN));
    }

    private static Optional<Finding> find(AuditedGame audited, FindingKind kind) {
        return audited.findings().stream().filter(f -> f.kind() == kind).findFirst();
    }

    @ParameterizedTest
    @EnumSource(Archive.class)
    void illegalMovesAreFoundAtTheirPly(Archive archive) {
        assertThat(archive.games("illegal_games.jsonl"))
                .hasSizeGreaterThanOrEqualTo(30)
                .allSatisfy(game -> {
                    Finding finding = find(AUDIT.audit(read(game)), FindingKind.ILLEGAL_MOVE)
                            .orElseThrow();
                    assertThat(finding.ply())
                            .isEqualTo(game.get("first_illegal_ply").asInt());
                    assertThat(finding.position()).isPresent();
                });
    }

    @ParameterizedTest
    @EnumSource(Archive.class)
    void repetitionsAreFoundAtTheThirdOccurrence(Archive archive) {
        assertThat(archive.games("repetition_games.jsonl"))
                .hasSizeGreaterThanOrEqualTo(30)
                .allSatisfy(game -> {
                    Optional<Finding> finding = find(AUDIT.audit(read(game)), FindingKind.REPETITION);
                    assertThat(finding.map(Finding::ply))
                            .contains(game.get("first_threefold_at_ply").asInt());
                });
    }

    @ParameterizedTest
    @EnumSource(Archive.class)
    void resultsAreComparedWithTheFinalPosition(Archive archive) {
        assertThat(archive.games("terminal_games.jsonl"))
                .hasSizeGreaterThanOrEqualTo(30)
                .allSatisfy(game -> {
                    ReadGame read = read(game);
                    Position last = read.game().finalPosition();
                    assertThat(last.isCheckmate() || last.isStalemate()).isTrue();
                    GameResult right = GameResult.winFor(last.sideToMove().opponent());
                    assertThat(find(AUDIT.audit(read(game, right)), FindingKind.WRONG_RESULT))
                            .isEmpty();
                    assertThat(find(AUDIT.audit(read(game, GameResult.UNKNOWN)), FindingKind.WRONG_RESULT))
                            .isEmpty();
                    assertThat(find(AUDIT.audit(read(game, GameResult.DRAW)), FindingKind.WRONG_RESULT))
                            .isPresent();
                });
    }

    @ParameterizedTest
    @EnumSource(Archive.class)
    void theNaturalLimitIsPassedOnlyByPlayingOn(Archive archive) {
        assertThat(archive.games("natural_limit_games.jsonl"))
                .hasSizeGreaterThanOrEqualTo(30)
                .allSatisfy(game -> {
                    ReadGame read = read(game);
                    int longest = longestRunWithoutCapture(read.game());
                    assertThat(longest)
                            .isGreaterThanOrEqualTo(
                                    game.get("noncapture_run_plies").asInt());
                    assertThat(find(AUDIT.audit(read), FindingKind.NATURAL_LIMIT)
                                    .isPresent())
                            .isEqualTo(longest > GameAudit.NATURAL_LIMIT_PLIES);
                });
    }

    private static int longestRunWithoutCapture(GameRecord game) {
        int longest = 0;
        int run = 0;
        int pieces = game.start().pieces().size();
        for (int ply = 1; ply <= game.plies(); ply++) {
            int left = game.positionAfter(ply).pieces().size();
            run = left == pieces ? run + 1 : 0;
            pieces = left;
            longest = Math.max(longest, run);
        }
        return longest;
    }

    /** Red gives check with every move, Black steps to and fro. */
    private static ReadGame perpetualCheck(String result, String more) {
        String cycle = "e0d0 d9e9 d0e0 e9d9 ";
        String pgn = "[Game \"x\"]\n[Red \"甲\"]\n[Black \"<乙>\"]\n[Result \"" + result
                + "\"]\n[FEN \"3k5/9/9/9/9/9/9/9/9/4RK3 w - - 0 1\"]\n" + cycle.repeat(3) + more;
        return Records.read("perpetual.pgn", pgn.getBytes(StandardCharsets.UTF_8))
                .get(0);
    }

    @Test
    void unilateralPerpetualCheckIsRuledOn() {
        AuditedGame audited = AUDIT.audit(perpetualCheck("1-0", ""));
        Finding repetition = find(audited, FindingKind.REPETITION).orElseThrow();
        assertThat(repetition.ply()).isEqualTo(8);
        assertThat(repetition.message().in(Locale.ENGLISH)).contains("Red alone gives perpetual check");
        assertThat(find(audited, FindingKind.RESULT_AGAINST_RULING)).isPresent();
        assertThat(find(AUDIT.audit(perpetualCheck("0-1", "")), FindingKind.RESULT_AGAINST_RULING))
                .isEmpty();
    }

    @Test
    void aRepetitionThatWasLeftDecidesNothing() {
        AuditedGame audited = AUDIT.audit(perpetualCheck("1-0", "e0e5"));
        assertThat(find(audited, FindingKind.REPETITION)).isPresent();
        assertThat(find(audited, FindingKind.RESULT_AGAINST_RULING)).isEmpty();
    }

    @Test
    void theJournalBringsBackEverything() {
        FileAudit file = new FileAudit("perpetual.pgn");
        file.add(AUDIT.audit(perpetualCheck("1-0", "")));
        file.addUnreadable(new RecordException(
                RecordException.Problem.NO_GAME, org.chuhe.records.format.Texts.message("file.no.game")));
        FileAudit again = AuditJournal.read(AuditJournal.line(file)).orElseThrow();
        assertThat(again.counts()).isEqualTo(file.counts());
        assertThat(again.examples()).isEqualTo(file.examples());
        assertThat(again.games()).isEqualTo(1);
        assertThat(again.plies()).isEqualTo(12);
        AuditSummary summary = new AuditSummary();
        summary.add(new FileAudit("another.pgn"));
        summary.add(again);
        FileAudit copy = new FileAudit("copy.pgn");
        copy.add(AUDIT.audit(perpetualCheck("1-0", "")));
        assertThat(summary.add(copy)).hasSize(1);
        assertThat(AuditJournal.read("torn")).isEmpty();
        assertThat(AuditJournal.read("a\tb\tc\td\te\tf\tg")).isEmpty();
    }

    @Test
    void theSummaryAddsUpAndFindsDuplicates() {
        AuditSummary summary = new AuditSummary();
        FileAudit one = new FileAudit("one.pgn");
        ReadGame game = perpetualCheck("1-0", "");
        one.add(AUDIT.audit(game));
        assertThat(summary.add(one)).isEmpty();
        FileAudit two = new FileAudit("two.pgn");
        two.add(AUDIT.audit(game));
        two.addUnreadable(new RecordException(
                RecordException.Problem.NO_GAME, org.chuhe.records.format.Texts.message("file.no.game")));
        List<Example> duplicates = summary.add(two);
        assertThat(duplicates)
                .singleElement()
                .satisfies(example -> assertThat(example.english()).contains("one.pgn"));
        assertThat(summary.games()).isEqualTo(2);
        assertThat(summary.files()).isEqualTo(2);
        assertThat(summary.count(FindingKind.REPETITION)).isEqualTo(2);
        assertThat(summary.count(FindingKind.DUPLICATE)).isEqualTo(1);
        assertThat(summary.count(FindingKind.UNREADABLE_FILE)).isEqualTo(1);
        for (Locale locale : List.of(Locale.CHINESE, Locale.ENGLISH)) {
            String page = AuditReport.html(summary, "a & b", false, locale, position -> "<svg>board</svg>");
            assertThat(page).contains("a &amp; b").contains("甲 – &lt;乙&gt;").contains("<svg>board</svg>");
            assertThat(page).doesNotContain("http").doesNotContain("src=");
        }
    }

    @Test
    void jsonLinesSayTheSame() {
        JsonMapper mapper = JsonMapper.builder().build();
        AuditedGame audited = AUDIT.audit(perpetualCheck("1-0", ""));
        JsonNode game = mapper.readTree(AuditJson.game(audited, Locale.ENGLISH));
        assertThat(game.get("file").asString()).isEqualTo("perpetual.pgn");
        assertThat(game.get("findings").get(0).get("kind").asString()).isEqualTo("repetition");
        assertThat(game.get("findings").get(0).get("ply").asInt()).isEqualTo(8);
        FileAudit file = new FileAudit("perpetual.pgn");
        file.add(audited);
        assertThat(mapper.readTree(AuditJson.file(file, List.of())).get("games").asInt())
                .isEqualTo(1);
        Example example = file.examples().get(0);
        assertThat(mapper.readTree(AuditJson.example(example, Locale.CHINESE)).get("findings"))
                .hasSize(1);
    }
}
