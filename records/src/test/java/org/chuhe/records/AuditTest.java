package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.claim.PendingPosition;
import org.chuhe.arbiter.claim.Recurrence.Basis;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.records.audit.AuditFinding;
import org.chuhe.records.audit.AuditJournal;
import org.chuhe.records.audit.AuditJson;
import org.chuhe.records.audit.AuditReport;
import org.chuhe.records.audit.AuditSummary;
import org.chuhe.records.audit.AuditedGame;
import org.chuhe.records.audit.Example;
import org.chuhe.records.audit.FileAudit;
import org.chuhe.records.audit.FileTotals;
import org.chuhe.records.audit.FindingKind;
import org.chuhe.records.audit.GameAudit;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.read.ReadGame;
import org.chuhe.testing.Archive;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the audit finds in games, checked against games in which somebody else has found it. */
class AuditTest {
    private static final GameAudit AUDIT = new GameAudit(List.of(Arbiter.of(RuleBooks.CXA_2020)));

    private static ReadGame read(JsonNode game, Result result) {
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
        return read(game, Result.ofWord(game.get("result").asString()).orElse(Result.NONE));
    }

    private static Optional<AuditFinding> find(AuditedGame audited, FindingKind kind) {
        return audited.findings().stream().filter(f -> f.kind() == kind).findFirst();
    }

    @ParameterizedTest
    @EnumSource(Archive.class)
    void illegalMovesAreFoundAtTheirPly(Archive archive) {
        assertThat(archive.games("illegal_games.jsonl"))
                .hasSizeGreaterThanOrEqualTo(30)
                .allSatisfy(game -> {
                    if (game.get("reason").asString().equals("no_king")) {
                        ReadGame kept = read(game);
                        assertThat(kept.game().plies())
                                .isEqualTo(game.get("moves").size());
                        assertThat(AUDIT.audit(kept).findings())
                                .extracting(AuditFinding::kind)
                                .contains(FindingKind.REPAIRED);
                        return;
                    }
                    AuditFinding finding = find(AUDIT.audit(read(game)), FindingKind.ILLEGAL_MOVE)
                            .orElseThrow();
                    assertThat(finding.ply())
                            .isEqualTo(game.get("first_illegal_ply").asInt());
                    assertThat(finding.position()).isPresent();
                });
    }

