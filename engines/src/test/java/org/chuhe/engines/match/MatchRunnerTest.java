package org.chuhe.engines.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.chuhe.core.Position;
import org.chuhe.engines.play.Mishap;
import org.chuhe.engines.process.EngineSpec;
import org.chuhe.engines.process.Patience;
import org.chuhe.engines.report.MatchReport;
import org.chuhe.engines.stats.Sprt;
import org.chuhe.records.Records;
import org.chuhe.records.read.ReadGame;
import org.chuhe.testing.ScriptedEngine;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole matches between scripted programs, and what is left of them. */
class MatchRunnerTest {
    @TempDir
    Path folder;

    private final List<FinishedGame> seen = new ArrayList<>();

    private static EngineSpec engine(String name, String... script) {
        return EngineSpec.of(name, ScriptedEngine.command(script));
    }

    private static MatchPlan plan(MatchFormat format, int pairs, EngineSpec... engines) {
        List<Opening> openings = List.of(new Opening("", Position.START, ""));
        return new MatchPlan("A <match> & more", List.of(engines), format, 2, pairs, openings, TestConditions.NODES);
    }

    private MatchRunner runner(MatchPlan plan, MatchJournal journal, Optional<Sprt> sprt, int tables) {
        MatchRunner.Place place = new MatchRunner.Place(
                tables, new Patience(20_000, 1500, 500), System::nanoTime, LocalDate.of(2026, 1, 2), Locale.ENGLISH);
        return new MatchRunner(plan, sprt, journal, place, seen::add);
    }

    private List<FinishedGame> play(MatchPlan plan, boolean resume, Optional<Sprt> sprt) throws Exception {
        return play(plan, resume, sprt, 2);
    }

    private List<FinishedGame> play(MatchPlan plan, boolean resume, Optional<Sprt> sprt, int tables) throws Exception {
        try (MatchJournal journal = MatchJournal.open(folder.resolve("j"), plan, resume, game -> {})) {
            runner(plan, journal, sprt, tables).run();
            return journal.games();
        }
    }

    private static List<Integer> numbers(List<FinishedGame> games) {
        return games.stream().map(game -> game.task().number()).toList();
    }

    @Test
    void everyGameIsPlayedOnce() throws Exception {
        MatchPlan plan = plan(MatchFormat.ROUND_ROBIN, 2, engine("a"), engine("b", "ranks=1"), engine("c"));
        List<FinishedGame> games = play(plan, false, Optional.empty());
        assertThat(numbers(games))
                .isEqualTo(IntStream.rangeClosed(1, 12).boxed().toList());
        assertThat(games).allMatch(game -> game.result() == Result.DRAW && game.mishap() == Mishap.NONE);
        assertThat(seen).hasSize(12);
        ReadGame read = Records.read("x.pgn", seen.get(0).pgn().getBytes(StandardCharsets.UTF_8))
                .get(0);
        assertThat(read.defects()).isEmpty();
        assertThat(read.game().ending().reason()).isEqualTo(EndReason.REPETITION);
        assertThat(read.game().ending().rule()).isEqualTo("cxa2011 4.2.3");
        assertThat(seen.get(0).pgn()).contains("Ruling: ", "[Edition \"cxa2020\"]", "+0.15/3");
    }

    @Test
    void aMatchGoesOnWhereItWasLeft() throws Exception {
        MatchPlan plan = plan(MatchFormat.ROUND_ROBIN, 3, engine("a"), engine("b"));
        Path file = folder.resolve("j");
        play(plan, false, Optional.empty(), 1);
        List<String> lines = Files.readAllLines(file);
        // The power went off in the middle of the fourth game's line.
        Files.writeString(
                file,
                String.join("\n", lines.subList(0, 4)) + "\n" + lines.get(4).substring(0, 200));
        assertThatThrownBy(() -> play(plan, false, Optional.empty()))
                .isInstanceOf(MatchException.class)
                .hasMessageContaining("--resume");
        seen.clear();
        List<FinishedGame> games = play(plan, true, Optional.empty());
        assertThat(numbers(games)).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(numbers(seen)).containsExactlyInAnyOrder(4, 5, 6);
        assertThat(Files.readAllLines(file)).hasSize(7);
        assertThat(play(plan, true, Optional.empty())).hasSize(6);
    }

    @Test
    void aDamagedLineEndsWhatCounts() throws Exception {
        MatchPlan plan = plan(MatchFormat.ROUND_ROBIN, 1, engine("a"), engine("b"));
        play(plan, false, Optional.empty());
        Files.writeString(folder.resolve("j"), "{\"game\":3}\n", StandardOpenOption.APPEND);
        assertThat(numbers(play(plan, true, Optional.empty()))).containsExactly(1, 2);
    }

