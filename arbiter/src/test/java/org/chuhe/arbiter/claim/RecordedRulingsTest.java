package org.chuhe.arbiter.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.testing.Archive;
import org.chuhe.testing.JsonLines;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Real games compared with what was ruled, played and counted at the time. */
@ParameterizedClass
@EnumSource(Archive.class)
class RecordedRulingsTest {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    @Parameter
    Archive archive;

    private record Recorded(String id, Cycle cycle, Optional<Side> deviator, Optional<Verdict> verdict) {}

    @ParameterizedTest
    @ValueSource(strings = {"cxa2020", "cxa2011", "cxa1999", "cxa1957", "wxf2018"})
    void everyDisagreementWithARecordedRulingIsExplained(String edition) {
        RepetitionStatistics statistics = statistics(RuleBooks.byId(edition).orElseThrow());
        assertThat(statistics.recorded()).isEqualTo(25);
        assertThat(statistics.undecided()).isEmpty();
        assertThat(statistics.disagreements().stream()
                        .map(each -> each.id() + " " + each.ruling().verdict().code())
                        .toList())
                .containsExactlyInAnyOrderElementsOf(explained(edition));
        // In play it is nearly always the side we blame that leaves the cycle.
        assertThat(statistics.blamedDeviated()).isGreaterThanOrEqualTo(statistics.deviations() * 9 / 10);
        assertThat(statistics.verdicts().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .isEqualTo(statistics.rulings());
        assertThat(statistics.slowestMillis()).isGreaterThanOrEqualTo(statistics.millisPerRuling());
        assertThat(statistics.slowest()).isNotEmpty();
    }

    /** 1,000 rulings in 10 s of processor time; here one round of the real cycles, with the same allowance each. */
    @Test
    @Tag("slow")
    void aRulingTakesLessThanTenMilliseconds() {
        List<Recorded> games = games();
        for (RuleBook book : RuleBooks.all()) {
            long start = THREADS.getCurrentThreadCpuTime();
            games.forEach(game -> Arbiter.of(book).judge(game.cycle()));
            double millis = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
            assertThat(millis / games.size()).as(book.id()).isLessThan(10);
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"cxa2020", "cxa2011", "cxa1999", "cxa1957", "wxf2018"})
    void realCyclesAreJudgedAlikeInTheMirrorWithColoursSwappedAndFromTheNextPly(String edition) {
        Arbiter arbiter = Arbiter.of(RuleBooks.byId(edition).orElseThrow());
        for (Recorded game : games()) {
            Position start = game.cycle().start();
            List<Move> moves = game.cycle().moves();
            Verdict verdict = arbiter.judge(game.cycle()).verdict();
            Cycle mirrored = new Cycle(
                    start.mirrored(), moves.stream().map(Move::mirrored).toList(), 1);
            assertThat(arbiter.judge(mirrored).verdict()).as(game.id()).isEqualTo(verdict);
            Cycle swapped = new Cycle(
                    start.colourSwapped(),
                    moves.stream().map(Move::colourSwapped).toList(),
                    1);
            assertThat(arbiter.judge(swapped).verdict().mustVary())
                    .as(game.id())
                    .isEqualTo(verdict.mustVary().map(Side::opponent));
            List<Move> rotated = new ArrayList<>(moves.subList(1, moves.size()));
            rotated.add(moves.get(0));
            assertThat(arbiter.judge(new Cycle(start.play(moves.get(0)), rotated, 1))
                            .verdict())
                    .as(game.id())
                    .isEqualTo(verdict);
        }
    }

    @Test
    void theQuietPliesAndChecksOfGamesDrawnAtTheLimitAreCountedRight() {
        assertThat(archive.games("natural_limit_games.jsonl"))
                .hasSizeGreaterThanOrEqualTo(30)
                .allSatisfy(game -> {
                    Position start = Fen.readLoosely(game.get("fen").asString());
                    MoveLimit limit =
                            Arbiter.of(RuleBooks.CXA_2011).moveLimit(MoveSequence.of(start, moves(start, game)));
                    assertThat(limit.quietPlies())
                            .isEqualTo(game.get("noncapture_run_plies").asInt());
                    assertThat(limit.checksByRed() + limit.checksByBlack())
                            .isEqualTo(game.get("checks_in_run").asInt());
                });
    }

    private static List<String> explained(String edition) {
        return JsonLines.resource(RecordedRulingsTest.class, "recorded-rulings.jsonl").stream()
                .filter(node -> node.get("rules").asString().equals(edition))
                .peek(node -> assertThat(node.get("differs").asString()).isNotBlank())
                .map(node ->
                        node.get("id").asString() + " " + node.get("verdict").asString())
                .toList();
    }

    private RepetitionStatistics statistics(RuleBook book) {
        RepetitionStatistics statistics = new RepetitionStatistics();
        for (Recorded game : games()) {
            long start = THREADS.getCurrentThreadCpuTime();
            Ruling ruling = Arbiter.of(book).judge(game.cycle());
            long nanos = THREADS.getCurrentThreadCpuTime() - start;
            statistics.add(game.id(), ruling, nanos, game.deviator(), game.verdict());
        }
        return statistics;
    }

    private List<Recorded> games() {
        List<Recorded> games = new ArrayList<>();
        for (JsonNode node : archive.games("repetition_games.jsonl")) {
            Position position = Fen.readLoosely(node.get("fen").asString());
            List<Move> moves = moves(position, node);
            int first = node.get("last_cycle").get(0).asInt();
            int end = node.get("last_cycle").get(1).asInt();
            for (Move move : moves.subList(0, first)) {
                position = position.play(move);
            }
            games.add(new Recorded(
                    node.get("id").asString(),
                    new Cycle(position, moves.subList(first, end), first + 1),
                    deviator(node.get("deviating_side_after_cycle")),
                    verdict(node)));
        }
        return games;
    }

    private static List<Move> moves(Position start, JsonNode game) {
        return MoveReader.readAll(
                start, game.get("moves").valueStream().map(JsonNode::asString).toList());
    }

    private static Optional<Side> deviator(JsonNode side) {
        return side == null || side.isNull()
                ? Optional.empty()
                : Optional.of(side.asString().equals("red") ? Side.RED : Side.BLACK);
    }

    private static Optional<Verdict> verdict(JsonNode game) {
        if (!game.get("category").asString().equals("adjudicated_loss")) {
            return Optional.empty();
        }
        boolean redWon = game.get("result").asString().equals("1-0");
        return Optional.of(Verdict.mustVary(redWon ? Side.BLACK : Side.RED));
    }
}