    @ParameterizedTest
    @EnumSource(Archive.class)
    void repetitionsAreFoundWhereAReviewRulesOnThem(Archive archive) {
        int found = 0;
        for (JsonNode game : archive.games("repetition_games.jsonl")) {
            ReadGame read = read(game);
            GameRecord record = read.game();
            List<PendingPosition> pending = Arbiter.of(RuleBooks.CXA_2020)
                    .review(MoveSequence.of(record.start(), record.mainLine().moves()))
                    .pending();
            List<AuditFinding> findings = AUDIT.audit(read).findings().stream()
                    .filter(finding -> finding.kind() == FindingKind.REPETITION)
                    .toList();
            assertThat(findings.stream().map(finding -> finding.pending().orElseThrow()))
                    .isEqualTo(pending);
            assertThat(findings.stream().map(AuditFinding::ply))
                    .isEqualTo(pending.stream()
                            .map(each -> each.recurrence().claimablePly())
                            .toList());
            // Moves that have come round three times have led to one position at least as often.
            assertThat(findings)
                    .filteredOn(finding ->
                            finding.pending().orElseThrow().recurrence().basis() == Basis.TIMES_ROUND)
                    .allMatch(finding ->
                            finding.ply() >= game.get("first_threefold_at_ply").asInt());
            found += findings.size();
        }
        assertThat(found).isGreaterThanOrEqualTo(30);
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
                    Result right = last.sideToMove().opponent().wins();
                    assertThat(find(AUDIT.audit(read(game, right)), FindingKind.WRONG_RESULT))
                            .isEmpty();
                    assertThat(find(AUDIT.audit(read(game, Result.NONE)), FindingKind.WRONG_RESULT))
                            .isEmpty();
                    assertThat(find(AUDIT.audit(read(game, Result.DRAW)), FindingKind.WRONG_RESULT))
                            .isPresent();
                });
    }

    @ParameterizedTest
    @EnumSource(Archive.class)
    void theNaturalLimitIsReachedWithTenChecksOfTheClaimantAtMost(Archive archive) {
        assertThat(archive.games("natural_limit_games.jsonl"))
                .hasSizeGreaterThanOrEqualTo(30)
                .allSatisfy(game -> {
                    ReadGame read = read(game);
                    assertThat(find(AUDIT.audit(read), FindingKind.NATURAL_LIMIT)
                                    .map(AuditFinding::ply)
                                    .orElse(0))
                            .isEqualTo(sixtyRoundsWithoutCapture(read.game()));
                });
    }

    /** The first ply after which somebody has his sixty rounds (4.2.4, 22.2), or 0. */
    private static int sixtyRoundsWithoutCapture(GameRecord game) {
        int quiet = 0;
        int[] checks = new int[2];
        int pieces = game.start().pieces().size();
        for (int ply = 1; ply <= game.plies(); ply++) {
            Position position = game.positionAfter(ply);
            int mover = position.sideToMove().opponent().ordinal();
            boolean capture = position.pieces().size() < pieces;
            pieces = position.pieces().size();
            quiet = capture ? 0 : quiet + 1;
            checks = capture ? new int[2] : checks;
            checks[mover] += position.isCheck() && !capture ? 1 : 0;
            int fewest = Math.min(checks[Side.RED.ordinal()], checks[Side.BLACK.ordinal()]);
            if (quiet / 2 - Math.max(0, fewest - 10) >= 60) {
                return ply;
            }
        }
        return 0;
    }

    /** Red gives check with every move, Black steps to and fro. */
    private static ReadGame perpetualCheck(String result, String more) {
        return perpetualCheck(result, 3, more);
    }

    private static ReadGame perpetualCheck(String result, int times, String more) {
        String cycle = "e0d0 d9e9 d0e0 e9d9 ";
        String pgn = "[Game \"x\"]\n[Red \"甲\"]\n[Black \"<乙>\"]\n[Result \"" + result
                + "\"]\n[FEN \"3k5/9/9/9/9/9/9/9/9/4RK3 w - - 0 1\"]\n" + cycle.repeat(times) + more;
        return Records.read("perpetual.pgn", pgn.getBytes(StandardCharsets.UTF_8))
                .get(0);
    }

    @Test
    void unilateralPerpetualCheckIsRuledOn() {
        AuditedGame audited = AUDIT.audit(perpetualCheck("1-0", ""));
        AuditFinding repetition = find(audited, FindingKind.REPETITION).orElseThrow();
        assertThat(repetition.ply()).isEqualTo(12);
        assertThat(repetition.message().in(Locale.ENGLISH))
                .startsWith("plies 1–12 come round; a ruling can be asked for after ply 12. cxa2020: ")
                .contains("Red gives perpetual check and loses", "China 2011 23.1, 23.5.1; China 2020 24.9, 25.1");
        assertThat(find(audited, FindingKind.RESULT_AGAINST_RULING)).isPresent();
        assertThat(find(AUDIT.audit(perpetualCheck("0-1", "")), FindingKind.RESULT_AGAINST_RULING))
                .isEmpty();
    }

    @Test
    void aCyclePlayedTwiceCannotBeRuledOn() {
        assertThat(AUDIT.audit(perpetualCheck("1-0", 2, "")).findings()).isEmpty();
        assertThat(AUDIT.audit(perpetualCheck("1-0", 2, "e0d0 d9e9 d0e0")).findings())
                .isEmpty();
    }

    @Test
    void whetherTheWinnerHadToVaryIsOpenWhereTheRecordIsTorn() {
        AuditedGame audited = AUDIT.audit(perpetualCheck("1-0", "a0a9"));
        assertThat(find(audited, FindingKind.ILLEGAL_MOVE)).isPresent();
        assertThat(find(audited, FindingKind.REPETITION)).isPresent();
        assertThat(find(audited, FindingKind.RESULT_AGAINST_RULING)).isEmpty();
    }

    @Test
    void otherEditionsAreHeardOnWhatTheFirstOneFinds() {
        GameAudit audit = new GameAudit(List.of(Arbiter.of(RuleBooks.CXA_2011), Arbiter.of(RuleBooks.WXF_2018)));
        AuditFinding finding = find(audit.audit(perpetualCheck("1-0", "")), FindingKind.REPETITION)
                .orElseThrow();
        assertThat(finding.pending().orElseThrow().proof().book()).isEqualTo(RuleBooks.CXA_2011);
        assertThat(finding.message().in(Locale.ENGLISH)).contains("cxa2011: ", "and loses", "wxf2018: ", "must vary");
        assertThat(finding.message().in(Locale.CHINESE)).contains("cxa2011：", "作负", "wxf2018：", "变着");
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
                .satisfies(example ->
                        assertThat(example.words().in(Locale.ENGLISH)).contains("one.pgn"));
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
        assertThat(game.get("findings").get(0).get("ply").asInt()).isEqualTo(12);
        assertThat(game.get("findings").get(0).get("verdict").asString()).isEqualTo("red-must-vary");
        assertThat(game.get("findings").get(0).get("consequence").asString()).isEqualTo("perpetual-check");
        assertThat(game.get("findings").get(0).get("articles").toString()).isEqualTo("[\"24.9\",\"25.1\"]");
        FileAudit file = new FileAudit("perpetual.pgn");
        file.add(audited);
        assertThat(mapper.readTree(AuditJson.file(file.file(), FileTotals.NONE.plus(file, 0)))
                        .get("games")
                        .asInt())
                .isEqualTo(1);
        Example example = file.examples().get(0);
        assertThat(mapper.readTree(AuditJson.example(example, Locale.CHINESE)).get("findings"))
                .hasSize(1);
    }
}