    @Test
    void aLineThatIsDamagedInTheMiddleIsLeftToTheUser() throws Exception {
        MatchPlan plan = plan(MatchFormat.ROUND_ROBIN, 1, engine("a"), engine("b"));
        play(plan, false, Optional.empty());
        Path file = folder.resolve("j");
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        lines.set(1, lines.get(1).substring(20));
        Files.write(file, lines);
        assertThatThrownBy(() -> play(plan, true, Optional.empty())).hasMessageContaining("line 2 of");
        assertThat(Files.readAllLines(file)).isEqualTo(lines);
    }

    @Test
    void anotherMatchIsNotGoneOnWith() throws Exception {
        play(plan(MatchFormat.ROUND_ROBIN, 1, engine("a"), engine("b")), false, Optional.empty());
        MatchPlan other = plan(MatchFormat.ROUND_ROBIN, 2, engine("a"), engine("c"));
        assertThatThrownBy(() -> play(other, true, Optional.empty()))
                .isInstanceOf(MatchException.class)
                .hasMessageContaining("engines, pairs");
    }

    @Test
    void twoCannotWriteOneJournal() throws Exception {
        MatchPlan plan = plan(MatchFormat.ROUND_ROBIN, 1, engine("a"), engine("b"));
        try (MatchJournal first = MatchJournal.open(folder.resolve("j"), plan, false, game -> {})) {
            assertThat(first.games()).isEmpty();
            assertThatThrownBy(() -> play(plan, true, Optional.empty())).hasMessageContaining("somebody else");
        }
    }

    @Test
    void whoDiesIsStartedAgain() throws Exception {
        MatchPlan plan = plan(MatchFormat.GAUNTLET, 2, engine("a"), engine("b", "die=3"));
        List<FinishedGame> games = play(plan, false, Optional.empty());
        assertThat(games).hasSize(4).allMatch(game -> game.mishap() == Mishap.DIED && game.halfPoints(0) == 2);
        List<MatchTable.Row> table = MatchTable.of(plan.names(), games);
        assertThat(table.get(0).name()).isEqualTo("a");
        assertThat(table.get(0).points()).isEqualTo(4);
        assertThat(table.get(1).mishaps()).isEqualTo(4);
        String page = MatchReport.html(plan, games, 6, Optional.empty(), Locale.CHINESE, position -> "<svg/>");
        assertThat(page).contains("自行退出", "共 6 局，已赛 4 局", "A &lt;match&gt; &amp; more");
    }

    @Test
    void theTestEndsAMatchThatIsDecided() throws Exception {
        MatchPlan plan = plan(MatchFormat.ROUND_ROBIN, 500, engine("a"), engine("b", "none=2"));
        Sprt sprt = new Sprt(0, 200, 0.05, 0.05);
        List<FinishedGame> games = play(plan, false, Optional.of(sprt));
        assertThat(games.size()).isBetween(4, 60);
        assertThat(MatchReport.test(sprt, plan.names(), games, Locale.ENGLISH)).contains("elo1 is accepted");
        String page = MatchReport.html(plan, games, 1000, Optional.of(sprt), Locale.ENGLISH, position -> "");
        assertThat(page).contains("elo1 is accepted", "resignation", "+∞");
    }

    @Test
    void everyRulingHasItsBoard() throws Exception {
        MatchPlan plan = plan(MatchFormat.SWISS, 1, engine("a"), engine("b"));
        List<FinishedGame> games = play(plan, false, Optional.empty());
        assertThat(games).hasSize(4);
        String page = MatchReport.html(plan, games, 4, Optional.empty(), Locale.ENGLISH, position -> "<svg/>");
        assertThat(page.split("<svg/>", -1)).hasSize(5);
        assertThat(page).contains("Draw unless one side varies").doesNotContain("games have been played");
    }

    @Test
    void anEngineThatIsNotThereEndsTheMatchInWords() {
        MatchPlan plan = plan(MatchFormat.ROUND_ROBIN, 1, engine("a"), EngineSpec.of("ghost", "/nonexistent"));
        assertThatThrownBy(() -> play(plan, false, Optional.empty()))
                .isInstanceOf(MatchException.class)
                .hasMessageContaining("ghost cannot be started");
    }

    @Test
    void whatIsStoppedGoesOnLater() throws Exception {
        MatchPlan plan = plan(MatchFormat.ROUND_ROBIN, 10, engine("a", "delay=5"), engine("b"));
        try (MatchJournal journal = MatchJournal.open(folder.resolve("j"), plan, false, game -> {})) {
            MatchRunner[] runner = new MatchRunner[1];
            MatchRunner.Place place = new MatchRunner.Place(
                    2, Patience.USUAL, System::nanoTime, LocalDate.of(2026, 1, 2), Locale.ENGLISH);
            runner[0] = new MatchRunner(plan, Optional.empty(), journal, place, game -> runner[0].stop());
            runner[0].run();
            assertThat(journal.games()).hasSize(1);
        }
        assertThat(play(plan, true, Optional.empty())).hasSize(20);
    }
}
